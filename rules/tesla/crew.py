"""Which luminaries can be exhausted (TVE-ACT-02 to -05)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.words import listed
from rules.tesla.names import luminary_name
from rules.tesla.state import Company, LuminaryId


def unusable(company: Company, luminary: LuminaryId) -> Iterator[str]:
    """Why a luminary cannot be exhausted by this company."""
    if luminary in company.spent:
        ready = listed(list(map(luminary_name, company.ready)))
        yield f"{luminary_name(luminary)} is exhausted; ready: {ready}."
    elif "+" in luminary:
        yield "This action exhausts one luminary only."
    elif luminary not in company.luminaries:
        own = listed(list(map(luminary_name, company.luminaries)))
        yield f"{luminary_name(luminary)} is not one of your luminaries: {own}."
