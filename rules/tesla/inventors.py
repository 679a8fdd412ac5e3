"""The inventors' abilities (TVE-INV)."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.tesla.abilities import NEUTRAL, Ability
from rules.tesla.catalog import INVENTORS
from rules.tesla.powering_up.walker import Millionaire
from rules.tesla.state import WarOfCurrents


class Enterprising(Ability):
    """Edison: no $ to file, no patent fees to pay (TVE-INV-01 to -08)."""

    rests = True

    def filing(self, needed: int, *, place: int) -> int:
        """TVE-INV-01."""
        return 0

    def patent_fee(self, due: int) -> int:
        """TVE-INV-02."""
        return 0


class Worldly(Ability):
    """Maxim: half the penalty, rounded up, when he claims himself (TVE-INV-10 to -12)."""

    def reputation(self, penalty: int, *, personally: bool) -> int:
        """AMB-TVE-26: the money is halved, not the cities."""
        return (penalty + 1) // 2 if personally else penalty


class Versatile(Ability):
    """Thomson: advances without Manufacturing (TVE-INV-13 to -15)."""

    rests = True

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """AMB-TVE-28: every advance of the company, his own included."""
        return 0


class Brilliant(Ability):
    """Tesla: advances without Invention (TVE-INV-16, -17)."""

    rests = True

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """AMB-TVE-29."""
        return 0


class Luminous(Ability):
    """Brush: his bulb counts one level more when he claims himself; reconstructed (TVE-INV-18)."""

    def bulb(self, level: int, *, personally: bool) -> int:
        """Only for the requirement; fees go by the true level."""
        return level + 1 if personally else level


ABILITIES: dict[str, Ability] = {
    "no-finance-no-fees": Enterprising(),
    "half-reputation": Worldly(),
    "no-manufacturing": Versatile(),
    "no-invention": Brilliant(),
    "higher-bulb": Luminous(),
    "follow-patents": Millionaire(),
    "none": NEUTRAL,
}


OF_COMPANY = {company: ABILITIES.get(inventor.ability, NEUTRAL) for company, inventor in INVENTORS.items()}


def inventor_alone(g: WarOfCurrents, seat: Seat) -> Ability:
    """The inventor's ability, where it does not rest; no other card has one."""
    company = g.companies[seat]
    ability = OF_COMPANY[company.key]
    rested = ability.rests and company.used and company.inventor in company.used
    return NEUTRAL if rested else ability
