"""Primary effects that last for the turn, and where every event is (PU-EVT)."""

from __future__ import annotations

from rules.core.contract import Seat, Steps
from rules.tesla.atlas import Project
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.event_effect import Bound, EventEffect
from rules.tesla.powering_up.events import TributePaid
from rules.tesla.powering_up.events_at_once import (
    ChooseLeading,
    MoveAMarker,
    OwnStockRises,
    PatentsCost,
    RemoveHeadquarters,
    TowardDc,
)
from rules.tesla.powering_up.paying import Collecting
from rules.tesla.powering_up.refreshing import REFRESH, Dining, open_to, use_up
from rules.tesla.state import Level, LuminaryId, Power, WarOfCurrents

SMALL = "small"
HIGH = Level.IV


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
        cheap = project.city in EXPANSION.events[self.key].cities
        return max(0, cost - self.amount) if cheap else cost


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
