"""Standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create `standing_orders`, with those that hold and those whose owner does not know the end of."""
    op.create_table(
        "standing_orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("carried_out_at", MOMENT),
        sa.Column("closed_at", MOMENT),
        sa.Column("reason", sa.String()),
        sa.Column("told_at", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_standing_orders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standing_orders_table_id_tables"),
    )
    create_index("open", ["table_id"], "closed_at IS NULL")
    create_index("untold", ["table_id", "user_id"], "closed_at IS NOT NULL AND told_at IS NULL")


def create_index(name: str, columns: list[str], where: str) -> None:
    """Create an index over the rows that meet a condition."""
    condition = sa.text(where)
    op.create_index(
        f"ix_standing_orders_{name}",
        "standing_orders",
        columns,
        sqlite_where=condition,
        postgresql_where=condition,
    )
