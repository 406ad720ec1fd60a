"""The keys of several servers: the same everywhere, whoever comes first and whatever they are given."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from croupier.server.store import keys, schema
from croupier.server.store.database import Store
from croupier.server.store.opening import CannotOpen
from tests.server.test_leases import leases, with_stores


def test_keys_are_the_same_everywhere(emptied: str, tmp_path: Path) -> None:
    """Sealed by a secret in the database; without one a server with other keys is not let in."""

    async def work(a: Store, b: Store) -> None:
        folders = [tmp_path / name for name in "ab"]
        for folder in folders:
            folder.mkdir()
        own = await keys.of_house(a, folders[0], "")
        for secret in ("", "s" * 20):
            with pytest.raises(CannotOpen, match="copy key and signing-key"):
                await keys.of_house(b, folders[1], secret)
        with pytest.raises(CannotOpen, match="start that one first"):
            await keys.of_house(b, tmp_path / "nowhere", "s" * 20)
        sealed = await keys.of_house(a, folders[0], "s" * 20)
        assert sealed == own == await keys.of_house(b, tmp_path / "nowhere", "s" * 20)
        with pytest.raises(CannotOpen, match="not the one by which"):
            await keys.of_house(b, folders[1], "t" * 20)
        with pytest.raises(CannotOpen, match="give this server CROUPIER_SECRET"):
            await keys.of_house(b, folders[1], "")
        stored = await a.rows(select(schema.keys))
        assert all(key not in row["value"] for row in stored for key in own)

    with_stores(emptied, work)


def test_servers_with_other_keys_that_start_at_once(emptied: str, tmp_path: Path) -> None:
    """One of them is let in, and the other compares its keys with that one's."""

    async def main() -> None:
        stores = [await Store.open(emptied, node=name, lease=60.0) for name in "ab"]
        for store in stores:
            (tmp_path / leases(store).name).mkdir()
        came = await asyncio.gather(
            *(keys.of_house(store, tmp_path / leases(store).name, "") for store in stores),
            return_exceptions=True,
        )
        assert sorted(isinstance(one, CannotOpen) for one in came) == [False, True]
        for store in stores:
            await store.close()

    asyncio.run(main())
