"""Whether the expansion's component data fits together and to the base game's, for people who correct it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rules.core.content import ContentError, Fault, faults_of, require_none
from rules.tesla.content import Content, Decks, load_content, load_help
from rules.tesla.inventors import ABILITIES
from rules.tesla.powering_up import event_cards, headquarters_cards
from rules.tesla.powering_up.content import Expansion, Slot, load_expansion


def require_sound(content: Content, expansion: Expansion) -> None:
    """Raise ContentError with all faults, naming file and key."""
    require_none(expansion.folder, faults(content, expansion))


def folder_faults(folder: Path) -> Iterator[str]:
    """Everything that does not fit in the expansion's part of a folder that is sound otherwise."""
    try:
        content = load_content(folder)
    except ContentError:
        return
    yield from faults_of(lambda: require_sound(content, load_expansion(folder)))
    yield from faults_of(lambda: load_help(folder / "powering_up"))


def faults(content: Content, expansion: Expansion) -> Iterator[Fault]:
    """Everything that does not fit."""
    yield from _counts(expansion)
    yield from _keys(content, expansion)
    yield from _abilities(expansion)
    yield from _events(content, expansion)
    yield from _headquarters(content, expansion)
    yield from _decks(content, expansion)
    yield from _points(content, expansion)


def _counts(expansion: Expansion) -> Iterator[Fault]:
    """PU-DAT-01 to -04."""
    wanted = expansion.setup.components
    for file in ("inventors", "luminaries", "propaganda", "events", "headquarters", "ai"):
        found, count = len(getattr(expansion, file)), getattr(wanted, file)
        if found != count:
            yield f"{file}.toml", "(all)", f"there are {found} cards, not {count}"


def _keys(content: Content, expansion: Expansion) -> Iterator[Fault]:
    """No card has the key of another."""
    for file, new, old in (
        ("inventors.toml", list(map(str, expansion.inventors)), set(map(str, content.inventors))),
        ("luminaries.toml", list(map(str, expansion.luminaries)), set(map(str, content.luminaries))),
        ("propaganda.toml", list(map(str, expansion.propaganda)), set(map(str, content.propaganda))),
        ("headquarters.toml", list(map(str, expansion.headquarters)), set(map(str, expansion.events))),
    ):
        for key in new:
            if key in old:
                yield file, key, "another card has this key"


def _abilities(expansion: Expansion) -> Iterator[Fault]:
    """Everything that cards do is written."""
    for key, inventor in expansion.inventors.items():
        yield from _unknown("inventors.toml", f"{key}.ability", inventor.ability, tuple(ABILITIES))
    for card, event in expansion.events.items():
        yield from _unknown("events.toml", f"{card}.effect", event.effect, tuple(event_cards.EFFECTS))
    for place, headquarters in expansion.headquarters.items():
        known = headquarters_cards.KNOWN
        yield from _unknown("headquarters.toml", f"{place}.effect", headquarters.effect, known)


def _unknown(file: str, key: str, found: str, known: tuple[str, ...]) -> Iterator[Fault]:
    if found not in known:
        yield file, key, f"there is no “{found}”, only: {', '.join(known)}"


def _events(content: Content, expansion: Expansion) -> Iterator[Fault]:
    """PU-DAT-02, -08, PU-SET-03, PU-CUS-03."""
    setup = expansion.setup
    for key in setup.without_headquarters:
        if key not in expansion.events:
            yield "setup.toml", "without_headquarters", f"there is no event “{key}”"
    for key, card in expansion.events.items():
        for city in card.cities:
            if city not in content.map.cities:
                yield "events.toml", f"{key}.cities", f"there is no city “{city}”"
    there = Counter(
        card.phase for key, card in expansion.events.items() if key not in setup.without_headquarters
    )
    for phase in range(1, content.setup.turns // content.setup.turns_per_phase + 1):
        if there[phase] < setup.events_per_phase:
            yield "events.toml", "phase", f"{there[phase]} events of phase {phase} are too few"
    if setup.events_per_phase != content.setup.turns_per_phase:
        yield "setup.toml", "events_per_phase", "there is not one for each turn of a phase"


def _headquarters(content: Content, expansion: Expansion) -> Iterator[Fault]:
    """PU-DAT-01."""
    for company in (*content.inventors, *expansion.inventors):
        slots = [card.slot for card in expansion.headquarters.values() if card.company == company]
        if sorted(slots) != sorted(Slot):
            yield "headquarters.toml", company, f"its slots are {', '.join(slots) or 'none'}"
    for key, card in expansion.headquarters.items():
        if key != f"{card.company}-{card.slot}":
            yield "headquarters.toml", key, f"its key is not {card.company}-{card.slot}"


def _decks(content: Content, expansion: Expansion) -> Iterator[Fault]:
    """PU-DAT-07, PU-SET-07, PU-AUC-03."""
    luminaries = Counter(card.phase for card in (content.luminaries | expansion.luminaries).values())
    propaganda = Counter(card.phase for card in (content.propaganda | expansion.propaganda).values())
    for players, decks in expansion.setup.decks.items():
        yield from _short(f"decks.{players}.luminaries", decks.luminaries, luminaries)
        yield from _short(f"decks.{players}.propaganda", decks.propaganda, propaganda)
        yield from _unfit(content, players, decks)


def _short(key: str, dealt: tuple[int, ...], there: Counter[int]) -> Iterator[Fault]:
    for phase, count in enumerate(dealt, start=1):
        if count > there[phase]:
            yield "setup.toml", key, f"{count} cards of phase {phase}, but there are {there[phase]}"


def _unfit(content: Content, players: int, decks: Decks) -> Iterator[Fault]:
    phases = content.setup.turns // content.setup.turns_per_phase
    if sum(decks.luminaries) != phases * players:
        yield "setup.toml", f"decks.{players}.luminaries", f"they are not {phases} for each player"
    if len(decks.propaganda) != phases:
        yield "setup.toml", f"decks.{players}.propaganda", f"there is not one for each of {phases} phases"


def _points(content: Content, expansion: Expansion) -> Iterator[Fault]:
    """PU-DAT-05, PU-SCO-02, -07, -10."""
    setup, kinds = expansion.setup, expansion.setup.certificates
    if kinds.market + kinds.set_aside != kinds.regular:
        yield "setup.toml", "certificates", f"market and set_aside are not {kinds.regular} together"
    if kinds.set_aside != content.setup.certificates.set_aside:
        yield "setup.toml", "certificates.set_aside", "it is not that of the base game"
    companies = len(content.inventors) + len(expansion.inventors)
    for key, points in (("share_points", setup.share_points), ("cash_points", setup.cash_points)):
        if len(points) != companies:
            yield "setup.toml", key, f"they are not {companies}, one for each company"
    if len(setup.headquarters_points) != len(Slot) + 1:
        yield "setup.toml", "headquarters_points", f"they are not {len(Slot) + 1}, from no card up"
