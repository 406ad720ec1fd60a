"""`croupier serve`, `export` and `import` as commands: starting, stopping, refusing, moving games."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import export, serve
from croupier.core.errors import CroupierError, InvalidOption
from croupier.server.house import House
from croupier.server.settings import Settings
from croupier.server.store.database import DatabaseTrouble
from tests.cli.conftest import Run, run
from tests.server.remote import Remote, call, somebody, two_people_table
from tests.server.running import Running

__all__ = ["run"]

GAME = "las-vegas-2012"
RECORD = Path(__file__).parent / "records" / "las-vegas-2012.croupier"


def process(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    command = [sys.executable, "-m", "croupier.cli.main", *words]
    surroundings = {**os.environ, "PYTHONPATH": "src"}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=surroundings)


def test_it_ends_cleanly_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """SIGTERM: 0, an impatient Ctrl-C: 130; the second start has the table as it was; two are refused."""
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
        refused = process("serve", "--port", "0", "--data", str(tmp_path / "data"))
        assert refused.returncode == 2
        assert "another server is open" in refused.stderr and refused.stderr.count("\n") == 1
        assert server.stop(signal.SIGTERM) == 0
        server.start()
        assert call(server.address, "GET", f"/api/tables/{table}")[1]["seq"] >= seen
        assert asyncio.run(play(4)) > seen
        assert server.process is not None
        for _ in range(2):
            server.process.send_signal(signal.SIGINT)
        assert server.stop(signal.SIGINT) == 130
    assert "Traceback" not in (tmp_path / "serve.log").read_text()


def test_finished_games_go_out_and_in(run: Run, tmp_path: Path) -> None:
    """`import` takes records in, `export` writes the same bytes, also while the server runs."""
    data, out = str(tmp_path / "data"), tmp_path / "out"
    done = run("import", RECORD, "--data", data)
    assert (done.code, done.out) == (0, f"One game added to {data}\n"), done.err
    with Running(tmp_path / "data") as server:
        somebody(server.address, "Ann")
        done = run("export", out, "--data", data)
        assert done.code == 0, done.err
        refused = run("import", RECORD, "--data", data)
        assert refused.code == 2 and "another server" in refused.err
    (file,) = out.iterdir()
    assert file.read_bytes() == RECORD.read_bytes()
    assert run("verify", file).code == 0
    broken = tmp_path / "broken.croupier"
    broken.write_text(RECORD.read_text().replace("place 3", "place 9"))
    for words in ([broken], [tmp_path / "nothing"]):
        with pytest.raises(CroupierError, match=f"^{re.escape(str(words[0]))}"):
            export.take_in(tmp_path / "data", None, [RECORD, *words])
    with pytest.raises(CroupierError, match="no house"):
        export.export(tmp_path / "nowhere", None, out)


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    """One sentence, exit code 2."""
    with Running(tmp_path / "data") as server:
        done = process("serve", "--port", str(server.port), "--data", str(tmp_path / "other"))
        assert done.returncode == 2 and "cannot open" in done.stderr


def test_a_database_that_fails_at_the_start_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answered, and then it did not: one sentence, too."""

    async def fails(*_: object) -> None:
        raise DatabaseTrouble("the database does not answer")

    monkeypatch.setattr(House, "open", fails)
    monkeypatch.setattr(serve, "log_as_lines", lambda: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    with socket.socket() as listening, pytest.raises(serve.CannotServe, match="does not answer"):
        monkeypatch.setattr(serve, "_listen", lambda *_: listening)
        serve.serve("127.0.0.1", 0, tmp_path, None, "", ())


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
    for value in ("x", "-1", "nan", "1e99", "", "9" * 5_000):
        with pytest.raises(InvalidOption, match=r"CROUPIER_THINK .* from 0\.0 to 60\.0"):
            Settings.read({"CROUPIER_THINK": value})
    for origin in ("*", "club.example.org", "https://a/b", "HTTPS://A"):
        with pytest.raises(InvalidOption, match="an origin is written"):
            Settings.read({"CROUPIER_ORIGINS": origin})
    assert Settings.read({"CROUPIER_OWN_SETS": "on"}).own_sets is True
    with pytest.raises(InvalidOption, match="on or off"):
        Settings.read({"CROUPIER_OWN_SETS": "yes"})


@pytest.mark.parametrize(
    "setting", [one for one in fields(Settings) if "low" in one.metadata], ids=lambda one: one.name
)
def test_every_figure_has_a_range(setting: Field[Any]) -> None:
    """Its ends are taken, what lies beyond them is refused; nothing that is divided by may be 0."""
    name, low, high = f"CROUPIER_{setting.name.upper()}", setting.metadata["low"], setting.metadata["high"]
    for number in (low, high, setting.default):
        assert getattr(Settings.read({name: str(number)}), setting.name) == number
    for number in (low - 1, high + 1):
        with pytest.raises(InvalidOption, match=name):
            Settings.read({name: str(number)})
    may_be_none = ("think", "take_back", "seed_wait", "finished_days", "review_workers")
    assert low > 0 or setting.name in may_be_none


def test_every_setting_is_a_figure_a_list_or_a_choice() -> None:
    """No number comes without a range."""
    assert not [
        one.name for one in fields(Settings) if not one.metadata and type(one.default) in (float, int)
    ]


@pytest.mark.parametrize(
    ("variable", "value"), [("CROUPIER_SWEEP", "0"), ("CROUPIER_LOG", "LOUD"), ("CROUPIER_REQUEST_RATE", "0")]
)
def test_nonsense_is_one_sentence_at_the_start(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    """Exit code 2, before anything is opened or written."""
    monkeypatch.setenv(variable, value)
    monkeypatch.setattr(serve, "_listen", lambda *_: pytest.fail("it opens a port"))
    done = run("serve", "--port", "0", "--data", tmp_path / "data")
    assert done.code == 2 and done.err.startswith(f"croupier: {variable} cannot be")
    assert done.err.count("\n") == 1 and not (tmp_path / "data").exists()


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
        assert (status, problem["code"]) == (503, "house-too-many")


def fill(database: Path, tables: int) -> None:
    """Writes many tables that wait for people, as the house itself would have."""
    from croupier import rules
    from croupier.server.store import archive, schema
    from croupier.server.store.database import Store

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
