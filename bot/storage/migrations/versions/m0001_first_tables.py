"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
WORD = sa.String(16)


def upgrade() -> None:
    """Create everything."""
    create_tables()
    create_seats()
    create_moves()
    create_notices()
    create_proposals()
    create_consents()
    create_preferences()
    create_interactions_seen()


def create_index(name: str, table: str, *columns: str, where: str | None = None) -> None:
    """Create an index, unique when its name begins with `uq`."""
    condition = None if where is None else sa.text(where)
    op.create_index(
        name,
        table,
        list(columns),
        unique=name.startswith("uq"),
        sqlite_where=condition,
        postgresql_where=condition,
    )


def table_id(table: str) -> tuple[sa.Column[int], sa.Column[int], sa.ForeignKeyConstraint]:
    """Describe the id of a row and the table it belongs to."""
    return (
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id_tables"),
    )


def create_tables() -> None:
    """Create `tables`, with at most one open table per channel."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        *identity(),
        *moments(),
        sa.Column("lobby_message_id", sa.BigInteger()),
        sa.Column("board_message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    create_index("ix_tables_status", "tables", "status")
    create_index("ix_tables_channel_id", "tables", "channel_id")
    open_table = "status IN ('lobby', 'running')"
    create_index("uq_tables_open_channel_id", "tables", "channel_id", where=open_table)


def identity() -> list[sa.Column[object]]:
    """Say what is played where, by whom, under which rules."""
    return [
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("status", WORD, nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.String()),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("seed", sa.BigInteger()),
        sa.Column("rules_version", sa.String()),
        sa.Column("game_version", sa.Integer()),
    ]


def moments() -> list[sa.Column[object]]:
    """Say when a table reached each stage of its life."""
    return [
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("started_at", MOMENT),
        sa.Column("ended_at", MOMENT),
        sa.Column("lobby_expires_at", MOMENT),
        sa.Column("lobby_warned_at", MOMENT),
    ]


def create_seats() -> None:
    """Create `seats`, with one current tenure per seat and per person."""
    op.create_table(
        "seats",
        *table_id("seats"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("computer", sa.String()),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("until", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_seats"),
    )
    create_index("ix_seats_table_id", "seats", "table_id")
    create_index("ix_seats_user_id", "seats", "user_id")
    create_index("uq_seats_current_seat", "seats", "table_id", "seat", where="until IS NULL")
    person = "until IS NULL AND user_id IS NOT NULL"
    create_index("uq_seats_current_user_id", "seats", "table_id", "user_id", where=person)


def create_moves() -> None:
    """Create `moves`, each number once per table and each interaction once."""
    op.create_table(
        "moves",
        *table_id("moves"),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("actor_id", sa.BigInteger()),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("final", sa.Boolean(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("interaction_id", sa.BigInteger()),
        sa.Column("taken_back_by", sa.Integer()),
        sa.Column("taken_back_at", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_moves"),
        sa.UniqueConstraint("table_id", "n", name="uq_moves_table_id_n"),
        sa.UniqueConstraint("interaction_id", name="uq_moves_interaction_id"),
    )


def create_notices() -> None:
    """Create `notices`, the outbox, with the pending ones in order of time."""
    op.create_table(
        "notices",
        *table_id("notices"),
        sa.Column("kind", WORD, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("due_at", MOMENT, nullable=False),
        sa.Column("claimed_at", MOMENT),
        sa.Column("sent_at", MOMENT),
        sa.Column("cancelled_at", MOMENT),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("error", sa.String()),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    create_index("ix_notices_table_id", "notices", "table_id")
    pending = "sent_at IS NULL AND cancelled_at IS NULL"
    create_index("ix_notices_pending_due_at", "notices", "due_at", where=pending)


def create_proposals() -> None:
    """Create `proposals`, one open per kind and table."""
    op.create_table(
        "proposals",
        *table_id("proposals"),
        sa.Column("kind", WORD, nullable=False),
        sa.Column("proposer_id", sa.BigInteger(), nullable=False),
        sa.Column("at_n", sa.Integer(), nullable=False),
        sa.Column("to_n", sa.Integer()),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("closed_at", MOMENT),
        sa.Column("outcome", WORD),
        sa.PrimaryKeyConstraint("id", name="pk_proposals"),
    )
    create_index("uq_proposals_open_kind", "proposals", "table_id", "kind", where="closed_at IS NULL")


def create_consents() -> None:
    """Create `consents`, one answer per person and proposal."""
    op.create_table(
        "consents",
        sa.Column("proposal_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("proposal_id", "user_id", name="pk_consents"),
        sa.ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_consents_proposal_id_proposals"),
    )


def create_preferences() -> None:
    """Create `preferences`, one row per person who changed any."""
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("direct_messages", sa.Boolean(), nullable=False),
        sa.Column("reminder_minutes", sa.Integer()),
        sa.Column("quiet_from", sa.Time()),
        sa.Column("quiet_until", sa.Time()),
        sa.Column("time_zone", sa.String(), nullable=False),
        sa.Column("direct_messages_refused_at", MOMENT),
        sa.PrimaryKeyConstraint("user_id", name="pk_preferences"),
    )


def create_interactions_seen() -> None:
    """Create `interactions_seen`, every interaction that changed something."""
    op.create_table(
        "interactions_seen",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_interactions_seen"),
    )
