"""Several servers on one PostgreSQL for tests: their processes, a balancer and a pooler."""

from __future__ import annotations

import asyncio
import http.client
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import psycopg
from websockets.asyncio.client import connect

from croupier.server.store import opening
from tests.server.ports import Port
from tests.server.remote import BROKEN, Remote, call
from tests.server.running import Running
from tests.server.test_nginx import PAGE, configuration

SETTINGS = {
    "CROUPIER_SECRET": "a-secret-of-all-nodes",
    "CROUPIER_LOG": "DEBUG",
    "CROUPIER_WARM": "off",
    "CROUPIER_REVIEW_WORKERS": "0",
    "CROUPIER_LEASE": "2",
    "CROUPIER_HEARTBEAT": "0.5",
    "CROUPIER_TABLES_PER_MINUTE": "100000",
    "CROUPIER_REQUEST_RATE": "10000",
    "CROUPIER_REQUEST_BURST": "100000",
    "CROUPIER_ADDRESS_WORK_BURST": "100000",
    "CROUPIER_WORK_BURST": "100000",
}


#: A step of the database that a version to come might add, and a server of this one must live with: every
#: table that is written while people play has a column more, and there is a new table.
ADDED = """
import sqlalchemy as sa
from alembic import op

revision = "{after}"
down_revision = "{before}"


def upgrade():
    for table in ("journal", "commands", "tables", "seats", "leases", "nodes", "people"):
        op.add_column(table, sa.Column("added", sa.Integer(), nullable=False, server_default="7"))
    op.create_table("added", sa.Column("id", sa.Integer(), primary_key=True))
"""


def newer_build(folder: Path) -> str:
    """A copy of the program with one migration more; returns what its shape of the database is called."""
    source = Path(opening.__file__).parents[2]
    shutil.copytree(source, folder / source.name, copy_function=os.symlink)
    before, after = opening.REVISION, f"{int(opening.REVISION) + 1:04d}"
    store = folder / source.name / "server" / "store"
    text = Path(opening.__file__).read_text(encoding="utf-8")
    for link in (store / "opening.py", *store.glob("__pycache__/opening.*")):
        link.unlink()
    (store / "opening.py").write_text(text.replace(f'REVISION = "{before}"', f'REVISION = "{after}"'))
    added = ADDED.format(before=before, after=after)
    (store / "migrations" / "versions" / f"v{after}_added.py").write_text(added)
    return after


