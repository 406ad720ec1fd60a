"""A private PostgreSQL for tests: own folder, own socket, no port; from Debian's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

INSTALLED = Path("/usr/lib/postgresql")


def programs() -> Path:
    """The folder of initdb and postgres, which `tools.system` installs."""
    return sorted(INSTALLED.glob("*/bin/initdb"))[-1].parent


@contextmanager
def running() -> Iterator[str]:
    """Runs a fresh cluster and yields the address of its database; gone afterwards."""
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="croupier-pg-"))
    # PostgreSQL refuses to run as root.
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    subprocess.run(
        [*user, where / "initdb", "-D", data, "-U", "croupier", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    server = subprocess.Popen(
        [*user, where / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        ready: list[str | Path] = [
            where / "pg_isready",
            "-q",
            "-h",
            folder,
            "-U",
            "croupier",
            "-d",
            "postgres",
        ]
        for _ in range(200):
            if subprocess.run(ready, check=False).returncode == 0:
                break
            time.sleep(0.05)
        yield f"postgresql+psycopg://croupier@/postgres?host={folder}"
    finally:
        server.terminate()
        server.wait(timeout=30)
        shutil.rmtree(folder, ignore_errors=True)
