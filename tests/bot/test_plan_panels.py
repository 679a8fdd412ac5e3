"""A turn is planned in private, by thumb or by typing, step by step."""

import pytest

from bot import planning as asked_ahead
from bot.storage import Status
from rules.eras.campus import BuildStory
from tests.bot.house import begins, labels
from tests.bot.planned import GREEN, RED, actions, drafts, funds_of_ann, opens, plans, presses, types

FIRST = ["Build a Story", "Look through a window", "Look at a deck", "End turn · keep 5 Funds"]
OWN = ["Plan is ready", "Take the last one back", "Drop the plan"]


async def test_a_turn_is_planned_by_thumb(house, planning):
    await planning(house.ben)
    panel = await presses(house.ben, await house.panel(house.ben), "Plan ahead…")
    assert panel.ephemeral
    assert labels(panel) == [*FIRST, "My board then"]
    assert "Nothing is planned yet." in panel.content
    assert "Spend your 5 Funds, or end your turn." in panel.content
    campuses = await presses(house.ben, panel, "Build a Story")
    assert labels(campuses)[-1] == "‹ Back"
    chosen = await presses(house.ben, campuses, begins("Natural Science", campuses))
    assert f"Planned so far:\n1) {GREEN}\nNot in force" in chosen.content
    assert "Spend your 4 Funds, or end your turn." in chosen.content
    assert labels(chosen)[-3:] == OWN
    said = await presses(house.ben, chosen, "End turn · keep 4 Funds", "Plan is ready")
    assert f"Noted, and seen by you alone: Planned turn: {GREEN}, then End turn." in said.content
    assert await actions(house) == []


async def test_the_own_board_is_shown_as_it_would_be_after_what_is_planned(house, planning, sketches):
    await planning(house.ben)
    panel = await drafts(house, house.ben, "build green", "build red")
    sketches.clear()
    shown = await presses(house.ben, panel, "My board then")
    assert shown.ephemeral
    ((kind, _, view, *_),) = sketches
    assert (kind, view.seat, view.table.school(1).funds) == ("hand", 1, 3)
    listed = (await house.ben.slash(house.channel, "game orders")).response
    await presses(house.ben, listed, begins("Cancel", listed))
    assert "The table moved on" in (await presses(house.ben, panel, "My board then")).content


async def test_the_board_after_what_is_planned_is_drawn(house, planning, drawn):
    await planning(house.ben)
    shown = await presses(house.ben, await drafts(house, house.ben, "build green"), "My board then")
    (picture,) = shown.attachments
    assert picture.filename == "ahead.png"
    assert "ben’s hand" in picture.description
    assert "Funds 4." in picture.description


async def test_going_back_in_a_question_keeps_the_plan(house, planning):
    await planning(house.ben)
    panel = await presses(house.ben, await drafts(house, house.ben, "build green"), "Build a Story", "‹ Back")
    assert f"1) {GREEN}" in panel.content
    assert "Build a Story" in labels(panel)


async def test_a_turn_is_planned_by_typing_with_what_the_turn_ahead_offers(house, planning):
    await planning(house.ben)
    assert "It is ann's turn." in (await types(house, house.ben, "build green")).content
    assert await house.ben.autocomplete(house.channel, "eras build", "campus", "") == []
    panel = await drafts(house, house.ben, "build green")
    assert f"1) {GREEN}" in panel.content
    offered = await house.ben.autocomplete(house.channel, "eras build", "campus", "")
    assert "green" not in [each["value"] for each in offered]
    assert all(each["name"].endswith("3 left") for each in offered)
    assert await actions(house) == []


async def test_a_typed_line_that_is_illegal_is_refused_with_its_reason_and_not_planned(house, planning):
    await planning(house.ben)
    panel = await drafts(house, house.ben, "build green", "build green")
    assert "Natural Science has 1 block already; the limit is 1" in panel.content
    (row,) = (await house.position()).orders
    assert row.text.count("Spending") == 1


async def test_the_last_line_is_taken_back_and_the_plan_dropped(house, planning):
    await planning(house.ben)
    panel = await drafts(house, house.ben, "build green", "build red", "done")
    assert labels(panel) == OWN
    assert "Nothing more can be planned." in panel.content
    shorter = await presses(house.ben, panel, "Take the last one back", "Take the last one back")
    assert f"1) {GREEN}\nNot in force" in shorter.content
    assert RED not in shorter.content
    dropped = await presses(house.ben, shorter, "Drop the plan")
    assert "The plan is dropped." in dropped.content
    assert not (await house.position()).orders
    assert "ended" not in (await house.panel(house.ben)).content


async def test_whoever_changes_a_plan_puts_it_in_force_again(house, planning):
    await planning(house.ben)
    await plans(house, house.ben, "build green", "done")
    panel = await opens(house, house.ben)
    assert labels(panel) == OWN[1:]
    assert "In force" in panel.content
    shorter = await presses(house.ben, panel, "Take the last one back")
    assert "Not in force" in shorter.content
    assert len((await house.position()).orders) == 1
    await types(house, house.ann, "done")
    assert await actions(house) == ["done"]


async def test_a_plan_is_among_the_orders_of_its_owner_and_is_cancelled_there(house, planning):
    await planning(house.ben)
    await plans(house, house.ben, "build green")
    listed = (await house.ben.slash(house.channel, "game orders")).response
    assert f"• Planned turn: {GREEN}" in listed.content
    cancelled = await presses(house.ben, listed, begins("Cancel", listed))
    assert f"Cancelled: Planned turn: {GREEN}." in cancelled.content
    assert not (await house.position()).orders


