"""Several servers on one database: who they are, who deals which table, and the keys they share.

Every step adds something with a default, so that a server of the version before can go on beside this one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """What was written so far was written by the only server there was: its epoch is 0."""
    op.add_column("journal", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32)),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("wanted", sa.BigInteger(), nullable=False),
        sa.Column("handed", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("leases_owner", "leases", ["owner"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.Column("sealed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """One server again; keys that were sealed here are lost."""
    op.drop_table("keys")
    op.drop_index("leases_owner", "leases")
    op.drop_table("leases")
    op.drop_table("nodes")
    op.drop_column("journal", "epoch")
