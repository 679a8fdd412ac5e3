"""People, moments and records for the tests of the store."""

import asyncio
import threading
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import text

from bot.storage import (
    Answer,
    NewMove,
    NewNotice,
    NewOrder,
    NewProposal,
    NewTable,
    NoticeKind,
    ProposalKind,
    Sitter,
    Store,
    TableId,
)

# Discord's ids need all of 63 bits.
ADA, BEN, CLEO = 2**62 + 1, 2**62 + 2, 2**62 + 3
CHANNEL, OTHER_CHANNEL, GUILD = 2**62 + 10, 2**62 + 11, 2**62 + 20
NOON = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def later(minutes):
    return NOON + timedelta(minutes=minutes)


def person(user_id, name="somebody"):
    return Sitter(user_id=user_id, name=name)


GREEDY = Sitter(computer="greedy", name="Greta")


def new_table(channel_id=CHANNEL, **changes):
    values = {"game": "eras", "guild_id": GUILD, "channel_id": channel_id, "host_id": ADA, "created_at": NOON}
    return NewTable(**{**values, **changes})


async def lobby(store, channel_id=CHANNEL, host=ADA, **changes):
    new = new_table(channel_id, host_id=host, **changes)
    return await store.open_lobby(new, person(host, "Ada"))


def new_move(n, **changes):
    values = {"seat": 0, "actor_id": ADA, "action": "claim coffin", "final": False, "at": later(n)}
    content = {"state": b"state %d" % n, "events": b"events %d" % n}
    return NewMove(n=n, **{**values, **content, **changes})


def notice(table_id, user_id=ADA, kind=NoticeKind.TURN, n=0, due_at=NOON):
    return NewNotice(table_id=table_id, kind=kind, user_id=user_id, n=n, due_at=due_at)


def new_proposal(table_id, kind=ProposalKind.UNDO, **changes):
    values = {"proposer_id": ADA, "at_n": 5, "to_n": 3, "opened_at": NOON}
    return NewProposal(table_id=table_id, kind=kind, **{**values, **changes})


def answer(proposal_id, user_id=BEN, agrees=True, at=NOON, **changes):
    return Answer(proposal_id=proposal_id, user_id=user_id, agrees=agrees, at=at, **changes)


def new_order(table_id, user_id=ADA, seat=0, **changes):
    values = {"n": 0, "text": "bid-up-to coffin 6", "created_at": NOON}
    return NewOrder(table_id=table_id, user_id=user_id, seat=seat, **{**values, **changes})


@dataclass(frozen=True)
class Game:
    """A running game and the store it is in."""

    store: Store
    id: TableId

    @classmethod
    async def begin(cls, store, channel_id=CHANNEL):
        table = await lobby(store, channel_id)
        await store.sit(table.id, person(BEN, "Ben"), at=NOON)
        await store.sit(table.id, GREEDY, at=NOON)
        await start(store, table.id)
        return cls(store, table.id)

    async def play(self, *numbers):
        return [await self.store.add_move(self.id, new_move(n)) for n in numbers]


async def start(store, table_id, **changes):
    versions = {"seed": 2**62, "game_version": 3, "rules_version": "1.2.0"}
    values = {**versions, "first": new_move(0, seat=None, actor_id=None, action=""), "at": later(1)}
    return await store.start(table_id, **{**values, **changes})


@asynccontextmanager
async def busy(store, statement="SELECT 1"):
    """Keep a store on SQLite busy with a write, which has come as far as this statement."""
    arrived, leave = threading.Event(), threading.Event()

    def work(connection):
        connection.execute(text(statement))
        arrived.set()
        leave.wait()

    writing = asyncio.create_task(store._engine.write(work))
    await asyncio.to_thread(arrived.wait)
    try:
        yield
    finally:
        leave.set()
        await writing


async def last_move(store, table_id):
    return (await store.standing(table_id)).move


async def orders(store, table_id):
    return list((await store.standing(table_id)).orders)


async def snapshot(store):
    """Everything in the store, to see that nothing changed."""
    tables = await store.tables()
    parts = [tables]
    for table in tables:
        parts.append(await store.tenures(table.id))
        parts.append(await store.moves(table.id))
        parts.append(await store.pending_notices(table.id))
        parts.append(await orders(store, table.id))
        for kind in ProposalKind:
            proposal = await store.open_proposal(table.id, kind)
            parts.append(proposal)
            parts.append([] if proposal is None else await store.consents(proposal.id))
    parts.append([await store.preferences(user) for user in (ADA, BEN, CLEO)])
    return parts
