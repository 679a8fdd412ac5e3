"""Planned turns are played at once when they come, told in one post, and stop where they no longer fit."""

from bot import orders
from rules import GAMES
from rules.eras.campus import BuildStory
from rules.eras.flow import ClockAction, EndTurn, Turn
from tests.bot.planned import GREEN, RED, actions, drafts, funds_of_ann, opens, plans, presses, types


async def test_a_planned_turn_is_played_when_it_comes_and_told_in_one_post(house, planning):
    await planning(house.ben, house.cho)
    await plans(house, house.ben, "build green", "build red", "done")
    before = len(house.posts())
    await types(house, house.ann, "done")
    assert await actions(house) == ["done", "build green", "build red", "done"]
    assert len(house.posts()) == before + 1
    post = house.posts()[-1]
    assert house.pinged(post) == [house.cho.id]
    assert post.content.count("ben builds a Story") == 2
    assert house.letters(house.ben) == []


async def test_planned_actions_are_actions_of_their_player(house, planning):
    await planning(house.ben, house.cho)
    await plans(house, house.ben, "build green", "done")
    await types(house, house.ann, "done")
    moves = (await house.bot.store.moves(1))[2:]
    assert [(move.seat, move.actor_id) for move in moves] == [(1, house.ben.id)] * 2


async def test_several_planned_turns_follow_each_other_in_one_post(house, planning):
    await planning(house.ben, house.cho, house.dee)
    await plans(house, house.ben, "build green", "done")
    await plans(house, house.cho, "done")
    before = len(house.posts())
    await types(house, house.ann, "done")
    assert await actions(house) == ["done", "build green", "done", "done"]
    assert len(house.posts()) == before + 1
    assert house.pinged(house.posts()[-1]) == [house.dee.id]


async def test_a_plan_waits_for_others_between_its_parts_also_over_a_restart(house, planning, monkeypatch):
    def twice(self, seats, options, chance):
        g = own(self, seats, options, chance)
        g.agenda = (*map(Turn, (0, 1, 2, 1, 2)), ClockAction())
        return g

    own = type(GAMES["eras"]).new
    monkeypatch.setattr(type(GAMES["eras"]), "new", twice)
    await planning(house.ben, house.cho)
    await plans(house, house.ben, "build green", "done", "build red", "done")
    await types(house, house.ann, "done")
    assert await actions(house) == ["done", "build green", "done"]
    assert "(2 of 4 played)" in await house.tell(house.ben, "game orders")
    panel = await opens(house, house.ben)
    assert f"1) {RED}\n2) End turn" in panel.content
    assert GREEN not in panel.content
    await house.restart()
    before = len(house.posts())
    await types(house, house.cho, "done")
    assert (await actions(house))[3:] == ["done", "build red", "done"]
    assert len(house.posts()) == before + 1
    assert house.pinged(house.posts()[-1]) == [house.cho.id]


async def test_what_is_not_planned_is_asked(house, planning):
    await planning(house.ben)
    await plans(house, house.ben, "build green")
    await types(house, house.ann, "done")
    assert await actions(house) == ["done", "build green"]
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    ended = f"Your plan has ended: Planned turn (1 of 1 played): {GREEN}. All of it is played."
    asked = await house.panel(house.ben)
    assert ended in asked.content
    assert "Spend your 4 Funds" in asked.content
    assert ended not in (await house.panel(house.ben)).content


async def test_a_plan_stops_before_its_first_line_and_its_owner_is_asked_and_told_why(
    house, planning, monkeypatch
):
    monkeypatch.setattr(BuildStory, "rests_on", funds_of_ann)
    await planning(house.ben)
    await plans(house, house.ben, "build green", "done")
    await types(house, house.ann, "build red")
    await types(house, house.ann, "done")
    assert await actions(house) == ["build red", "done"]
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    why = f"“{GREEN}” rests on “Ann's 5 Funds”, which is now “Ann's 4 Funds”."
    said = f"Your plan has ended: Planned turn: {GREEN}, then End turn. {why}"
    (letter,) = house.letters(house.ben)
    assert letter.content.endswith(f": Spend your 5 Funds, or end your turn.\n{said}")
    assert said in (await house.panel(house.ben)).content
    assert said not in (await house.panel(house.ben)).content
    assert not (await house.position()).orders


async def test_a_plan_stops_in_the_middle_and_plays_nothing_of_the_rest(house, planning, monkeypatch):
    monkeypatch.setattr(EndTurn, "rests_on", funds_of_ann)
    await planning(house.ben)
    await plans(house, house.ben, "build green", "build red", "done")
    await types(house, house.ann, "build red")
    before = len(house.posts())
    await types(house, house.ann, "done")
    assert await actions(house) == ["build red", "done", "build green", "build red"]
    assert len(house.posts()) == before + 1
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    said = (await house.panel(house.ben)).content
    assert f"Planned turn (2 of 3 played): {GREEN}, then {RED}, then End turn. “End turn” rests on" in said


