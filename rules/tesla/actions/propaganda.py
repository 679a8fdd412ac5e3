"""Engaging in propaganda: moving a marker, then taking a card (TVE-PRO)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from rules.core.contract import Action, Seat, Steps
from rules.core.words import listed
from rules.tesla.abilities import Ability
from rules.tesla.asking import Asking
from rules.tesla.catalog import PROPAGANDA, RATINGS
from rules.tesla.crew import unusable
from rules.tesla.edition import edition, in_force
from rules.tesla.events import PropagandaEngaged, PropagandaTaken
from rules.tesla.fame import markers, move_gist, move_marker, moves, unmovable
from rules.tesla.names import card_name, luminary_name
from rules.tesla.state import CardId, LuminaryId, MarkerId, WarOfCurrents
from rules.tesla.words import money

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction

MARKER = Meta(description="A company's marker on the future fame track, or the AC/DC marker")
SPACES = Meta(description="Spaces up; below 0 is down")


class Propaganda(Action[WarOfCurrents, "TakingAction"], frozen=True):
    """Engage in propaganda: move a fame marker by the luminary's rating, then take a card."""

    verb = "propaganda"
    title = "Engage in propaganda"
    exact = True

    luminary: LuminaryId
    marker: Annotated[MarkerId | None, MARKER] = None
    spaces: Annotated[int, SPACES] = 0

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterable[Propaganda]:
        """Every luminary with every move that the rating allows."""
        known, ratings = markers(g, me), bent_ratings(in_force(g, me))
        found: list[Propaganda] = []
        for luminary in g.companies[me].ready:
            if (most := ratings[luminary]) or g.propaganda:
                found += engagements(luminary, most, known)
        return found

    def objections(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[str]:
        """TVE-PRO-02 to -07, -17."""
        wrong, name = list(unusable(g.companies[me], self.luminary)), luminary_name(self.luminary)
        yield from wrong
        rating = bent_ratings(in_force(g, me)).get(self.luminary, 0)
        if not wrong and self.marker is not None and abs(self.spaces) > rating:
            yield f"{name} has a Propaganda rating of {rating}, not {abs(self.spaces)}."
        yield from unmovable(g, me, (self.marker, self.spaces), abs(self.spaces))
        if not (wrong or rating or g.propaganda):
            yield f"{name} has no Propaganda and no card is left: nothing to do; pass instead."

    def apply(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Steps:
        """The rating first, the card second (TVE-PRO-13); no card left, no cash (TVE-PRO-16)."""
        then = in_force(g, me).engaged(g, me, self.luminary)
        g.exhaust(me, self.luminary)
        g.tell(PropagandaEngaged(me, self.luminary))
        move_marker(g, (self.marker, self.spaces))
        return (TakingCard(me, self.luminary), *then) if g.propaganda else then

    def consequence(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> str:
        """The move, and whether a card follows."""
        then = "then a card" if g.propaganda else "no card is left"
        return f"{move_gist(g, (self.marker, self.spaces))}; {then}"


PLAIN = {key: ratings.propaganda for key, ratings in RATINGS.items()}


@lru_cache(maxsize=8192)
def bent_ratings(ability: Ability) -> Mapping[LuminaryId, int]:
    """Everybody's Propaganda rating as an ability bends it."""
    if not ability.bends("propaganda"):
        return PLAIN
    return {key: ability.propaganda(rating) for key, rating in PLAIN.items()}


@lru_cache(maxsize=1024)
def engagements(luminary: LuminaryId, most: int, known: tuple[MarkerId, ...]) -> tuple[Propaganda, ...]:
    """Every move of these markers up to so many spaces."""
    return tuple(Propaganda(luminary, *move) for move in moves(known, most))


class TakingCard(Asking, frozen=True):
    """Which propaganda card is taken, and what it moves (TVE-PRO-09, AMB-TVE-37)."""

    luminary: LuminaryId

    def bonus(self, g: WarOfCurrents) -> int:
        """Cash on top of the card's (TVE-PRO-14)."""
        return RATINGS[self.luminary].finance * g.phase

    def taken(self, g: WarOfCurrents) -> None:
        """What is kept of it once a card is taken."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        bonus = f", with {money(self.bonus(g))} more" if self.bonus(g) else ""
        return f"Take a card and its cash{bonus}; move its marker if you like."

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """TVE-PRO-09."""
        return f"You cannot {kind.verb} now: take one of the cards first, {there(g)}."


def there(g: WarOfCurrents) -> str:
    """The cards that can be taken, in a sentence."""
    return listed([card_name(each) for each in g.propaganda], "or")


class TakeCard(Action[WarOfCurrents, TakingCard], frozen=True):
    """Take a propaganda card: its cash, and a move on its track."""

    verb = "card"
    title = "Take a card"
    exact = True

    card: CardId
    marker: Annotated[MarkerId | None, MARKER] = None
    spaces: Annotated[int, SPACES] = 0

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingCard, me: Seat) -> Iterable[TakeCard]:
        """The most cash first."""
        found: list[TakeCard] = []
        for key in sorted(g.propaganda, key=lambda each: -PROPAGANDA[each].cash):
            found += takings(key, markers(g, me, PROPAGANDA[key].track))
        return found

    def objections(self, g: WarOfCurrents, at: TakingCard, me: Seat) -> Iterator[str]:
        """TVE-PRO-09 to -11, -15."""
        if self.card not in g.propaganda:
            yield f"{card_name(self.card)} is not here; take one of the cards, {there(g)}."
            return
        card = PROPAGANDA[self.card]
        yield from unmovable(g, me, (self.marker, self.spaces), card.spaces, card.track)

    def apply(self, g: WarOfCurrents, at: TakingCard, me: Seat) -> Steps:
        """The card is put away."""
        cash = PROPAGANDA[self.card].cash + at.bonus(g)
        g.propaganda = tuple(each for each in g.propaganda if each != self.card)
        g.pay(me, cash)
        g.tell(PropagandaTaken(me, self.card, cash))
        move_marker(g, (self.marker, self.spaces))
        edition(g).put_away(g, self.card)
        at.taken(g)
        return ()

    def consequence(self, g: WarOfCurrents, at: TakingCard, me: Seat) -> str:
        """Cash and move."""
        cash = PROPAGANDA[self.card].cash + at.bonus(g)
        return f"+{money(cash)}; {move_gist(g, (self.marker, self.spaces))}"


@lru_cache(maxsize=1024)
def takings(card: CardId, known: tuple[MarkerId, ...]) -> tuple[TakeCard, ...]:
    """Every move of these markers that a card allows."""
    return tuple(TakeCard(card, *move) for move in moves(known, PROPAGANDA[card].spaces))
