"""Setting up: tiles, companies, the first Housing pawns, the first moves (CAR-SET)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.carnegie.activation import Activation
from rules.carnegie.asking import Asking
from rules.carnegie.atlas import atlas
from rules.carnegie.content import Content
from rules.carnegie.events import GameSetUp, HousingPlaced
from rules.carnegie.spots import free_spot, no_place, occupy
from rules.carnegie.state import Carnegie, Company, put
from rules.carnegie.terms import BARE, KINDS, LOBBY, CityId, DepartmentId, Project, Size
from rules.carnegie.words import gained
from rules.carnegie.working import Moving
from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.core.words import counted


def lay_out(g: Carnegie, first: int | None) -> None:
    """Everything that is there before the first question (CAR-SET-01 to -13, -25)."""
    book = g.book
    g.timeline = _timeline(g)
    removed = _pool(g)
    g.first = Seat(g.draw(g.seats, "first") if first is None else first)
    choosers = book.setup.seats[g.seats].choosers
    g.companies = tuple(
        _company(book, chooser=(seat - g.first) % g.seats + 1 in choosers) for seat in range(g.seats)
    )
    g.spots = (None,) * len(atlas(book).spots)
    g.tell(GameSetUp(g.first, removed))


def _timeline(g: Carnegie) -> tuple[Any, ...]:
    """Four of the tiles on random sides, the first drawn for the first row, and the end tile (CAR-SET-01)."""
    tiles, rows = list(g.book.timeline.tiles.values()), []
    for number, kind in enumerate(KINDS):
        tile = tiles.pop(g.draw(len(tiles), "timeline", number))
        side = tile.back if g.draw(2, "side", number) else tile.front
        rows.append((*side, g.book.timeline.end[kind]))
    return tuple(rows)


def _pool(g: Carnegie) -> tuple[DepartmentId, ...]:
    """Single tiles are drawn to leave the game (CAR-SET-04, -05)."""
    keys, removed = tuple(g.book.tiles), []
    g.pool = (g.book.setup.copies,) * len(keys)
    for number in range(g.book.setup.seats[g.seats].removed):
        index = g.draw_from(g.pool, "tile", number)
        g.pool = put(g.pool, index, g.pool[index] - 1)
        removed.append(keys[index])
    return tuple(removed)


def _company(book: Content, *, chooser: bool) -> Company:
    """CAR-SET-07 to -12."""
    setup, departments = book.setup, tuple(each for row in book.company.rows for each in row)
    waiting = sum(tab.positions[0].pawn for tab in book.tabs.values())
    return Company(
        setup.money,
        setup.goods,
        setup.supply,
        setup.pawns - 1 - len(book.tracks) - waiting,
        departments,
        tuple(int(each not in (BARE, LOBBY)) for each in departments),
        tuple(setup.lobby if each == LOBBY else 0 for each in departments),
        chooser=chooser,
    )


class FirstHousing(Procedure[Carnegie], frozen=True):
    """One Housing pawn each, counterclockwise, the first player last (CAR-SET-14)."""

    waiting: tuple[Seat, ...]

    def run(self, g: Carnegie) -> Steps:
        """Ask the next player."""
        return (Placing(self.waiting[0]), FirstHousing(self.waiting[1:])) if self.waiting else ()


class Placing(Asking, frozen=True):
    """Where a player's first Housing pawn goes."""

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return "Place your first Housing pawn in a medium or major city."

    def unasked(self, g: Carnegie, seat: Seat) -> str:
        """CAR-SET-14."""
        return f"{player(self.seat)} places first."


class Place(Action[Carnegie, Placing], frozen=True):
    """Place your first Housing pawn, free of charge, in a medium or major city."""

    verb = "place"
    title = "Place Housing"
    exact = True

    city: CityId

    @classmethod
    def candidates(cls, g: Carnegie, at: Placing, me: Seat) -> Iterator[Place]:
        """Every city with a free Housing spot."""
        for key, city in g.book.map.cities.items():
            if city.size is not Size.SMALL and free_spot(g, key, Project.HOUSING) is not None:
                yield cls(key)

    def objections(self, g: Carnegie, at: Placing, me: Seat) -> Iterator[str]:
        """CAR-SET-15 to -17."""
        city = g.book.map.cities.get(self.city)
        if city and city.size is Size.SMALL:
            yield f"{city.name} is a small city; your first Housing goes to a medium or major city."
        else:
            yield from no_place(g, self.city, Project.HOUSING)

    def apply(self, g: Carnegie, at: Placing, me: Seat) -> Steps:
        """It costs nothing, sends nobody, pays no bonus, and counts as built (CAR-SET-18, -19)."""
        spot = free_spot(g, self.city, Project.HOUSING)
        assert spot is not None
        occupy(g, me, spot, Project.HOUSING)
        g.tell(HousingPlaced(me, self.city))
        return ()

    def consequence(self, g: Carnegie, at: Placing, me: Seat) -> str:
        """The income that opens."""
        return f"opens {gained(g.book.tabs[Project.HOUSING].positions[0].income)} of income"


class FirstMoves(Procedure[Carnegie], frozen=True):
    """First player first: moves, then activation, then the next (CAR-SET-20, -23)."""

    waiting: tuple[Seat, ...]

    def run(self, g: Carnegie) -> Steps:
        """Ask the next player."""
        if not self.waiting:
            return ()
        seat, rest = self.waiting[0], self.waiting[1:]
        return (Arranging(seat, g.book.setup.moves), Activation(seat), FirstMoves(rest))


class Arranging(Moving, frozen=True):
    """The first moves of a company (CAR-SET-21, -22)."""

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return f"Arrange your company: {counted(self.moves, 'move')} left."

    def unasked(self, g: Carnegie, seat: Seat) -> str:
        """CAR-SET-26."""
        return f"The table is waiting for {player(self.seat)}, who arranges a company first."
