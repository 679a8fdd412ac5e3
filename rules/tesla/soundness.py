"""Whether component data fits together, for people who correct it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rules.core.content import Fault, faults_of, repeated, require_none
from rules.tesla.content import Content, load_content, load_help
from rules.tesla.inventors import ABILITIES
from rules.tesla.links import steps_from
from rules.tesla.state import CityId, Level, Technology


def require_sound(content: Content) -> None:
    """Raise ContentError with all faults, naming file and key."""
    require_none(content.folder, faults(content))


def folder_faults(folder: Path) -> Iterator[str]:
    """Everything that does not fit in a folder."""
    yield from faults_of(lambda: require_sound(load_content(folder)))
    yield from faults_of(lambda: load_help(folder))


def faults(content: Content) -> Iterator[Fault]:
    """Everything that does not fit."""
    for check in (_map, _connection, _market, _technology, _fame, _cards, _abilities, _decks, _certificates):
        yield from check(content)


def _map(content: Content) -> Iterator[Fault]:
    places = content.map
    for key, city in places.cities.items():
        if city.area not in places.areas:
            yield "map.toml", f"cities.{key}.area", f"there is no area “{city.area}”"
        if city.size not in places.sizes:
            yield "map.toml", f"cities.{key}.size", f"there is no size “{city.size}”"
        if twice := repeated(city.projects):
            yield "map.toml", f"cities.{key}.projects", f"level {twice[0]} stands twice"
        for other in city.links:
            if other not in places.cities:
                yield "map.toml", f"cities.{key}.links", f"there is no city “{other}”"
            elif key not in places.cities[other].links:
                yield "map.toml", f"cities.{key}.links", f"“{other}” is not linked back to “{key}”"


def _connection(content: Content) -> Iterator[Fault]:
    """TVE-DAT-13."""
    links = {key: city.links for key, city in content.map.cities.items()}
    if any(other not in links for others in links.values() for other in others):
        return
    for players in content.setup.decks:
        cities = _in_play(content, players)
        if not cities:
            yield "map.toml", "areas", f"there is no city for {players} players"
        elif apart := cities - steps_from(min(cities), links, cities).keys():
            yield "map.toml", f"cities.{min(apart)}.links", f"it is cut off with {players} players"


def _in_play(content: Content, players: int) -> set[CityId]:
    areas = content.map.areas
    used = (key for key, city in content.map.cities.items() if city.area in areas)
    return {key for key in used if areas[content.map.cities[key].area].players <= players}


def _market(content: Content) -> Iterator[Fault]:
    """TVE-DAT-05."""
    market = content.market
    prices = [price for column in market.columns for price in column.prices]
    if twice := repeated(prices):
        yield "market.toml", "columns.prices", f"{twice[0]} stands twice"
    elif prices != list(range(market.start, market.top + 1)):
        yield "market.toml", "columns.prices", f"they do not run from {market.start} to {market.top}"


def _technology(content: Content) -> Iterator[Fault]:
    for technology in Technology:
        levels = list(content.technology.get(technology, {}))
        if not levels or levels != list(range(2, 2 + len(levels))) or levels[-1] > len(Level):
            yield "technology.toml", technology, "its levels do not run from 2 up to at most 5"


def _fame(content: Content) -> Iterator[Fault]:
    spaces = [each.space for each in content.fame.current]
    top = spaces[0] if spaces else 0
    if top < 1 or spaces != list(range(top, top - len(spaces), -1)) or 0 not in spaces:
        yield "fame.toml", "current", "its spaces do not run down from above 0 to 0 or below"
    seats, track = max(content.setup.decks), content.fame.company
    if track.bottom - track.top + 1 < seats:
        yield "fame.toml", "company", f"it has too few spots for {seats} companies"


def _cards(content: Content) -> Iterator[Fault]:
    """TVE-DAT-01."""
    wanted = content.setup.components
    for file, found, count in (
        ("inventors.toml", content.inventors, wanted.inventors),
        ("luminaries.toml", content.luminaries, wanted.luminaries),
        ("propaganda.toml", content.propaganda, wanted.propaganda),
    ):
        if len(found) != count:
            yield file, "(all)", f"there are {len(found)} cards, not {count}"
    for shared in set(content.inventors) & set(map(str, content.luminaries)):
        yield "luminaries.toml", shared, "an inventor has this key"


def _abilities(content: Content) -> Iterator[Fault]:
    """TVE-INV."""
    for key, inventor in content.inventors.items():
        if inventor.ability not in ABILITIES:
            known = ", ".join(ABILITIES)
            yield (
                "inventors.toml",
                f"{key}.ability",
                f"there is no ability “{inventor.ability}”, only: {known}",
            )


def _decks(content: Content) -> Iterator[Fault]:
    """TVE-DAT-20, TVE-SET-07."""
    setup = content.setup
    phases = setup.turns // setup.turns_per_phase
    for players, decks in setup.decks.items():
        key = f"decks.{players}"
        if sum(decks.luminaries) != phases * players:
            yield "setup.toml", f"{key}.luminaries", f"they are not {phases} for each of {players} players"
        if len(decks.propaganda) != phases:
            yield "setup.toml", f"{key}.propaganda", f"there is not one number for each of {phases} phases"
        luminaries = Counter(card.phase for card in content.luminaries.values())
        propaganda = Counter(card.phase for card in content.propaganda.values())
        yield from _short("luminaries.toml", key, decks.luminaries, luminaries)
        yield from _short("propaganda.toml", key, decks.propaganda, propaganda)


def _short(file: str, key: str, dealt: tuple[int, ...], there: Counter[int]) -> Iterator[Fault]:
    for phase, count in enumerate(dealt, start=1):
        if count > there[phase]:
            yield file, "phase", f"{key} deals {count} cards of phase {phase}, but there are {there[phase]}"


def _certificates(content: Content) -> Iterator[Fault]:
    """TVE-AUC-26."""
    setup, kinds = content.setup, content.setup.certificates
    if kinds.market + kinds.set_aside != kinds.regular:
        yield "setup.toml", "certificates", f"market and set_aside are not {kinds.regular} together"
    for players, decks in setup.decks.items():
        offered = sum(decks.luminaries[:2]) - players
        if offered != kinds.set_aside * players:
            yield (
                "setup.toml",
                f"decks.{players}.luminaries",
                f"{offered} offered in phase 2, but other certificates",
            )
