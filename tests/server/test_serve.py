"""`croupier serve`, `export` and `import` as commands: starting, stopping, refusing, moving games."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.cli import export, serve
from croupier.core.errors import CroupierError, InvalidOption
from croupier.server.backroom import Settings
from tests.server.remote import Remote, call, somebody, two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"
RECORD = Path(__file__).parent / "records" / "las-vegas-2012.croupier"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A command."""
    command = [sys.executable, "-m", "croupier.cli.main", *words]
    surroundings = {**os.environ, "PYTHONPATH": "src"}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=surroundings)


def test_it_ends_cleanly_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """SIGTERM: exit code 0; the second start has the table as it was; two at once are refused."""
    with Running(tmp_path / "data") as server:
        table, people = two_people_table(server.address, GAME)

        async def play(moves: int) -> int:
            players = [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
            for player in players:
                await player.open()
                if not player.now["seq"]:
                    await player.step()
            while sum(player.acked for player in players) < moves:
                for player in players:
                    if player.now["actions"] or player.now["turn"].get("seat") == player.seat:
                        await player.step()
                    else:
                        await player.open()
            await asyncio.gather(*(player.close() for player in players))
            return max(int(player.now["seq"]) for player in players)

        seen = asyncio.run(play(12))
        refused = run("serve", "--port", "0", "--data", str(tmp_path / "data"))
        assert refused.returncode == 2
        assert "another server is open" in refused.stderr and refused.stderr.count("\n") == 1
        assert server.stop(signal.SIGTERM) == 0
        server.start()
        assert call(server.address, "GET", f"/api/tables/{table}")[1]["seq"] >= seen
        assert asyncio.run(play(4)) > seen
    assert "Traceback" not in (tmp_path / "serve.log").read_text()


def test_finished_games_go_out_and_in(tmp_path: Path) -> None:
    """`import` takes records in, `export` writes the same bytes, also while the server runs."""
    data, out = str(tmp_path / "data"), tmp_path / "out"
    done = run("import", str(RECORD), "--data", data)
    assert (done.returncode, done.stdout) == (0, "1 games added\n"), done.stderr
    with Running(tmp_path / "data") as server:
        somebody(server.address, "Ann")
        done = run("export", str(out), "--data", data)
        assert done.returncode == 0, done.stderr
        refused = run("import", str(RECORD), "--data", data)
        assert refused.returncode == 2 and "another server" in refused.stderr
    (file,) = out.iterdir()
    assert file.read_bytes() == RECORD.read_bytes()
    assert run("verify", str(file)).returncode == 0
    broken = tmp_path / "broken.croupier"
    broken.write_text(RECORD.read_text().replace("place 3", "place 9"))
    for words in ([broken], [tmp_path / "nothing"]):
        with pytest.raises(CroupierError):
            export.take_in(tmp_path / "data", None, words)
    with pytest.raises(CroupierError, match="no house"):
        export.export(tmp_path / "nowhere", None, out)


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    """One sentence, exit code 2."""
    with Running(tmp_path / "data") as server:
        done = run("serve", "--port", str(server.port), "--data", str(tmp_path / "other"))
        assert done.returncode == 2 and "cannot open" in done.stderr


def test_others_on_the_network_get_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    """`--host 0.0.0.0` prints the address on the local network and a QR code of it."""
    serve._tell("0.0.0.0", 8000)
    told = capsys.readouterr().out
    assert "0.0.0.0" not in told and ":8000/" in told
    assert len(told.splitlines()) > 10
    serve._tell("127.0.0.1", 8000)
    assert capsys.readouterr().out == "Croupier is open at http://127.0.0.1:8000/\n"


def test_settings_come_from_the_surroundings() -> None:
    """Every figure can be set; nonsense is refused with what is allowed."""
    found = Settings.read(
        {"CROUPIER_THINK": "0.1", "CROUPIER_SOCKETS": "7", "CROUPIER_ORIGINS": "http://a http://b"}
    )
    assert (found.think, found.sockets, found.origins) == (0.1, 7, ("http://a", "http://b"))
    for value in ("x", "-1", "nan", "1e99"):
        with pytest.raises(InvalidOption, match="CROUPIER_THINK"):
            Settings.read({"CROUPIER_THINK": value})


def test_ten_thousand_tables(tmp_path: Path) -> None:
    """A house full of tables still starts and opens any of them; when it is full it says so."""
    data = tmp_path / "data"
    with Running(data):
        pass
    fill(data / "house.db", 10_000)
    with Running(data, CROUPIER_TABLES="10001") as server:
        assert call(server.address, "GET", "/health")[0] == 200
        assert call(server.address, "GET", f"/api/tables/{'t':0>28}0042")[1]["game"] == GAME
        ann = somebody(server.address, "Ann")
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert call(server.address, "POST", "/api/tables", wish, ann)[0] == 201
        status, problem = call(server.address, "POST", "/api/tables", wish, ann)
        assert (status, problem["code"]) == (409, "house-too-many")


def fill(database: Path, tables: int) -> None:
    """Writes many tables that wait for people, as the house itself would have."""
    from croupier import rules
    from croupier.server import archive, schema
    from croupier.server.store import Store

    made = rules(GAME, 2)

    async def main() -> None:
        store = await Store.open(f"sqlite:///{database}")
        rows, seats = [], []
        for number in range(tables):
            name = f"{'t':0>28}{number:04d}" if number < 10_000 else str(number)
            row = archive.new_table(name, GAME, made.revision, 2, made.options, 1)
            rows.append({**row, "seed": "00" * 32, "commitment": "00" * 32})
            seats += [
                archive.new_seat(name, 0, nonce="x"),
                archive.new_seat(name, 1, kind="bot", level="easy"),
            ]
        await store.add((schema.tables, rows), (schema.seats, seats))
        await store.close()

    asyncio.run(main())
