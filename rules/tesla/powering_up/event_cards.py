"""What the primary effects of historical events do (PU-EVT)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.abilities import Ability
from rules.tesla.atlas import Project
from rules.tesla.fame import move_marker
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.electing import Electing
from rules.tesla.powering_up.events import StockRaised, TributePaid
from rules.tesla.powering_up.headquarters import Removing
from rules.tesla.powering_up.moving import MovingMarker
from rules.tesla.powering_up.paying import Collecting, collect
from rules.tesla.powering_up.refreshing import REFRESH, Dining, open_to, use_up
from rules.tesla.state import CURRENT, EventId, Level, LuminaryId, Power, WarOfCurrents
from rules.tesla.stock import raise_price

BRIDGED = ("new-york", "brooklyn")
SMALL = "small"
HIGH = Level.IV


class Bound(StrEnum):
    """Whom an effect binds while its card lies open."""

    ALL = "all"
    OWNER = "owner"
    OTHERS = "others"


class EventEffect(Ability):
    """The primary effect of an event, with its number."""

    bound: ClassVar[Bound] = Bound.ALL

    def __init__(self, key: EventId, amount: int) -> None:
        self.key, self.amount = key, amount

    def binds(self, seat: Seat, owner: Seat | None) -> bool:
        """Whether it binds a player; a benefit that nobody bought is lost (AMB-PU-05)."""
        if self.bound is Bound.ALL:
            return True
        return owner is not None and (owner == seat) == (self.bound is Bound.OWNER)

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """What it does when it is revealed, or sold."""
        return ()


class RefreshInventor(EventEffect):
    """The owner's inventor acts twice (PU-EVT-22 to -28)."""

    bound = Bound.OWNER

    def lingering(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """AMB-PU-09."""
        return (Dining(seat),) if open_to(g, seat) else ()


class NoDeveloping(EventEffect):
    """No headquarters are developed."""

    closes = frozenset({"develop"})


class NoTrading(EventEffect):
    """No shares are traded or bought in bookkeeping."""

    closes = frozenset({"trade"})


class ClaimsCostMore(EventEffect):
    """A levy on every claim."""

    def levy(self, due: int, *, power: Power, phase: int) -> int:
        """AMB-PU-08."""
        return due + self.amount


class AcClaimsCostMore(EventEffect):
    """A levy on claims by AC."""

    def levy(self, due: int, *, power: Power, phase: int) -> int:
        """By the phase."""
        return due + self.amount * phase if power is Power.AC else due


class PropagandaPaysAll(EventEffect):
    """Cash after every propaganda action."""

    def engaged(self, g: WarOfCurrents, seat: Seat, luminary: LuminaryId) -> Steps:
        """From the bank."""
        return (Collecting(seat, self.key, self.amount),)


class EasierAdvance(EventEffect):
    """The owner's first advance needs less."""

    bound = Bound.OWNER

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)

    def advanced(self, g: WarOfCurrents, seat: Seat, crew: tuple[LuminaryId, ...], filed: int) -> Steps:
        """Only once."""
        use_up(g, seat)
        return ()


class CheaperCities(EventEffect):
    """Projects on both sides of the bridge cost less."""

    def cost(self, cost: int, *, project: Project) -> int:
        """Not below 0."""
        return max(0, cost - self.amount) if project.city in BRIDGED else cost


class TowardDc(EventEffect):
    """The AC/DC marker moves."""

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """As far as the track goes."""
        move_marker(g, (CURRENT, -self.amount))
        return ()


class PatentsCost(EventEffect):
    """Everybody pays for the patents held, as far as the cash goes."""

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """From the top of the fame track down."""
        for seat in g.order():
            held = sum(holder == seat for holders in g.patents for holder in holders)
            if due := min(self.amount * held, g.companies[seat].cash):
                collect(g, seat, self.key, -due)
        return ()


class OwnStockRises(EventEffect):
    """The owner's stock rises."""

    bound = Bound.OWNER

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """Up to the top of the board."""
        if owner is not None:
            price = raise_price(g, owner, self.amount)
            g.tell(StockRaised(g.key(owner), self.key, self.amount, price))
        return ()


