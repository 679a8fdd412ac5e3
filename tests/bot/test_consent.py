"""Requests to the others are posted once, and what they allow is done once, whenever the bot dies."""

import asyncio

import pytest

from bot.errors import Repeated
from tests.bot.house import labels, mute, revive


async def ask_to_end(house, who):
    asked = (await who.slash(house.channel, "game end")).response
    return (await who.click(asked, label="End the game")).response.content


async def ask_to_undo(house):
    await house.play((house.ann, "window 1"))
    await house.tell(house.ann, "game undo")


def requests(house):
    return [post for post in house.posts() if "do you agree?" in post.content]


async def test_request_of_a_killed_bot_is_posted_once(house, monkeypatch):
    await house.begin(house.ben)
    mute(house, monkeypatch)
    await ask_to_undo(house)
    assert requests(house) == []
    await revive(house)
    (asked,) = requests(house)
    assert house.pinged(asked) == [house.ben.id]
    await house.ben.click(asked, label="Agree")
    assert (await house.position()).move.action == "undo"


async def test_request_posted_but_not_noted_is_not_posted_again(house, monkeypatch, faults):
    await house.begin(house.ben)

    async def dies(*args, **options):
        raise asyncio.CancelledError

    monkeypatch.setattr(house.bot.store, "sent", dies)
    await ask_to_end(house, house.ann)
    assert len(requests(house)) == 1
    await revive(house)
    (asked,) = requests(house)
    await house.ben.click(asked, label="Agree")
    assert (await house.position()).table.status == "ended"


async def test_request_is_not_posted_when_the_table_has_moved_on_meanwhile(house, monkeypatch):
    await house.begin(house.ben)
    mute(house, monkeypatch)
    await ask_to_undo(house)
    await house.play((house.ann, "done"))
    await revive(house)
    assert requests(house) == []
    assert "ann ends the turn" in house.posts()[-1].content


async def test_early_end_is_told_by_the_next_start_of_a_killed_bot(house, monkeypatch):
    moderator = house.member("mod", moderates=True)
    await house.begin(house.ben)
    mute(house, monkeypatch)
    assert await ask_to_end(house, moderator) == "The game is ended."
    assert len(house.posts()) == 1
    await revive(house)
    assert len(house.posts()) == 2
    assert house.posts()[-1].content.endswith("The game was ended early.")
    assert labels(house.posts()[-1]) == ["Log"]


async def test_agreed_end_is_told_to_the_channel(house):
    await house.begin(house.ben)
    await ask_to_end(house, house.ann)
    (asked,) = requests(house)
    await house.ben.click(asked, label="Agree")
    assert house.posts()[-1].content.endswith("The game was ended early.")


async def test_asking_again_mentions_those_who_have_not_agreed(house):
    await house.begin(house.ben, house.cho)
    await ask_to_end(house, house.ann)
    await house.ben.click(requests(house)[0], label="Agree")
    await ask_to_end(house, house.ann)
    first, again = requests(house)
    assert house.pinged(first) == sorted([house.ben.id, house.cho.id])
    assert house.pinged(again) == [house.cho.id]
    await house.cho.click(again, label="Agree")
    assert (await house.position()).table.status == "ended"


async def test_request_served_before_is_not_posted_again(house):
    await house.begin(house.ben)
    await house.play((house.ann, "window 1"))
    for interaction in (77, 78):  # opening the proposal, and asking again
        await house.bot.consents.undo(1, house.ann.id, interaction)
        with pytest.raises(Repeated):
            await house.bot.consents.undo(1, house.ann.id, interaction)
    await house.env.settle()
    assert len(requests(house)) == 2


async def test_request_after_a_lapsed_one_takes_its_place(house):
    await house.begin(house.ben)
    await ask_to_undo(house)
    await ask_to_undo(house)
    old, new = requests(house)
    assert "decided already" in (await house.ben.click(old, label="Agree")).response.content
    await house.ben.click(new, label="Agree")
    assert (await house.position()).move.action == "undo"


async def test_undo_that_breaks_off_keeps_its_proposal_open(house, monkeypatch, faults):
    await house.begin(house.ben)
    await ask_to_undo(house)
    (asked,) = requests(house)
    with monkeypatch.context() as broken:
        broken.setattr("bot.storage.moves.take_back", lambda *args: 1 / 0)
        said = (await house.ben.click(asked, label="Agree")).response.content
    assert said.startswith("Something went wrong on my side")
    faults.clear()
    assert (await house.position()).move.action == "window 1"
    assert (await house.ben.click(asked, label="Agree")).response.content == "Noted."
    assert (await house.position()).move.action == "undo"


async def test_vote_counts_although_the_request_cannot_be_changed(house):
    await house.begin(house.ben)
    await ask_to_end(house, house.ann)
    (asked,) = requests(house)
    path = f"/channels/{house.channel.id}/messages/{asked.id}"
    house.env.inject_error("PATCH", path, status=403, code=50013)
    assert (await house.ben.click(asked, label="Agree")).response.content == "Noted."
    assert (await house.position()).table.status == "ended"
