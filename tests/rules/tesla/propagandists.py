"""Positions before propaganda."""

from tests.rulebook.tesla import table, with_company

PHASE_1 = ("electric-christmas-tree", "wabash-goes-bright", "lecture-to-the-aiee", "pearl-street-station")
PHASE_2 = ("mark-twain", "paris-exposition", "a-warning", "electric-chair")


def engaging(*crew, phase=1, future=(6, 4, 2), propaganda=(), **changes):
    """Edison is asked first, though on spot 6 of the future track; Maxim and Brush are on 4 and 2."""
    g = table("edison", "maxim", "brush", phase=phase, future=future, propaganda=propaganda, **changes)
    return with_company(g, 0, *crew)
