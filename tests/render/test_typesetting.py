"""Type: fits its box, never too small, no empty boxes for characters that no font has."""

import pytest

from render.legible import clipped, columns, in_code, padded, plain
from render.naming import drawable, tidy
from render.theme import base_theme
from render.typesetting import ELLIPSIS, fit, measure, runs
from rules.core.contract import Names
from tests.render.moments import HARD_NAMES

STYLES = base_theme().styles


@pytest.mark.parametrize("text", HARD_NAMES)
@pytest.mark.parametrize("style", STYLES)
def test_a_text_never_leaves_its_box(text, style):
    for width in (60, 200, 460):
        fitted = fit(text, STYLES[style], width, 2)
        assert STYLES[style].least <= fitted.size <= STYLES[style].size
        assert len(fitted.lines) <= 2
        assert all(measure(line, STYLES[style].face, fitted.size) <= width for line in fitted.lines)


def test_a_short_text_keeps_its_size():
    assert fit("Ann", STYLES["name"], 400).size == STYLES["name"].size


def test_a_text_cut_short_says_so():
    assert fit("word " * 40, STYLES["body"], 300).lines[-1].endswith(ELLIPSIS)


def test_every_character_comes_from_a_font_that_has_it():
    parts = runs("Ann 王 محمد 🎓 \u0b95", "serif")
    assert "".join(part for _, part in parts) == "Ann 王 محمد 🎓 "
    assert len({font for font, _ in parts}) == 4


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("𝕱𝖆𝖓𝖈𝖞", "Fancy"),
        ("👩‍👩‍👧 x", "👩 x"),
        ("👍🏽", "👍"),
        ("a\u200bb\u202e", "ab"),
        ("  a \n b ", "a b"),
        ("a\u0301\u0302\u0303\u0304", "á\u0302\u0303"),
    ],
)
def test_ornament_is_made_plain(given, shown):
    assert plain(given) == shown


def test_no_name_is_empty():
    names = Names(("\u200b", "\u0b95\u0bae", "Cho"))
    assert drawable(names).of == ("Player A", "Player B", "Cho")
    assert tidy(names).of == ("Player A", "கம", "Cho")


def test_text_boards_measure_in_columns():
    assert columns("王a") == 3
    assert clipped("abcdef", 4) == "abc…"
    assert columns(padded("王小明王小明", 7)) == 7
    assert "`" not in in_code("```x```")
