"""The fame tracks: moving markers and bumping (TVE-FAM, TVE-ACD)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.contract import Seat
from rules.core.words import counted, listed
from rules.tesla.content import CONTENT
from rules.tesla.events import CompanyFameMoved, CurrentFameMoved, Spot
from rules.tesla.names import marker_name, space_name
from rules.tesla.state import CURRENT, CompanyId, MarkerId, Track, WarOfCurrents

HIGHEST = CONTENT.fame.company.top
LOWEST = CONTENT.fame.company.bottom
MODIFIERS = {each.space: (each.ac, each.dc) for each in CONTENT.fame.current}
"""What a space of the AC/DC track adds to a project's stock gain, by power technology (TVE-ACD-04)."""
TO_AC, TO_DC = max(MODIFIERS), min(MODIFIERS)

Move = tuple[MarkerId | None, int]
"""A marker and its spaces, up above 0; no marker for no move."""


def bumped(spots: tuple[int, ...], mover: int, target: int) -> tuple[int, ...]:
    """All spots after a move: the marker landed on and the run behind it give way (TVE-FAM-01 to -08)."""
    new, back = list(spots), 1 if target < spots[mover] else -1
    new[mover] = 0
    while target in new:
        there = new.index(target)
        new[mover], new[there] = target, 0
        mover, target = there, target + back
    new[mover] = target
    return tuple(new)


@lru_cache(maxsize=1024)
def moves(known: tuple[MarkerId, ...], most: int) -> tuple[Move, ...]:
    """Every move of one of these markers, and none."""
    spans = [sign * spaces for spaces in range(most, 0, -1) for sign in (1, -1)]
    return (*[(marker, spaces) for marker in known for spaces in spans], (None, 0))


def markers(g: WarOfCurrents, me: Seat, track: Track | None = None) -> tuple[MarkerId, ...]:
    """Markers that may be moved, the own one first; of both tracks, or of one (AMB-TVE-39)."""
    return _markers(tuple([each.key for each in g.companies]), me, track)


@lru_cache(maxsize=1024)
def _markers(companies: tuple[CompanyId, ...], me: Seat, track: Track | None) -> tuple[MarkerId, ...]:
    own, *others = map(MarkerId, (companies[me], *companies[:me], *companies[me + 1 :]))
    match track:
        case Track.COMPANY:
            return (own, *others)
        case Track.CURRENT:
            return (CURRENT,)
        case None:
            return (own, CURRENT, *others)


def unmovable(g: WarOfCurrents, me: Seat, move: Move, most: int, track: Track | None = None) -> Iterator[str]:
    """Why a marker cannot be moved so (TVE-PRO-02, -04, -10, -11)."""
    marker, spaces = move
    if marker is None or not spaces:
        if marker is not None or spaces:
            yield "Name a marker and its spaces, or neither for no move."
        return
    if marker not in markers(g, me, track):
        it = "the AC/DC marker" if marker == CURRENT else marker_name(marker)
        yield f"Only {_movable(g, me, track)} can be moved, not {it}."
    if abs(spaces) > most:
        yield f"The marker can move up to {counted(most, 'space')}, not {abs(spaces)}."


def _movable(g: WarOfCurrents, me: Seat, track: Track | None) -> str:
    """Markers that may be moved, in a sentence."""
    if track is Track.CURRENT:
        return "the AC/DC marker"
    companies = listed(list(map(marker_name, markers(g, me, Track.COMPANY))), "or")
    others = ", or the AC/DC marker," if track is None else ""
    return f"{companies} on the future fame track{others}"


def target(g: WarOfCurrents, marker: MarkerId, spaces: int) -> tuple[int, int]:
    """Where a marker stands and where it would stop, at most at an end (TVE-FAM-09, -10, TVE-ACD-02)."""
    if marker == CURRENT:
        return g.current, max(TO_DC, min(TO_AC, g.current + spaces))
    seat = g.seat_of(marker)
    assert seat is not None
    spot = g.future[seat]
    return spot, max(HIGHEST, min(LOWEST, spot - spaces))


def move_marker(g: WarOfCurrents, move: Move) -> None:
    """Move a marker as far as its track goes."""
    marker, spaces = move
    if marker is None:
        return
    before, after = target(g, marker, spaces)
    lost = abs(spaces) - abs(after - before)
    if marker == CURRENT:
        g.current = after
        g.tell(CurrentFameMoved(before, after, lost))
        return
    seat, old = g.seat_of(marker), g.future
    assert seat is not None
    g.future = bumped(old, seat, after)
    pushed = [each for each in range(g.seats) if each != seat and g.future[each] != old[each]]
    spots = tuple(Spot(g.key(Seat(each)), g.future[each]) for each in pushed)
    g.tell(CompanyFameMoved(g.key(seat), before, after, spots, lost))


def move_gist(g: WarOfCurrents, move: Move) -> str:
    """What a move leads to, in a few words."""
    marker, spaces = move
    if marker is None:
        return "no marker moves"
    before, after = target(g, marker, spaces)
    if marker == CURRENT:
        where = space_name(after)
        return f"AC/DC from {space_name(before)} to {where}" if after != before else f"AC/DC stays on {where}"
    seat = g.seat_of(marker)
    assert seat is not None
    future = bumped(g.future, seat, after)
    pushed = [each for each in range(g.seats) if each != seat and future[each] != g.future[each]]
    others = "".join(f", {marker_name(g.key(Seat(each)))} to {future[each]}" for each in pushed)
    return (f"spot {before} to {after}" if after != before else f"stays on spot {before}") + others
