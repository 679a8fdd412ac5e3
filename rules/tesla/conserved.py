"""What must hold at any table, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat
from rules.tesla.actions.advance import TOPS
from rules.tesla.atlas import atlas
from rules.tesla.catalog import PROPAGANDA
from rules.tesla.content import CONTENT
from rules.tesla.edition import edition
from rules.tesla.fame import HIGHEST, LOWEST, MODIFIERS
from rules.tesla.flow import TURNS_PER_PHASE
from rules.tesla.powering_up import conserved as powering_up
from rules.tesla.state import Technology, WarOfCurrents
from rules.tesla.stock import PROFITS


def losses(g: WarOfCurrents) -> Iterator[str]:
    """Everything that is not conserved."""
    yield from powering_up.losses(g)
    for check in (_certificates, _patents, _projects, _fame, _prices, _history, _luminaries, _cards):
        yield from check(g)


def _drafted(g: WarOfCurrents) -> list[Seat]:
    return [Seat(seat) for seat, company in enumerate(g.companies) if company.drafted]


def _certificates(g: WarOfCurrents) -> Iterator[str]:
    """TVE-DAT-02, TVE-MKT-12."""
    for of in range(g.seats):
        held = sum(company.shares[of] for company in g.companies)
        offered = sum(offer.certificate == of for offer in g.offers)
        there = held + offered + g.market[of] + g.set_aside[of]
        if there != edition(g).certificates.regular * g.companies[of].drafted:
            yield f"certificates of seat {of}: {there}"
        if min(held, offered, g.market[of], g.set_aside[of]) < 0:
            yield f"certificates of seat {of}: below 0"
        for seat, company in enumerate(g.companies):
            if seat != of and not 0 <= company.shares[of] <= CONTENT.setup.most_shares:
                yield f"seat {seat} holds {company.shares[of]} of seat {of}"


def _patents(g: WarOfCurrents) -> Iterator[str]:
    """TVE-PAT-11."""
    for technology, holders in zip(Technology, g.patents, strict=True):
        place = technology.place
        if len(holders) != TOPS[place] or holders[0] is not None:
            yield f"{technology} patents: {holders}"
        for level, holder in enumerate(holders, start=1):
            if holder is not None and g.companies[holder].levels[place] < level:
                yield f"{technology} {level} is held from level {g.companies[holder].levels[place]}"
        if any(not 1 <= company.levels[place] <= TOPS[place] for company in g.companies):
            yield f"{technology} levels: {[company.levels[place] for company in g.companies]}"


def _projects(g: WarOfCurrents) -> Iterator[str]:
    """TVE-PRJ-35."""
    claimed = [key for company in g.companies for key in company.projects]
    known = {project.key for project in atlas(g.seats).projects}
    if len(set(claimed)) != len(claimed) or not known.issuperset(claimed):
        yield f"projects: {claimed}"


def _fame(g: WarOfCurrents) -> Iterator[str]:
    """TVE-FAM-12."""
    drafted = _drafted(g)
    for spots in (g.present, g.future):
        used = [spots[seat] for seat in drafted]
        if len(set(used)) != len(used) or any(not HIGHEST <= spot <= LOWEST for spot in used):
            yield f"fame: {spots}"
    if g.current not in MODIFIERS:
        yield f"AC/DC marker: {g.current}"


def _prices(g: WarOfCurrents) -> Iterator[str]:
    """TVE-STK-04, -05."""
    if any(g.prices[seat] not in PROFITS for seat in _drafted(g)):
        yield f"prices: {g.prices}"
    if any(company.cash < 0 for company in g.companies):
        yield f"cash: {[company.cash for company in g.companies]}"


def _history(g: WarOfCurrents) -> Iterator[str]:
    """One closing a turn, the last one just before this turn or at the end of the game."""
    turns = [closing.turn for closing in g.history]
    last = g.turn if not g.agenda else g.turn - 1
    if turns and turns != list(range(turns[0], last + 1)):
        yield f"closings in turn {g.turn}: {turns}"
    for closing in g.history:
        if len(closing.prices) != g.seats or not PROFITS.keys() >= set(closing.prices):
            yield f"closing of turn {closing.turn}: {closing.prices}"


def _luminaries(g: WarOfCurrents) -> Iterator[str]:
    """TVE-AUC-24."""
    cards = [card for company in g.companies for card in company.luminaries]
    cards += [offer.luminary for offer in g.offers] + [card for deck in g.luminary_decks for card in deck.bag]
    if len(set(cards)) != len(cards):
        yield f"luminaries: {cards}"
    for company in g.companies:
        if not set(company.spent) <= set(company.luminaries) or len(set(company.spent)) != len(company.spent):
            yield f"spent: {company.spent} of {company.luminaries}"


def _cards(g: WarOfCurrents) -> Iterator[str]:
    """TVE-PRO-15, TVE-TRN-01."""
    if any(PROPAGANDA[card].phase != g.phase for card in g.propaganda + g.face_down) and not _changing(g):
        yield f"propaganda in phase {g.phase}: {g.propaganda}"
    if g.phase != (g.turn - 1) // TURNS_PER_PHASE + 1:
        yield f"turn {g.turn} in phase {g.phase}"


def _changing(g: WarOfCurrents) -> bool:
    """Whether the last phase's cards still wait for the auction to end."""
    return all(PROPAGANDA[card].phase == g.phase - 1 for card in g.propaganda) and bool(
        g.propaganda_decks[g.phase - 1].size
    )