class ClaimsPayOwner(EventEffect):
    """Everybody else pays the owner for a claim."""

    bound = Bound.OTHERS

    def tribute(self, due: int) -> int:
        """On every claim."""
        return due + self.amount

    def claimed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """The owner gets it."""
        assert g.event is not None
        assert g.event.owner is not None
        g.pay(g.event.owner, self.amount)
        g.tell(TributePaid(seat, g.event.owner, self.key, self.amount))
        return ()


class LargerCitiesGain(EventEffect):
    """Claims in medium and large cities gain more."""

    def stock(self, gain: int, *, project: Project, power: Power) -> int:
        """By the size of the city."""
        return gain if project.size == SMALL else gain + self.amount


class HighAcGains(EventEffect):
    """High projects claimed by AC gain more."""

    def stock(self, gain: int, *, project: Project, power: Power) -> int:
        """By the level of the project."""
        return gain + self.amount if power is Power.AC and project.level >= HIGH else gain


class MoveAMarker(EventEffect):
    """The owner moves any fame marker."""

    bound = Bound.OWNER

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """Ask the owner."""
        return () if owner is None else (MovingMarker(owner, self.key, self.amount),)


class RemoveHeadquarters(EventEffect):
    """Everybody but the owner gives up developed headquarters (PU-EVT-29 to -32)."""

    bound = Bound.OTHERS

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """One after the other; without an owner everybody (AMB-PU-05, AMB-PU-12)."""
        return (Strike(tuple(seat for seat in g.order() if seat != owner)),)


class Strike(Procedure[WarOfCurrents], frozen=True):
    """Who has developed headquarters gives one up."""

    waiting: tuple[Seat, ...]

    def run(self, g: WarOfCurrents) -> Steps:
        """Ask the next one who has any (PU-EVT-31)."""
        able = [seat for seat in self.waiting if g.companies[seat].developed]
        return (Removing(able[0]), Strike(tuple(able[1:]))) if able else ()


class Contract(EventEffect):
    """The owner's first claim costs less and has no reputation penalty."""

    bound = Bound.OWNER

    def cost(self, cost: int, *, project: Project) -> int:
        """Not below 0."""
        return max(0, cost - self.amount)

    def reputation(self, penalty: int, *, personally: bool) -> int:
        """None."""
        return 0

    def claimed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """Only once."""
        use_up(g, seat)
        return ()


class ProfitsHalved(EventEffect):
    """Profits are divided, rounded up."""

    def profit(self, profit: int, *, phase: int) -> int:
        """After all that raises them."""
        return -(-profit // self.amount)


class NoPatentFees(EventEffect):
    """No patent fees."""

    def patent_fee(self, due: int) -> int:
        """None."""
        return 0


class HarderAdvance(EventEffect):
    """Advances need more Invention."""

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """In total, after all that lowers it."""
        return needed + self.amount


class ChooseLeading(EventEffect):
    """The owner says which power technology leads in bookkeeping."""

    bound = Bound.OWNER

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """Ask the owner."""
        return () if owner is None else (Electing(owner),)


EFFECTS: dict[str, type[EventEffect]] = {
    REFRESH: RefreshInventor,
    "no-developing": NoDeveloping,
    "claims-cost-more": ClaimsCostMore,
    "propaganda-pays": PropagandaPaysAll,
    "easier-advance": EasierAdvance,
    "cheaper-cities": CheaperCities,
    "ac-claims-cost-more": AcClaimsCostMore,
    "no-trading": NoTrading,
    "toward-dc": TowardDc,
    "patents-cost": PatentsCost,
    "own-stock-rises": OwnStockRises,
    "claims-pay-owner": ClaimsPayOwner,
    "larger-cities-gain": LargerCitiesGain,
    "move-a-marker": MoveAMarker,
    "remove-headquarters": RemoveHeadquarters,
    "contract": Contract,
    "profits-halved": ProfitsHalved,
    "high-ac-gains": HighAcGains,
    "no-patent-fees": NoPatentFees,
    "harder-advance": HarderAdvance,
    "choose-leading": ChooseLeading,
}

CARDS = {
    key: EFFECTS[card.effect](key, card.amount)
    for key, card in EXPANSION.events.items()
    if card.effect in EFFECTS
}
