"""Setting type: faces with fallbacks, lines as bitmaps, text fitted to a box."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import bidirectional

from PIL import Image, ImageDraw, ImageFont

from render.coverage import coverage
from render.legible import plain
from render.theme import Style, base_theme
from rules.core.content import data_root

ELLIPSIS = "…"
LINES_KEPT = 600
SETTABLE_FACE = "serif"


class Line(NamedTuple):
    """A set line: its bitmap without margins, its baseline below that top, the pen's start, the width."""

    mask: Image.Image
    baseline: int
    left: int
    width: int


class Fitted(NamedTuple):
    """A text broken into lines at the size at which it fits."""

    size: int
    lines: tuple[str, ...]


@cache
def _file(name: str) -> Path:
    return data_root() / "fonts" / name


@cache
def _characters(name: str) -> frozenset[int]:
    return coverage(_file(name))


@lru_cache(maxsize=256)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_file(name)), size)


@cache
def _chain(face: str) -> tuple[str, ...]:
    theme = base_theme()
    return tuple(dict.fromkeys((theme.faces[face], *theme.fallbacks.order)))


@cache
def _font_of(char: str, face: str) -> str | None:
    return next((name for name in _chain(face) if ord(char) in _characters(name)), None)


@lru_cache(maxsize=4096)
def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """The text in parts, each with the font file that has its characters; what no font has is left out."""
    parts: list[tuple[str, str]] = []
    for char in text:
        if parts and ord(char) in _characters(parts[-1][0]) and _stays(char, parts[-1], face):
            parts[-1] = (parts[-1][0], parts[-1][1] + char)
        elif name := _font_of(char, face):
            parts.append((name, char))
    return tuple(parts)


def settable(text: str) -> str:
    """The text without characters that no font has."""
    return "".join(part for _, part in runs(text, SETTABLE_FACE)).strip()


def _stays(char: str, part: tuple[str, str], face: str) -> bool:
    """Whether a character belongs to the part before it; spaces do between right-to-left words."""
    if char == " " and bidirectional(part[1][-1]) in ("R", "AL"):
        return True
    return _font_of(char, face) == part[0]


@lru_cache(maxsize=8192)
def measure(text: str, face: str, size: int) -> float:
    """The width of a text in one line."""
    return sum(_font(name, size).getlength(part) for name, part in runs(text, face))


@lru_cache(maxsize=LINES_KEPT)
def set_line(text: str, face: str, size: int) -> Line:
    """A line as a bitmap, kept for the next picture."""
    width = round(measure(text, face, size))
    mask = Image.new("L", (width + size, size * 2), 0)
    draw, pen, baseline, left = ImageDraw.Draw(mask), size / 2, size * 4 // 3, size // 2
    for name, part in runs(text, face):
        draw.text((pen, baseline), part, font=_font(name, size), fill=255, anchor="ls")
        pen += _font(name, size).getlength(part)
    box = mask.getbbox() or (0, 0, 1, 1)
    return Line(mask.crop(box), baseline - box[1], left - box[0], width)


@lru_cache(maxsize=4096)
def fit(text: str, style: Style, width: int, lines: int = 1) -> Fitted:
    """The text at the largest size of its style at which it fits; at the least size it is cut short."""
    words = plain(text)
    for size in range(style.size, style.least - 1, -2):
        broken = _broken(words, style.face, size, width)
        if len(broken) <= lines and all(measure(line, style.face, size) <= width for line in broken):
            return Fitted(size, broken)
    broken = _broken(words, style.face, style.least, width)
    last = " ".join(broken[lines - 1 :])
    cut = tuple(_cut(line, style, width) for line in (*broken[: lines - 1], last))
    return Fitted(style.least, cut)


def _broken(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    broken: list[str] = []
    for word in text.split():
        longer = f"{broken[-1]} {word}" if broken else word
        if broken and measure(longer, face, size) <= width:
            broken[-1] = longer
        else:
            broken.append(word)
    return tuple(broken) or ("",)


def _cut(line: str, style: Style, width: int) -> str:
    if measure(line, style.face, style.least) <= width:
        return line
    while line and measure(line.rstrip() + ELLIPSIS, style.face, style.least) > width:
        line = line[:-1]
    return line.rstrip() + ELLIPSIS


@cache
def height(face: str, size: int) -> int:
    """The height of a capital letter, by which lines are centered."""
    return round(-_font(base_theme().faces[face], size).getbbox("H", anchor="ls")[1])
