"""The folder of a house's data: seeds, secrets and keys lie there, so its owner alone may look into it."""

from __future__ import annotations

from pathlib import Path


def make_private(data: Path) -> None:
    """Makes the folder if need be, and takes it and all that lies in it away from other users.

    The database's files are made here: SQLite gives those that it adds beside them the same rights.
    """
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    data.chmod(0o700)
    for name in ("house.db", "house.db.lock"):
        (data / name).touch(mode=0o600)
    for path in data.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
