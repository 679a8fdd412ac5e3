"""Standing orders are carried out at once, and told in one post."""

import asyncio

from bot import orders
from bot.storage import NoticeKind
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla.bids import Bid
from tests.bot.auctions import actions, bids, opens, orders_bid, orders_pass, passes


async def told_by(house):
    """What the bot sends to everybody and to each in private, beyond answers."""
    everybody = (house.ann, house.ben, house.cho, house.dee)
    return [each.content for each in house.posts()] + [
        each.content for who in everybody for each in house.letters(who)
    ]


async def test_an_order_answers_at_once_and_the_bidder_sees_it(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    said = await opens(house)
    assert "ann opens" in said
    assert "ben bids $2K" in said
    assert "It is now cho's turn." in said
    position = await house.position()
    assert (position.move.action, position.move.actor_id, position.move.seat) == ("bid 2", house.ben.id, 1)
    assert position.waiting == (house.cho.id,)


async def test_a_chain_of_orders_ends_in_one_post(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    await orders_bid(house, house.cho, 4)
    before = len(house.posts())
    await opens(house)
    assert await actions(house) == ["open coffin 1", "bid 2", "bid 3"]
    assert len(house.posts()) == before + 1
    post = house.posts()[-1]
    assert house.pinged(post) == [house.ann.id]
    assert post.content.index("ann opens") < post.content.index("ben bids $2K")
    assert post.content.index("ben bids $2K") < post.content.index("cho bids $3K")
    assert house.letters(house.ben) == house.letters(house.cho) == []


async def test_orders_bid_against_each_other_until_a_limit_is_reached(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    await orders_bid(house, house.cho, 4)
    await opens(house)
    before = len(house.posts())
    await passes(house, house.ann)
    assert (await actions(house))[3:] == ["pass", "bid 4", "pass"]
    assert len(house.posts()) == before + 1
    assert "Coffin" in house.posts()[-1].content
    company = (await house.position()).state.companies[1]
    assert (company.cash, company.luminaries) == (10, ("tesla", "coffin"))


async def test_the_owners_learn_in_private_why_their_orders_ended(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    await orders_bid(house, house.cho, 4)
    await opens(house)
    await passes(house, house.ann)
    ended = "Your standing order has ended: Bid up to $6K for Coffin. Coffin is yours."
    assert ended in (await house.panel(house.ben)).content
    assert ended not in (await house.panel(house.ben)).content
    assert "Bid up to $4K for Coffin. Coffin went to ben." in await house.tell(house.cho, "game orders")
    assert not [text for text in await told_by(house) if "order" in text]


async def test_computer_players_between_orders_post_nothing(house, auction, monkeypatch):
    def dear(game, seen, chance):
        choices = engine.legal(game, seen.table, seen.seat)
        return choices[0] if isinstance(choices[0], Bid) and choices[0].bid < 4 else choices[-1]

    monkeypatch.setattr("bot.computers.PLAYERS", {"greedy": dear, "random": dear})
    await auction(house.ben, computers=1)
    await orders_bid(house, house.ben, 6)
    await opens(house)
    assert await actions(house) == ["open coffin 1", "bid 2", "bid 3"]
    before = len(house.posts())
    await passes(house, house.ann)
    assert (await actions(house))[3:6] == ["pass", "bid 4", "pass"]
    assert len(house.posts()) == before + 1
    assert house.letters(house.ben) == []


async def test_an_order_left_when_it_is_asked_acts_at_once(house, auction):
    await auction(house.ben, house.cho)
    await opens(house)
    said = await orders_bid(house, house.ben, 3)
    assert "ben bids $2K" in said
    assert (await house.position()).waiting == (house.cho.id,)
    assert house.pinged(house.posts()[-1]) == [house.cho.id]


async def test_whoever_must_open_after_an_order_is_told(house, auction):
    await auction(house.ben)
    await orders_pass(house, house.ann)
    before = len(house.posts())
    await opens(house)
    assert len(house.posts()) == before + 1
    await bids(house, house.ben, 2)
    position = await house.position()
    assert (await actions(house))[-1] == "pass"
    assert position.waiting == (house.ann.id,)
    assert house.pinged(house.posts()[-1]) == [house.ann.id]
    waiting = [each for each in await house.bot.store.pending_notices(1) if each.user_id]
    assert [(each.kind, each.user_id) for each in waiting] == [(NoticeKind.REMINDER, house.ann.id)]


async def test_passing_leaves_opening_to_the_player_and_holds_over_lots(house, auction):
    await auction(house.ben, house.cho)
    await orders_pass(house, house.ben)
    await opens(house)
    assert await actions(house) == ["open coffin 1", "pass"]
    await passes(house, house.cho)
    position = await house.position()
    assert position.waiting == (house.ben.id,)
    assert "Open the auction" in position.ask
    assert "• Pass for the rest of this auction" in await house.tell(house.ben, "game orders")


async def test_a_later_order_goes_first(house, auction):
    await auction(house.ben, house.cho)
    await orders_pass(house, house.ben)
    await orders_bid(house, house.ben, 2)
    await opens(house)
    assert await actions(house) == ["open coffin 1", "bid 2"]
    await bids(house, house.cho, 3)
    await passes(house, house.ann)
    assert (await actions(house))[-1] == "pass"


async def test_an_order_survives_a_restart(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    await house.restart()
    await opens(house)
    assert await actions(house) == ["open coffin 1", "bid 2"]


async def test_what_a_killed_process_left_undone_is_carried_out_by_the_next(house, auction, monkeypatch):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)

    async def dies(self, position, viewer=None):
        return orders.Chain(position)

    before = len(house.posts())
    with monkeypatch.context() as patch:
        patch.setattr(orders.Orders, "follow", dies)
        await opens(house)
    assert (await house.position()).waiting == (house.ben.id,)
    assert len(house.posts()) == before
    await house.restart()
    assert await actions(house) == ["open coffin 1", "bid 2"]
    assert len(house.posts()) == before + 1
    assert house.pinged(house.posts()[-1]) == [house.cho.id]
    assert house.letters(house.ben) == []


async def test_an_order_delivered_twice_is_left_once(house, auction):
    await auction(house.ben, house.cho)
    async with house.on_the_way(copies=2):
        await house.ben.slash(house.channel, "tesla bid-up-to", luminary="coffin", limit="6")
    assert len((await house.position()).orders) == 1


async def test_orders_left_and_bids_made_at_the_same_time_come_one_after_the_other(house, auction):
    await auction(house.ben, house.cho)
    tables = house.bot.tables
    await asyncio.gather(
        tables.act(1, house.ann.id, "open coffin 1"),
        tables.orders.leave(1, house.ben.id, "bid-up-to coffin 6"),
        tables.orders.leave(1, house.cho.id, "bid-up-to coffin 6"),
    )
    await house.env.settle()
    assert await actions(house) == ["open coffin 1", "bid 2", "bid 3"]
    assert (await house.position()).actors == (Seat(0),)


async def test_whoever_leads_is_named_to_those_who_are_asked(house, auction):
    await auction(house.ben)
    await opens(house)
    asked = "Coffin is at $1K by ann: bid $2K or more"
    assert asked in house.posts()[-1].content
    assert asked in (await house.panel(house.ben)).content
    assert asked in house.letters(house.ben)[-1].content
