"""How an invitation ends without a game: by time, by its host, by a moderator."""

import pytest

from bot.errors import Refused
from tests.bot.house import labels

HOUR = 3600


async def test_lobby_is_warned_and_then_expires(house):
    await house.gather()
    await house.env.advance_time(45.9 * HOUR)
    assert len(house.channel.history()) == 1
    await house.env.advance_time(0.2 * HOUR)
    invitation, warning = house.channel.history()
    assert "The invitation to Eras Academia, table 1, ends" in warning.content
    assert labels(invitation)
    await house.env.advance_time(2 * HOUR)
    invitation, warning = house.channel.history()
    assert "The invitation has expired" in invitation.content
    assert labels(invitation) == []


async def test_short_lobby_is_warned_halfway(house, monkeypatch):
    monkeypatch.setenv("LOBBY_HOURS", "1")
    await house.restart()
    await house.gather()
    await house.env.advance_time(0.4 * HOUR)
    assert len(house.channel.history()) == 1
    await house.env.advance_time(0.2 * HOUR)
    assert "ends" in house.channel.last_message.content
    await house.env.advance_time(0.5 * HOUR)
    assert "The invitation has expired" in house.channel.history()[0].content


async def test_expired_lobby_frees_the_channel_and_its_buttons_say_so(house):
    invitation = await house.gather()
    await house.restart(down=100 * HOUR)
    await house.env.advance_time(1)
    assert len(house.channel.history()) == 1
    await house.show_again(invitation)
    pressed = await house.ben.click(house.channel.last_message, label="Join")
    assert "no longer gathering players" in pressed.followups[0].content
    assert "no table in this channel" in await house.tell(house.ann, "game turn")
    assert "is open" in await house.tell(house.ben, "game new", title="eras")


async def test_started_game_hears_nothing_more_of_its_lobby(house):
    await house.begin(house.ben)
    before = len(house.posts())
    await house.env.advance_time(60 * HOUR)
    assert not [post for post in house.posts()[before:] if "invitation" in post.content]
    assert (await house.position()).table.status == "running"


async def test_warning_comes_once_although_the_bot_restarts(house):
    await house.gather()
    await house.env.advance_time(46.5 * HOUR)
    await house.restart()
    await house.env.advance_time(0.5 * HOUR)
    assert len(house.channel.history()) == 2


async def test_host_closes_the_invitation(house):
    await house.gather(house.ben)
    assert "Only the host or a moderator" in await house.tell(house.ben, "game end")
    assert await house.tell(house.ann, "game end") == "The table is closed."
    assert "The table was closed." in house.channel.last_message.content


async def test_moderator_closes_the_invitation(house):
    moderator = house.member("mod", moderates=True)
    await house.gather(house.ben)
    assert await house.tell(moderator, "game end") == "The table is closed."
    assert await house.bot.store.table_in(house.channel.id) is None


async def test_after_closing_commands_say_that_there_is_no_table(house):
    await house.gather(house.ben)
    await house.tell(house.ann, "game end")
    for command in ("turn", "board", "status", "hand", "log", "export"):
        assert "no table in this channel" in await house.tell(house.ann, f"game {command}"), command


async def test_before_the_start_commands_say_that_the_game_has_not_started(house):
    await house.gather(house.ben)
    for command in ("turn", "board", "status", "hand", "log", "export"):
        assert await house.tell(house.ann, f"game {command}") == "The game has not started yet.", command
    assert await house.tell(house.ann, "eras done") == "The game has not started yet."


async def test_table_does_not_move_where_the_bot_lacks_a_permission(house):
    other = house.guild.create_text_channel("other")
    await house.gather(house.ben)
    await house.deny(other, attach_files=True)
    assert "Attach Files" in await house.tell(house.ann, "game here", other, table=1)
    assert (await house.bot.store.table(1)).channel_id == house.channel.id


async def test_invitation_follows_the_table_to_another_channel(house):
    other = house.guild.create_text_channel("other")
    await house.gather(house.ben)
    await house.tell(house.ann, "game here", other, table=1)
    invitation = other.last_message
    await house.cho.click(invitation, label="Join")
    assert "At the table: ann, ben, cho" in other.last_message.content


async def test_game_that_was_started_meanwhile_is_not_closed_as_an_invitation(house):
    await house.gather(house.ben)
    lobby = await house.bot.store.table(1)
    await house.ann.slash(house.channel, "game start")
    with pytest.raises(Refused, match="no longer gathering"):
        await house.bot.lobbies.close(lobby)
    assert (await house.bot.store.table(1)).status == "running"
