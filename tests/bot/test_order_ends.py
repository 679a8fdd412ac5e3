"""Standing orders end: undo, seats, the game, the auction, and what fails."""

import rules
from bot import orders
from rules.tesla.bids import Bid
from rules.tesla.orders import BidUpTo, PassAuction
from tests.bot.auctions import NONE, actions, opens, orders_bid, orders_pass, passes


async def test_cancelling_an_order_that_was_about_to_act_puts_the_question(house, auction, monkeypatch):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)

    async def waits(self, position, viewer=None):
        return orders.Chain(position)

    monkeypatch.setattr(orders.Orders, "follow", waits)
    await opens(house)
    listed = (await house.ben.slash(house.channel, "game orders")).response
    await house.ben.click(listed, label="Cancel: Bid up to $6K for Coffin")
    assert house.pinged(house.posts()[-1]) == [house.ben.id]


async def test_an_undo_cancels_what_was_said_in_advance(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.cho, 6)
    await opens(house)
    await house.tell(house.ann, "game undo")
    assert (await house.position()).move.action == "undo"
    reason = "Your standing order has ended: Bid up to $6K for Coffin. An action was taken back."
    assert reason in (await house.panel(house.cho)).content
    await opens(house)
    await passes(house, house.ben)
    assert (await house.position()).waiting == (house.cho.id,)


async def test_a_bid_by_an_order_is_taken_back_for_good(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    await opens(house)
    said = await house.tell(house.ben, "game undo")
    assert "Your last action is taken back." in said
    position = await house.position()
    assert position.waiting == (house.ben.id,)
    assert not (await house.position()).orders


async def test_leaving_the_seat_cancels_its_orders(house, auction, monkeypatch):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    sure = (await house.ben.slash(house.channel, "game leave")).response
    await house.ben.click(sure, label="Leave the game")
    assert not (await house.position()).orders
    await house.tell(house.dee, "game join")
    assert NONE in await house.tell(house.dee, "game orders")


async def test_the_end_of_the_game_cancels_orders(house, auction):
    await auction(house.ben)
    await orders_bid(house, house.ben, 6)
    moderator = house.member("mod", moderates=True)
    sure = (await moderator.slash(house.channel, "game end")).response
    await moderator.click(sure, label="End the game")
    assert not (await house.position()).orders
    assert "Bid up to $6K for Coffin. The game is over." in await house.tell(house.ben, "game orders")


async def test_the_end_of_the_auction_cancels_orders(house, auction):
    await auction(house.ben)
    await orders_pass(house, house.ben)
    await opens(house)
    assert (await actions(house))[-1] == "pass"
    assert not (await house.position()).orders
    ended = "Pass for the rest of this auction. Nobody bids against you any more in this auction"
    assert ended in (await house.panel(house.ben)).content


def breaks(self, g, at, me):
    raise ZeroDivisionError


async def test_an_order_that_fails_leaves_the_question_to_its_owner(house, auction, monkeypatch, faults):
    await auction(house.ben)
    await orders_bid(house, house.ben, 6)
    monkeypatch.setattr(BidUpTo, "answer", breaks)
    await opens(house)
    assert (await house.position()).waiting == (house.ben.id,)
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    assert {record.name for record in faults} == {"bot.orders"}
    faults.clear()


async def test_an_order_that_is_refused_ends_and_its_owner_is_asked(house, auction, monkeypatch, faults):
    await auction(house.ben)
    await orders_bid(house, house.ben, 6)
    with monkeypatch.context() as patch:
        patch.setattr(orders.standing, "answer", lambda game, seen, order: Bid(99))
        await opens(house)
    assert await actions(house) == ["open coffin 1"]
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    assert "It could not be carried out." in (await house.panel(house.ben)).content
    assert {record.name for record in faults} == {"bot.orders"}
    faults.clear()


async def test_an_order_that_no_version_knows_ends(house, auction, monkeypatch):
    await auction(house.ben)
    await orders_bid(house, house.ben, 6)
    monkeypatch.setattr(type(rules.GAMES["tesla"]), "orders", (PassAuction,))
    await opens(house)
    assert (await house.position()).waiting == (house.ben.id,)
    assert "“bid-up-to coffin 6”. It could not be carried out." in (await house.panel(house.ben)).content


async def test_orders_that_do_not_come_to_an_end_are_stopped(house, auction, monkeypatch, faults):
    await auction(house.ben)
    await orders_bid(house, house.ben, 14)
    monkeypatch.setattr(orders, "STEPS_AT_MOST", 3)
    await orders_bid(house, house.ann, 14)
    await opens(house)
    assert await actions(house) == ["open coffin 1", "bid 2", "bid 3", "bid 4"]
    assert house.pinged(house.posts()[-1]) == [house.ann.id]
    assert [record.getMessage() for record in faults] == ["table 1: standing orders do not come to an end"]
    faults.clear()
