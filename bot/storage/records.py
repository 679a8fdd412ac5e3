"""The plain records that go into the store and come out of it."""

from __future__ import annotations

from datetime import datetime, time
from enum import StrEnum
from typing import NewType

import msgspec

# Ids given out here are types of their own; Discord's ids stay the plain integers discord.py makes them.
TableId = NewType("TableId", int)
TenureId = NewType("TenureId", int)
NoticeId = NewType("NoticeId", int)
ProposalId = NewType("ProposalId", int)
OrderId = NewType("OrderId", int)


class Status(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    ENDED = "ended"
    EXPIRED = "expired"

    @property
    def open(self) -> bool:
        """Whether a table of this status occupies its channel."""
        return self in OPEN


OPEN = (Status.LOBBY, Status.RUNNING)


class NoticeKind(StrEnum):
    """What a notice says, and how it travels."""

    POST = "post"
    UNDO_PROPOSAL = "undo proposal"
    END_PROPOSAL = "end proposal"
    TURN = "turn"
    REMINDER = "reminder"
    LOBBY_WARNING = "lobby warning"
    LOBBY_EXPIRY = "lobby expiry"


class ProposalKind(StrEnum):
    """What needs the consent of the others."""

    UNDO = "undo"
    END = "end"


class Outcome(StrEnum):
    """How a proposal was closed."""

    AGREED = "agreed"
    REFUSED = "refused"
    LAPSED = "lapsed"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A row as plain values."""


class NewTable(Record, frozen=True, kw_only=True):
    """A lobby about to open."""

    game: str
    guild_id: int | None
    channel_id: int
    host_id: int
    title: str | None = None
    options: str = "{}"
    created_at: datetime
    lobby_expires_at: datetime | None = None


class Table(NewTable, frozen=True, kw_only=True):
    """A table: one game in one channel, from its lobby to its end."""

    id: TableId
    status: Status
    seed: int | None
    rules_version: str | None
    game_version: int | None
    started_at: datetime | None
    ended_at: datetime | None
    lobby_message_id: int | None
    board_message_id: int | None


class Sitter(Record, frozen=True, kw_only=True):
    """Who takes a seat: a person by user id, or a computer player by its kind."""

    name: str
    user_id: int | None = None
    computer: str | None = None

    def __post_init__(self) -> None:
        if (self.user_id is None) == (self.computer is None):
            raise ValueError("a sitter is either a person or a computer player")


class Seat(Sitter, frozen=True, kw_only=True):
    """One tenure of a seat; it is current while `until` is None."""

    id: TenureId
    table_id: TableId
    seat: int
    since: datetime
    until: datetime | None


class NewMove(Record, frozen=True, kw_only=True):
    """A move about to be stored, with the position it leads to."""

    n: int
    seat: int | None
    actor_id: int | None
    action: str
    final: bool
    state: bytes = b""
    events: bytes
    at: datetime


class Move(NewMove, frozen=True, kw_only=True):
    """A stored move; `state` is empty where it was not asked for."""

    id: int
    table_id: TableId
    interaction_id: int | None
    taken_back_by: int | None
    taken_back_at: datetime | None


class NewNotice(Record, frozen=True, kw_only=True):
    """A notice about to enter the outbox; it speaks about move `n`."""

    table_id: TableId
    kind: NoticeKind
    user_id: int | None = None
    n: int
    due_at: datetime


class Notice(NewNotice, frozen=True, kw_only=True):
    """A notice in the outbox; `attempts` counts the failed ones."""

    id: NoticeId
    claimed_at: datetime | None
    sent_at: datetime | None
    cancelled_at: datetime | None
    attempts: int
    error: str | None


class Preferences(Record, frozen=True, kw_only=True):
    """How a person wants to be reached; the defaults hold until they say otherwise."""

    user_id: int
    direct_messages: bool = True
    reminder_minutes: int | None = 720
    quiet_from: time | None = None
    quiet_until: time | None = None
    time_zone: str = "UTC"
    direct_messages_refused_at: datetime | None = None


class NewProposal(Record, frozen=True, kw_only=True):
    """A proposal about to be put to the table at move `at_n`."""

    table_id: TableId
    kind: ProposalKind
    proposer_id: int
    at_n: int
    to_n: int | None = None
    opened_at: datetime


class Proposal(NewProposal, frozen=True, kw_only=True):
    """A proposal; it is open while `closed_at` is None."""

    id: ProposalId
    closed_at: datetime | None
    outcome: Outcome | None


class Consent(Record, frozen=True, kw_only=True):
    """One person's latest answer to a proposal."""

    proposal_id: ProposalId
    user_id: int
    agrees: bool
    at: datetime


class Answer(Consent, frozen=True, kw_only=True):
    """An answer about to be recorded, and how it closes the proposal, if it does."""

    outcome: Outcome | None = None


class NewOrder(Record, frozen=True, kw_only=True):
    """A standing order about to be left, when the table is at move `n`."""

    table_id: TableId
    user_id: int
    seat: int
    n: int
    text: str
    created_at: datetime


class Order(NewOrder, frozen=True, kw_only=True):
    """A standing order; it holds while `closed_at` is None."""

    id: OrderId
    carried_out_at: datetime | None
    """When it last acted."""
    closed_at: datetime | None
    reason: str | None
    """Why it was closed, as a sentence."""
    told_at: datetime | None
    """When its owner learned of that."""


class Upkeep(Record, frozen=True, kw_only=True):
    """What a move means for standing orders: which one made it, and which come to their end by it."""

    carried_out: OrderId | None = None
    rest: str | None = None
    """Its text from now on, where that is another."""
    closed: tuple[tuple[OrderId, str], ...] = ()
    """Orders and the reason why they end."""
