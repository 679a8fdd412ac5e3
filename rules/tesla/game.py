"""The game as the house knows it: set-up, scores, words, what is conserved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rules.core.chance import Chance
from rules.core.contract import Event, Game, Names, Score, Seat
from rules.core.notation import Illegal
from rules.tesla import editions as _editions  # noqa: F401
from rules.tesla import prose, scoring
from rules.tesla.conserved import losses
from rules.tesla.content import CONTENT, help_topics
from rules.tesla.edition import Menu, edition
from rules.tesla.events import EVENTS
from rules.tesla.flow import TURNS, game
from rules.tesla.labels import called, label
from rules.tesla.menu import ACTIONS, NEVER, STEPS
from rules.tesla.names import IDS
from rules.tesla.orders import ORDERS
from rules.tesla.powering_up import events as more_events
from rules.tesla.powering_up import menu as more
from rules.tesla.powering_up import names as more_names
from rules.tesla.powering_up import prose as more_prose
from rules.tesla.powering_up import soundness as more_soundness
from rules.tesla.powering_up.customizing import Options, Part, contradictions, deal, edition_of
from rules.tesla.powering_up.orders import BidForEvent
from rules.tesla.soundness import folder_faults
from rules.tesla.state import Company, WarOfCurrents


class TeslaVsEdison(Game[WarOfCurrents]):
    """The most valuable stock portfolio wins."""

    key = "tesla"
    title = "Tesla vs. Edison: War of Currents"
    seats = range(2, 7)
    version = 1
    table = WarOfCurrents
    options = Options
    steps = (*STEPS, *more.STEPS)
    actions = (*ACTIONS, *more.ACTIONS)
    orders = (*ORDERS, BidForEvent)
    events = (*EVENTS, *more_events.EVENTS)
    ids = IDS | more_names.IDS
    never = NEVER
    upgrades = ()

    @property
    def topics(self) -> Mapping[str, str]:  # type: ignore[override]
        """Help by topic."""
        return help_topics()

    def new(self, seats: int, options: Options, chance: Chance) -> WarOfCurrents:
        """TVE-SET, PU-SET."""
        if against := list(contradictions(seats, options)):
            raise Illegal(*against)
        setup, nothing = CONTENT.setup, (0,) * seats
        g = WarOfCurrents(seats, chance)
        g.companies = (Company(setup.cash, nothing),) * seats
        g.present = g.future = g.prices = g.market = g.set_aside = nothing
        g.patents = tuple((None,) * max(levels) for levels in CONTENT.technology.values())  # type: ignore[assignment]
        g.edition = edition_of(options)
        deal(g, options)
        first = _first_drafter(g, options)
        g.agenda = game(tuple(Seat((first + step) % seats) for step in range(seats)))
        return g

    def options_for(self, seats: int) -> Options:
        """More than the base game has companies play the whole expansion."""
        return Options(powering_up=Part.YES) if seats > len(CONTENT.inventors) else Options()

    def menu(self, g: WarOfCurrents) -> Menu:
        """The kinds of action by decision."""
        return edition(g).menu

    def hide(self, g: WarOfCurrents, viewer: Seat | None) -> None:
        """Nothing: what is face-down is not settled yet, and all else is open (TVE-SET-09, AMB-TVE-56)."""

    def imagine(self, g: WarOfCurrents, viewer: Seat | None, chance: Chance) -> None:
        """Nothing to deal: face-down cards are drawn from their bags when they are turned."""

    def scores(self, g: WarOfCurrents) -> dict[Seat, Score]:
        """TVE-END."""
        return scoring.scores(g)

    def worth(self, g: WarOfCurrents, seat: Seat) -> float:
        """For computer players."""
        return edition(g).promise(g, seat)

    def say(self, event: Event, names: Names) -> str:
        """One event as one sentence."""
        if isinstance(event, more_events.EVENTS):
            return more_prose.say(event, names)
        return prose.say(event, names)

    def name(self, value: object) -> str:
        """A field's value in a player's words."""
        return (more_prose.named(value) if isinstance(value, str) else "") or prose.name(value)

    def called(self, g: WarOfCurrents, seat: Seat, value: object) -> str:
        """A luminary by the short name, for who knows the ratings."""
        return called(value) or self.name(value)

    def label(self, g: WarOfCurrents, seat: Seat, value: object, kind: object = None) -> str:
        """A field's value as the table stands: inventors with their ratings, markers with their places."""
        return label(g, value, kind) or self.name(value)

    def headline(self, g: WarOfCurrents) -> str:
        """Phase, turn, and what is under way."""
        if not all(company.drafted for company in g.companies):
            return "Company draft"
        return f"Phase {g.phase} · Turn {g.turn} of {TURNS}"

    def faults(self, root: Path) -> Iterator[str]:
        """For hosts who correct the data."""
        yield from folder_faults(root / self.key)
        yield from more_soundness.folder_faults(root / self.key)

    def check(self, g: WarOfCurrents) -> Iterator[str]:
        """Certificates, patents, markers and cards are conserved."""
        return losses(g)


def _first_drafter(g: WarOfCurrents, options: Options) -> int:
    """The named seat, counted from 1, or one by lot (TVE-DRF-01, AMB-TVE-01)."""
    named = options.first_drafter
    if named is None:
        return g.draw(g.seats, "first")
    if not 1 <= named <= g.seats:
        raise Illegal(f"Seat {named} cannot draft first: the seats are 1 to {g.seats}.")
    return named - 1


GAME = TeslaVsEdison()
