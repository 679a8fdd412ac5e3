"""How the small drawings of this game are put together: outlines of spots, employees, vehicles."""

from __future__ import annotations

from math import cos, pi, sin

from render.sketch import Fill, Sketch
from render.theme import Style
from rules.carnegie.terms import Level, Spot

Shape = tuple[tuple[float, float], ...]

SPOT_COLORS = {
    Spot.HOUSING: "leaf",
    Spot.COMMERCE: "brass",
    Spot.INDUSTRY: "brick",
    Spot.INFRASTRUCTURE: "slate",
    Spot.ANY: "cream",
}

HOUSE = ((0.5, 0.02), (0.98, 0.4), (0.88, 0.4), (0.88, 0.96), (0.12, 0.96), (0.12, 0.4), (0.02, 0.4))
FACTORY = (
    (0.04, 0.96), (0.04, 0.3), (0.36, 0.12), (0.36, 0.3), (0.68, 0.12), (0.68, 0.3), (0.76, 0.3),
    (0.76, 0.02), (0.94, 0.02), (0.96, 0.96),
)  # fmt: skip
BRIDGE = (
    (0.02, 0.1), (0.98, 0.1), (0.98, 0.92), (0.8, 0.92), (0.72, 0.74), (0.5, 0.66), (0.28, 0.74),
    (0.2, 0.92), (0.02, 0.92),
)  # fmt: skip
LETTER_PLACES = {
    Spot.HOUSING: 0.62,
    Spot.COMMERCE: 0.5,
    Spot.INDUSTRY: 0.62,
    Spot.INFRASTRUCTURE: 0.42,
    Spot.ANY: 0.5,
}
DIAMOND = ((0.5, -0.02), (1.02, 0.5), (0.5, 1.02), (-0.02, 0.5))
CROWN = ((0.26, 0.08), (0.74, 0.08), (0.7, 0.72), (0.3, 0.72))
BAND = ((0.285, 0.54), (0.715, 0.54), (0.705, 0.68), (0.295, 0.68))
BODY = (
    (0.5, 0.44), (0.72, 0.48), (0.9, 0.62), (0.82, 0.72), (0.7, 0.66), (0.72, 0.98), (0.28, 0.98),
    (0.3, 0.66), (0.18, 0.72), (0.1, 0.62), (0.28, 0.48),
)  # fmt: skip
CAP = ((0.5, 0.16), (0.98, 0.4), (0.5, 0.64), (0.02, 0.4))
GOWN = ((0.22, 0.52), (0.5, 0.67), (0.78, 0.52), (0.78, 0.74), (0.5, 0.86), (0.22, 0.74))


def letter(size: int) -> Style:
    """The face of letters and numbers on sprites."""
    return Style("bold", size, size)


def outline(kind: Spot) -> Shape:
    """The outline that tells a type of spot."""
    match kind:
        case Spot.HOUSING:
            return HOUSE
        case Spot.INDUSTRY:
            return FACTORY
        case Spot.INFRASTRUCTURE:
            return BRIDGE
        case Spot.COMMERCE:
            return circle(0.47, 28)
    return DIAMOND


def glyph(sketch: Sketch, kind: Spot, size: int) -> None:
    """What an empty place shows inside its outline."""
    match kind:
        case Spot.HOUSING:
            sketch.box(size * 0.4, size * 0.6, size * 0.2, size * 0.35, Fill("ink_soft"))
        case Spot.COMMERCE:
            sketch.letter(size / 2, size / 2, "$", letter(26), "ink")
        case Spot.INDUSTRY:
            for place in (0.17, 0.42, 0.67):
                sketch.box(size * place, size * 0.56, size * 0.15, size * 0.17, Fill("ink_soft"))
        case Spot.INFRASTRUCTURE:
            sketch.stroke([(size * 0.04, size * 0.34), (size * 0.96, size * 0.34)], "ink_soft", 2.5)
        case Spot.ANY:
            for index, color in enumerate(("leaf", "brass", "slate", "brick")):
                corners = (DIAMOND[index], DIAMOND[(index + 1) % 4], (0.5, 0.5))
                sketch.polygon(scaled(corners, size), Fill(color, "ink", 1.2))


def cart(sketch: Sketch, size: int) -> None:
    """A cart."""
    sketch.polygon(
        scaled(((0.06, 0.3), (0.94, 0.3), (0.82, 0.62), (0.18, 0.62)), size), Fill("crate", "ink", 1.2)
    )
    axle(sketch, size, (0.5,), 0.24)


