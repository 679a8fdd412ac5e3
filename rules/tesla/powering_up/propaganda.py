"""Propaganda cards that stay in play, face-down, until the last of a phase is used (PU-PRO)."""

from __future__ import annotations

from rules.tesla.powering_up.events import PropagandaRenewed
from rules.tesla.state import CardId, WarOfCurrents


def turn_down(g: WarOfCurrents, card: CardId) -> None:
    """Face-down; after the last one all lie open again at once, it included (PU-PRO-02, -04, AMB-PU-16)."""
    g.face_down = (*g.face_down, card)
    if not g.propaganda:
        g.propaganda, g.face_down = g.face_down, ()
        g.tell(PropagandaRenewed(g.propaganda))
