"""Games recorded long ago go the same way today; where one does not, its first move that differs is named."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Game
from rules.core.record import Record, replay

from .games import Golden, first_change, goldens, planned

GOLDENS = tuple(goldens())
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
each_golden = pytest.mark.parametrize("golden", GOLDENS, ids=str)


def of(game: Game[Any]) -> list[Golden]:
    return [golden for golden in GOLDENS if golden.game is game]


@each_game
def test_every_game_has_golden_games_of_every_seat_count(game):
    wanted = {(each.golden.name, each.seats) for each in planned(game)}
    assert {(golden.name, golden.record.seats) for golden in of(game)} >= wanted


@each_game
def test_every_verb_occurs(game):
    played = {move.text.split()[0] for golden in of(game) for move in golden.record.moves}
    assert played == {kind.verb for kind in game.actions}


@each_golden
def test_a_golden_game_goes_as_it_went(golden):
    assert first_change(golden.game, golden.record, golden.digests) is None


@each_golden
def test_a_golden_game_is_a_whole_game_of_its_game(golden):
    *_, last = replay(golden.game, golden.record)
    assert engine.pending(last.state) is None
    assert golden.record.game == golden.game.key


def with_move(record: Record, number: int, text: str) -> Record:
    """The record with another text for a move; the first is 1."""
    moves = list(record.moves)
    moves[number - 1] = replace(moves[number - 1], text=text)
    return replace(record, moves=tuple(moves))


def middle(golden: Golden) -> int:
    return len(golden.record.moves) // 2


@each_golden
def test_another_move_is_found_where_it_is(golden):
    game, record, number = golden.game, golden.record, middle(golden)
    state, seat = list(replay(game, record))[number - 1].state, record.moves[number - 1].seat
    others = {engine.write(action) for action in engine.legal(game, state, seat)}
    other = min(others - {record.moves[number - 1].text})
    change = first_change(game, with_move(record, number, other), golden.digests)
    assert change is not None
    assert change.move == number
    assert f"move {number} (p{seat + 1} {other})" in change.how


@each_golden
def test_a_move_that_is_refused_is_found_where_it_is(golden):
    number = middle(golden)
    change = first_change(golden.game, with_move(golden.record, number, "dance"), golden.digests)
    assert change is not None
    assert (change.move, "refused" in change.how) == (number, True)


@each_golden
def test_a_game_that_stops_early_is_found_after_its_last_move(golden):
    number = middle(golden)
    short = replace(golden.record, moves=golden.record.moves[:number])
    change = first_change(golden.game, short, golden.digests)
    assert change is not None
    assert change.move == number + 1
    assert first_change(golden.game, golden.record, golden.digests[: number + 1]) is not None


@each_golden
def test_another_deal_is_found_at_the_start(golden):
    change = first_change(golden.game, replace(golden.record, seed=10**9), golden.digests)
    assert change is not None
    assert change.move == 0


@each_golden
def test_a_changed_effect_is_found_at_the_first_move_that_has_it(golden, monkeypatch):
    played = [move.text.split()[0] for move in golden.record.moves]
    rarest = min(sorted(set(played)), key=played.count)
    kind = next(each for each in golden.game.actions if each.verb == rarest)
    effect, calls = kind.apply, []

    def changed(action, g, at, me):
        calls.append(action)
        g.reveal()
        return effect(action, g, at, me)

    monkeypatch.setattr(kind, "apply", changed)
    first = next(number for number, _ in enumerate(replay(golden.game, golden.record)) if calls)
    change = first_change(golden.game, golden.record, golden.digests)
    assert change is not None
    assert change.move == first > 0
