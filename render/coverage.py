"""Which characters a font file has, read from its character map."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from struct import unpack_from

SEGMENTS = 4
GROUPS = 12


@cache
def coverage(path: Path) -> frozenset[int]:
    """The code points that a TrueType or OpenType font can draw."""
    data = path.read_bytes()
    table = _table(data, b"cmap")
    found: set[int] = set()
    for index in range(unpack_from(">H", data, table + 2)[0]):
        start = table + unpack_from(">I", data, table + 8 + 8 * index)[0]
        match unpack_from(">H", data, start)[0]:
            case 4:
                found.update(_segments(data, start))
            case 12:
                found.update(_groups(data, start))
    return frozenset(found)


def _table(data: bytes, tag: bytes) -> int:
    for index in range(unpack_from(">H", data, 4)[0]):
        name, _, offset, _ = unpack_from(">4sIII", data, 12 + 16 * index)
        if name == tag:
            return int(offset)
    raise ValueError(f"The font has no {tag.decode()} table.")


def _segments(data: bytes, start: int) -> set[int]:
    count = unpack_from(">H", data, start + 6)[0] // 2
    ends = unpack_from(f">{count}H", data, start + 14)
    starts = unpack_from(f">{count}H", data, start + 16 + 2 * count)
    found = {code for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1)}
    return found - {0xFFFF}


def _groups(data: bytes, start: int) -> set[int]:
    count = unpack_from(">I", data, start + 12)[0]
    found: set[int] = set()
    for index in range(count):
        first, last, _ = unpack_from(">III", data, start + 16 + 12 * index)
        found.update(range(first, last + 1))
    return found
