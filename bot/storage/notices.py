"""The outbox: notices that wait, are claimed, and are sent exactly once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, or_, select, update

from bot.storage.database import Section, every
from bot.storage.models import NOTICES, TABLES
from bot.storage.records import NewNotice, Notice, NoticeId, NoticeKind, TableId

# A claim this old belonged to a process that was killed.
STALE = timedelta(minutes=5)
PERSONAL = (NoticeKind.TURN, NoticeKind.REMINDER)
PENDING = NOTICES.c.sent_at.is_(None) & NOTICES.c.cancelled_at.is_(None)
PERSONAL_HERE = (NOTICES.c.table_id == bindparam("of_table")) & NOTICES.c.kind.in_(PERSONAL) & PENDING
SILENCE = update(NOTICES).where(PERSONAL_HERE).values(cancelled_at=bindparam("at"))
SILENCE_SOME = SILENCE.where(NOTICES.c.user_id.in_(bindparam("users", expanding=True)))
ADD = insert(NOTICES)


class Notices(Section):
    """Delivering what moves left in the outbox."""

    async def due(self, now: datetime, *, stale: timedelta = STALE) -> list[Notice]:
        """List the notices to send now that nobody else is sending, longest due first."""
        found = select(NOTICES).where(PENDING, NOTICES.c.due_at <= now, unclaimed(now, stale))
        return await self._every(Notice, found.order_by(NOTICES.c.due_at, NOTICES.c.id))

    async def next_due(self, *, stale: timedelta = STALE) -> datetime | None:
        """Tell when to look again: the next due time, or when a claim grows stale."""
        waiting = select(func.min(NOTICES.c.due_at)).where(PENDING, NOTICES.c.claimed_at.is_(None))
        claimed = select(func.min(NOTICES.c.claimed_at)).where(PENDING)
        due, claim = await self._read(
            lambda connection: (connection.scalar(waiting), connection.scalar(claimed))
        )
        times = [due, None if claim is None else claim + stale]
        return min((time for time in times if time is not None), default=None)

    async def claim(
        self, ids: Collection[NoticeId], now: datetime, *, stale: timedelta = STALE
    ) -> list[Notice]:
        """Reserve notices for sending; those another process has are not among the result."""
        free = select(NOTICES.c.id).where(NOTICES.c.id.in_(ids), PENDING, unclaimed(now, stale))
        # Whoever is busy with a notice will not leave it to us, so there is no use in waiting.
        chosen = update(NOTICES).where(NOTICES.c.id.in_(free.with_for_update(skip_locked=True)))
        claimed = chosen.values(claimed_at=now).returning(*NOTICES.c)
        notices = await self._write(lambda connection: every(connection, Notice, claimed))
        return sorted(notices, key=lambda notice: (notice.due_at, notice.id))

    async def sent(
        self, ids: Collection[NoticeId], at: datetime, *, follow: Sequence[NewNotice] = ()
    ) -> None:
        """Mark notices as sent and add the next ones, unless the person acted meanwhile."""
        chosen = NOTICES.c.id.in_(ids) & NOTICES.c.sent_at.is_(None)
        marked = update(NOTICES).where(chosen).values(sent_at=at).returning(*NOTICES.c)

        def work(connection: Connection) -> None:
            hold_tables(connection, ids)
            notices = every(connection, Notice, marked)
            live = {(notice.table_id, notice.user_id) for notice in notices if notice.cancelled_at is None}
            insert_notices(connection, [new for new in follow if (new.table_id, new.user_id) in live])

        await self._write(work)

    async def failed(
        self, notice_id: NoticeId, error: str, *, retry_at: datetime | None, at: datetime
    ) -> None:
        """Record a failure, and try again at a later time or give up."""
        later = {"cancelled_at": at} if retry_at is None else {"due_at": retry_at, "claimed_at": None}
        tried = update(NOTICES).where(NOTICES.c.id == notice_id, PENDING)
        counted = tried.values(attempts=NOTICES.c.attempts + 1, error=error, **later)
        await self._change(counted)

    async def add_notices(
        self, notices: Sequence[NewNotice], *, interaction: int | None = None
    ) -> list[Notice]:
        """Put notices into the outbox."""
        if not notices:
            return []
        added = insert(NOTICES).returning(*NOTICES.c, sort_by_parameter_order=True)

        def work(connection: Connection) -> list[Notice]:
            return [Notice(**row) for row in connection.execute(added, rows_of(notices)).mappings()]

        return await self._write(work, interaction)

    async def announce(self, table_id: TableId, notices: Sequence[NewNotice], *, at: datetime) -> None:
        """Put notices of a changed table into the outbox, its reminders in place of the pending ones."""
        await self._write(lambda connection: announce(connection, table_id, notices, at))

    async def last_posted(self, table_id: TableId) -> Notice | None:
        """Find the notice of the last post, which has spoken of all moves up to its own."""
        posted = select(NOTICES).where(NOTICES.c.table_id == table_id, NOTICES.c.kind == NoticeKind.POST)
        latest = posted.where(NOTICES.c.sent_at.is_not(None)).order_by(
            NOTICES.c.n.desc(), NOTICES.c.id.desc()
        )
        return await self._one(Notice, latest.limit(1))

    async def replace_reminders(
        self, table_id: TableId, user_id: int, reminders: Sequence[NewNotice], *, at: datetime
    ) -> None:
        """Put these reminders of a person at a table in place of the pending ones."""

        def work(connection: Connection) -> None:
            drop_reminders(connection, table_id, {user_id}, at)
            insert_notices(connection, reminders)

        await self._write(work)

    async def pending_notices(self, table_id: TableId) -> list[Notice]:
        """List the notices of a table that are neither sent nor cancelled, by due time."""
        found = select(NOTICES).where(NOTICES.c.table_id == table_id, PENDING)
        return await self._every(Notice, found.order_by(NOTICES.c.due_at, NOTICES.c.id))


def unclaimed(now: datetime, stale: timedelta) -> ColumnElement[bool]:
    """Match what nobody is sending, or a killed process was."""
    return or_(NOTICES.c.claimed_at.is_(None), NOTICES.c.claimed_at < now - stale)


def hold_tables(connection: Connection, ids: Collection[NoticeId]) -> None:
    """Hold the tables of these notices, so that no move cancels them at the same time."""
    spoken_of = select(NOTICES.c.table_id).where(NOTICES.c.id.in_(ids))
    tables = select(TABLES.c.id).where(TABLES.c.id.in_(spoken_of)).order_by(TABLES.c.id)
    connection.execute(tables.with_for_update())


def insert_notices(connection: Connection, notices: Sequence[NewNotice]) -> None:
    """Put notices into the outbox."""
    if notices:
        connection.execute(ADD, rows_of(notices))


def announce(connection: Connection, table_id: TableId, notices: Sequence[NewNotice], at: datetime) -> None:
    """Put notices of a changed table into the outbox, its reminders in place of the pending ones."""
    reminded = {new.user_id for new in notices if new.kind is NoticeKind.REMINDER and new.user_id}
    drop_reminders(connection, table_id, reminded, at)
    insert_notices(connection, notices)


def drop_reminders(connection: Connection, table_id: TableId, users: Collection[int], at: datetime) -> None:
    """Cancel the pending reminders of these people at a table."""
    theirs = (NOTICES.c.table_id == table_id) & NOTICES.c.user_id.in_(users) & PENDING
    dropped = update(NOTICES).where(theirs, NOTICES.c.kind == NoticeKind.REMINDER)
    connection.execute(dropped.values(cancelled_at=at))


def rows_of(notices: Sequence[NewNotice]) -> list[dict[str, object]]:
    """Make the rows of new notices."""
    return [{**asdict(new), "attempts": 0} for new in notices]


def silence_table(
    connection: Connection, table_id: TableId, users: Collection[int] | None, at: datetime
) -> None:
    """Cancel what waits for these people at a table, or for everybody."""
    if users is None:
        connection.execute(SILENCE, {"of_table": table_id, "at": at})
    elif users:
        connection.execute(SILENCE_SOME, {"of_table": table_id, "users": list(users), "at": at})
