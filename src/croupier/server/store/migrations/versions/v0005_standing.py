"""The round and the result of a table, for lists that open none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables so far have neither; those that are played get a round with their next move."""
    op.add_column("tables", sa.Column("round", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("result", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Drops both; a journal says them anyway."""
    op.drop_column("tables", "result")
    op.drop_column("tables", "round")
