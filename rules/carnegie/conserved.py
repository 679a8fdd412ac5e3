"""What must hold at any table, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carnegie.state import Carnegie, Company


def losses(g: Carnegie) -> Iterator[str]:
    """Everything that is not conserved."""
    for seat, company in enumerate(g.companies):
        there = company.supply + company.active_in_all + sum(company.resting) + sum(company.away)
        if there != g.book.employees:
            yield f"employees of seat {seat}: {there}"
        yield from (f"seat {seat}: {name} below 0" for name in _negative(company))


def _negative(company: Company) -> list[str]:
    named = {"money": company.money, "goods": company.goods, "supply": company.supply, "pawns": company.pawns}
    return [name for name, count in named.items() if count < 0]
