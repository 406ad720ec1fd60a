"""The public chain of commitments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the chain; it begins with the next table."""
    op.create_table(
        "commitments",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("number"),
        sa.UniqueConstraint("table_id"),
    )


def downgrade() -> None:
    """Drops the chain."""
    op.drop_table("commitments")
