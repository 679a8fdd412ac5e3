"""Taking income when employees return from the active region (CAR-INC)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.asking import Asking
from rules.carnegie.catalog import Gain
from rules.carnegie.events import Cause, EmployeesRecovered, RegionActivated
from rules.carnegie.gains import receive, summed
from rules.carnegie.lobby import NOT_BUILT, has_new_lobby, lie_down_in_lobbies
from rules.carnegie.state import Carnegie, changed
from rules.carnegie.tabs import circles
from rules.carnegie.terms import Region
from rules.carnegie.tracks import transport_bonus
from rules.carnegie.words import REGION_NAMES, gained
from rules.core.contract import Action, Procedure, Seat, Steps
from rules.core.words import counted


class Income(Procedure[Carnegie], frozen=True):
    """A region is active; whoever has employees there is asked (CAR-INC-01 to -03, -14)."""

    region: Region
    waiting: tuple[Seat, ...]
    begun: bool = False

    def run(self, g: Carnegie) -> Steps:
        """Ask the next player with somebody there."""
        if not self.begun:
            g.tell(RegionActivated(self.region))
        place = self.region.place
        asked = tuple(seat for seat in self.waiting if g.companies[seat].away[place])
        if not asked:
            return ()
        return (Returning(asked[0], self.region), Income(self.region, asked[1:], begun=True))


class Returning(Asking, frozen=True):
    """How many employees return (CAR-INC-04)."""

    region: Region

    def present(self, g: Carnegie) -> int:
        """The player's employees in the region."""
        return self.company(g).away[self.region.place]

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        there, region = self.present(g), REGION_NAMES[self.region]
        pays = box_words(g, self.seat, self.region)
        many = f"how many of your {there} employees there return?"
        return f"{region} is active, {pays} each: {many if there > 1 else 'does your employee return?'}"


def box_words(g: Carnegie, seat: Seat, region: Region) -> str:
    """“box 3 pays 1 goods + $2” (CAR-INC-09)."""
    return f"box {g.companies[seat].tracks[region.place]} pays {gained(transport_bonus(g, seat, region))}"


def project_income(g: Carnegie, seat: Seat) -> list[Gain]:
    """What every circle gives whose pawn is on the map (CAR-INC-05, -12)."""
    built = g.companies[seat].built
    return [each.income for place, row in enumerate(circles(g.book)) for each in row[: built[place]]]


class Recover(Action[Carnegie, Returning], frozen=True):
    """Let employees return to your Lobby, for their transport bonuses and your income."""

    verb = "recover"
    title = "Let employees return"
    exact = True

    count: Annotated[int, Meta(description="How many employees return; 0: all stay")]
    new_lobby: Annotated[int, Meta(description="How many of them come to the New Lobby")] = 0

    @classmethod
    def candidates(cls, g: Carnegie, at: Returning, me: Seat) -> Iterator[Recover]:
        """From all to none."""
        split = has_new_lobby(g, me)
        for count in range(at.present(g), -1, -1):
            for new_lobby in range(count + 1 if split else 1):
                yield cls(count, new_lobby)

    def objections(self, g: Carnegie, at: Returning, me: Seat) -> Iterator[str]:
        """CAR-INC-04, CAR-LOB-01, -05."""
        there, region = at.present(g), REGION_NAMES[at.region]
        fits = 0 <= self.count <= there
        if not fits:
            here = f"you have {counted(there, 'employee')} in {region}"
            yield f"Employees return from {region} only; {here}, so 0 to {there} can return."
        if self.new_lobby and not has_new_lobby(g, me):
            yield NOT_BUILT
        elif fits and not 0 <= self.new_lobby <= self.count:
            yield f"{counted(self.count, 'employee')} return, so 0 to {self.count} can come to the New Lobby."

    def apply(self, g: Carnegie, at: Returning, me: Seat) -> Steps:
        """Return, then bonuses, then the income of all projects, once (CAR-INC-05, -06, -10)."""
        g.tell(EmployeesRecovered(me, at.region, self.count, self.new_lobby))
        if not self.count:
            return ()
        g.settle(me, away=changed(g.companies[me].away, at.region.place, -self.count))
        lie_down_in_lobbies(g, me, self.count, self.new_lobby)
        bonuses = [transport_bonus(g, me, at.region)] * self.count
        steps = receive(g, me, bonuses, Cause.TRANSPORT, at.region)
        return steps + receive(g, me, project_income(g, me), Cause.PROJECTS)

    def consequence(self, g: Carnegie, at: Returning, me: Seat) -> str:
        """Bonuses and income."""
        if not self.count:
            return "no income, no bonus"
        bonus, income = transport_bonus(g, me, at.region), project_income(g, me)
        choices = sum(1 for each in income if each.either)
        total = summed([*[bonus] * self.count, *income])
        total = replace(total, employees=min(total.employees, g.companies[me].supply))
        extra = f" and {counted(choices, 'income')} of your choice" if choices else ""
        split = f"; {self.new_lobby} to the New Lobby" if self.new_lobby else ""
        return f"+{gained(total)}{extra}{split}"
