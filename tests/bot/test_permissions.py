"""What `switchboard doctor` says of permissions, asked of the simulated Discord and of recorded answers."""

import json

import discord
import pytest
from simcord.backend import permissions as reckoned
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.http import router

from bot import permissions
from bot.asking import Answer
from bot.reach import IN_THREADS, NEEDED
from bot.storage.health import Place
from tests.bot.test_doctor import answer

WHAT_IT_NEEDS = discord.Permissions(**dict.fromkeys((*NEEDED, *IN_THREADS), True)).value


def asking(house, *, may=WHAT_IT_NEEDS):
    """Ask the simulated Discord by single requests; it does not list the bot's servers itself."""

    async def fetch(path) -> Answer:
        plain = path.partition("?")[0]
        if plain == "/users/@me/guilds":
            shape = {"id": str(house.guild.id), "name": "The house", "owner": False, "permissions": str(may)}
            return answer(body=json.dumps([shape]))
        try:
            found = router.dispatch(house.env.backend, "GET", plain, json=None, params={}, files=[])
        except BackendError as refusal:
            return answer(refusal.status, json.dumps(refusal.to_json()))
        return answer(body=json.dumps(found))

    return fetch


async def lines(house, **options):
    """What is said of the house, by check, the tables being those of the bot."""
    tables = await house.bot.store.tables("lobby", "running")
    places = [Place(table.id, table.channel_id, table.guild_id) for table in tables]
    me = answer(body=json.dumps({"id": str(house.bot.me)}))
    return await permissions.examined(asking(house, **options), me, places)


async def wrong(house, **options):
    return [str(each) for each in await lines(house, **options) if not each.ok]


async def test_a_bot_that_may_do_all_it_needs_is_well_everywhere(house):
    await house.begin(house.ben)
    assert [str(each) for each in await lines(house)] == [
        "ok    servers: the bot is in 1.",
        "ok    server “The house”: nothing is missing.",
        f"ok    channel {house.channel.id} of table 1: nothing is missing.",
    ]


async def test_what_a_channel_takes_away_is_named(house):
    await house.begin(house.ben)
    await house.deny(attach_files=True, read_message_history=True)
    (line,) = await wrong(house)
    assert (
        f"channel {house.channel.id} of table 1: missing: Attach Files, Read Message History. Grant" in line
    )


async def test_a_channel_that_cannot_be_seen_misses_that(house):
    await house.begin(house.ben)
    await house.deny(view_channel=True)
    (line,) = await wrong(house)
    assert "of table 1: missing: View Channel." in line


async def test_a_channel_that_is_gone_is_said(house):
    await house.begin(house.ben)
    house.env.backend.delete_channel(house.channel.id)
    (line,) = await wrong(house)
    assert "of table 1: it is gone. Move the table with `/game here`" in line


async def test_a_thread_has_the_permissions_of_its_channel(house):
    house.env.backend.create_thread(house.channel.id, "second table", house.ann.id)
    (room,) = house.channel.threads
    await house.begin(house.ben, channel=room)
    assert await wrong(house) == []
    await house.deny(send_messages_in_threads=True)
    (line,) = await wrong(house)
    assert "missing: Send Messages in Threads." in line


async def test_what_a_server_does_not_give_its_channels_may(house):
    little = WHAT_IT_NEEDS & ~discord.Permissions.attach_files.flag
    (line,) = await wrong(house, may=little)
    assert line.startswith("wrong server “The house”: missing: Attach Files. Invite the bot again")
    await house.begin(house.ben)
    assert len(await wrong(house, may=little)) == 2
    given = discord.PermissionOverwrite(attach_files=True)
    house.env.backend.set_overwrite(house.channel.id, overwrite(house.bot.me, given))
    assert await wrong(house, may=little) == []


async def test_a_table_in_a_server_that_the_bot_has_left_is_said(house):
    me = answer(body=json.dumps({"id": str(house.bot.me)}))
    *_, last = await permissions.examined(asking(house), me, [Place(7, 1, 2)])
    assert str(last).startswith("wrong channel 1 of table 7: the bot is not in its server.")


def overwrite(target, given, kind=1):
    allow, deny = given.pair()
    return Overwrite(target_id=target, type=kind, allow=allow.value, deny=deny.value)


@pytest.mark.parametrize("attach", [True, False, None])
@pytest.mark.parametrize("send", [True, False, None])
async def test_permissions_are_reckoned_as_discord_does(house, attach, send):
    backend, me = house.env.backend, house.bot.me
    role = house.guild.create_role("bots")
    backend.get_member(house.guild.id, me).role_ids.append(role.id)
    for target, kind, given in (
        (house.guild.id, 0, discord.PermissionOverwrite(attach_files=attach, send_messages=False)),
        (role.id, 0, discord.PermissionOverwrite(send_messages=send, attach_files=False)),
        (me, 1, discord.PermissionOverwrite(attach_files=attach)),
    ):
        backend.set_overwrite(house.channel.id, overwrite(target, given, kind))
    guild, channel = backend.get_guild(house.guild.id), backend.get_channel(house.channel.id)
    base = discord.Permissions(reckoned.compute(guild, me, now=house.env.now()))
    said = [{"id": each.target_id, "allow": each.allow, "deny": each.deny} for each in channel.overwrites]
    may = permissions.allowed(base, said, [house.guild.id, role.id, me])
    assert may.value == reckoned.compute(guild, me, channel, now=house.env.now())


def test_an_administrator_may_do_everything():
    base = discord.Permissions(administrator=True)
    refused = {"id": "1", "allow": "0", "deny": str(discord.Permissions.all().value)}
    assert permissions.allowed(base, [refused], [1, 2]) == discord.Permissions.all()


async def test_servers_are_listed_page_by_page():
    shape = {"name": "x", "permissions": str(WHAT_IT_NEEDS)}
    asked = []

    async def fetch(path):
        asked.append(path)
        first = 1 if path.endswith("after=0") else 201
        count = 200 if first == 1 else 3
        return answer(body=json.dumps([{"id": str(n), **shape} for n in range(first, first + count)]))

    found = await permissions.examined(fetch, answer(body='{"id": "7"}'), [])
    assert found[0].said == "the bot is in 203."
    assert asked == [f"/users/@me/guilds?limit=200&after={n}" for n in (0, 200)]


@pytest.mark.parametrize(
    ("got", "said"),
    [(answer(503), "Discord answered 503."), (answer(body="[]"), "the bot is in none."),
     (answer(body="<html>"), "this could not be checked (JSONDecodeError).")],
)  # fmt: skip
async def test_servers_that_cannot_be_listed_are_one_finding(got, said):
    async def fetch(path):
        return got

    (found,) = await permissions.examined(fetch, answer(body='{"id": "7"}'), [])
    assert (found.check, found.said, found.ok) == ("servers", said, False)


def test_the_intents_are_those_of_the_bot_and_none_is_privileged(bots):
    assert bots.make().intents == permissions.INTENTS
    assert permissions.intents().ok


def test_a_privileged_intent_must_be_switched_on(monkeypatch):
    monkeypatch.setattr(permissions, "INTENTS", discord.Intents(guilds=True, members=True))
    assert permissions.intents().said == "needed: members."
    assert not permissions.intents().ok
