"""How fast a table's bots play, and until when they wait for a decision to be taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables so far are played at normal speed."""
    op.add_column("tables", sa.Column("speed", sa.String(length=12), nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("held", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Every table is played at one speed again, and nothing waits."""
    op.drop_column("tables", "held")
    op.drop_column("tables", "speed")