def coach(sketch: Sketch, size: int) -> None:
    """A stagecoach."""
    box = ((0.14, 0.16), (0.86, 0.16), (0.94, 0.42), (0.78, 0.7), (0.22, 0.7), (0.06, 0.42))
    sketch.polygon(scaled(box, size), Fill("crate", "ink", 1.2))
    sketch.box(size * 0.36, size * 0.26, size * 0.28, size * 0.22, Fill("cream", "ink", 1))
    axle(sketch, size, (0.26, 0.74), 0.19)


def locomotive(sketch: Sketch, size: int) -> None:
    """A locomotive."""
    body = ((0.04, 0.14), (0.36, 0.14), (0.36, 0.36), (0.68, 0.36), (0.66, 0.08), (0.86, 0.08), (0.84, 0.36),
            (0.94, 0.36), (0.94, 0.7), (0.04, 0.7))  # fmt: skip
    sketch.polygon(scaled(body, size), Fill("night_light", "ink", 1.2))
    sketch.box(size * 0.11, size * 0.22, size * 0.16, size * 0.16, Fill("cream"))
    axle(sketch, size, (0.2, 0.5, 0.8), 0.15)


def library(sketch: Sketch, left: float, top: float, size: float) -> None:
    """A public library."""
    roof = [(left + size * x, top + size * y) for x, y in ((0.5, 0.04), (0.98, 0.34), (0.02, 0.34))]
    sketch.polygon(roof, Fill("cream", "ink", 1.4))
    sketch.box(left + size * 0.04, top + size * 0.82, size * 0.92, size * 0.14, Fill("cream", "ink", 1.2))
    for place in (0.14, 0.41, 0.68):
        sketch.box(
            left + size * place, top + size * 0.38, size * 0.18, size * 0.42, Fill("cream", "ink", 1.2)
        )


def hat(sketch: Sketch, left: float, top: float, size: float) -> None:
    """A top hat."""
    for shape, color in ((CROWN, "ink"), (BAND, "vermilion")):
        sketch.polygon([(left + size * x, top + size * y) for x, y in shape], Fill(color))
    sketch.box(left + size * 0.06, top + size * 0.7, size * 0.88, size * 0.16, Fill("ink"), size * 0.08)


def pip(sketch: Sketch, x: float, y: float, state: str, color: str) -> None:
    """A position of a project tab."""
    match state:
        case "w":
            sketch.disc(x, y, 8.5, Fill(color, "ink", 1.5))
        case "b":
            sketch.disc(x, y, 8.5, Fill("gold_light", "ink", 1.5))
            sketch.disc(x, y, 3, Fill("ink"))
        case "o":
            sketch.disc(x, y, 8.5, Fill("panel_shade", "ink", 1.5))
        case ".":
            sketch.disc(x, y, 6, Fill(None, "rule_light", 1.5))
        case "v":
            sketch.box(x - 8.5, y - 8.5, 17, 17, Fill("gold", "ink", 1.5), 3)
        case _:
            sketch.box(x - 6, y - 6, 12, 12, Fill(None, "rule_light", 1.5), 2)


VEHICLES = {Level.CART: cart, Level.STAGECOACH: coach, Level.RAILROAD: locomotive}


def axle(sketch: Sketch, size: int, places: tuple[float, ...], radius: float) -> None:
    """Wheels at the foot of a drawing."""
    for place in places:
        sketch.disc(size * place, size * (0.97 - radius), size * radius, Fill("gold_light", "ink", 1.4))


def scaled(shape: Shape, size: float) -> list[tuple[float, float]]:
    """A shape at a size."""
    return [(size * x, size * y) for x, y in shape]


def circle(radius: float, corners: int) -> Shape:
    """A circle round the middle."""
    turns = [2 * pi * index / corners for index in range(corners)]
    return tuple((0.5 + radius * cos(turn), 0.5 + radius * sin(turn)) for turn in turns)


def wheel(middle: float, far: float, near: float, teeth: int) -> Shape:
    """A scalloped edge."""
    points = []
    for index in range(teeth * 4):
        reach = far if index % 4 in (0, 1) else near
        angle = (index - 0.5) * pi / (teeth * 2)
        points.append((middle + reach * cos(angle), middle + reach * sin(angle)))
    return tuple(points)
