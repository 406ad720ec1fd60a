"""A database of each kind for every test of the store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tools import postgresql


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A running PostgreSQL of our own."""
    with postgresql.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address = str(request.getfixturevalue("cluster"))
    folder = address.rsplit("=", 1)[1]
    with psycopg.connect(host=folder, user="croupier", dbname="postgres", autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return address
