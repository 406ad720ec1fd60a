"""Accounts beside their records: what was reckoned once is read again, and what was begun is gone on with."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec

from croupier.core.game import Unit
from croupier.core.record import Record
from croupier.value.statement import Account


def place_of(record: Path, unit: Unit = "share") -> Path:
    """Where the account of a game file is kept; accounts in points lie beside those in shares."""
    return record.with_name(record.name + {"share": "", "points": ".points"}[unit] + ".review.json")


def read(path: Path) -> Account | None:
    """The account that is kept there; None: none that can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Account)
    except (OSError, msgspec.DecodeError):
        return None


def fits(kept: Account, record: Record, evaluator: str, unit: Unit, playouts: int | None, seed: int) -> bool:
    """Whether an account is about this very game, by this very evaluator."""
    told = (kept.record, kept.evaluator, kept.unit, kept.seed)
    return told == (record.signed_digest(), evaluator, unit, seed) and playouts in (None, kept.playouts)


def write(account: Account, path: Path) -> bool:
    """Keeps an account, whole or not at all; False: it cannot be written there."""
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError:
        return False
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(account))
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            os.unlink(draft)
        return False
    return True
