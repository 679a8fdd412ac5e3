"""Nothing reads when a lobby was warned: its notice knows."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "lobby_warned_at")
