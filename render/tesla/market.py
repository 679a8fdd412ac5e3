"""The stock market: the companies' prices, and what is for sale."""

from __future__ import annotations

from collections import defaultdict

from render.layout import Box, Point
from render.tesla.base import cell
from render.tesla.board_plan import MarketPlan
from render.tesla.page import roomy
from render.tesla.scene import Scene, moved
from rules.core.contract import Seat

MANY = 5
"""So many companies stand side by side on a space."""
FEW = 2
"""So many companies leave the number of their space in sight."""


def draw(scene: Scene, layout: MarketPlan) -> None:
    """The moving parts of the market."""
    spaces: dict[int, list[Seat]] = defaultdict(list)
    for index, (seat, company) in enumerate(scene.sheet.led()):
        spaces[company.price].append(seat)
        _certificates(scene, layout, index, seat, company.market)
    for price, seats in spaces.items():
        _price(scene, layout, price, seats)


def _price(scene: Scene, layout: MarketPlan, price: int, seats: list[Seat]) -> None:
    space = cell(layout, *scene.printed.place(price))
    if len(seats) > MANY:
        _crowd(scene, layout, space, seats)
    else:
        number = layout.number.box.x + layout.number.box.width if len(seats) <= FEW else 1
        room = Box(space.x + number, space.y + (space.height - layout.tab.y) // 2, 0, layout.tab.y)
        scene.tabs(seats, room._replace(width=space.width - number - 2))
    for seat in seats:
        scene.highlight(f"price {scene.key(seat)}", space, 0)


def _crowd(scene: Scene, layout: MarketPlan, space: Box, seats: list[Seat]) -> None:
    """In two lines."""
    half, tab = -(-len(seats) // 2), layout.small_tab
    for line, some in enumerate((seats[:half], seats[half:])):
        room = Box(space.x + 1, space.y + 1 + line * (tab.y + 1), tab.x * half + 2, tab.y)
        scene.tabs(some, room)


def _certificates(scene: Scene, layout: MarketPlan, index: int, seat: Seat, left: int) -> None:
    place = roomy(layout.certificates, scene.sheet.seats)
    spot = moved(layout.box.corner, place.companies[index])
    box = place.box.at(spot)
    scene.surface.stamp(scene.kit.certificate(scene.mark(seat), box.width, box.height), box.corner)
    scene.surface.write(place.count, str(left), Point(*spot))
    scene.highlight(f"market {scene.key(seat)}", box, 2)
