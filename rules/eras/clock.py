"""The Clock Tower and the decks: loading, dropping, looking, effects (ERA-CLK, ERA-ANA, ERA-EFF, ERA-CHK)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted
from rules.eras.campus import stranded, would_strand
from rules.eras.content import CONTENT, Effect
from rules.eras.events import (
    CardSeen,
    CardTurned,
    DeckOpened,
    DeckReshuffled,
    EffectResolved,
    MarbleDropped,
    MarbleSeen,
    WindowOpened,
)
from rules.eras.state import NONE, STUDIES, Academia, CardId, Marble, Peek, School, Study, changed

if TYPE_CHECKING:
    from rules.eras.flow import Spending


def load(g: Academia, era: int) -> None:
    """Empty the Clock and the guide, and fill in an Era's marbles (ERA-SET-07, ERA-CHK-03)."""
    g.released = NONE
    g.settle_clock(bag=CONTENT.loads[era], column=(), mix=g.clock.mix + 1, settled=0)


def shake(g: Academia) -> None:
    """Mix the marbles that are left; what was seen no longer holds (ERA-EFF-02)."""
    g.settle_clock(bag=g.clock.left, column=(), mix=g.clock.mix + 1, settled=0)


def settle(g: Academia, window: int) -> Marble:
    """Draw the marbles up to a window, counted from 1 at the bottom, as far as they are still in the bag."""
    column = g.clock.column + (None,) * (window - len(g.clock.column))
    for place in range(window):
        if column[place] is None:
            column = (*column[:place], _drawn_marble(g), *column[place + 1 :])
    g.settle_clock(column=column)
    marble = column[window - 1]
    assert marble is not None
    return marble


def _drawn_marble(g: Academia) -> Marble:
    clock = g.clock
    place = g.draw_from(clock.bag, "clock", clock.mix, clock.settled)
    g.settle_clock(bag=changed(clock.bag, place, -1), settled=clock.settled + 1)
    return Marble(STUDIES[place])


def drop(g: Academia, *, by_chime: bool = False) -> Study:
    """Release the bottom marble onto the guide (ERA-CLK-01, -02)."""
    study = settle(g, 1).study
    g.reveal()
    g.settle_clock(column=g.clock.column[1:])
    g.released = changed(g.released, study.place, 1)
    g.tell(MarbleDropped(study, g.released[study.place], by_chime))
    return study


def rewind(g: Academia, study: Study) -> None:
    """Put the marble dropped this round back on top, for all to see (ERA-EFF-05)."""
    g.released = changed(g.released, study.place, -1)
    padding = (None,) * (g.clock.size - len(g.clock.column))
    everybody = tuple(map(Seat, range(g.seats)))
    g.settle_clock(column=(*g.clock.column, *padding, Marble(study, everybody, open=True)))


def resolve(g: Academia, effect: Effect, dropped: Study) -> None:
    """Carry out a Clock effect (ERA-EFF-01)."""
    g.tell(EffectResolved(effect))
    match effect:
        case Effect.SHAKE:
            shake(g)
        case Effect.CHIME if g.clock.size:
            drop(g, by_chime=True)
        case Effect.REWIND:
            rewind(g, dropped)
        case _:
            pass  # stuck hands: the Clock is not passed


def top_card(g: Academia, study: Study) -> Peek:
    """Settle the top card of a deck, rebuilt from its discards when empty (ERA-CLK-05, ERA-ANA-12)."""
    deck = g.decks[study.place]
    if deck.top:
        return deck.top
    if not deck.bag:
        g.settle_deck(study, bag=tuple(sorted(deck.discards)), discards=(), shuffles=deck.shuffles + 1)
        g.tell(DeckReshuffled(study))
        deck = g.decks[study.place]
    index = g.draw(len(deck.bag), "deck", study.place, deck.shuffles, len(deck.bag))
    top = Peek(deck.bag[index])
    g.settle_deck(study, bag=deck.bag[:index] + deck.bag[index + 1 :], top=top)
    return top


def turn_card(g: Academia, study: Study) -> CardId:
    """Turn up the top card of a deck (ERA-CLK-03)."""
    card = CardId(study, top_card(g, study).number)
    g.reveal()
    g.settle_deck(study, top=None)
    g.tell(CardTurned(card))
    return card


def discard(g: Academia) -> None:
    """Put this year's card on its open discard pile (ERA-CLK-04)."""
    assert g.card is not None
    discards = g.decks[g.card.study.place].discards
    g.settle_deck(g.card.study, discards=(*discards, g.card.number))


