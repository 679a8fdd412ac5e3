"""The sheet as printed, from the game's content, and the table as it lies on it, from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from render.tesla.cards import (
    headquarters_of,
    parts_of,
    piles,
    posters,
    tally,
    the_event,
)
from render.tesla.printed import City, Column, Printed, Size
from render.tesla.sheet import Auction, Candidate, Card, Company, Fee, Parts, Sheet
from rules.core import play as engine
from rules.core.contract import Score, Seat
from rules.tesla.actions.terms import surcharges
from rules.tesla.atlas import PROJECTS, atlas, skipped
from rules.tesla.auction import Bidding, Opening, Picking
from rules.tesla.catalog import INVENTORS, LUMINARIES
from rules.tesla.content import CONTENT, Inventor
from rules.tesla.draft import free_companies
from rules.tesla.edition import in_force
from rules.tesla.state import CompanyId, LuminaryId, Power, ProjectId, Technology, WarOfCurrents


@cache
def printed() -> Printed:
    """Everything on the sheet that never changes."""
    setup, country = CONTENT.setup, CONTENT.map
    needs = {
        str(track): {level: (need.invention, need.manufacturing) for level, need in levels.items()}
        for track, levels in CONTENT.technology.items()
    }
    return Printed(
        cities={
            key: City(key, city.name, country.areas[city.area].players, city.size, city.projects)
            for key, city in country.cities.items()
        },
        links=tuple(
            (str(one), str(other))
            for one, city in country.cities.items()
            for other in city.links
            if one < other
        ),
        sizes=tuple(Size(name, size.cost, size.stock) for name, size in country.sizes.items()),
        columns=tuple(
            Column(each.prices[0], len(each.prices), each.profit) for each in CONTENT.market.columns
        ),
        needs=needs,
        currents=tuple((each.space, each.ac, each.dc) for each in CONTENT.fame.current),
        phases=setup.turns // setup.turns_per_phase,
        turns=setup.turns,
        preferred=setup.shares_per_preferred,
        most=setup.most_shares,
    )


@cache
def place_of(project: ProjectId) -> tuple[str, int]:
    """The city of a project, and its place there."""
    found = PROJECTS[project]
    return found.city, printed().cities[found.city].levels.index(found.level)


def read(g: WarOfCurrents, scores: Mapping[Seat, Score]) -> Sheet:
    """The table as it lies."""
    seats = [Seat(seat) for seat in range(g.seats)]
    return Sheet(
        parts=(parts := parts_of(g)),
        turn=g.turn,
        phase=g.phase,
        current=g.current,
        companies=tuple(_company(g, parts, seat, scores[seat].points) for seat in seats),
        patents={
            (str(track), level): holder
            for track in Technology
            for level, holder in enumerate(g.patents[track.place], 1)
            if holder is not None
        },
        projects={place_of(project): seat for seat in seats for project in g.companies[seat].projects},
        posters=posters(g),
        draft=_draft(g, parts),
        auction=_auction(g),
        event=the_event(g),
        piles=piles(g),
        history=_history(g),
    )


def _history(g: WarOfCurrents) -> dict[int, tuple[int, ...]]:
    """The prices that were kept, and where a turn is under way, those of now."""
    kept = {closing.turn: closing.prices for closing in g.history}
    return kept | {g.turn: g.prices} if kept and g.agenda else kept


def _company(g: WarOfCurrents, parts: Parts, seat: Seat, worth: int) -> Company | None:
    own = g.companies[seat]
    if not own.drafted:
        return None
    inventor = INVENTORS[own.key]
    return Company(
        key=own.key,
        name=inventor.short,
        title=inventor.company,
        inventor=inventor.name,
        ability=_ability(inventor),
        cash=own.cash,
        worth=worth,
        cards=tuple(_card(each, each not in own.spent) for each in own.luminaries),
        shares=own.shares,
        price=g.prices[seat],
        market=g.market[seat],
        present=g.present[seat],
        future=g.future[seat],
        levels={str(track): own.levels[track.place] for track in Technology},
        fees=tuple(_fees(g, seat)),
        spared=not in_force(g, seat).reputation(g.phase, personally=False),
        levies=surcharges(in_force(g, seat), g.phase),
        headquarters=headquarters_of(own.key, own.developed, own.removed) if parts.headquarters else (),
        tally=tally(g, seat) if parts.points else None,
    )


def _fees(g: WarOfCurrents, seat: Seat) -> Iterator[Fee]:
    own = g.companies[seat]
    for track in Technology:
        level = own.levels[track.place]
        holder = g.holder(track.place, level)
        due = in_force(g, seat).patent_fee(level) if holder not in (None, seat) else 0
        yield Fee(str(track), level, due, holder)


def within(g: WarOfCurrents, seat: Seat) -> list[tuple[str, int]]:
    """Free projects up to the company’s level, with their cost before fees and discounts; cheapest first."""
    own = g.companies[seat]
    reach = min(own.levels[Technology.BULB.place], max(own.levels[power.place] for power in Power))
    far, ability = skipped(g.seats, own.projects), in_force(g, seat)
    found = [
        (
            project.name,
            ability.cost(project.cost, project=project)
            + ability.reputation(far[project.city] * g.phase, personally=False),
        )
        for project in atlas(g.seats).projects
        if project.level <= reach and g.owner(project.key) is None
    ]
    return sorted(found, key=lambda each: each[1])


def _card(key: LuminaryId, ready: bool = True, share: Seat | None = None) -> Card:
    found = LUMINARIES[key]
    each = found.ratings
    ratings = (each.invention, each.manufacturing, each.finance, each.propaganda)
    return Card(key, found.name, found.short, ratings, ready, isinstance(found, Inventor), share)


def _draft(g: WarOfCurrents, parts: Parts) -> tuple[Candidate, ...]:
    if all(company.drafted for company in g.companies):
        return ()
    return tuple(_candidate(key, parts) for key in free_companies(g))


def _candidate(key: CompanyId, parts: Parts) -> Candidate:
    found = INVENTORS[key]
    own = headquarters_of(key) if parts.headquarters else ()
    return Candidate(found.short, found.company, _ability(found), _card(LuminaryId(key)), own)


def _ability(inventor: Inventor) -> str:
    return f"{inventor.ability_name}: {inventor.ability_text}"


def _auction(g: WarOfCurrents) -> Auction | None:
    pool = tuple(_card(offer.luminary, share=offer.certificate) for offer in g.offers)
    match engine.question(g):
        case Bidding(seat, luminary, bid, leader, others, waiting):
            passed = tuple(each for each in waiting if each not in (seat, leader, *others))
            lot = next(card for card in pool if card.key == luminary)
            return Auction(bid, leader, passed, pool=pool, lot=lot)
        case Opening() | Picking():
            return Auction(pool=pool)
        case _:
            return None
