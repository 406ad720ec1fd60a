"""Who has uploaded which game to look at, and when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the list of uploads; those from before stay until their host removes them."""
    op.create_table(
        "uploads",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_uploads_person", "uploads", ["person"])
    op.create_index("uploads_at", "uploads", ["at"])


def downgrade() -> None:
    """Drops the list."""
    op.drop_table("uploads")
