"""Everything a player can do, by decision."""

from collections.abc import Mapping
from typing import Any

from rules.core.contract import Action, Decision, Step
from rules.tesla.actions.advance import Advance
from rules.tesla.actions.buying import Buy
from rules.tesla.actions.claim import Claim
from rules.tesla.actions.market import Leave, Sell, Trading, Visit
from rules.tesla.actions.pass_ import Pass
from rules.tesla.actions.propaganda import Propaganda, TakeCard, TakingCard
from rules.tesla.auction import Bidding, LuminaryAuction, NextLot, Opening, Picking
from rules.tesla.bids import Bid, Open, Pick
from rules.tesla.bookkeeping import CompanyFame, CurrentFame, Profits, ReadyLuminaries
from rules.tesla.draft import CompanyDraft, Draft, Drafting
from rules.tesla.flow import Actions, EndOfGame, NewPropaganda, NextTurn, Phase, TakingAction, Turn
from rules.tesla.state import WarOfCurrents

Kinds = tuple[type[Action[WarOfCurrents, Any]], ...]

MENU: Mapping[type[Decision[WarOfCurrents]], Kinds] = {
    Drafting: (Draft,),
    Opening: (Open,),
    Bidding: (Bid, Pass),
    Picking: (Pick,),
    TakingAction: (Claim, Advance, Propaganda, Visit, Pass),
    TakingCard: (TakeCard,),
    Trading: (Buy, Sell, Leave),
}

ACTIONS: Kinds = tuple(dict.fromkeys(action for actions in MENU.values() for action in actions))

STEPS: tuple[type[Step], ...] = (
    *MENU,
    CompanyDraft,
    Phase,
    LuminaryAuction,
    NextLot,
    NewPropaganda,
    Turn,
    Actions,
    CompanyFame,
    CurrentFame,
    Profits,
    ReadyLuminaries,
    NextTurn,
    EndOfGame,
)

NEVER = {
    "file": "A patent is filed as part of an advance: “advance”, with yes for filing.",
    "exhaust": "A luminary is exhausted by an action or by “pass”.",
    "borrow": "There is no debt: pay with the cash you hold.",
}

ELSEWHERE = {
    "trade": "Certificates are bought from the market and sold to it, never traded.",
    "develop": "Headquarters are developed in Powering Up! only.",
}
"""What a turn of the base game does not have."""
