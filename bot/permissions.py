"""What the bot may do in its servers and in the channels of its tables, for `switchboard doctor`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import reduce
from http import HTTPStatus
from operator import or_
from typing import Any

from discord import Intents, Permissions
from msgspec import Struct

from bot.asking import Answer, Fetch, asked
from bot.finding import Finding, unchecked
from bot.reach import lacking
from bot.storage.health import Place

INTENTS = Intents(guilds=True)
"""Those of the client."""
PRIVILEGED = Intents(members=True, presences=True, message_content=True)
"""Those that a host must switch on in Discord's developer portal."""
PAGE = 200
"""As many servers as one answer lists."""
THREADS = {10, 11, 12}
INVITE = "Invite the bot again with the link in README.md, or grant it to its role."
GRANT = "Grant it to the bot in the settings of the channel."
ELSEWHERE = "Move the table with `/game here` into another channel."
LATER = "Try again in a few minutes."

Json = Mapping[str, Any]


class Unanswered(Exception):
    """Discord did not say what was asked."""

    def __init__(self, answer: Answer | None) -> None:
        super().__init__(f"Discord answered {answer.status}." if answer else "Discord did not answer.")
        self.status = answer.status if answer else 0


class Server(Struct, frozen=True):
    """A server of the bot's, and what it may do there before channels say otherwise."""

    id: int
    name: str
    may: Permissions


def intents() -> Finding:
    """Whether something must be switched on in the developer portal."""
    if needed := [name for name, wanted in INTENTS if wanted and getattr(PRIVILEGED, name)]:
        return Finding("intents", f"needed: {', '.join(needed)}.", "Switch them on in the developer portal.")
    return Finding("intents", "none that must be switched on in the developer portal is needed.")


async def examined(fetch: Fetch, me: Answer, places: Sequence[Place]) -> list[Finding]:
    """A line for every server, and for every channel where a table is."""
    try:
        servers = await _servers(fetch)
        if not servers:
            return [Finding("servers", "the bot is in none.", "Invite it with the link in README.md.")]
        user, known = int(json.loads(me.body)["id"]), {server.id for server in servers}
        found = [Finding("servers", f"the bot is in {len(servers)}.")]
        for server in servers:
            found += await _at(fetch, server, user, [place for place in places if place.server == server.id])
        return [*found, *(_outside(place) for place in places if place.server not in known)]
    except Unanswered as failure:
        return [Finding("servers", str(failure), LATER)]
    except Exception as error:
        return [unchecked("servers", error)]


async def _servers(fetch: Fetch) -> list[Server]:
    found: list[Server] = []
    while True:
        after = found[-1].id if found else 0
        page = await _got(fetch, f"/users/@me/guilds?limit={PAGE}&after={after}")
        found += [
            Server(int(each["id"]), each["name"], Permissions(int(each["permissions"]))) for each in page
        ]
        if len(page) < PAGE:
            return found


async def _at(fetch: Fetch, server: Server, user: int, places: Sequence[Place]) -> list[Finding]:
    """What is missing in a server and its channels; a channel may grant what the server does not."""
    channels = []
    if places:
        member = await _got(fetch, f"/guilds/{server.id}/members/{user}")
        ids = [server.id, *map(int, member["roles"]), user]
        channels = [await _channel(fetch, server, ids, place) for place in places]
    missing = lacking(server.may, thread=None)
    check = f"server “{server.name}”"
    if not missing:
        return [Finding(check, "nothing is missing."), *channels]
    granted = bool(channels) and all(each.ok for each in channels)
    advice = "" if granted else INVITE
    return [Finding(check, f"missing: {', '.join(missing)}.", advice), *channels]


async def _channel(fetch: Fetch, server: Server, ids: Sequence[int], place: Place) -> Finding:
    check = f"channel {place.channel} of table {place.table}"
    try:
        channel = parent = await _got(fetch, f"/channels/{place.channel}")
        if thread := channel["type"] in THREADS:
            parent = await _got(fetch, f"/channels/{channel['parent_id']}")
    except Unanswered as failure:
        return _unreachable(check, failure)
    missing = lacking(allowed(server.may, parent["permission_overwrites"], ids), thread=thread)
    if missing:
        return Finding(check, f"missing: {', '.join(missing)}.", GRANT)
    return Finding(check, "nothing is missing.")


def _unreachable(check: str, failure: Unanswered) -> Finding:
    match failure.status:
        case HTTPStatus.NOT_FOUND:
            return Finding(check, "it is gone.", ELSEWHERE)
        case HTTPStatus.FORBIDDEN:
            return Finding(check, "missing: View Channel.", GRANT)
    return Finding(check, str(failure), LATER)


def _outside(place: Place) -> Finding:
    check = f"channel {place.channel} of table {place.table}"
    return Finding(check, "the bot is not in its server.", INVITE)


def allowed(base: Permissions, overwrites: Sequence[Json], ids: Sequence[int]) -> Permissions:
    """What a member may do in a channel; ids: of the server, the member's roles, the member."""
    if base.administrator:
        return Permissions.all()
    everyone, *roles, member = ids
    may, said = Permissions(base.value), {int(each["id"]): each for each in overwrites}
    for group in ((everyone,), roles, (member,)):
        here = [said[each] for each in group if each in said]
        deny, allow = (reduce(or_, (int(each[way]) for each in here), 0) for way in ("deny", "allow"))
        may = Permissions(may.value & ~deny | allow)
    return may


async def _got(fetch: Fetch, path: str) -> Any:
    """Discord's answer; raises Unanswered."""
    answer = await asked(fetch, path)
    if answer is None or answer.status != HTTPStatus.OK:
        raise Unanswered(answer)
    return json.loads(answer.body)
