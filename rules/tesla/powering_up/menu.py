"""Everything a player can do beyond the base game, by decision."""

from __future__ import annotations

from rules.core.contract import Step
from rules.tesla.actions.advance import Advance
from rules.tesla.actions.buying import Buy
from rules.tesla.actions.claim import Claim
from rules.tesla.actions.pass_ import Pass
from rules.tesla.actions.propaganda import Propaganda, TakeCard
from rules.tesla.bids import Bid
from rules.tesla.edition import Kinds, Menu
from rules.tesla.flow import TakingAction
from rules.tesla.menu import MENU
from rules.tesla.powering_up.bookkeeping import Drift, StockMarket
from rules.tesla.powering_up.electing import Elect, Electing
from rules.tesla.powering_up.event_auction import EventAuction, EventBidding
from rules.tesla.powering_up.event_reveal import DiscardEvent, EventReveal, PrimaryEffect, StockEffect
from rules.tesla.powering_up.events_at_once import Strike
from rules.tesla.powering_up.headquarters import Develop, Remove, Removing
from rules.tesla.powering_up.moving import MoveMarker, MovingMarker
from rules.tesla.powering_up.paying import Collecting
from rules.tesla.powering_up.refreshing import Dining, Refresh, Refreshing
from rules.tesla.powering_up.second_card import AnotherCard, TakingSecondCard
from rules.tesla.powering_up.skipping import Skip
from rules.tesla.powering_up.trading import Dealing, Trade
from rules.tesla.powering_up.walker import Follow, Following, FollowingPatent

WALKER: Menu = {FollowingPatent: (Follow, Skip)}

EVENTS: Menu = {
    EventBidding: (Bid, Pass),
    TakingAction: (*MENU[TakingAction][:-1], Refresh, Pass),
    Dining: (Refresh, Skip),
    MovingMarker: (MoveMarker,),
    Electing: (Elect,),
}

HEADQUARTERS: Menu = {
    TakingAction: (Claim, Advance, Propaganda, Develop, Refresh, Pass),
    TakingSecondCard: (TakeCard, Skip),
    Refreshing: (Refresh, Skip),
    Removing: (Remove,),
    Dealing: (Trade, Buy, Skip),
}

ACTIONS: Kinds = (Develop, Refresh, Remove, MoveMarker, Elect, Follow, Trade, Skip)

STEPS: tuple[type[Step], ...] = (
    *(kind for kind in {**WALKER, **EVENTS, **HEADQUARTERS} if kind not in MENU),
    EventReveal,
    EventAuction,
    PrimaryEffect,
    StockEffect,
    DiscardEvent,
    Strike,
    Collecting,
    AnotherCard,
    Following,
    Drift,
    StockMarket,
)

ELSEWHERE = {
    "market": "The stock market is no action here: shares change hands in bookkeeping.",
    "buy": "Shares are traded and bought in bookkeeping.",
    "sell": "Shares are traded and bought in bookkeeping.",
}
"""What a turn of the whole expansion does not have."""
