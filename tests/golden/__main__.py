"""`python -m tests.golden`: writes what is missing, and follows a deliberate change of the rules.

A record that still plays to its end is kept, and only its digests follow; any other game is played again,
but for those of no line-up, which were played by hand and are named when they end early.
A save stays as it is: what a version once saved must load for ever. Look at the difference before you commit.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from rules import GAMES
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Game
from rules.core.players import PLAYERS
from rules.core.record import Move, Record, replay
from tests.saves import folder

from .games import LINE_UPS, Golden, Planned, digests, first_change, goldens, planned


def main() -> None:
    """Write all games; say what changed."""
    all_planned = [each for game in GAMES.values() for each in planned(game)]
    for number, each in enumerate(all_planned):
        kept = _kept(each.golden)
        _write(each.golden, kept or _played(each, number), new=not kept)
    for golden in set(goldens()) - {each.golden for each in all_planned}:
        if by_hand := _kept(golden):
            _write(golden, by_hand, new=not golden.path.with_suffix(".digests").exists())
        else:
            sys.stdout.write(f"{golden}: does not play to its end; play it anew by hand\n")


def _write(golden: Golden, record: Record, *, new: bool) -> None:
    said = f"{len(record.moves)} moves played" if new else _difference(golden, record)
    golden.path.parent.mkdir(exist_ok=True)
    golden.path.write_bytes(record.dump())
    lines = digests(golden.game, record)
    golden.path.with_suffix(".digests").write_text("".join(f"{line}\n" for line in lines))
    saves = _write_saves(golden, record)
    sys.stdout.write(f"{golden}: {said}; {saves} new saves\n")


def _kept(golden: Golden) -> Record | None:
    """The record there is, if it still plays to the end of the game."""
    if not golden.path.exists():
        return None
    try:
        *_, last = replay(golden.game, golden.record)
    except engine.Illegal:
        return None
    return golden.record if engine.pending(last.state) is None else None


def _difference(golden: Golden, record: Record) -> str:
    change = first_change(golden.game, record, golden.digests)
    return "unchanged" if change is None else f"another way at {change.how}"


def _played(planned: Planned, seed: int) -> Record:
    """A game from its set-up to its end, by computer players."""
    game, seats, line_up = planned.golden.game, planned.seats, LINE_UPS[planned.line_up]
    players = [line_up[seat % len(line_up)] for seat in range(seats)]
    options = planned.options or _plainest(game, seats)
    state, chance = engine.new(game, seats, options, seed), Chance(seed)
    moves: list[Move] = []
    while waiting := engine.actors(state):
        seat, chance = waiting[0], chance.moved()
        seen = engine.view(game, state, seat)
        action = PLAYERS[players[seat]](game, seen, chance.split("player"))
        moves.append(Move(seat, engine.write(action)))
        state = engine.play(game, state, seat, action).state
    names = tuple(f"{player} {number}" for number, player in enumerate(players, 1))
    return Record(game.key, game.version, seats, seed, dict(options), names, tuple(moves))


def _plainest(game: Game[Any], seats: int) -> dict[str, Any]:
    """What differs from the usual in the plainest options for so many."""
    usual = to_builtins(game.options())
    return {
        name: value for name, value in to_builtins(game.options_for(seats)).items() if value != usual[name]
    }


def _write_saves(golden: Golden, record: Record) -> int:
    """Save the game at some moments, where this version has no save of it yet."""
    where = folder(golden.game, golden.game.version)
    if any(where.glob(f"{golden.name}-*.json")):
        return 0
    where.mkdir(parents=True, exist_ok=True)
    moments = _moments(golden.game, record)
    for number, state in moments.items():
        (where / f"{golden.name}-{number:03}.json").write_bytes(engine.save(golden.game, state))
    return len(moments)


def _moments(game: Game[Any], record: Record) -> Mapping[int, Any]:
    """The start, the middle time that each kind of question was put, and the end, by number of moves."""
    states = [reached.state for reached in replay(game, record)]
    by_kind: dict[type, list[int]] = {}
    for number, state in enumerate(states):
        by_kind.setdefault(type(engine.question(state)), []).append(number)
    middles = [numbers[len(numbers) // 2] for numbers in by_kind.values()]
    return {number: states[number] for number in sorted({0, *middles})}


if __name__ == "__main__":
    main()
