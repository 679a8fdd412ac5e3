"""The inventors' abilities (TVE-INV)."""

from __future__ import annotations

from rules.tesla.abilities import NEUTRAL, Ability
from rules.tesla.content import CONTENT
from rules.tesla.state import Company


class Enterprising(Ability):
    """Edison: no $ to file, no patent fees to pay (TVE-INV-01 to -08)."""

    rests = True

    def filing(self, needed: int) -> int:
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

    def manufacturing(self, needed: int) -> int:
        """AMB-TVE-28: every advance of the company, his own included."""
        return 0


class Brilliant(Ability):
    """Tesla: advances without Invention (TVE-INV-16, -17)."""

    rests = True

    def invention(self, needed: int) -> int:
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
    "none": NEUTRAL,
}


OF_COMPANY = {
    company: ABILITIES.get(inventor.ability, NEUTRAL) for company, inventor in CONTENT.inventors.items()
}


def in_force(company: Company) -> Ability:
    """The ability that a company has at this moment (TVE-INV-03 to -06, -19, -20)."""
    ability = OF_COMPANY[company.key]
    return NEUTRAL if ability.rests and company.inventor in company.used else ability
