"""Every event as a sentence, every value as a word."""

from __future__ import annotations

from collections import Counter

from rules.carnegie import events as happened
from rules.carnegie.catalog import Gain
from rules.carnegie.departments.prose import say_of_departments
from rules.carnegie.events import Cause
from rules.carnegie.names import ALPHA_BOOK, city_of, department_of, donation_of, space_name, there
from rules.carnegie.terms import (
    CityId,
    Deal,
    DepartmentId,
    DonationId,
    Kind,
    Level,
    Project,
    Region,
    Reward,
    Space,
)
from rules.carnegie.words import (
    KIND_NAMES,
    LEVEL_NAMES,
    PROJECT_NAMES,
    REGION_NAMES,
    gained,
    goods,
    lost,
    money,
)
from rules.core.contract import Event, Names
from rules.core.words import counted, listed

MEMBER_NAMES: dict[tuple[type, object], str] = {
    (type(member), member): said
    for names in (KIND_NAMES, REGION_NAMES, PROJECT_NAMES, LEVEL_NAMES)
    for member, said in names.items()
}
"""A member may equal one of another enum, so its type goes with it."""


def name(value: object) -> str:
    """A field's value in a player's words."""
    match value:
        case Kind() | Region() | Project() | Level():
            return MEMBER_NAMES[type(value), value]
        case Space():
            return space_name(value)
        case Reward():
            return _reward(value)
        case Deal():
            return _deal(value)
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case _:
            return _word(value) if isinstance(value, str) else str(value)


def _reward(value: Reward) -> str:
    """“3 goods”, “$10”."""
    effects = ALPHA_BOOK.effects
    return goods(effects.reward_goods) if value is Reward.GOODS else money(effects.reward_money)


def _deal(value: Deal) -> str:
    """“$3”, “$6 for a mission”."""
    effects = ALPHA_BOOK.effects
    match value:
        case Deal.GOODS:
            return goods(effects.commerce_goods)
        case Deal.MONEY:
            return money(effects.commerce_money)
        case Deal.MISSION_GOODS:
            return f"{goods(effects.mission_goods)} for a mission"
        case Deal.MISSION_MONEY:
            return f"{money(effects.mission_money)} for a mission"


def _word(value: str) -> str:
    """The name of a city, a donation or a department."""
    book = ALPHA_BOOK
    if value in book.map.cities:
        return city_of(CityId(value))
    if value in book.donations:
        return donation_of(DonationId(value))
    return department_of(DepartmentId(value))


def say(event: Event, names: Names) -> str:
    """One event as one sentence."""
    match event:
        case happened.GameSetUp(first, removed):
            return f"{names[first]} wears the hat first{_removed(removed)}."
        case happened.HousingPlaced(seat, city):
            return f"{names[seat]} settles in {city_of(city)} with a first Housing."
        case happened.RoundBegun(number, first):
            return f"Round {number}: {names[first]} wears the hat."
        case happened.ActionSelected(seat, action, None):
            return f"{names[seat]} selects {KIND_NAMES[action]}."
        case happened.ActionSelected(seat, action, turned) if turned:
            moves = f"its disc is at the end, so that of {KIND_NAMES[turned]} moves"
            return f"{names[seat]} selects {KIND_NAMES[action]}; {moves}."
        case happened.DiscAdvanced(action, position):
            return f"The disc of {KIND_NAMES[action]} advances to space {position}."
        case happened.GameEnded(winners, points):
            verb = "share the victory" if len(winners) > 1 else "wins"
            return f"The game is over: {listed([names[seat] for seat in winners])} {verb} with {points} VP."
        case _:
            return _say_event(event, names)


def _removed(tiles: tuple[DepartmentId, ...]) -> str:
    """“; 2 department tiles leave the game: Sales twice”; nothing of nothing."""
    if not tiles:
        return ""
    each = [f"{department_of(key)}{' twice' * (count > 1)}" for key, count in Counter(tiles).items()]
    return f"; {counted(len(tiles), 'department tile')} leave the game: {listed(each)}"


def _say_event(event: Event, names: Names) -> str:
    match event:
        case happened.RegionActivated(region):
            return f"The {REGION_NAMES[region]} is active: employees there may return for income."
        case happened.DonationsOpened():
            return "The hat is on a donation: everybody may make one."
        case happened.EmployeesRecovered(seat, region, 0):
            return f"{names[seat]} calls nobody home from {there(region)} and takes no income."
        case happened.EmployeesRecovered(seat, region, count, new_lobby):
            who = counted(count, "employee")
            return f"{names[seat]} calls {who} home from {there(region)}{_lobby(count, new_lobby)}."
        case happened.GainReceived():
            return _received(event, names)
        case happened.EmployeesEntered(seat, count, new_lobby):
            return f"{names[seat]} gets {counted(count, 'new employee')}{_lobby(count, new_lobby)}."
        case happened.DonationMade(seat, donation, paid, copied):
            verb = "joins another player in donating" if copied else "donates"
            return f"{names[seat]} {verb} {money(paid)} to {donation_of(donation)}."
        case happened.DonationDeclined(seat):
            return f"{names[seat]} makes no donation."
        case _:
            return _say_turn(event, names)


def _lobby(count: int, new_lobby: int) -> str:
    """“ to the Lobby”, “, 1 of them to the New Lobby”."""
    if not new_lobby:
        return " to the Lobby"
    return " to the New Lobby" if count == new_lobby else f", {new_lobby} of them to the New Lobby"


def _received(event: happened.GainReceived, names: Names) -> str:
    who = names[event.seat]
    what = gained(Gain(money=event.money, goods=event.goods, points=event.points))
    where = there(event.region) if event.region else "a region"
    match event.cause:
        case Cause.PROJECTS:
            return f"{who}'s projects pay {what}."
        case Cause.TRANSPORT:
            return f"Transport in {where} pays {what} to {who}."
        case Cause.FINAL_BOX:
            return f"{who} receives {what} for the last box of {where}."


def _say_turn(event: Event, names: Names) -> str:
    match event:
        case happened.ActionChosen(seat, action):
            return f"{names[seat]} spends the Action Choice tile to take {KIND_NAMES[action]}."
        case happened.EmployeeActivated(seat, _, department, salary):
            what = f"puts an employee to work in {department_of(department)}"
            return f"{names[seat]} {what} {f'for {money(salary)}' if salary else 'free of charge'}."
        case happened.TurnEnded(seat, action, moves, study):
            return f"{names[seat]} is done with {KIND_NAMES[action]}{_lost(moves, study)}."
        case happened.TurnPassed(seat, action, 0, study, False):
            return f"{names[seat]} has nothing to use: nobody is at work in {KIND_NAMES[action]}."
        case happened.TurnPassed(seat, action, moves, study):
            return f"{names[seat]} uses nothing of {KIND_NAMES[action]}{_lost(moves, study)}."
        case happened.MeansLost(seat, moves, study):
            what = f"{counted(moves, 'move')} unused" if moves else f"{counted(study, 'study point')} unspent"
            return f"{names[seat]} leaves {what}."
        case happened.ActivationEnded(seat):
            return f"{names[seat]} activates nobody else."
        case _:
            return say_of_departments(event, names)


def _lost(moves: int, study: int) -> str:
    said = lost(moves, study)
    return f", {said}" if said else ""
