"""Who may see what of the house: its names, its figures, and how it is."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from croupier.cli import serve
from croupier.core.errors import InvalidOption
from croupier.server.settings import Settings
from croupier.server.table.refusals import Refused
from croupier.server.wire import health
from croupier.server.wire.guard import host_allowed
from tests.server.remote import call
from tests.server.running import Running

TOKEN = "prometheus-may-read-this"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("health") / "data"
    with Running(folder, "--name", "club.example.org", CROUPIER_METRICS_TOKEN=TOKEN) as running:
        yield running


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.nip.io"]
)
def test_another_name_gets_nothing(server: Running, host: str) -> None:
    """A page that points its own name at this machine reads nothing, by HTTP or socket."""
    for path in ("/", "/api/games", "/metrics", "/health"):
        status, problem = call(server.address, "GET", path, Host=host)
        assert (status, problem["code"]) == (421, "house-wrong-host")
    with pytest.raises(InvalidStatus), socket.create_connection(("127.0.0.1", server.port)) as line:
        connect(f"ws://{host.split(':')[0]}/api/tables/x/socket", sock=line)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:1", "[::1]:8000", "192.168.1.5:8000", "club.example.org", "LOCALHOST"]
)
def test_its_own_names_do(server: Running, host: str) -> None:
    """Addresses, `localhost`, and the names its host gave."""
    assert call(server.address, "GET", "/api/games", Host=host)[0] == 200


@pytest.mark.parametrize(
    ("host", "proxies", "called", "allowed"),
    [
        ("127.0.0.1", "", socket.gethostname().lower(), False),
        ("0.0.0.0", "", socket.gethostname().lower(), True),
        ("0.0.0.0", "", "evil.example", False),
        ("127.0.0.1", "127.0.0.1", "games.example.org", True),
    ],
)
def test_names_where_none_are_given(host: str, proxies: str, called: str, allowed: bool) -> None:
    """On a network the machine's own, behind a proxy all, else none."""
    assert host_allowed(called, serve._own_names(host, proxies)) is allowed


def test_figures_are_for_the_host(server: Running) -> None:
    """From this machine, not through a proxy; from elsewhere with the token."""
    status, text = call(server.address, "GET", "/metrics")
    assert status == 200
    for name in ("loop_lag_seconds_bucket", "writes_waiting", "bytes_waiting", "connections_cut_off"):
        assert f"croupier_{name}" in text
    memory = next(line for line in text.splitlines() if line.startswith("croupier_memory_bytes "))
    assert float(memory.split()[1]) > 20_000_000
    through = {"X-Forwarded-For": "127.0.0.1"}
    assert call(server.address, "GET", "/metrics", **through)[0] == 404
    assert call(server.address, "GET", "/metrics", None, "x" * 24, **through)[0] == 404
    assert call(server.address, "GET", "/metrics", None, TOKEN, **through)[0] == 200


def test_live_and_ready(server: Running) -> None:
    """Both, while all is well."""
    assert call(server.address, "GET", "/health/live") == (200, {"status": "ok"})
    for path in ("/health", "/health/ready"):
        status, told = call(server.address, "GET", path)
        assert status == 200 and told["status"] == "ok" and told["version"]


@pytest.mark.parametrize("hangs", [True, False])
def test_not_ready_without_a_database(hangs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that fails or does not answer: 503, in time."""
    monkeypatch.setattr(health, "_PATIENCE", 0.05)

    async def row(query: Any) -> None:
        if hangs:
            await asyncio.sleep(60)
        raise OperationalError("select", {}, Exception("gone"))

    house = SimpleNamespace(services=SimpleNamespace(store=SimpleNamespace(row=row, well=True)))
    ready: Any = health.ready.fn
    request = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house, doorkeeper=None)))
    with pytest.raises(Refused, match="house-busy"):
        asyncio.run(ready(request))


def test_a_token_is_no_word() -> None:
    """What could be guessed is refused at the start."""
    for text in ("", "short", "with blanks in it, and a comma"):
        with pytest.raises(InvalidOption, match="METRICS_TOKEN"):
            Settings.read({"CROUPIER_METRICS_TOKEN": text})
    for text in ("http://club.example.org", "club.example.org:8000", "Club"):
        with pytest.raises(InvalidOption, match="a name of the house"):
            Settings.read({"CROUPIER_NAMES": text})
