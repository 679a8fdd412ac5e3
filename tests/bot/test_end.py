"""The end: by agreement, by a moderator, by the rules; and what can be asked for afterwards."""

import msgspec
import pytest

from bot.storage import Status
from rules import GAMES
from rules.core import play as engine
from rules.core.record import read_record, replay
from tests.bot.house import labels

OVER = "The game was ended early. `/game board` shows how it stood."


async def ask_to_end(house, who):
    asked = (await who.slash(house.channel, "game end")).response
    assert "for good? It cannot be continued." in asked.content
    return (await who.click(asked, label="End the game")).response.content


async def test_game_ends_when_everybody_agrees(house):
    await house.begin(house.ben, house.cho)
    assert "needs the consent of the others" in await ask_to_end(house, house.ann)
    asked = house.channel.last_message
    assert "ann asks to end this game now." in asked.content
    assert house.pinged(asked) == sorted([house.ben.id, house.cho.id])
    await house.ben.click(asked, label="Agree")
    assert (await house.position()).table.status == "running"
    await house.cho.click(asked, label="Agree")
    assert (await house.position()).table.status == "ended"


async def test_game_goes_on_when_one_refuses(house):
    await house.begin(house.ben)
    await ask_to_end(house, house.ann)
    await house.ben.click(house.channel.last_message, label="Refuse")
    assert (await house.position()).table.status == "running"
    await house.play((house.ann, "done"))


async def test_wish_to_end_stands_while_the_table_moves_on(house):
    await house.begin(house.ben)
    await ask_to_end(house, house.ann)
    asked = house.channel.last_message
    await house.play((house.ann, "done"))
    await house.ben.click(asked, label="Agree")
    assert (await house.position()).table.status == "ended"


async def test_moderator_ends_a_game_at_once_and_publicly(house):
    moderator = house.member("mod", moderates=True)
    await house.begin(house.ben)
    assert await ask_to_end(house, moderator) == "The game is ended."
    told = house.channel.last_message.content
    assert "**Eras Academia · table 1**" in told
    assert told.endswith("The game was ended early.")


async def test_only_person_at_the_table_ends_it_at_once(house):
    await house.begin(computers=1)
    assert await ask_to_end(house, house.ann) == "The game is ended."


async def test_spectator_cannot_end_a_game(house):
    await house.begin(house.ben)
    assert "do not sit" in await house.tell(house.cho, "game end")


async def test_after_the_end_nobody_is_reminded(house):
    await house.begin(computers=1)
    await ask_to_end(house, house.ann)
    await house.env.advance_time(30 * 3600)
    assert len(house.letters(house.ann)) == 1


async def test_after_the_end_every_command_answers(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    await house.bot.store.set_status(1, Status.ENDED, at=house.bot.now())
    for command in ("undo", "leave", "end"):
        assert await house.tell(house.ann, f"game {command}") == OVER, command
    assert OVER in await house.tell(house.ann, "game turn")
    assert OVER in await house.tell(house.ann, "eras build", campus="green")
    assert "ERAS ACADEMIA" in await house.tell(house.ann, "game status")
    assert "ann holds the Clock" in await house.tell(house.ann, "game log")
    for command in ("start", "join"):
        assert "no longer gathering" in await house.tell(house.cho, f"game {command}"), command
    assert (await house.ann.slash(house.channel, "game board")).response.attachments
    assert (await house.ann.click(panel, label="Build a Story")).response.content.count(OVER) == 1


async def test_channel_is_free_after_the_end(house):
    await house.begin(computers=1)
    await ask_to_end(house, house.ann)
    assert await house.begin(house.ben) == 2


async def test_export_of_an_ended_game_replays_to_its_last_state(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"), (house.ann, "build blue"))
    await house.tell(house.ann, "game undo")
    await house.play((house.ann, "window 2"), (house.ann, "done"), (house.ben, "build red"))
    await ask_to_end(house, house.ann)
    await house.ben.click(house.channel.last_message, label="Agree")
    (file,) = (await house.cho.slash(house.channel, "game export")).response.attachments
    record = read_record(house.read(file))
    assert file.filename == "eras-1.json"
    assert record.names == ("ann", "ben")
    assert [move.text for move in record.moves] == ["build green", "window 2", "done", "build red"]
    *_, last = replay(GAMES["eras"], record)
    assert engine.save(GAMES["eras"], last.state) == (await house.position()).move.state


async def test_record_of_a_running_game_is_not_given_out(house):
    await house.begin(house.ben)
    (file,) = (await house.ann.slash(house.channel, "game export")).response.attachments
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(house.read(file))


async def test_confirmation_pressed_twice_ends_in_a_sentence(house):
    await house.begin(computers=1)
    asked = (await house.ann.slash(house.channel, "game end")).response
    async with house.on_the_way():
        first = await house.ann.click(asked, label="End the game")
        await house.ann.click(asked, label="End the game")
    assert first.response.content in ("The game is ended.", OVER)
    assert labels(first.response) == []
