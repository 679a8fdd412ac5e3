"""A planned turn plays what its player planned or stops, and looking ahead shows nothing new."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import orders, plans
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Seat, View
from rules.core.plans import Draft, Plan
from tests.contract.games import SETTINGS, Setting
from tests.contract.looks import is_line, is_sentence
from tests.contract.test_words import HELP
from tests.contract.walks import EXAMPLES, Move, for_every_game, moves, walk

LINES_AT_MOST = 12
MOMENTS = 12
"""In many of them no seat has a turn ahead."""
PLANNERS = [each for each in SETTINGS if plans.offered(each.game)]


def for_every_planner(test: Callable[..., None]) -> Callable[..., None]:
    """The test for every game that knows planning, at every seat count and with all options."""
    drawn = settings(max_examples=EXAMPLES)(given(data=st.data())(test))
    return pytest.mark.parametrize("setting", PLANNERS, ids=str)(drawn)


def turns_ahead(setting: Setting, picked: list[Move]) -> Iterator[tuple[Move, Seat, Draft]]:
    """The turns that seats may plan before some moves."""
    for move in picked:
        for seat in map(Seat, range(setting.seats)):
            if ahead := plans.ahead(setting.game, engine.view(setting.game, move.state, seat)):
                yield move, seat, ahead


def planned(setting: Setting, made: Draft, rng: Random) -> Draft:
    """A random turn from a table on."""
    while made.open and len(made.lines) < LINES_AT_MOST:
        choices = engine.legal(setting.game, made.seen.table, made.seen.seat)
        made = plans.add(setting.game, made, rng.choice(choices))
    return made


def in_force(made: Draft) -> Plan:
    """The plan that a draft becomes."""
    return Plan(made.lines, ready=True)


def carried_out(setting: Setting, state: Any, seat: Seat, order: Plan, rng: Random) -> tuple[list[str], str]:
    """The lines that a plan plays in a game that goes on, through the door of everybody, and why no more."""
    lines: list[str] = []
    while True:
        seen = engine.view(setting.game, state, seat)
        why, action = orders.obsolete(setting.game, seen, order), orders.answer(setting.game, seen, order)
        if why or not engine.actors(state):
            return lines, why
        if action:
            lines.append(engine.write(action))
            state, order = engine.play(setting.game, state, seat, action).state, order.rest()
        else:
            actor = rng.choice(engine.actors(state))
            choice = rng.choice(engine.legal(setting.game, state, actor))
            state = engine.play(setting.game, state, actor, choice).state


@for_every_game
def test_what_is_planned_is_what_is_played_where_nothing_has_changed(
    setting: Setting, data: st.DataObject
) -> None:
    rng = data.draw(st.randoms(use_true_random=False))
    for move in data.draw(moves(setting, most=3)):
        made = planned(setting, Draft(engine.view(setting.game, move.state, move.seat)), rng)
        expected = [each.text for each in made.lines], plans.PLAYED
        assert carried_out(setting, move.state, move.seat, in_force(made), rng) == expected, move


@for_every_planner
def test_a_turn_planned_ahead_is_played_as_planned_when_it_comes_as_expected(
    setting: Setting, data: st.DataObject
) -> None:
    number = data.draw(st.integers(2, 10**6))
    for _, seat, ahead in turns_ahead(setting, data.draw(moves(setting, MOMENTS))):
        made = planned(setting, ahead, Random(number))
        table = engine.imagine(setting.game, ahead.seen, Chance(number))
        table.agenda += ahead.parts
        expected = [each.text for each in made.lines], plans.PLAYED
        assert carried_out(setting, table, seat, in_force(made), Random(number)) == expected


@for_every_planner
def test_a_plan_plays_what_is_legal_and_stops_with_a_reason(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(2, 10**6))
    for move, seat, ahead in turns_ahead(setting, data.draw(moves(setting, MOMENTS))):
        order = in_force(planned(setting, ahead, Random(number)))
        lines, why = carried_out(setting, move.state, seat, order, Random(number))
        assert lines == [each.text for each in order.lines][: len(lines)]
        assert is_sentence(setting.names().fill(why))
        assert (why == plans.PLAYED) == (len(lines) == len(order.lines))


@pytest.mark.parametrize("key", sorted({each.game.key for each in PLANNERS}))
def test_some_plans_are_played_to_their_end(key: str) -> None:
    setting = next(each for each in PLANNERS if each.game.key == key)
    for seed in range(20):
        for move, seat, ahead in turns_ahead(setting, walk(setting, seed, "anything").moves[::3]):
            order = in_force(planned(setting, ahead, Random(seed)))
            if carried_out(setting, move.state, seat, order, Random(seed))[1] == plans.PLAYED:
                return
    pytest.fail("No plan was ever played.")


@for_every_planner
def test_looking_ahead_changes_nothing(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for seat in map(Seat, range(setting.seats)):
            seen = engine.view(setting.game, move.state, seat)
            before = engine.save(setting.game, seen.table)
            setting.game.ahead(seen.table, seat)
            plans.ahead(setting.game, seen)
            assert engine.save(setting.game, seen.table) == before


@for_every_planner
def test_a_turn_ahead_shows_what_its_seat_knows_and_no_more(setting: Setting, data: st.DataObject) -> None:
    """Whatever the unknown is imagined to be, the turn ahead and all of the plan look the same."""
    numbers = data.draw(st.tuples(st.integers(2, 10**6), st.integers(2, 10**6)))
    for move, seat, _ in turns_ahead(setting, data.draw(moves(setting, MOMENTS))):
        seen = engine.view(setting.game, move.state, seat)
        one, other = (_imagined_by(setting, seen, Chance(number), numbers[0]) for number in numbers)
        assert one == other
        assert all(made.seen.table.chance == Chance(0) for made in one)
        assert all(made.seen.seat == seat for made in one)


def _imagined_by(setting: Setting, seen: View[Any], chance: Chance, number: int) -> list[Draft]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plans, "IMAGINED", chance)
        ahead = plans.ahead(setting.game, seen)
        assert ahead is not None
        made = planned(setting, ahead, Random(number))
        return [plans.draft(setting.game, ahead, made.lines[:count]) for count in range(len(made.lines) + 1)]


@for_every_planner
def test_only_a_seat_that_is_not_asked_plans_and_its_turn_ahead_asks_it_alone(
    setting: Setting, data: st.DataObject
) -> None:
    for move, seat, ahead in turns_ahead(setting, data.draw(moves(setting, MOMENTS))):
        assert seat not in engine.actors(move.state)
        assert seat in engine.actors(ahead.seen.table)
        assert engine.legal(setting.game, ahead.seen.table, seat)


@for_every_game
def test_every_line_of_a_plan_can_be_kept_read_and_shown(setting: Setting, data: st.DataObject) -> None:
    rng = data.draw(st.randoms(use_true_random=False))
    for move in data.draw(moves(setting, most=3)):
        start = Draft(engine.view(setting.game, move.state, move.seat))
        order = in_force(planned(setting, start, rng))
        assert orders.read(setting.game, engine.write(order)) == order
        assert "\n" not in engine.write(order)
        for each in order.lines:
            assert is_line(each.words, HELP)


def test_some_game_knows_planning() -> None:
    assert PLANNERS
