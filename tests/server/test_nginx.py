"""The configuration of the hosting page, run by a real nginx in front of a real house."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from croupier.server.app import create_app
from tests.server.guests import open_house
from tests.server.ports import Port
from tests.server.remote import Remote, announce, call, two_people_table
from tests.server.running import Running

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
GAME = "las-vegas-2012"


def configuration(folder: Path, port: int, house: int) -> str:
    """The page's configuration without TLS, on a port of ours, with all files in a folder."""
    told = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert told is not None
    text = re.sub(r"\n +(ssl_certificate\S*) .*", "", told[1])
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = text.replace("http://127.0.0.1:8000", f"http://127.0.0.1:{house}")
    text = text.replace("timeout 10s;", "timeout 1s;")
    folders = "".join(f"{name}_temp_path {folder}/{name};\n" for name in FOLDERS)
    return (
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{folders}{text}}}\n"
    )


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of nginx, with a house behind it."""
    folder = tmp_path_factory.mktemp("nginx")
    settings = ("--proxy", "127.0.0.1", "--name", "games.example.org")
    with Running(folder / "data", *settings, CROUPIER_REQUEST_BURST="6", CROUPIER_REQUEST_RATE="5") as house:
        kept = Port()
        port = kept.number
        (folder / "nginx.conf").write_text(configuration(folder, port, house.port))
        command = ["/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            for _ in range(1200):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(60)
    assert "[emerg]" not in (folder / "error.log").read_text()


def test_a_game_is_played_through_it(proxy: str) -> None:
    """Requests and sockets pass."""

    async def main() -> None:
        table, people = await asyncio.to_thread(two_people_table, proxy, GAME)
        players = [Remote(proxy, table, secret, seat) for seat, secret in enumerate(people)]
        for player in players:
            await player.open()
            await player.step()
        assert all(player.acked for player in players)
        for player in players:
            await player.close()

    asyncio.run(main())


def test_the_house_sees_the_visitor(proxy: str) -> None:
    """The house's own limits hold for each address behind the proxy, not for the proxy."""
    time.sleep(1.5)
    port = int(proxy.rsplit(":", 1)[1])

    def asked(source: str) -> bytes:
        with socket.create_connection(("127.0.0.1", port), 60, source_address=(source, 0)) as line:
            line.sendall(b"GET /api/games HTTP/1.0\r\nHost: games.example.org\r\n\r\n")
            return line.recv(100).split(b"\r\n")[0]

    # All at once: on a slow machine they would be within the limit one after the other.
    with ThreadPoolExecutor(30) as threads:
        told = list(threads.map(asked, ["127.0.0.2"] * 30))
    assert any(b"200" in one for one in told) and any(b"429" in one for one in told)
    assert b"200" in asked("127.0.0.3")


def test_what_does_not_pass(proxy: str) -> None:
    """Figures, bodies that are too large, and half requests, which the house never hears of."""
    time.sleep(1.5)
    assert call(proxy, "GET", "/metrics")[0] == 404
    assert announce(proxy, "/api/replays", 3_000_000) == 413
    port = int(proxy.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), 60) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: games")
        assert line.recv(1000).partition(b"\r\n")[0] in (b"", b"HTTP/1.1 408 Request Time-out")
    status, problem = call(proxy, "GET", "/api/games", Host="evil.example")
    assert (status, problem["code"]) == (421, "house-wrong-host")


def test_a_balancer_finds_the_table_in_every_path(tmp_path: Path) -> None:
    """Its pattern takes it from each path about one; what names a table elsewhere is on its way out."""
    told = re.search(r'"~(.*)" \$id;', PAGE.read_text(encoding="utf-8"))
    assert told is not None
    pattern = re.compile(told[1].replace("(?<", "(?P<"))

    async def look() -> tuple[list[str], dict[str, Any]]:
        async with open_house(tmp_path) as house:
            app = create_app(house)
            return [route.path for route in app.routes], app.openapi_schema.to_schema()

    paths, schema = asyncio.run(look())
    about = [path.replace("{table:str}", "a1-b_2") for path in paths if "{table:str}" in path]
    assert len(about) > 10 and any(path.endswith("/socket") for path in about)
    for path in about:
        found = pattern.search(path)
        assert found is not None and found["id"] == "a1-b_2", path
    assert not any(pattern.search(path) for path in paths if "{table:str}" not in path)
    elsewhere = {
        path: operation["deprecated"]
        for path, operations in schema["paths"].items()
        for operation in operations.values()
        if "{table}" not in path and ("/Claim" in str(operation.get("requestBody")) or "{link}" in path)
    }
    assert elsewhere == {"/api/invitations/{link}": True, "/api/seats": True}
