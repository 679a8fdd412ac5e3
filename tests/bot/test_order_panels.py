"""Standing orders are left, listed and cancelled in private."""

import json

import pytest

from bot.storage import Status
from tests.bot.auctions import NONE, actions, opens, orders_bid, orders_pass, passes
from tests.bot.house import begins, labels, menu_of


async def test_an_order_takes_the_place_of_its_like(house, auction):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    await orders_bid(house, house.ben, 2, "kruesi")
    said = await orders_bid(house, house.ben, 1)
    assert "It takes the place of: Bid up to $6K for Coffin." in said
    assert "Kruesi" not in said
    said = await orders_pass(house, house.ben)
    assert "Bid up to $2K for Kruesi." in said
    shown = await house.tell(house.ben, "game orders")
    assert shown.count("•") == 1
    assert "ended" not in shown


async def refused(house, who, command, reason, **options):
    assert reason in await house.tell(who, command, **options)
    assert not (await house.position()).orders


async def test_refusals_are_private_sentences_with_numbers(house, auction):
    await auction(house.ben, house.cho)
    bid_up_to = "tesla bid-up-to"
    limit = "You have $14K; the limit cannot be $15K."
    await refused(house, house.ben, bid_up_to, limit, luminary="coffin", limit="15")
    await refused(house, house.ben, bid_up_to, "is not a whole number", luminary="coffin", limit="all")
    await refused(house, house.ben, bid_up_to, "Anthony is not on offer", luminary="anthony", limit="5")
    await refused(house, house.dee, "tesla pass-auction", "You do not sit at this table.")
    await opens(house, 4)
    least = "Coffin is at $4K by ann: the limit must be at least $5K, not $3K."
    await refused(house, house.cho, bid_up_to, least, luminary="coffin", limit="3")
    assert await actions(house) == ["open coffin 4"]


async def test_no_order_is_left_once_the_game_is_over(house, auction):
    await auction(house.ben)
    await house.bot.store.set_status(1, Status.ENDED, at=house.bot.now())
    await refused(house, house.ben, "tesla pass-auction", "The game was ended early.")


async def test_a_game_without_orders_says_so(house):
    await house.begin(house.ben)
    assert "There are no standing orders in this game." in await house.tell(house.ann, "game orders")
    assert "This channel plays Eras Academia" in await house.tell(house.ann, "tesla pass-auction")
    assert not [each for each in labels(await house.panel(house.ann)) if "order" in each]


async def test_orders_are_listed_and_cancelled_by_button_also_after_a_restart(house, auction):
    await auction(house.ben, house.cho)
    assert NONE in await house.tell(house.ben, "game orders")
    await orders_bid(house, house.ben, 6)
    await orders_bid(house, house.ben, 3, "kruesi")
    listed = (await house.ben.slash(house.channel, "game orders")).response
    assert "• Bid up to $6K for Coffin" in listed.content
    assert "• Bid up to $3K for Kruesi" in listed.content
    await house.restart()
    shown = (await house.ben.click(listed, label="Cancel: Bid up to $6K for Coffin")).response
    assert "Cancelled: Bid up to $6K for Coffin." in shown.content
    assert "• Bid up to $6K" not in shown.content
    assert "Cancel: Bid up to $3K for Kruesi" in labels(shown)
    await opens(house)
    assert await actions(house) == ["open coffin 1"]
    assert "ended" not in (await house.panel(house.ben)).content


async def test_an_order_is_cancelled_once(house, auction):
    await auction(house.ben)
    await orders_bid(house, house.ben, 6)
    listed = (await house.ben.slash(house.channel, "game orders")).response
    stored = house.env.backend.get_message(listed.channel_id, listed.id)
    buttons = stored.components
    await house.ben.click(listed, label="Cancel: Bid up to $6K for Coffin")
    stored.components = buttons
    again = (await house.ben.click(listed, label="Cancel: Bid up to $6K for Coffin")).response
    assert again.content == "This standing order holds no longer."


@pytest.mark.parametrize("number", [1, 99])
async def test_nobody_cancels_an_order_of_somebody_else_or_learns_of_it(house, auction, number):
    await auction(house.ben, house.cho)
    await orders_bid(house, house.ben, 6)
    panel = await house.panel(house.ann)
    stored = house.env.backend.get_message(panel.channel_id, panel.id)
    stored.components[0]["components"][0]["custom_id"] = f"order:{number}:cancel"
    answer = (await house.ann.click(panel, custom_id=f"order:{number}:cancel")).response
    assert answer.content == "This is not a standing order of yours."
    assert len((await house.position()).orders) == 1


