"""Colors: contrast of type, players and studies told apart by everybody, patterns and letters unique."""

from itertools import combinations
from math import sqrt

import pytest

from render.eras.plan import plan
from render.eras.plan import theme as eras_theme
from render.theme import PALETTE_LIMIT, base_theme
from rules.core.content import data_root

CONTRAST = 4.5
DIFFERENT = 20.0
"""CIE76 distance in Lab; about 2.3 is just noticeable."""

# Full dichromacy after Machado, Oliveira and Fernandes (2009), on linear RGB.
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(color):
    shares = [channel / 255 for channel in color]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def luminance(color):
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(color, vision):
    seen = [
        min(1, max(0, sum(m * c for m, c in zip(row, linear(color), strict=True)))) for row in VISION[vision]
    ]
    matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (
        _curve(sum(m * c for m, c in zip(row, seen, strict=True)) / full)
        for row, full in zip(matrix, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _curve(value):
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def distance(one, other, vision):
    return sqrt(sum((a - b) ** 2 for a, b in zip(lab(one, vision), lab(other, vision), strict=True)))


@pytest.mark.parametrize("theme", [base_theme(), eras_theme()], ids=["base", "eras"])
def test_all_type_has_contrast(theme):
    for name, ink in theme.inks.items():
        assert contrast(theme.rgb(ink.color), theme.rgb(ink.ground)) >= CONTRAST, name


@pytest.mark.parametrize("vision", VISION)
def test_players_are_told_apart(vision):
    theme = base_theme()
    for one, other in combinations(theme.players, 2):
        far = distance(theme.rgb(one.color), theme.rgb(other.color), vision)
        assert far >= DIFFERENT, (one.letter, other.letter, far)


@pytest.mark.parametrize("vision", VISION)
def test_studies_are_told_apart(vision):
    theme = eras_theme()
    for one, other in combinations(plan().studies.values(), 2):
        far = distance(theme.rgb(one.color), theme.rgb(other.color), vision)
        assert far >= DIFFERENT, (one.letter, other.letter, far)


def test_color_is_never_the_only_carrier():
    for marks in (base_theme().players, tuple(plan().studies.values())):
        assert len({mark.letter for mark in marks}) == len(marks)
        assert len({mark.pattern for mark in marks}) == len(marks)


def test_marks_use_the_ink_of_their_own_color():
    theme = eras_theme()
    for mark in (*theme.players, *plan().studies.values()):
        assert theme.inks[mark.ink].ground == mark.color


def test_the_palette_holds_every_color():
    theme = eras_theme()
    assert len(theme.palette) <= PALETTE_LIMIT
    assert {theme.rgb(color) for color in theme.colors} <= set(theme.palette)


def test_no_style_may_shrink_below_the_least_size():
    theme = base_theme()
    assert theme.least >= 22
    assert all(theme.least <= style.least <= style.size for style in theme.styles.values())


def test_every_font_is_there_with_a_license():
    theme, folder = base_theme(), data_root() / "fonts"
    files = {*theme.faces.values(), *theme.fallbacks.order}
    assert all((folder / name).is_file() for name in files)
    for name in files:
        family = name.split("-")[0]
        assert (folder / f"OFL-{family}.txt").is_file(), name
    assert sum(file.stat().st_size for file in folder.iterdir()) < 4.2 * 2**20
