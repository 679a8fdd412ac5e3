"""Which notices a move causes, and whose older ones it silences."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.storage import NewNotice, NoticeKind, ProposalKind, Status

if TYPE_CHECKING:
    from bot.position import Position
    from bot.storage import Preferences, TableId

PROPOSALS = {NoticeKind.UNDO_PROPOSAL: ProposalKind.UNDO, NoticeKind.END_PROPOSAL: ProposalKind.END}
"""The notices that put a proposal to the others."""
UNDO = "undo"
"""What an undo is called where moves are stored."""


class Outgoing(Struct, frozen=True):
    """New notices, and the people whose pending ones are void."""

    notices: tuple[NewNotice, ...]
    silence: tuple[int, ...] | None
    """None: everybody's."""


class Spared(Struct, frozen=True):
    """The people who are not told, before and after a move, since standing orders answer for them."""

    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()


NOBODY = Spared()


def caused(
    before: Position | None,
    after: Position,
    spared: Spared = NOBODY,
) -> Outgoing:
    """The post, the turn notices and the first reminders that follow from a move."""
    table, n, now = after.table.id, after.n, after.move.at
    if after.over:
        return Outgoing((post(table, n, now),), None)
    was_waiting = _told(before, spared.before) if before else ()
    waiting = _told(after, spared.after)
    notices: list[NewNotice] = []
    if waiting and (was_waiting != waiting or worth_a_post(before, after)):
        notices.append(post(table, n, now))
    for user in waiting:
        acted = user == after.move.actor_id
        if user not in was_waiting:
            notices.append(NewNotice(table_id=table, kind=NoticeKind.TURN, user_id=user, n=n, due_at=now))
        if acted or user not in was_waiting:
            notices.extend(reminder(table, user, n, now, after.wishes[user]))
    stays = [user for user in waiting if user in was_waiting and user != after.move.actor_id]
    return Outgoing(tuple(notices), tuple(user for user in after.people if user not in stays))


def _told(position: Position, spared: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(user for user in position.waiting if user not in spared)


def worth_a_post(before: Position | None, after: Position) -> bool:
    """Whether the channel is told although the same people are waited for: it is another turn than before."""
    if before is None or after.move.action == UNDO:
        return True
    return before.game.headline(before.state) != after.game.headline(after.state)


def asking(table: TableId, kind: ProposalKind, n: int, now: datetime) -> NewNotice:
    """What puts a proposal to the others."""
    notice = next(notice for notice, about in PROPOSALS.items() if about is kind)
    return NewNotice(table_id=table, kind=notice, n=n, due_at=now)


def announcing(position: Position, now: datetime) -> list[NewNotice]:
    """What tells a changed table to the channel, and asks again whoever is to move."""
    table, n = position.table.id, position.n
    waiting = position.waiting if position.table.status is Status.RUNNING else ()
    again = [each for user in waiting for each in reminder(table, user, n, now, position.wishes[user])]
    return [post(table, n, now), *again]


def post(table: TableId, n: int, now: datetime) -> NewNotice:
    """What tells the channel how a table stands."""
    return NewNotice(table_id=table, kind=NoticeKind.POST, n=n, due_at=now)


def reminder(table: TableId, user: int, n: int, now: datetime, wish: Preferences) -> list[NewNotice]:
    """The next reminder after a person's interval; none when they want none."""
    if wish.reminder_minutes is None:
        return []
    due = now + timedelta(minutes=wish.reminder_minutes)
    return [NewNotice(table_id=table, kind=NoticeKind.REMINDER, user_id=user, n=n, due_at=due)]
