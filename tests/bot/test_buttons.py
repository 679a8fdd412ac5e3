"""Turns by buttons and menus: one question at a time, and nothing twice."""

import pytest

from tests.bot.house import begins, labels, menu_of

MOVED = "The table moved on; your choices now:"


async def test_panel_opens_from_the_post(house):
    await house.begin(house.ben)
    panel = (await house.ann.click(house.posts()[-1], label="Take your turn")).response
    assert panel.ephemeral
    assert "**Spend your 5 Funds, or end your turn.**" in panel.content
    assert labels(panel)[-3:] == ["End turn · keep 5 Funds", "My board", "Undo"]


async def test_a_question_at_a_time_and_back(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    asked = (await house.ann.click(panel, label="Build a Story")).response
    assert "**Build a Story: Campus**" in asked.content
    assert labels(asked) == [
        "Natural Science (green) · to 1, 1 Fund, 4 left",
        "Social Science (blue) · to 1, 1 Fund, 4 left",
        "Arts (yellow) · to 1, 1 Fund, 4 left",
        "Humanities (red) · to 1, 1 Fund, 4 left",
        "Administration · to 2, 1 Fund, 4 left",
        "‹ Back",
    ]
    again = (await house.ann.click(asked, label="‹ Back")).response
    assert "Build a Story" in labels(again)
    assert (await house.position()).n == 0


async def test_last_answer_takes_the_action_and_asks_what_is_next(house):
    await house.begin(house.ben)
    asked = (await house.ann.click(await house.panel(house.ann), label="Build a Story")).response
    done = (await house.ann.click(asked, label=begins("Arts", asked))).response
    assert "ann builds a Story on Arts (yellow) for 1 Fund: now 1 block high." in done.content
    assert "**Spend your 4 Funds" in done.content
    assert done.id == asked.id
    assert (await house.position()).move.action == "build yellow"


async def test_button_of_an_action_without_questions_takes_it_at_once(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    done = (await house.ann.click(panel, label=begins("End turn", panel))).response
    assert "It is now ben's turn." in done.content
    assert labels(done) == []


async def test_more_than_five_answers_are_a_menu(house, classes):
    await classes(house, green=5)
    asked = await house.panel(house.ann)
    assert menu_of(asked)["placeholder"].startswith("Group them myself: ")
    values = [option["value"] for option in menu_of(asked)["options"]]
    assert values[0] == "split 5 - - -"
    done = (await house.ann.select(asked, [values[-1]])).response
    assert "ann's class graduates" in done.content


async def test_more_than_a_menu_holds_are_pages(house, classes):
    await classes(house, green=20)
    first = await house.panel(house.ann)
    values = [option["value"] for option in menu_of(first)["options"]]
    assert len(values) == 25
    assert "Later ›" in labels(first)
    assert "‹ Back" not in labels(first)
    second = (await house.ann.click(first, label="Later ›")).response
    later = [option["value"] for option in menu_of(second)["options"]]
    assert labels(second)[1:] == ["‹ Earlier", "Later ›", "‹ Back"]
    assert not set(values) & set(later)
    third = (await house.ann.click(second, label="‹ Earlier")).response
    assert [option["value"] for option in menu_of(third)["options"]] == values


async def test_second_question_follows_the_first(house, classes):
    await classes(house, green=2, blue=2)
    first = await house.panel(house.ann)
    assert "\nGroup them myself: " in first.content
    second = (await house.ann.click(first, label="1 + 1")).response
    assert labels(second) == ["2", "1 + 1", "‹ Back"]
    done = (await house.ann.click(second, label="2")).response
    assert "ann's class graduates: green, green, blue ×2" in done.content


async def test_stale_panel_shows_the_choices_of_now_and_does_nothing(house):
    await house.begin(house.ben)
    stale = await house.panel(house.ann)
    await house.play((house.ann, "build green"))
    now = (await house.ann.click(stale, label=begins("End turn", stale))).response
    assert MOVED in now.content
    assert "End turn · keep 4 Funds" in labels(now)
    assert (await house.position()).n == 1


async def test_stale_question_shows_the_choices_of_now(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    asked = (await house.ann.click(panel, label="Build a Story")).response
    await house.play((house.ann, "build green"))
    now = (await house.ann.click(asked, label=begins("Natural", asked))).response
    assert MOVED in now.content
    assert "Build a Story" in labels(now)
    assert (await house.position()).n == 1


async def test_stale_panel_after_the_turn_says_whose_turn_it_is(house):
    await house.begin(house.ben)
    stale = await house.panel(house.ann)
    await house.play((house.ann, "done"))
    now = (await house.ann.click(stale, label="Build a Story")).response
    assert MOVED in now.content
    assert "It is now ben's turn." in now.content
    assert labels(now) == []


async def test_same_number_after_an_undo_is_not_taken_for_the_old_question(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    stale = await house.panel(house.ann)
    await house.tell(house.ann, "game undo")
    await house.ann.click(stale, label=begins("End turn", stale))
    assert (await house.position()).move.action == "undo"


async def test_old_buttons_work_after_a_restart(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    asked = (await house.ann.click(panel, label="Build a Story")).response
    await house.restart()
    done = (await house.ann.click(asked, label=begins("Arts", asked))).response
    assert "ann builds a Story on Arts" in done.content
    reopened = (await house.ann.click(house.posts()[0], label="Take your turn")).response
    assert "Spend your 4 Funds" in reopened.content


async def test_buttons_of_earlier_posts_open_the_present(house):
    await house.begin(house.ben)
    old = house.posts()[-1]
    await house.play((house.ann, "done"))
    assert "It is now ben's turn." in (await house.ann.click(old, label="Take your turn")).response.content
    assert "Spend your 5 Funds" in (await house.ben.click(old, label="Take your turn")).response.content


async def test_spectator_may_look_and_nothing_else(house):
    await house.begin(house.ben)
    post = house.posts()[-1]
    pressed = {label: (await house.cho.click(post, label=label)).response for label in labels(post)}
    assert all(answer.ephemeral for answer in pressed.values())
    assert "It is now ann's turn." in pressed["Take your turn"].content
    assert labels(pressed["Take your turn"]) == []
    assert pressed["My board"].content == "You do not sit at this table."
    assert "ann holds the Clock" in pressed["Log"].content
    assert pressed["Undo"].content == "You do not sit at this table."


async def test_public_button_of_an_answer_pressed_by_somebody_else_does_nothing(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    house.env.backend.get_message(panel.channel_id, panel.id).flags = 0
    for who, said in ((house.ben, "It is now ann's turn."), (house.cho, "You do not sit at this table.")):
        answer = await who.click(panel, label=begins("End turn", panel))
        assert said in answer.response.content
        house.env.backend.get_message(panel.channel_id, panel.id).components = panel.components
        panel = await house.panel(house.ann)
        house.env.backend.get_message(panel.channel_id, panel.id).flags = 0
    assert (await house.position()).n == 0


async def test_whole_turn_in_a_direct_message(house):
    await house.begin(house.ben)
    panel = (await house.ann.user.click(house.letters(house.ann)[-1], label="Take your turn")).response
    asked = (await house.ann.user.click(panel, label="Build a Story")).response
    built = (await house.ann.user.click(asked, label=begins("Arts", asked))).response
    assert "ann builds a Story on Arts" in built.content
    await house.ann.user.click(built, label=begins("End turn", built))
    assert (await house.position()).waiting == (house.ben.id,)


async def test_undo_button_asks_first(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    asked = (await house.ann.click(await house.panel(house.ann), label="Undo")).response
    assert "Take back your last action?" in asked.content
    assert (await house.position()).move.action == "build green"
    await house.ann.click(asked, label="Take it back")
    assert (await house.position()).move.action == "undo"


@pytest.mark.parametrize(
    "custom_id",
    ["do:1:0:0:bogus", "do:1:0:0:build purple", "do:1:0:0:hire red", "do:1:0:9:build", "do:99:0:0:build"],
)
async def test_forged_answer_ends_in_a_sentence(house, custom_id):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    stored = house.env.backend.get_message(panel.channel_id, panel.id)
    stored.components[0]["components"][0]["custom_id"] = custom_id
    answer = (await house.ann.click(panel, custom_id=custom_id)).response
    assert "Something went wrong" not in answer.content
    assert (await house.position()).n == 0
