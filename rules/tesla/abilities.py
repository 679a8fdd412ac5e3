"""Every quantity that a card may bend, and every moment at which it may act; each default changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from rules.core.contract import Seat, Steps
    from rules.tesla.atlas import Project
    from rules.tesla.state import LuminaryId, Power, WarOfCurrents


class Ability:
    """A card without an ability of its own."""

    rests: ClassVar[bool] = False
    """Whether it is off once the inventor was exhausted by an earlier action this turn (AMB-TVE-27)."""
    closes: frozenset[str] = frozenset()
    """Verbs that nobody whom it binds can use."""

    def bends(self, quantity: str) -> bool:
        """Whether it changes a quantity at all."""
        return quantity in self.__dict__ or getattr(type(self), quantity) is not getattr(Ability, quantity)

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """Invention needed for an advance to a level of a technology."""
        return needed

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """Manufacturing needed for an advance to a level of a technology."""
        return needed

    def filing(self, needed: int, *, place: int) -> int:
        """Finance needed to file a patent of a technology."""
        return needed

    def patent_fee(self, due: int) -> int:
        """A fee for using another company's patent in a claim."""
        return due

    def reputation(self, penalty: int, *, personally: bool) -> int:
        """The regional reputation penalty of a claim, made by the inventor personally or not."""
        return penalty

    def bulb(self, level: int, *, personally: bool) -> int:
        """The bulb level that counts for a project's requirement."""
        return level

    def cost(self, cost: int, *, project: Project) -> int:
        """What a project costs before penalties and discounts."""
        return cost

    def levy(self, due: int, *, power: Power, phase: int) -> int:
        """What a claim costs beyond all that can be discounted or waived, to the bank."""
        return due

    def tribute(self, due: int) -> int:
        """The same, to the owner of the turn's event."""
        return due

    def stock(self, gain: int, *, project: Project, power: Power) -> int:
        """Spaces that a claim gains before the modifier of the AC/DC fame track."""
        return gain

    def modifier(self, spaces: int, *, power: Power) -> int:
        """That modifier."""
        return spaces

    def propaganda(self, rating: int) -> int:
        """The Propaganda rating of a luminary who engages in it."""
        return rating

    def profit(self, profit: int, *, phase: int) -> int:
        """The profit of a turn."""
        return profit

    def points(self, points: int, *, g: WarOfCurrents, seat: Seat) -> int:
        """Points in the final scoring beyond shares, cash and headquarters."""
        return points

    def claimed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """After a claim."""
        return ()

    def advanced(self, g: WarOfCurrents, seat: Seat, crew: tuple[LuminaryId, ...], filed: int) -> Steps:
        """After an advance by these luminaries; the level of the patent that was filed, or 0."""
        return ()

    def engaged(self, g: WarOfCurrents, seat: Seat, luminary: LuminaryId) -> Steps:
        """What follows on the card of a propaganda action."""
        return ()

    def lingering(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """What a player is still asked whose luminaries are all exhausted."""
        return ()


NEUTRAL = Ability()

_BENT = (
    "invention", "manufacturing", "filing", "patent_fee", "reputation", "bulb", "cost", "levy", "tribute",
    "stock", "modifier", "propaganda", "profit", "points",
)  # fmt: skip
_MOMENTS = ("claimed", "advanced", "engaged", "lingering")


class Composed(Ability):
    """Several cards: each bends what the one before left; at a moment the last acts first, as it may pay."""

    def __init__(self, cards: Sequence[Ability]) -> None:
        """Only cards that do something to a quantity are asked for it."""
        self.closes = frozenset().union(*(card.closes for card in cards))
        for name in _BENT:
            if found := _doing(cards, name):
                setattr(self, name, _in_turn(found))
        for name in _MOMENTS:
            if found := _doing(cards, name):
                setattr(self, name, _all_of(found[::-1]))


def _doing(cards: Sequence[Ability], name: str) -> list[Callable[..., Any]]:
    default = getattr(Ability, name)
    return [getattr(card, name) for card in cards if getattr(type(card), name) is not default]


def _in_turn(bends: list[Callable[..., int]]) -> Callable[..., int]:
    def bent(value: int, **how: object) -> int:
        return reduce(lambda so_far, bend: bend(so_far, **how), bends, value)

    return bends[0] if len(bends) == 1 else bent


def _all_of(acts: list[Callable[..., Steps]]) -> Callable[..., Steps]:
    def acted(*how: object) -> Steps:
        return tuple([step for act in acts for step in act(*how)])

    return acts[0] if len(acts) == 1 else acted
