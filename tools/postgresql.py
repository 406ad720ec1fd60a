"""A private PostgreSQL for tests: own folder, own socket, no port; from Debian's packages."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

INSTALLED = Path("/usr/lib/postgresql")


def programs() -> Path:
    """The folder of initdb and postgres, which `tools.system` installs."""
    return sorted(INSTALLED.glob("*/bin/initdb"))[-1].parent


class Cluster:
    """A fresh cluster that can be started, stopped and made to hang."""

    def __init__(self, folder: Path, sync: bool = True) -> None:
        self._folder = folder
        self._settings = ("listen_addresses=", f"fsync={'on' if sync else 'off'}")
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, "postgres")
        self._server: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-U", "croupier", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"postgresql+psycopg://croupier@/postgres?host={self._folder}"

    @property
    def process(self) -> int:
        """The number of its first process, whose children do the work."""
        assert self._server is not None
        return self._server.pid

    def start(self) -> None:
        """Starts it and waits until it answers."""
        self._server = subprocess.Popen(
            [*self._program("postgres"), "-k", self._folder, *(f"--{one}" for one in self._settings)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
        )
        ready = [
            str(programs() / "pg_isready"),
            *("-q", "-h", str(self._folder), "-U", "croupier", "-d", "postgres"),
        ]
        for _ in range(200):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not start")

    def stop(self, how: str = "fast") -> None:
        """Stops it at once, whoever is connected; `immediate`: what it has is not needed again."""
        assert self._server is not None
        self._run("pg_ctl", "stop", "-m", how)
        self._server.wait(timeout=30)

    def hang(self, how: signal.Signals = signal.SIGSTOP) -> None:
        """All of its processes stop, or go on with `SIGCONT`."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().split("\n", 1)[0])
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True)
        for process in (first, *map(int, found.stdout.split())):
            with suppress(ProcessLookupError):  # a process of it may end meanwhile
                os.kill(process, how)

    def _program(self, name: str) -> list[str | Path]:
        return [programs() / name, "-D", self._folder / "data"]

    def _run(self, name: str, *arguments: str) -> None:
        command = [*self._program(name), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self._folder)


@contextmanager
def cluster(sync: bool = True) -> Iterator[Cluster]:
    """A running cluster; gone afterwards. Without `sync` a power cut would lose what it wrote."""
    folder = Path(tempfile.mkdtemp(prefix="croupier-pg-"))
    made = Cluster(folder, sync)
    made.start()
    try:
        yield made
    finally:
        made.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[str]:
    """The address of a database in a running cluster; gone afterwards."""
    with cluster(sync=False) as made:
        yield made.url
