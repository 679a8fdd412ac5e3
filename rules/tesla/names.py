"""What cards, companies and projects are called."""

from __future__ import annotations

from rules.tesla.atlas import PROJECTS
from rules.tesla.catalog import INVENTORS, LUMINARIES, PROPAGANDA
from rules.tesla.state import CURRENT, CardId, CompanyId, LuminaryId, MarkerId, ProjectId, Track
from rules.tesla.words import signed


def company_name(key: CompanyId) -> str:
    """“Edison”; an unknown word as it is."""
    return INVENTORS[key].short if key in INVENTORS else f"“{key}”"


def luminary_name(key: LuminaryId) -> str:
    """“Coffin”; an unknown word as it is."""
    return LUMINARIES[key].short if key in LUMINARIES else f"“{key}”"


def full_name(key: LuminaryId) -> str:
    """“Charles A. Coffin”."""
    return LUMINARIES[key].name


def project_name(key: ProjectId) -> str:
    """“New York City III”; an unknown word as it is."""
    return PROJECTS[key].name if key in PROJECTS else f"“{key}”"


def card_name(key: CardId) -> str:
    """“Mark Twain”; an unknown word as it is."""
    return PROPAGANDA[key].name if key in PROPAGANDA else f"“{key}”"


def marker_name(key: str) -> str:
    """A company's marker on the fame track, or the AC/DC marker."""
    return "AC/DC marker" if key == CURRENT else company_name(CompanyId(key))


def space_name(space: int) -> str:
    """A space of the AC/DC fame track: “AC 2”, “the center”."""
    return f"{'AC' if space > 0 else 'DC'} {abs(space)}" if space else "the center"


def skills(key: LuminaryId) -> str:
    """A luminary's ratings that are not blank: “I2 M2 $1 P2”."""
    ratings = LUMINARIES[key].ratings
    each = zip(
        "IM$P", (ratings.invention, ratings.manufacturing, ratings.finance, ratings.propaganda), strict=True
    )
    return " ".join(f"{letter}{rating}" for letter, rating in each if rating) or "no ratings"


def card_gist(key: CardId) -> str:
    """What a propaganda card does: “company fame 2, $6K”."""
    card = PROPAGANDA[key]
    track = "AC/DC" if card.track is Track.CURRENT else "company"
    return f"{track} fame ±{card.spaces}, {signed(card.cash).replace('+', '+$')}K"


IDS = {
    CompanyId: tuple(INVENTORS),
    LuminaryId: tuple(LUMINARIES),
    ProjectId: tuple(PROJECTS),
    CardId: tuple(PROPAGANDA),
    MarkerId: (CURRENT, *INVENTORS),
}
"""Every value of each type of id."""
