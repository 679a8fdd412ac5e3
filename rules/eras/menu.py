"""Everything a player can do, by decision."""

from collections.abc import Mapping
from typing import Any

from rules.core.contract import Action, Decision, Step
from rules.eras.campus import BuildRoof, BuildStory
from rules.eras.clock import LookAtDeck, LookThroughWindow
from rules.eras.flow import (
    ChoosingGraduate,
    ClockAction,
    ClockEffect,
    EndOfGame,
    EndTurn,
    EraCheck,
    Graduating,
    HiringOut,
    PassClock,
    Round,
    Spending,
    Turn,
)
from rules.eras.graduates import GraduateInGroups, GraduateTogether
from rules.eras.hiring import HireGraduate
from rules.eras.state import Academia

Kinds = tuple[type[Action[Academia, Any]], ...]

MENU: Mapping[type[Decision[Academia]], Kinds] = {
    Graduating: (GraduateTogether, GraduateInGroups),
    Spending: (BuildStory, BuildRoof, LookThroughWindow, LookAtDeck, EndTurn),
    ChoosingGraduate: (HireGraduate,),
}

ACTIONS = tuple(action for actions in MENU.values() for action in actions)

STEPS: tuple[type[Step], ...] = (
    *MENU,
    Round,
    Turn,
    ClockAction,
    HiringOut,
    ClockEffect,
    EraCheck,
    PassClock,
    EndOfGame,
)

NEVER = {
    "sell": "Blocks cannot be removed: they are never sold or moved.",
    "remove": "Blocks cannot be removed: they are never sold or moved.",
    "move": "Blocks cannot be removed: they are never sold or moved.",
    "pass": "There is no passing: end your turn with “done”; a Graduate who fits must be hired.",
}