async def test_a_stale_panel_adds_nothing(house, planning):
    await planning(house.ben)
    panel = await opens(house, house.ben)
    await types(house, house.ben, "build green")
    shown = await presses(house.ben, panel, "End turn · keep 5 Funds")
    assert shown.content.splitlines()[1] == asked_ahead.MOVED_ON
    assert f"1) {GREEN}\nNot in force" in shown.content


async def test_a_panel_that_the_real_turn_overtook_leads_to_it(house, planning):
    await planning(house.ben)
    panel = await drafts(house, house.ben, "build green")
    await types(house, house.ann, "done")
    shown = await presses(house.ben, panel, "End turn · keep 4 Funds")
    assert asked_ahead.ASKED in shown.content
    assert "You are asked now, and it was not in force." in shown.content
    assert "Undo" in labels(shown)
    assert await actions(house) == ["done"]
    assert asked_ahead.ASKED in await house.tell(house.ben, "game plan")


async def test_a_plan_that_no_longer_fits_is_shown_so_and_cut_by_the_next_line(house, planning, monkeypatch):
    await planning(house.ben)
    monkeypatch.setattr(BuildStory, "rests_on", funds_of_ann)
    await plans(house, house.ben, "build green", "build red")
    await types(house, house.ann, "build red")
    panel = await opens(house, house.ben)
    stops = f"As the table stands, it would stop: “{GREEN}” rests on “Ann's 5 Funds”"
    assert stops in panel.content
    assert f"2) {RED}" in panel.content
    cut = await types(house, house.ben, "build red")
    assert f"1) {RED}\nNot in force" in cut.content
    assert "What could not be played is no longer in the plan" in cut.content


async def test_a_plan_of_which_nothing_fits_does_not_come_into_force(house, planning, monkeypatch):
    await planning(house.ben)
    monkeypatch.setattr(BuildStory, "rests_on", funds_of_ann)
    panel = await drafts(house, house.ben, "build green")
    await types(house, house.ann, "build red")
    assert "Nothing is planned yet." in (await presses(house.ben, panel, "Plan is ready")).content


async def test_a_long_plan_leaves_room_for_the_reason_why_it_ended(house, planning, monkeypatch):
    await planning(house.ben)
    monkeypatch.setattr(BuildStory, "title", "Build " + "very " * 300 + "high")
    await plans(house, house.ben, "build green")
    assert "very" in await house.tell(house.ben, "game orders")
    await types(house, house.ann, "done")
    assert "…. All of it is played." in (await house.panel(house.ben)).content


async def test_nothing_follows_a_look(house, planning):
    await planning(house.ben)
    panel = await drafts(house, house.ben, "window 2")
    assert labels(panel) == OWN
    shown = await types(house, house.ben, "done")
    assert "Nothing can be planned after that." in shown.content
    assert "2." not in shown.content


async def test_the_way_to_the_plan_is_on_the_panel_and_on_the_hand_while_others_are_asked(house, planning):
    await planning(house.ben)
    assert labels(await house.panel(house.ben)) == ["Plan ahead…"]
    hand = (await house.ben.slash(house.channel, "game hand")).response
    assert labels(hand) == ["Plan ahead…"]
    assert "Spend your 5 Funds" in (await presses(house.ben, hand, "Plan ahead…")).content
    assert "Plan ahead…" not in labels(await house.panel(house.ann))
    assert labels((await house.ann.slash(house.channel, "game hand")).response) == []


@pytest.mark.parametrize(
    ("who", "reason"),
    [("dee", "You do not sit at this table."), ("ann", asked_ahead.NOT_NOW)],
)
async def test_who_has_no_turn_ahead_is_told_so(house, planning, who, reason):
    await planning(house.ben)
    await types(house, house.ann, "done")
    assert await house.tell(getattr(house, who), "game plan") == reason
    assert not (await house.position()).orders


async def test_a_game_without_planning_says_so(house, auction):
    await auction(house.ben)
    assert await house.tell(house.ben, "game plan") == asked_ahead.NEVER
    assert "Plan ahead…" not in labels(await house.panel(house.ben))


async def test_no_plan_is_made_once_the_game_is_over(house, planning):
    await planning(house.ben)
    panel = await opens(house, house.ben)
    await house.bot.store.set_status(1, Status.ENDED, at=house.bot.now())
    assert "The game was ended early." in await house.tell(house.ben, "game plan")
    assert "The game was ended early." in (await presses(house.ben, panel, "End turn · keep 5 Funds")).content


async def test_nobody_adds_to_the_plan_of_somebody_else(house, planning):
    await planning(house.ben, house.cho)
    panel = await drafts(house, house.ben, "build green")
    token = f"do!:1:1:0:{asked_ahead.DONE}"
    stored = house.env.backend.get_message(panel.channel_id, panel.id)
    assert token in str(stored.components)
    own = await opens(house, house.cho)
    copied = house.env.backend.get_message(own.channel_id, own.id)
    copied.components = stored.components
    shown = (await house.cho.click(own, custom_id=token)).response
    assert GREEN not in shown.content
    rows = {row.user_id: row.text for row in (await house.position()).orders}
    assert "green" in rows[house.ben.id]
    assert "green" not in rows[house.cho.id]
