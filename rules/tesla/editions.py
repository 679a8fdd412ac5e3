"""The editions: what a table can play by; the words are those of powering_up/customizing.py."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.contract import Steps
from rules.tesla import promise, scoring
from rules.tesla.bookkeeping import CompanyFame, CurrentFame, Profits, ReadyLuminaries
from rules.tesla.catalog import INVENTORS
from rules.tesla.content import CONTENT
from rules.tesla.edition import EDITIONS, Edition
from rules.tesla.inventors import inventor_alone
from rules.tesla.menu import ELSEWHERE, MENU
from rules.tesla.powering_up import menu as more
from rules.tesla.powering_up import promise as points_promise
from rules.tesla.powering_up import scoring as points
from rules.tesla.powering_up.bookkeeping import Drift, StockMarket
from rules.tesla.powering_up.cards_in_force import all_cards
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.event_auction import EventAuction
from rules.tesla.powering_up.event_reveal import DiscardEvent, EventReveal, PrimaryEffect, StockEffect
from rules.tesla.powering_up.propaganda import turn_down
from rules.tesla.state import CardId, WarOfCurrents

EVENT: Steps = (EventReveal(), EventAuction(), PrimaryEffect(), StockEffect())
STOCK_ONLY: Steps = (EventReveal(primary=False), StockEffect())


def remove(g: WarOfCurrents, card: CardId) -> None:
    """It leaves the game (TVE-PRO-15)."""


BASE = Edition(
    companies=tuple(CONTENT.inventors),
    certificates=CONTENT.setup.certificates,
    before=(),
    bookkeeping=(CompanyFame(), CurrentFame(), Profits(), ReadyLuminaries()),
    menu=MENU,
    elsewhere=ELSEWHERE,
    in_force=inventor_alone,
    put_away=remove,
    score=scoring.score,
    promise=promise.promise,
)

WITH_WALKER = replace(BASE, companies=tuple(INVENTORS), menu={**BASE.menu, **more.WALKER})

POWERING_UP = Edition(
    companies=tuple(INVENTORS),
    certificates=EXPANSION.setup.certificates,
    before=EVENT,
    bookkeeping=(
        CompanyFame(), CurrentFame(), Drift(), Profits(), StockMarket(), ReadyLuminaries(), DiscardEvent(),
    ),
    menu={**MENU, **more.WALKER, **more.EVENTS, **more.HEADQUARTERS},
    elsewhere=more.ELSEWHERE,
    in_force=all_cards,
    put_away=turn_down,
    score=points.score,
    promise=points_promise.promise,
)  # fmt: skip


def with_events(edition: Edition) -> Edition:
    """Base rules with events (PU-CUS-10)."""
    return replace(
        edition,
        before=EVENT,
        bookkeeping=(*edition.bookkeeping, DiscardEvent()),
        menu={**edition.menu, **more.EVENTS},
        in_force=all_cards,
    )


def with_stock_effects(edition: Edition) -> Edition:
    """Events whose stock effect is all that is played (PU-CUS-05)."""
    bookkeeping = tuple(step for step in edition.bookkeeping if not isinstance(step, DiscardEvent))
    return replace(edition, before=STOCK_ONLY, bookkeeping=(*bookkeeping, DiscardEvent()))


for _word, _edition in (("base", BASE), ("base+walker", WITH_WALKER)):
    EDITIONS[_word] = _edition
    EDITIONS[f"{_word}+events"] = with_events(_edition)
    EDITIONS[f"{_word}+stock"] = with_stock_effects(_edition)
EDITIONS["powering-up"] = POWERING_UP
EDITIONS["powering-up+stock"] = with_stock_effects(POWERING_UP)
