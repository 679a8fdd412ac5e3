"""Everything a player can do, by decision."""

from collections.abc import Mapping
from typing import Any

from rules.carnegie.activation import Activate, Activating, Activation
from rules.carnegie.decline import Decline
from rules.carnegie.departments.building import Construct
from rules.carnegie.departments.commerce import Trade
from rules.carnegie.departments.exchange import Purchase, Sell
from rules.carnegie.departments.giving import Copy
from rules.carnegie.departments.mission import Inspect, Recruit
from rules.carnegie.departments.moves import Move
from rules.carnegie.departments.planning import Build
from rules.carnegie.departments.property import Jump, Jumping
from rules.carnegie.departments.study import Develop, Push, Research
from rules.carnegie.departments.supply import Buy
from rules.carnegie.departments.training import Train
from rules.carnegie.donations import Donate, Donating, Donations
from rules.carnegie.done import Done
from rules.carnegie.flow import EndOfGame, EndOfRound, Round, Turn
from rules.carnegie.gains import ChoosingIncome, TakeIncome
from rules.carnegie.income import Income, Recover, Returning
from rules.carnegie.lobby import Enter, Entering
from rules.carnegie.setup import Arranging, FirstHousing, FirstMoves, Place, Placing
from rules.carnegie.state import Carnegie
from rules.carnegie.timeline import Event, Select, Selecting
from rules.carnegie.turn import ChooseAction
from rules.carnegie.working import (
    Studying,
    UsingConstruction,
    UsingHumanResources,
    UsingManagement,
    UsingResearch,
)
from rules.core.contract import Action, Decision, Step

Kinds = tuple[type[Action[Carnegie, Any]], ...]

MENU: Mapping[type[Decision[Carnegie]], Kinds] = {
    Placing: (Place,),
    Arranging: (Move, Done),
    Selecting: (Select,),
    Returning: (Recover,),
    ChoosingIncome: (TakeIncome,),
    Entering: (Enter,),
    Donating: (Donate, Decline),
    UsingHumanResources: (Move, Train, Recruit, Inspect, ChooseAction, Done),
    UsingManagement: (Trade, Build, Purchase, Sell, ChooseAction, Done),
    Jumping: (Jump, Decline),
    UsingConstruction: (Construct, Buy, ChooseAction, Done),
    UsingResearch: (Push, Develop, Research, Copy, ChooseAction, Done),
    Studying: (Push, Develop, Done),
    Activating: (Activate, Done),
}

ACTIONS: Kinds = tuple(dict.fromkeys(action for actions in MENU.values() for action in actions))

STEPS: tuple[type[Step], ...] = (
    *MENU,
    FirstHousing,
    FirstMoves,
    Round,
    Event,
    Income,
    Donations,
    Turn,
    Activation,
    EndOfRound,
    EndOfGame,
)

NEVER = {
    "hire": "Employees come from the supply by Recruiting or a transport bonus.",
    "sell_goods": "Goods are sold with the Sales or Logistics department: “sell”.",
    "communications": "Communications has an ongoing effect: donations cost less while it is staffed.",
    "telegraph": "Telegraph Operators have an ongoing effect: transport steps cost less study.",
    "study": "Study points of R&D and Advanced Design come by themselves when the turn begins.",
    "recall": "Employees return from missions only in an income event of their region: “recover”.",
    "swap": "Employees cannot swap places; each of them moves by itself: “move”.",
    "bonus": "A transport bonus is that of the box you have reached; no other box's can be taken.",
    "pass": "To use nothing, or nothing more, is “done”; to give nothing is “decline”.",
    "wait": "Nobody can wait: turns go clockwise from the first player.",
}