async def test_an_order_is_left_by_thumb_while_others_are_asked(house, auction):
    await auction(house.ben, house.cho)
    panel = await house.panel(house.ben)
    assert labels(panel) == ["Standing orders…"]
    listed = (await house.ben.click(panel, label="Standing orders…")).response
    assert NONE in listed.content
    asked = (await house.ben.click(listed, label="Bid up to a limit")).response
    await opens(house, luminary="kruesi")
    asked = (await house.ben.click(asked, label=begins("Coffin", asked))).response
    menu = menu_of(asked)
    assert menu["options"][5]["description"] == "leaves at least $8K"
    said = (await house.ben.select(asked, values=[menu["options"][5]["value"]])).response
    assert "Noted, and seen by you alone: Bid up to $6K for Coffin." in said.content
    (row,) = (await house.position()).orders
    assert (row.text, row.user_id, row.seat) == ("bid-up-to coffin 6", house.ben.id, 1)


async def test_passing_is_one_press_from_the_panel_of_whoever_is_asked(house, auction):
    await auction(house.ben, house.cho)
    await opens(house)
    panel = await house.panel(house.ben)
    listed = (await house.ben.click(panel, label="Standing orders…")).response
    said = (await house.ben.click(listed, label=begins("Pass for the rest", listed))).response
    assert "ben passes" in said.content
    assert (await house.position()).waiting == (house.cho.id,)


async def test_an_order_that_ceased_to_be_possible_while_it_was_chosen_ends_in_the_panel(house, auction):
    await auction(house.ben, house.cho)
    listed = (await house.ben.slash(house.channel, "game orders")).response
    asked = (await house.ben.click(listed, label="Bid up to a limit")).response
    await opens(house)
    await passes(house, house.ben)
    said = (await house.ben.click(asked, label=begins("Coffin", asked))).response
    assert "The table moved on" in said.content
    assert not (await house.position()).orders


async def test_a_typed_number_finds_its_value_before_what_it_leaves(house, auction):
    await auction(house.ben)
    offered = await house.ann.autocomplete(house.channel, "tesla open", "bid", "3", luminary="coffin")
    assert [each["value"] for each in offered] == ["3", "1", "11", "13"]
    assert "leaves $13K" in offered[1]["name"]


async def test_autocomplete_offers_limits_that_can_be_paid(house, auction):
    await auction(house.ben)
    offered = await house.ben.autocomplete(
        house.channel, "tesla bid-up-to", "limit", "", luminary="coffin", limit=""
    )
    assert [each["value"] for each in offered] == [str(limit) for limit in range(1, 15)]
    assert offered[5]["name"] == "6 · leaves at least $8K"
    assert await house.dee.autocomplete(house.channel, "tesla bid-up-to", "luminary", "") == []


async def looks(house):
    """Everything that somebody else can see of a table."""
    seen = [await house.tell(house.ann, f"game {what}") for what in ("turn", "status", "log", "orders")]
    seen += [await house.tell(house.dee, f"game {what}") for what in ("turn", "status", "log", "orders")]
    exported = (await house.ann.slash(house.channel, "game export")).response
    seen += [house.read(file).decode() for file in exported.attachments]
    for command, field in (("open", "luminary"), ("open", "bid"), ("bid-up-to", "limit")):
        offered = await house.ann.autocomplete(house.channel, f"tesla {command}", field, "")
        seen.append(json.dumps(offered))
    return seen + [json.dumps([post.content, labels(post)]) for post in house.channel.history()]


async def test_nobody_else_can_tell_that_there_is_an_order(house, auction, sketches):
    await auction(house.ben, house.cho)
    before, drawn = await looks(house), len(sketches)
    await orders_bid(house, house.ben, 6)
    await orders_pass(house, house.cho)
    assert await looks(house) == before
    assert len(sketches) == drawn
    assert [len(house.letters(who)) for who in (house.ann, house.ben, house.cho)] == [1, 0, 0]


@pytest.mark.parametrize("typed", ["coffin", "Coffin", "COFFIN", " coffin ", "Coffin (M1 $1 P1)"])
async def test_a_luminary_may_be_typed_by_name(house, auction, typed):
    await auction(house.ben, house.cho)
    assert "ann opens the auction of Charles A. Coffin" in await opens(house, luminary=typed)
