"""What a table plays by: the lists and reckonings of its edition, which editions.py fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from rules.core.contract import Action, Decision, Score, Seat, Steps
from rules.tesla.abilities import Ability
from rules.tesla.content import Certificates
from rules.tesla.state import CardId, CompanyId, WarOfCurrents

Kinds = tuple[type[Action[WarOfCurrents, Any]], ...]
Menu = Mapping[type[Decision[WarOfCurrents]], Kinds]


class Edition(Struct, frozen=True):
    """The rules of the base game, or of the expansion, or a mix."""

    companies: tuple[CompanyId, ...]
    """Those that can be drafted."""
    certificates: Certificates
    before: Steps
    """What a turn begins with, before the actions."""
    bookkeeping: Steps
    """What a turn ends with, before its marker moves."""
    menu: Menu
    in_force: Callable[[WarOfCurrents, Seat], Ability]
    """The abilities that a company has at this moment, as one."""
    elsewhere: Mapping[str, str]
    """By verb, why there is no such action in a turn."""
    put_away: Callable[[WarOfCurrents, CardId], None]
    """What becomes of a propaganda card that was taken."""
    score: Callable[[WarOfCurrents, Seat], Score]
    promise: Callable[[WarOfCurrents, Seat], float]


EDITIONS: dict[str, Edition] = {}
"""By the word that a table keeps."""


def edition(g: WarOfCurrents) -> Edition:
    """What a table plays by."""
    return EDITIONS[g.edition]


def in_force(g: WarOfCurrents, seat: Seat) -> Ability:
    """The abilities that a company has at this moment, as one (TVE-INV-03 to -06, -19, -20)."""
    return EDITIONS[g.edition].in_force(g, seat)
