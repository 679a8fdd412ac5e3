"""What money, goods, study points, moves and departments may be worth in VP, by the rounds to come."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec import Struct

from rules.carnegie.catalog import Effects, Gain
from rules.carnegie.content import Content
from rules.carnegie.terms import DepartmentId, Kind

MONEY, GOODS, STUDY, MOVE, NEWCOMER = 0.35, 1.3, 0.7, 0.35, 3.0
"""One $, goods cube, study point, move and new employee with a long game to come."""
LASTING = 3.0
"""Rounds to come with which all but study points are worth half of that."""
PROJECT, DEPARTMENT, SAFETY, COPY, STANDBY = 5.0, 3.2, 4.0, 4.0, 1.0
"""A project, a department, an inspection, a copied donation, an ongoing effect for a round."""
EARLY_PROJECT = 2.0
"""What a project is worth beyond that with a whole game to come."""
PROJECT_GOODS = 2.0
"""Goods that a project or a department takes, generously."""
MISSION, AGAIN = 0.35, 0.8
"""The return from a mission, and how far an employee who is sent counts like one in the Lobby."""
LOBBY_BASE, LOBBY_SLOPE = 0.13, 0.3
"""An employee in the Lobby, and for each round to come."""
STOCK = 1.8
"""Goods that can be used in a round."""
SHARE = {Kind.HUMAN_RESOURCES: 0.2, Kind.MANAGEMENT: 0.25, Kind.CONSTRUCTION: 0.2, Kind.RESEARCH: 0.27}
"""How often each action is selected."""
GAME = 20
"""Rounds of a whole game, for what is said by the game."""
SENDING = (
    "construction", "engineering", "training", "recruiting", "safety", "purchasing", "advanced_research",
    "charitable_giving",
)  # fmt: skip
"""The departments whose use sends the employee on a mission."""


class Outset(Struct, frozen=True):
    """What the rates depend on."""

    turns: int
    """Rounds to come."""
    thirst: float
    """How much there is still to study, from 0 to 1."""
    need: float
    """How much more goods are needed, from 0 to 1."""


class Rates(Struct, frozen=True):
    """What things are worth in VP."""

    turns: int
    """Rounds to come."""
    money: float
    goods: float
    study: float
    move: float
    newcomer: float

    def of(self, gain: Gain) -> float:
        """A gain."""
        certain = self.money * gain.money + self.goods * gain.goods + self.study * gain.study
        either = max(self.money * gain.either, self.goods) if gain.either else 0.0
        return gain.points + certain + self.newcomer * gain.employees + either


@lru_cache(maxsize=512)
def rates(by: Outset) -> Rates:
    """By the rounds to come, the thirst for study and the need of goods."""
    lasting = by.turns / (by.turns + LASTING)
    goods, study = GOODS * lasting * by.need, STUDY * by.thirst
    return Rates(by.turns, MONEY * lasting, goods, study, MOVE * lasting, NEWCOMER * lasting)


def outset(turns: int, thirst: float, goods: int) -> Outset:
    """With so many goods in stock, of which only so many can be used."""
    return Outset(turns, thirst, round(exp(-goods / usable(turns)), 1))


def usable(turns: int) -> float:
    """Goods that can be used till the end."""
    return 3.0 + STOCK * turns


def stock(goods: int, turns: int) -> float:
    """What goods may be worth, the more the less each."""
    use = usable(turns)
    return GOODS * turns / (turns + LASTING) * use * (1.0 - exp(-goods / use))


@lru_cache(maxsize=512)
def uses(effects: Effects, at: Rates) -> dict[DepartmentId, float]:
    """What one use of each department may be worth."""
    found = _people(effects, at) | _trade(effects, at) | _building(effects, at) | _study(effects, at)
    ongoing = dict.fromkeys(("property_management", "communications", "telegraph"), STANDBY)
    return {DepartmentId(key): max(0.0, value) for key, value in (found | ongoing).items()}


def _people(effects: Effects, at: Rates) -> dict[str, float]:
    return {
        "human_resources": effects.moves * at.move,
        "training": effects.training * max(at.money, at.move),
        "recruiting": at.newcomer,
        "safety": SAFETY,
    }


def _trade(effects: Effects, at: Rates) -> dict[str, float]:
    most, delivery = effects.most_exchanged, effects.logistics_money * at.money + effects.logistics_points
    return {
        "commerce": max(effects.commerce_money * at.money, effects.commerce_goods * at.goods),
        "planning": DEPARTMENT - PROJECT_GOODS * at.goods,
        "purchasing": effects.purchasing * at.goods,
        "sales": most * (effects.sales * at.money - at.goods),
        "logistics": most * (delivery - at.goods),
    }


def _building(effects: Effects, at: Rates) -> dict[str, float]:
    project = PROJECT + EARLY_PROJECT * at.turns / GAME
    return {
        "construction": project - PROJECT_GOODS * at.goods,
        "engineering": project - effects.engineering * at.goods,
        "outsourcing": project - PROJECT_GOODS * at.goods - effects.outsourcing * at.money,
        "supply_chain": effects.most_exchanged * (at.goods - effects.supply_price * at.money),
    }


def _study(effects: Effects, at: Rates) -> dict[str, float]:
    return {
        "research": effects.study * at.study,
        "advanced_design": effects.advanced_design * at.study,
        "advanced_research": effects.advanced_research * at.study,
        "charitable_giving": COPY,
    }


@lru_cache(maxsize=1024)
def posts(book: Content, by: Outset) -> dict[DepartmentId, float]:
    """What an active employee in each department may bring till the end, with the VP for standing there."""
    worth, rested = uses(book.effects, rates(by)), lobby(by.turns - 2)
    departments = {**book.printed, **book.tiles}
    return {
        key: _post(use, SHARE[departments[key].kind] * by.turns, rested, sent=key in SENDING)
        for key, use in worth.items()
    }


def _post(use: float, times: float, rested: float, *, sent: bool) -> float:
    """Whoever stays is used again and again; whoever is sent comes back to the Lobby."""
    if not sent:
        return 1.0 + times * use
    once = min(1.0, times)
    return 1.0 - once + once * (use + MISSION + AGAIN * rested)


def lobby(turns: float) -> float:
    """What an employee in the Lobby may be worth."""
    return LOBBY_BASE + LOBBY_SLOPE * turns if turns > 0 else 0.0