async def test_a_plan_that_is_not_in_force_plays_nothing(house, planning):
    await planning(house.ben)
    await drafts(house, house.ben, "build green")
    await types(house, house.ann, "done")
    assert await actions(house) == ["done"]
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    said = f"Planned turn (not in force): {GREEN}. You are asked now, and it was not in force."
    assert said in (await house.panel(house.ben)).content


async def test_of_a_plan_that_was_opened_and_left_empty_nothing_is_told(house, planning):
    await planning(house.ben)
    await opens(house, house.ben)
    await types(house, house.ann, "done")
    assert not (await house.position()).orders
    assert "plan" not in (await house.panel(house.ben)).content


async def test_a_plan_survives_a_restart(house, planning):
    await planning(house.ben)
    await plans(house, house.ben, "build green", "done")
    await house.restart()
    await types(house, house.ann, "done")
    assert (await actions(house))[:3] == ["done", "build green", "done"]


async def test_a_half_made_plan_survives_a_restart(house, planning):
    await planning(house.ben)
    panel = await drafts(house, house.ben, "build green")
    await house.restart()
    asked = await presses(house.ben, panel, "End turn · keep 4 Funds")
    assert f"1) {GREEN}\n2) End turn" in asked.content
    await presses(house.ben, asked, "Plan is ready")
    await types(house, house.ann, "done")
    assert (await actions(house))[:3] == ["done", "build green", "done"]


async def test_what_a_killed_process_left_of_a_plan_is_played_by_the_next(house, planning, monkeypatch):
    await planning(house.ben, house.cho)
    await plans(house, house.ben, "build green", "build red", "done")

    async def dies_after_one(self, position, viewer=None):
        row, action = orders._due(position)
        acted = await self._tables.commit(position, row.seat, action, row.user_id, None, row.id)
        return orders.Chain(acted.position)

    before = len(house.posts())
    with monkeypatch.context() as patch:
        patch.setattr(orders.Orders, "follow", dies_after_one)
        await types(house, house.ann, "done")
    assert await actions(house) == ["done", "build green"]
    assert len(house.posts()) == before
    await house.restart()
    assert await actions(house) == ["done", "build green", "build red", "done"]
    assert len(house.posts()) == before + 1
    assert house.pinged(house.posts()[-1]) == [house.cho.id]


async def test_a_planned_action_is_taken_back_by_its_player(house, planning):
    await planning(house.ben, house.cho)
    await plans(house, house.ben, "build green", "done")
    await types(house, house.ann, "done")
    assert "Your last action is taken back." in await house.tell(house.ben, "game undo")
    position = await house.position()
    assert position.waiting == (house.ben.id,)
    assert position.state.school(1).funds == 4


async def test_an_undo_of_somebody_else_ends_a_plan(house, planning):
    await planning(house.ben)
    await plans(house, house.ben, "build green")
    await types(house, house.ann, "build red")
    await house.tell(house.ann, "game undo")
    assert not (await house.position()).orders
    assert f"{GREEN}. An action was taken back." in (await house.panel(house.ben)).content


async def test_a_plan_stays_with_neither_the_seat_nor_a_finished_game(house, planning):
    await planning(house.ben, house.cho)
    await plans(house, house.ben, "build green")
    await plans(house, house.cho, "build red")
    sure = (await house.ben.slash(house.channel, "game leave")).response
    await house.ben.click(sure, label="Leave the game")
    assert [row.user_id for row in (await house.position()).orders] == [house.cho.id]
    moderator = house.member("mod", moderates=True)
    sure = (await moderator.slash(house.channel, "game end")).response
    await moderator.click(sure, label="End the game")
    assert f"{RED}. The game is over." in await house.tell(house.cho, "game orders")


async def test_a_press_that_is_delivered_twice_plans_once(house, planning):
    await planning(house.ben)
    panel = await opens(house, house.ben)
    async with house.on_the_way(copies=2):
        await house.ben.click(panel, label="End turn · keep 5 Funds")
    (row,) = (await house.position()).orders
    assert row.text.count("Spending") == 1


async def test_a_plan_that_fails_is_given_up_and_its_player_is_asked(house, planning, monkeypatch, faults):
    await planning(house.ben)
    await plans(house, house.ben, "build green")

    def breaks(self, g, at, me):
        raise ZeroDivisionError

    monkeypatch.setattr(BuildStory, "rests_on", breaks)
    await types(house, house.ann, "done")
    assert await actions(house) == ["done"]
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    assert "It could not be carried out." in (await house.panel(house.ben)).content
    assert faults
    faults.clear()
