"""How much of a line on a map is seen."""

from itertools import pairwise
from math import dist

from render.lines import between


def seen(line, covers):
    """The pixels of a line that no box and no disc, given as middle and radius, covers."""
    return sum(not any(_covered(point, cover) for cover in covers) for point in _points(line))


def _points(line):
    for start, end in pairwise(line):
        steps = max(1, round(dist(start, end)))
        yield from (between(start, end, step / steps) for step in range(steps))


def _covered(point, cover):
    if len(cover) == 2:
        return dist(point, cover[0]) <= cover[1]
    x, y, width, height = cover
    return x <= point[0] <= x + width and y <= point[1] <= y + height
