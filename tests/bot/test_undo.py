"""Taking back: freely, by consent, in public."""

from bot.storage import Status
from tests.bot.house import labels


async def test_free_undo_is_done_at_once_and_told_to_all(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"), (house.ann, "build blue"))
    said = await house.tell(house.ann, "game undo")
    assert "Your last action is taken back." in said
    assert "Spend your 4 Funds" in said
    assert "ann took back the last action." in house.posts()[-1].content
    assert "~~ann builds a Story on Social Science (blue)" in house.posts()[-1].content
    assert (await house.position()).state.schools[0].study_stories == 1


async def test_undo_goes_back_step_by_step(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"), (house.ann, "build blue"))
    await house.tell(house.ann, "game undo")
    await house.tell(house.ann, "game undo")
    assert (await house.position()).state.schools[0].study_stories == 0
    assert "no action to take back" in await house.tell(house.ann, "game undo")


async def test_undo_is_for_those_who_acted(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    assert "no action to take back" in await house.tell(house.ben, "game undo")
    assert "do not sit" in await house.tell(house.cho, "game undo")


async def test_undo_button_says_who_must_agree(house):
    await house.begin(house.ben)
    post = house.posts()[-1]
    refused = (await house.ann.click(post, label="Undo")).response
    assert refused.content == "You have no action to take back."
    await house.play((house.ann, "build green"))
    freely = (await house.ann.click(post, label="Undo")).response
    built = "ann builds a Story on Natural Science (green) for 1 Fund: now 1 block high."
    assert freely.content == f"Take back your last action?\n> {built}\nEverybody will see it."
    assert labels(freely) == ["Take it back"]
    await house.play((house.ann, "window 1"))
    asking = (await house.ann.click(post, label="Undo")).response
    assert asking.content.startswith("Take back your last action?\n> ann ")
    assert asking.content.endswith("They must agree; I ask them in the channel.")
    assert labels(asking) == ["Ask the others"]


async def test_undo_button_is_refused_at_once_when_the_game_is_over(house):
    table = await house.begin(house.ben)
    post = house.posts()[-1]
    await house.play((house.ann, "build green"))
    await house.bot.store.set_status(table, Status.ENDED, at=house.bot.now())
    said = (await house.ann.click(post, label="Undo")).response.content
    assert said.startswith("The game was ended early.")


async def test_log_strikes_out_what_was_taken_back(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    await house.tell(house.ann, "game undo")
    log = await house.tell(house.ben, "game log")
    assert "~~ann builds a Story on Natural Science (green) for 1 Fund: now 1 block high.~~" in log
    assert "ann took back the last action." in log


async def propose(house, *guests):
    await house.begin(house.ben, *guests)
    await house.play((house.ann, "build green"), (house.ann, "window 1"))
    said = await house.tell(house.ann, "game undo")
    assert said == "That needs the consent of the others; I ask them in the channel."
    return house.channel.last_message


async def test_undo_of_something_revealed_asks_the_others(house):
    asked = await propose(house, house.cho)
    assert "ann asks to take back their last action:\n> ann " in asked.content
    assert "builds a Story" not in asked.content
    assert labels(asked) == ["Agree", "Refuse"]
    assert house.pinged(asked) == sorted([house.ben.id, house.cho.id])
    assert (await house.position()).n == 2


async def test_undo_is_done_when_everybody_agrees(house):
    asked = await propose(house, house.cho)
    first = await house.ben.click(asked, label="Agree")
    assert first.response.content == "Noted; others have to answer yet."
    assert (await house.position()).n == 2
    await house.cho.click(asked, label="Agree")
    position = await house.position()
    assert position.move.action == "undo"
    assert position.state.schools[0].funds == 4
    edited = next(post for post in house.channel.history() if post.id == asked.id)
    assert edited.content.endswith("Agreed.")
    assert labels(edited) == []
    assert "ann took back the last action." in house.posts()[-1].content


async def test_two_who_answer_at_once_are_both_heard(house):
    asked = await propose(house, house.cho)
    async with house.on_the_way():
        for who in (house.ben, house.cho):
            await who.click(asked, label="Agree")
    assert (await house.position()).move.action == "undo"


async def test_two_opposite_answers_at_once_end_in_sentences(house):
    asked = await propose(house, house.cho)
    async with house.on_the_way():
        answers = [await who.click(asked, label="Refuse") for who in (house.ben, house.cho)]
    said = sorted(each.response.content for each in answers)
    assert said == ["Noted.", "This has been decided already."]


async def test_undo_is_off_when_one_refuses(house):
    asked = await propose(house)
    await house.ben.click(asked, label="Refuse")
    assert (await house.position()).n == 2
    edited = next(post for post in house.channel.history() if post.id == asked.id)
    assert "ben does not agree." in edited.content
    assert labels(edited) == []


async def test_spectators_have_no_vote(house):
    asked = await propose(house)
    assert "do not sit" in (await house.cho.click(asked, label="Agree")).response.content
    assert (await house.position()).n == 2


async def test_proposal_lapses_when_the_table_moves_on(house):
    asked = await propose(house)
    await house.play((house.ann, "done"))
    said = (await house.ben.click(asked, label="Agree")).response.content
    assert "The table has moved on since" in said
    assert "decided already" in (await house.ben.click(asked, label="Agree")).response.content
    assert (await house.position()).n == 3


async def test_proposal_survives_a_restart(house):
    asked = await propose(house)
    await house.restart()
    await house.ben.click(asked, label="Agree")
    assert (await house.position()).move.action == "undo"


async def test_undo_behind_others_actions_counts_all_of_them(house):
    await house.begin(house.ben, house.cho)
    await house.play(
        (house.ann, "build green"), (house.ann, "done"), (house.ben, "build red"), (house.ben, "done")
    )
    await house.tell(house.ann, "game undo")
    asked = house.channel.last_message
    for who in (house.ben, house.cho):
        await who.click(asked, label="Agree")
    assert "ann took back the last 3 actions." in house.posts()[-1].content
    assert (await house.position()).waiting == (house.ann.id,)
    assert "ann took back the last 3 actions." in await house.tell(house.ben, "game log")


async def test_the_only_person_at_the_table_asks_nobody(house):
    await house.begin(computers=1)
    await house.play((house.ann, "window 1"), (house.ann, "done"))
    await house.tell(house.ann, "game undo")
    position = await house.position()
    assert position.waiting == (house.ann.id,)
    assert position.state.schools[0].funds == 3


async def test_reminder_of_others_ends_when_the_turn_is_taken_back(house):
    await house.begin(house.ben)
    await house.play((house.ann, "done"))
    await house.tell(house.ann, "game undo")
    await house.env.advance_time(13 * 3600)
    assert len(house.letters(house.ben)) == 1
