"""Positions at the stock market."""

from tests.rulebook.tesla import lone, table, with_company
from tests.rules.tesla.lines import after

MAXIM, EDISON, BRUSH = range(3)


def trader(*crew, phase=1, held=(0, 0, 0), money=100, **changes):
    """Maxim's owner, alone with luminaries ready, all prices at 20; what is held is missing in the market."""
    said = {"prices": (20, 20, 20), "market": tuple(6 - count for count in held), "set_aside": (0, 0, 0)}
    g = table("maxim", "edison", "brush", phase=phase, **said | changes)
    return lone(with_company(g, MAXIM, *crew, "kruesi", cash=money, shares=held), MAXIM)


def visiting(luminary="kruesi", **changes):
    """That owner at the market with a luminary."""
    crew = () if luminary in ("kruesi", "maxim") else (luminary,)
    return after(trader(*crew, **changes), f"market {luminary}")
