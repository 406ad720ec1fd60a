"""The second version of fair dice and records: hashes of seats, bots in full, signatures, the chain."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_COPY = """
INSERT INTO chain (number, table_id, kind, value, link, outcome)
SELECT c.number, c.table_id, 'commit', t.commitment, c.link,
    CASE t.phase WHEN 'over' THEN 'played' WHEN 'closed' THEN 'void' ELSE 'open' END
FROM commitments c JOIN tables t ON t.id = c.table_id
"""


def upgrade() -> None:
    """Games so far keep the first version; the chain goes on, and keeps what became of each commitment."""
    op.create_table(
        "chain",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=True),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_index("chain_table", "chain", ["table_id"])
    op.execute(_COPY)
    op.drop_table("commitments")
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("dice", sa.String(length=8), nullable=False, server_default="made"))
    op.add_column("tables", sa.Column("voided", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("signature", sa.String(length=160), nullable=True))
    op.execute("UPDATE tables SET dice = 'hashes' WHERE phase = 'waiting'")
    op.add_column("seats", sa.Column("hash", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("withheld", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("spec", sa.String(length=120), nullable=True))


def downgrade() -> None:
    """Drops what is new; links of games at their end and of redrawn seeds are lost."""
    for table, column in (
        ("seats", "spec"),
        ("seats", "withheld"),
        ("seats", "hash"),
        ("tables", "signature"),
        ("tables", "voided"),
        ("tables", "dice"),
        ("tables", "version"),
    ):
        op.drop_column(table, column)
    op.drop_index("chain_table", table_name="chain")
    op.drop_table("chain")
    op.create_table(
        "commitments",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("number"),
        sa.UniqueConstraint("table_id"),
    )
