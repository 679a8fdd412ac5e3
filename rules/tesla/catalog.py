"""Every card that there is, of the base game and of the expansion; an edition says which are in a game."""

from __future__ import annotations

from rules.tesla.content import CONTENT, Inventor, Luminary, Propaganda
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.state import CardId, CompanyId, LuminaryId

INVENTORS: dict[CompanyId, Inventor] = {**CONTENT.inventors, **EXPANSION.inventors}

LUMINARIES: dict[LuminaryId, Inventor | Luminary] = {
    **{LuminaryId(key): inventor for key, inventor in INVENTORS.items()},
    **CONTENT.luminaries,
    **EXPANSION.luminaries,
}
"""Every card that may work for a company, inventors included."""

PROPAGANDA: dict[CardId, Propaganda] = {**CONTENT.propaganda, **EXPANSION.propaganda}

RATINGS = {key: card.ratings for key, card in LUMINARIES.items()}