def empty(database: str) -> None:
    """Throws away all that is in a PostgreSQL database."""
    folder = database.rsplit("=", 1)[1]
    with psycopg.connect(host=folder, user="croupier", dbname="postgres", autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


@contextmanager
def together(*servers: Running) -> Iterator[None]:
    """Servers that start in the same moment; killed afterwards."""
    try:
        with ThreadPoolExecutor(len(servers)) as threads:
            list(threads.map(Running.start, servers))
        yield
    finally:
        for server in servers:
            if server.process is not None:
                server.stop(signal.SIGKILL)


def node(folder: Path, name: str, database: str, **variables: str) -> Running:
    """A server with a folder and a log of its own; not started yet."""
    (folder / name).mkdir(exist_ok=True)
    given = composed()["a"] | {
        "--node": name,
        "--host": "127.0.0.1",
        "--database": database,
        "--proxy": "127.0.0.1",
    }
    # Folder and port are given to every server that runs.
    words = [word for option in given.items() if option[0] not in ("--data", "--port") for word in option]
    return Running(folder / name / "data", *words, **{**SETTINGS, **variables})


def composed() -> dict[str, dict[str, str]]:
    """The options of the servers in the hosting page's compose.yaml, by their names."""
    page = PAGE.read_text(encoding="utf-8")
    found = {}
    for name, command in re.findall(r"^  (\w+):\n.*\n    command: croupier serve (.*)$", page, re.MULTILINE):
        words = command.split()
        found[name] = dict(zip(words[::2], words[1::2], strict=True))
    return found


@dataclass(slots=True)
class Roaming(Remote):
    """A player who goes on to the next server when one does not answer."""

    addresses: Sequence[str] = ()

    async def open(self) -> None:
        """Connects and joins, at one server or another; tries again until it works."""
        await self.close()
        for address in cycle(self.addresses):
            url = f"ws{address[4:]}/api/tables/{self.table}/socket"
            try:
                self._socket = await connect(url, compression=None, open_timeout=1, close_timeout=0.2)
                await self._send({"kind": "join", "secret": self.secret, "seat": self.seat})
                # Whoever has to wait for the table is here longer than for an answer.
                async with asyncio.timeout(8):
                    await self._hear("snapshot")
                return
            except BROKEN:
                await self.close()
                await asyncio.sleep(0.05)


@dataclass(slots=True)
class Tough(Remote):
    """A player behind a balancer, who asks until there is an answer of a server that can give one."""

    async def rematch(self) -> None:
        """Goes on to the next game with the same people."""
        path = f"/api/tables/{self.table}/rematch"
        status, opened = 0, None
        while status != 201:
            try:
                status, opened = await asyncio.to_thread(call, self.address, "POST", path, None, self.secret)
                assert status in (201, 502, 503, 504), opened
            except (OSError, http.client.HTTPException):
                pass
            await asyncio.sleep(0.1)
        await self.close()
        self.table = opened["table"]["id"]  # type: ignore[index]
        await self.open()


class Balancer:
    """nginx as the hosting page has it, in front of some servers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = Port()
        self.port = self._port.number
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where people come in."""
        return f"http://127.0.0.1:{self.port}"

    def configure(self, ports: Iterable[int]) -> None:
        """Writes its configuration for servers on these ports."""
        blocks = re.findall(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
        upstream = re.sub(
            r"    server 10\.0\.0\.2:8000 (.*?);\n(    server .*\n)*", r"SERVERS \1\n", blocks[1]
        )
        how = re.search(r"SERVERS (.*)\n", upstream)
        assert how is not None
        servers = "".join(f"    server 127.0.0.1:{port} {how[1]};\n" for port in ports)
        upstream = upstream.replace(how[0], servers)
        text = configuration(self._folder, self.port, 8000).replace("http://127.0.0.1:8000", "http://nodes")
        # The limits of one address are for strangers: all players of a test come from one.
        text = re.sub(r"\n *limit_(conn|req)[ _].*", "", text)
        (self._folder / "nginx.conf").write_text(
            text.replace("access_log off;\n", f"access_log off;\n{upstream}")
        )

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = ["/usr/sbin/nginx", "-p", str(self._folder), "-c", str(self._folder / "nginx.conf")]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        wait_for_port(self.port)

    def reload(self, ports: Iterable[int]) -> None:
        """Goes on with other servers; who is connected stays so until its end."""
        self.configure(ports)
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def stop(self) -> None:
        """Ends it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(60)


class Pooler:
    """PgBouncer that pools transactions."""

    def __init__(self, database: str) -> None:
        self._port = Port()
        self.port = self._port.number
        # Like PostgreSQL it refuses to run as root, and must be able to read its settings.
        self._user = "postgres" if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="croupier-pool-"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        (self._folder / "pgbouncer.ini").write_text(
            f"[databases]\npostgres = host={database} user=croupier dbname=postgres\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {self.port}\nunix_socket_dir =\n"
            "auth_type = any\npool_mode = transaction\ndefault_pool_size = 20\nmax_client_conn = 200\n"
            "server_login_retry = 1\n"
        )
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Pooler:
        self._process = subprocess.Popen(
            ["/usr/sbin/pgbouncer", "-q", str(self._folder / "pgbouncer.ini")],
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for_port(self.port)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)
        shutil.rmtree(self._folder)

    @property
    def url(self) -> str:
        """The database, through it."""
        return f"postgresql+psycopg://croupier@127.0.0.1:{self.port}/postgres"


def wait_for_port(port: int) -> None:
    """Waits until somebody listens."""
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens on {port}")
