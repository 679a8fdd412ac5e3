"""The table: companies, timeline, map, department tiles (CAR-SET)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.carnegie.content import ALPHA, EDITIONS, Content, edition
from rules.carnegie.terms import BARE, DepartmentId, DonationId, Kind, Mark, Space
from rules.core.contract import Seat, Table
from rules.core.seats import clockwise

Counts = tuple[int, ...]
Four = tuple[int, int, int, int]
NONE: Four = (0, 0, 0, 0)


class Company(Struct, frozen=True, omit_defaults=True):
    """One player's company, with everything the player holds."""

    money: int
    goods: int
    supply: int
    """Employees that are not recruited yet (CAR-SET-10)."""
    pawns: int
    """Pawns in the personal supply (CAR-SET-11)."""
    departments: tuple[DepartmentId, ...]
    """By space of the board; BARE without a department."""
    standing: Counts
    """By space: the employee slots that are taken by active employees, as bits, the cheapest first."""
    resting: Counts
    """By space: inactive employees."""
    away: Four = NONE
    """Employees on missions by region."""
    points: int = 0
    """VP on the score track."""
    tabs: Four = NONE
    """Position of each project tab."""
    built: Four = NONE
    """Projects on the map by type; the circles of a tab empty from the first on (CAR-CON-13)."""
    tracks: Four = NONE
    """Box on each region's transport track, from 0."""
    donations: tuple[DonationId, ...] = ()
    chooser: bool = False
    """Whether the Action Choice tile is still there (CAR-SET-13)."""

    def active(self, place: int) -> int:
        """Active employees on a space."""
        return self.standing[place].bit_count()

    @property
    def active_in_all(self) -> int:
        """Active employees in the whole company (CAR-FIN-02)."""
        return sum(map(int.bit_count, self.standing))

    def place_of(self, department: DepartmentId) -> int | None:
        """The space of a department; None where the company has none."""
        found = self.departments
        return found.index(department) if department in found else None

    def active_in(self, department: DepartmentId) -> int:
        """Active employees in a department, 0 where the company has none."""
        found = self.departments
        return self.standing[found.index(department)].bit_count() if department in found else 0

    def bare(self, place: int) -> bool:
        """Whether a space has neither a department nor the Lobby."""
        return self.departments[place] == BARE


class Carnegie(Table):
    """The whole game."""

    edition: str = ALPHA
    companies: tuple[Company, ...] = ()
    timeline: tuple[tuple[Mark, ...], ...] = ()
    """What the spaces of each row show, the end tile last."""
    discs: Four = NONE
    """Position of each row's disc; 0 is the start, 1 the first space (CAR-SET-03)."""
    round: int = 0
    """0 is the set-up."""
    first: Seat = Seat(0)
    """The first player of this round."""
    action: Kind | None = None
    """The action selected this round."""
    moving: Kind | None = None
    """The row whose disc advances at the end of this round (CAR-SEL-10)."""
    pool: Counts = ()
    """Department tiles left, in the order of the data (CAR-SET-04)."""
    spots: tuple[Seat | None, ...] = ()
    """Who built on each spot of the map, in the order of the data."""

    @property
    def book(self) -> Content:
        """The component data of this table."""
        return EDITIONS.get(self.edition) or edition(self.edition)

    def settle(self, seat: Seat, **changes: object) -> None:
        """Change a company."""
        company = replace(self.companies[seat], **changes)
        self.companies = (*self.companies[:seat], company, *self.companies[seat + 1 :])

    def pay(self, seat: Seat, *, money: int = 0, goods: int = 0) -> None:
        """Take money and goods cubes from a company."""
        company = self.companies[seat]
        self.settle(seat, money=company.money - money, goods=company.goods - goods)

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats from the first player on."""
        return clockwise(self.seats, self.first)

    def lie_down(self, seat: Seat, space: Space, count: int = 1) -> None:
        """Inactive employees come to a space."""
        self.settle(seat, resting=changed(self.companies[seat].resting, space.place, count))

    def free_slot(self, seat: Seat, place: int) -> None:
        """An active employee leaves a space; the cheapest slot taken there is free again (CAR-MIS-10)."""
        standing = self.companies[seat].standing
        self.settle(seat, standing=put(standing, place, standing[place] & (standing[place] - 1)))

    def send(self, seat: Seat, department: DepartmentId, region_place: int) -> None:
        """An active employee of a department goes on a mission (CAR-MIS-01)."""
        place = self.companies[seat].place_of(department)
        assert place is not None
        self.free_slot(seat, place)
        self.settle(seat, away=changed(self.companies[seat].away, region_place, 1))


def put(counts: Counts, place: int, value: int) -> Counts:
    """The counts with one of them replaced."""
    return (*counts[:place], value, *counts[place + 1 :])


def changed(counts: Counts, place: int, by: int) -> Counts:
    """The counts with one of them changed by so much."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
