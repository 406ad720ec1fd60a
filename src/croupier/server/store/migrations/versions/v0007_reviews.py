"""Reviews of finished games, one for each version of the evaluator."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Games so far have none."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("evaluator", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("account", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "evaluator"),
    )


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("reviews")
