"""Lines through points, and their dashes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist

Place = tuple[float, float]


def dashed(points: Sequence[Place], lengths: Sequence[int]) -> Iterator[tuple[Place, Place]]:
    """The dashes of a line, which begin anew at each of its points."""
    for start, end in pairwise(points):
        whole, far, index = dist(start, end), 0.0, 0
        while lengths and far < whole:
            reached = min(far + lengths[index % len(lengths)], whole)
            if index % 2 == 0:
                yield between(start, end, far / whole), between(start, end, reached / whole)
            far, index = reached, index + 1


def between(start: Place, end: Place, share: float) -> Place:
    """A point on the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
