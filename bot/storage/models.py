"""The database schema, as SQLModel models."""

from __future__ import annotations

from datetime import datetime, time

from sqlalchemy import BigInteger, Column, UniqueConstraint
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from bot.storage.columns import UtcDateTime, index_where, metadata, word
from bot.storage.records import NoticeKind, Outcome, ProposalKind, Status


class Row(SQLModel, registry=registry(metadata=metadata)):
    """The base of all models, with metadata of its own."""


class TableRow(Row, table=True):
    """A table, from its lobby to its end."""

    __tablename__ = "tables"
    __table_args__ = (
        index_where("uq_tables_open_channel_id", "channel_id", where="status IN ('lobby', 'running')"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game: str
    status: Status = Field(sa_column=Column(word(Status), nullable=False, index=True))
    guild_id: int | None = Field(sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger, index=True)
    host_id: int = Field(sa_type=BigInteger)
    title: str | None
    options: str
    seed: int | None = Field(sa_type=BigInteger)
    rules_version: str | None
    game_version: int | None
    created_at: datetime = Field(sa_type=UtcDateTime)
    started_at: datetime | None = Field(sa_type=UtcDateTime)
    ended_at: datetime | None = Field(sa_type=UtcDateTime)
    lobby_expires_at: datetime | None = Field(sa_type=UtcDateTime)
    lobby_message_id: int | None = Field(sa_type=BigInteger)
    board_message_id: int | None = Field(sa_type=BigInteger)


class SeatRow(Row, table=True):
    """One tenure of a seat."""

    __tablename__ = "seats"
    __table_args__ = (
        index_where("uq_seats_current_seat", "table_id", "seat", where="until IS NULL"),
        index_where(
            "uq_seats_current_user_id",
            "table_id",
            "user_id",
            where="until IS NULL AND user_id IS NOT NULL",
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    seat: int
    user_id: int | None = Field(sa_type=BigInteger, index=True)
    name: str
    computer: str | None
    since: datetime = Field(sa_type=UtcDateTime)
    until: datetime | None = Field(sa_type=UtcDateTime)


class MoveRow(Row, table=True):
    """One move and the position it leads to; never deleted, only marked."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("table_id", "n"), UniqueConstraint("interaction_id"))

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    n: int
    seat: int | None
    actor_id: int | None = Field(sa_type=BigInteger)
    action: str
    final: bool
    state: bytes
    events: bytes
    at: datetime = Field(sa_type=UtcDateTime)
    interaction_id: int | None = Field(sa_type=BigInteger)
    taken_back_by: int | None
    taken_back_at: datetime | None = Field(sa_type=UtcDateTime)


class NoticeRow(Row, table=True):
    """One notice of the outbox."""

    __tablename__ = "notices"
    __table_args__ = (
        index_where(
            "ix_notices_pending_due_at",
            "due_at",
            where="sent_at IS NULL AND cancelled_at IS NULL",
            unique=False,
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: NoticeKind = Field(sa_column=Column(word(NoticeKind), nullable=False))
    user_id: int | None = Field(sa_type=BigInteger)
    n: int
    due_at: datetime = Field(sa_type=UtcDateTime)
    claimed_at: datetime | None = Field(sa_type=UtcDateTime)
    sent_at: datetime | None = Field(sa_type=UtcDateTime)
    cancelled_at: datetime | None = Field(sa_type=UtcDateTime)
    attempts: int
    error: str | None


class PreferenceRow(Row, table=True):
    """How one person wants to be reached."""

    __tablename__ = "preferences"

    user_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    direct_messages: bool
    reminder_minutes: int | None
    quiet_from: time | None
    quiet_until: time | None
    time_zone: str
    direct_messages_refused_at: datetime | None = Field(sa_type=UtcDateTime)


class ProposalRow(Row, table=True):
    """Something that needs the consent of the others."""

    __tablename__ = "proposals"
    __table_args__ = (index_where("uq_proposals_open_kind", "table_id", "kind", where="closed_at IS NULL"),)

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    kind: ProposalKind = Field(sa_column=Column(word(ProposalKind), nullable=False))
    proposer_id: int = Field(sa_type=BigInteger)
    at_n: int
    to_n: int | None
    opened_at: datetime = Field(sa_type=UtcDateTime)
    closed_at: datetime | None = Field(sa_type=UtcDateTime)
    outcome: Outcome | None = Field(sa_column=Column(word(Outcome), nullable=True))


class ConsentRow(Row, table=True):
    """One answer to a proposal."""

    __tablename__ = "consents"

    proposal_id: int = Field(foreign_key="proposals.id", primary_key=True)
    user_id: int = Field(sa_type=BigInteger, primary_key=True)
    agrees: bool
    at: datetime = Field(sa_type=UtcDateTime)


class OrderRow(Row, table=True):
    """One standing order; never deleted, only closed."""

    __tablename__ = "standing_orders"
    __table_args__ = (
        index_where("ix_standing_orders_open", "table_id", where="closed_at IS NULL", unique=False),
        index_where(
            "ix_standing_orders_untold",
            "table_id",
            "user_id",
            where="closed_at IS NOT NULL AND told_at IS NULL",
            unique=False,
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    user_id: int = Field(sa_type=BigInteger)
    seat: int
    n: int
    text: str
    created_at: datetime = Field(sa_type=UtcDateTime)
    carried_out_at: datetime | None = Field(sa_type=UtcDateTime)
    closed_at: datetime | None = Field(sa_type=UtcDateTime)
    reason: str | None
    told_at: datetime | None = Field(sa_type=UtcDateTime)


class InteractionRow(Row, table=True):
    """An interaction that was served, so that a second delivery changes nothing."""

    __tablename__ = "interactions_seen"

    interaction_id: int = Field(
        sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    at: datetime = Field(sa_type=UtcDateTime)


TABLES = metadata.tables["tables"]
SEATS = metadata.tables["seats"]
MOVES = metadata.tables["moves"]
NOTICES = metadata.tables["notices"]
PREFERENCES = metadata.tables["preferences"]
PROPOSALS = metadata.tables["proposals"]
CONSENTS = metadata.tables["consents"]
ORDERS = metadata.tables["standing_orders"]
INTERACTIONS = metadata.tables["interactions_seen"]
