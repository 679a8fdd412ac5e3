"""Auctions of Tesla vs. Edison, bid by bid, for the tests of standing orders."""

from __future__ import annotations

from tests.rulebook.tesla import bidding, table

COMPANIES = ("edison", "tesla", "brush", "maxim")
NONE = "You have no standing orders here."


def dealt() -> dict:
    """By number of seats, a table at its first lot: the first seat opens, everybody has $14K."""
    return {
        seats: bidding(table(*COMPANIES[:seats]), "coffin", "kruesi", "lamme", "morgan")
        for seats in (2, 3, 4)
    }


async def opens(house, bid=1, luminary="coffin", who=None):
    return await house.tell(who or house.ann, "tesla open", luminary=luminary, bid=str(bid))


async def bids(house, who, bid):
    return await house.tell(who, "tesla bid", bid=str(bid))


async def passes(house, who):
    return await house.tell(who, "tesla pass")


async def orders_bid(house, who, limit, luminary="coffin"):
    said = await house.tell(who, "tesla bid-up-to", luminary=luminary, limit=str(limit))
    assert f"Noted, and seen by you alone: Bid up to ${limit}K for {luminary.capitalize()}." in said
    return said


async def orders_pass(house, who):
    said = await house.tell(who, "tesla pass-auction")
    assert "Noted, and seen by you alone: Pass for the rest of this auction." in said
    return said


async def actions(house):
    return [move.action for move in await house.bot.store.moves(1)][1:]
