"""The keys of a house: in its folder, and where it has several servers the same on all of them.

Given a secret that every server has, they are kept in the database, sealed by it. Without one each server has
them in its own folder, and the database knows their fingerprints: a server with other keys is not let in.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, delete, insert, select, text

from croupier.server.store import opening, schema
from croupier.server.store.database import Store
from croupier.server.store.leases import NOW
from croupier.server.store.opening import CannotOpen

#: The files of the folder, which are also the names in the database.
NAMES = ("key", "signing-key")
_NONCE = 12
#: Held by the server that looks at the keys.
_LOCK = 7_290_463


async def of_house(store: Store, folder: Path, secret: str) -> tuple[bytes, bytes]:
    """The key of links and seals, and the one that signs games; raises `CannotOpen`.

    One of several servers comes to the others with it: who starts in the same moment compares its keys.
    """
    leases = store.leases
    if leases is None:
        return opening.key(folder / NAMES[0]), opening.key(folder / NAMES[1])
    # Before the transaction: it takes a moment, and others wait for what that holds.
    seal = await asyncio.to_thread(_seal, secret) if secret else None

    def work(connection: Connection) -> dict[str, bytes]:
        if seal is not None:
            found = _sealed(connection, folder, seal)
        else:
            found = {name: opening.key(folder / name) for name in NAMES}
            _must_be_alike(connection, found)
        leases.join(connection)
        return found

    found = await store.run(work, alone=True)
    return found[NAMES[0]], found[NAMES[1]]


def _sealed(connection: Connection, folder: Path, seal: AESGCM) -> dict[str, bytes]:
    """The keys of the database; the first server puts them there, those of its folder if it has some."""
    rows = _rows(connection)
    if not any(sealed for _, sealed in rows.values()):
        has = [name for name in NAMES if (folder / name).exists()]
        if not rows.keys() <= set(has):
            raise CannotOpen(
                "the keys of this house are in the folder of another server: start that one first with "
                "CROUPIER_SECRET, or copy key and signing-key; if they are lost, start once without it"
            )
        own = {name: opening.key(folder / name) if name in has else secrets.token_bytes(32) for name in NAMES}
        _must_be_alike(connection, own, keep=True)
        connection.execute(delete(schema.keys))
        for name, key in own.items():
            nonce = secrets.token_bytes(_NONCE)
            value = nonce + seal.encrypt(nonce, key, name.encode())
            connection.execute(insert(schema.keys).values(name=name, value=value, sealed=True))
        return own
    return _unsealed(rows, seal)


def _must_be_alike(connection: Connection, own: dict[str, bytes], *, keep: bool = False) -> None:
    """Raises `CannotOpen` if other servers that live have other keys; where none lives, these count."""
    rows = _rows(connection)
    if any(sealed for _, sealed in rows.values()):
        raise CannotOpen("the keys of this house are in its database: give this server CROUPIER_SECRET too")
    prints = {name: _print(key) for name, key in own.items()}
    other = [name for name, value in prints.items() if name in rows and rows[name][0] != value]
    lives = connection.execute(text(f"SELECT 1 FROM nodes WHERE until > {NOW} LIMIT 1")).first() is not None
    if other and lives:
        raise CannotOpen(
            f"{other[0]} is not the one of the other servers of this house: copy key and signing-key "
            "from one of them, or give all of them the same CROUPIER_SECRET"
        )
    if not keep:
        connection.execute(delete(schema.keys))
        values = [{"name": name, "value": value, "sealed": False} for name, value in prints.items()]
        connection.execute(insert(schema.keys), values)


def _rows(connection: Connection) -> dict[str, tuple[bytes, bool]]:
    """What the database has, while no other server looks."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    found = connection.execute(select(schema.keys))
    return {row.name: (bytes(row.value), row.sealed) for row in found}


def kept(connection: Connection, folder: Path, secret: str) -> dict[str, bytes]:
    """The keys of a house for its backup: from the database if they are there, else from the folder.

    Raises `CannotOpen` if they cannot be opened, or the folder does not have those its servers have.
    """
    rows = {row.name: (bytes(row.value), row.sealed) for row in connection.execute(select(schema.keys))}
    if any(sealed for _, sealed in rows.values()):
        if not secret:
            raise CannotOpen("the keys of this house are sealed in its database: give CROUPIER_SECRET too")
        return _unsealed(rows, _seal(secret))
    found = {name: opening.key(folder / name) for name in NAMES if (folder / name).exists()}
    for name, (value, _) in rows.items():
        if name not in found or _print(found[name]) != value:
            raise CannotOpen(
                f"{folder} does not have the {name} of this house: give the folder of one of its servers"
            )
    return found


def sealed(connection: Connection) -> list[dict[str, Any]]:
    """The rows of keys that are sealed in the database."""
    rows = connection.execute(select(schema.keys).where(schema.keys.c.sealed))
    return [dict(row._mapping) for row in rows]


def put(folder: Path, kept: dict[str, bytes]) -> None:
    """Writes keys into a folder that has none."""
    for name, key in kept.items():
        handle = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(key)


def _unsealed(rows: dict[str, tuple[bytes, bool]], seal: AESGCM) -> dict[str, bytes]:
    """The keys, opened with what the secret makes; raises `CannotOpen`."""
    try:
        return {
            name: seal.decrypt(value[:_NONCE], value[_NONCE:], name.encode())
            for name, (value, _) in rows.items()
        }
    except InvalidTag:
        raise CannotOpen(
            "CROUPIER_SECRET is not the one by which the keys of this house were sealed in its database"
        ) from None


def _print(key: bytes) -> bytes:
    """By which a key is known again."""
    return hashlib.sha256(b"croupier print" + key).digest()


def _seal(secret: str) -> AESGCM:
    return AESGCM(hashlib.scrypt(secret.encode(), salt=b"croupier keys", n=2**14, r=8, p=1, dklen=32))
