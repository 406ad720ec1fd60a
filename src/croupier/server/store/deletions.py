"""Who was deleted, kept beside the database: a backup that is restored must not bring them back.

Not even the random id is written, but its hash: it fits nobody but somebody who is in a backup.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

_NAME = "deletions"


def note(folder: Path, person: str) -> None:
    """Notes that somebody is being deleted; on disk before anything else happens."""
    handle = os.open(folder / _NAME, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(f"{mark(person)}\n")
        file.flush()
        os.fsync(file.fileno())


def read(folder: Path) -> set[str]:
    """The marks of all who were deleted."""
    path = folder / _NAME
    return set(path.read_text(encoding="ascii").split()) if path.exists() else set()


def mark(person: str) -> str:
    """What stands for somebody who was deleted."""
    return hashlib.sha256(f"croupier deleted {person}".encode()).hexdigest()
