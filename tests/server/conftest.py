"""A database of each kind for every test of the store, and two servers on one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from tools import postgresql

from croupier.server.house import House
from croupier.server.store import holds
from tests.server.nodes import empty
from tests.server.two_servers import Both, two_houses, watch


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A running PostgreSQL of our own."""
    with postgresql.running() as url:
        yield url


@pytest.fixture
def emptied(cluster: str) -> str:
    """The same PostgreSQL with nothing in its database."""
    empty(cluster)
    return cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return str(request.getfixturevalue("emptied"))


@pytest.fixture(scope="module")
def both(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """Runs a test with two servers, which stay open for the next one; no write of theirs forgot the lease."""
    empty(cluster)
    houses = two_houses(cluster, tmp_path_factory.mktemp("house"))
    unfenced: list[str] = []

    def watched(*given: Any, **more: Any) -> tuple[Engine, holds.Hold]:
        """As the engine is made: one that others use already cannot be given a watch."""
        engine, hold = open_engine(*given, **more)
        watch(engine, unfenced)
        return engine, hold

    open_engine = holds.open_engine
    with asyncio.Runner() as runner:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(holds, "open_engine", watched)
            a, b = runner.run(houses.__aenter__())
        # The shape of the database was made when there was no server yet.
        unfenced.clear()

        async def run(test: Callable[[House, House], Awaitable[None]]) -> None:
            await test(a, b)
            assert unfenced == []

        yield lambda test: runner.run(run(test))
        runner.run(houses.__aexit__(None, None, None))