def seen_with(seen_by: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats that know something, with one more."""
    return tuple(sorted({*seen_by, seat}))


def can_look(school: School, cost: int) -> bool:
    """Whether a look can be paid (ERA-ANA-04, ERA-BLD-17)."""
    left = school.funds - cost
    return left >= 0 and not stranded(school, left, school.administration)


def unaffordable_look(g: Academia, me: Seat, cost: int) -> Iterator[str]:
    """Why a look cannot be paid (ERA-ANA-04, ERA-BLD-17)."""
    funds = g.school(me).funds
    if funds < cost:
        yield f"This look costs {cost} Funds; you have {funds}."
    else:
        yield from would_strand(g.school(me), funds - cost, 0)


class LookThroughWindow(Action[Academia, "Spending"], frozen=True):
    """Look at one marble in the Clock, for 2 Funds."""

    verb = "window"
    title = "Look through a window"
    exact = True

    window: int

    @classmethod
    def candidates(cls, g: Academia, at: Spending, me: Seat) -> Iterable[LookThroughWindow]:
        """The windows from the bottom, as far as there are marbles."""
        return THROUGH_WINDOWS[: g.clock.size] if can_look(g.schools[me], CONTENT.looks.window_cost) else ()

    def objections(self, g: Academia, at: Spending, me: Seat) -> Iterator[str]:
        """ERA-ANA-02, ERA-ANA-04, ERA-ANA-11."""
        left = g.clock.size
        if not 1 <= self.window <= CONTENT.looks.windows:
            windows = f"windows 1–{CONTENT.looks.windows}"
            yield f"The Clock has {windows}, counted from the bottom; there is no {self.window}."
        elif self.window > left:
            yield f"Window {self.window} is empty: only {counted(left, 'marble')} left in the Clock."
        yield from unaffordable_look(g, me, CONTENT.looks.window_cost)

    def apply(self, g: Academia, at: Spending, me: Seat) -> Steps:
        """ERA-ANA-01, ERA-ANA-05, ERA-ANA-08."""
        g.settle_school(me, funds=g.school(me).funds - CONTENT.looks.window_cost)
        marble = settle(g, self.window)
        column, place = g.clock.column, self.window - 1
        seen = replace(marble, seen_by=seen_with(marble.seen_by, me))
        g.settle_clock(column=(*column[:place], seen, *column[place + 1 :]))
        g.reveal()
        g.tell(WindowOpened(me, self.window), MarbleSeen(me, self.window, marble.study))
        return (at,)

    def consequence(self, g: Academia, at: Spending, me: Seat) -> str:
        """The price, and what is known already."""
        place = self.window - 1
        marble = g.clock.column[place] if place < len(g.clock.column) else None
        known = f"you know: {marble.study}, " if marble and me in marble.seen_by else ""
        return (
            f"{known}{CONTENT.looks.window_cost} Funds, {g.school(me).funds - CONTENT.looks.window_cost} left"
        )


THROUGH_WINDOWS = tuple(LookThroughWindow(window) for window in range(1, CONTENT.looks.windows + 1))
"""Every look there is."""


class LookAtDeck(Action[Academia, "Spending"], frozen=True):
    """Look at the top card of a deck, for 4 Funds."""

    verb = "deck"
    title = "Look at a deck"
    exact = True

    study: Study

    @classmethod
    def candidates(cls, g: Academia, at: Spending, me: Seat) -> Iterable[LookAtDeck]:
        """The four decks."""
        return AT_DECKS if can_look(g.schools[me], CONTENT.looks.deck_cost) else ()

    def objections(self, g: Academia, at: Spending, me: Seat) -> Iterator[str]:
        """ERA-ANA-04."""
        yield from unaffordable_look(g, me, CONTENT.looks.deck_cost)

    def apply(self, g: Academia, at: Spending, me: Seat) -> Steps:
        """ERA-ANA-03, ERA-ANA-05, ERA-ANA-10."""
        g.settle_school(me, funds=g.school(me).funds - CONTENT.looks.deck_cost)
        top = top_card(g, self.study)
        g.settle_deck(self.study, top=Peek(top.number, seen_with(top.seen_by, me)))
        g.reveal()
        g.tell(DeckOpened(me, self.study), CardSeen(me, CardId(self.study, top.number)))
        return (at,)

    def consequence(self, g: Academia, at: Spending, me: Seat) -> str:
        """The price."""
        return f"{CONTENT.looks.deck_cost} Funds, {g.school(me).funds - CONTENT.looks.deck_cost} left"


AT_DECKS = tuple(map(LookAtDeck, STUDIES))
"""One look at each."""
