"""Moves of the toy game in few words."""

from __future__ import annotations

from typing import Any

from rules.core import play as engine
from rules.core.contract import Seat
from tests.rules.core.toy import TOY

ANN, BEN, CHO = map(Seat, range(3))


def start(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    """A new toy game; everybody is asked for an offer."""
    return engine.new(TOY, seats, options, seed)


def act(state: Any, seat: Seat, text: str) -> engine.Transition:
    """What an action, written as text, leads to."""
    return engine.play(TOY, state, seat, engine.read(TOY, state, seat, text))


def after_offers(*coins: int, seats: int = 3) -> Any:
    """The table when all offers are open: Ann gives."""
    state = start(seats)
    for seat, offered in enumerate(coins or (0,) * seats):
        state = act(state, Seat(seat), f"offer {offered}").state
    return state
