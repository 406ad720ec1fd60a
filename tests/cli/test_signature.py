"""Signatures: other moves on the same dice keep the rules, but no house has signed them."""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from croupier.core.errors import InvalidRecord
from croupier.core.record import Player, Record, write
from croupier.verify import verify
from tests.cli.conftest import Run
from tests.finished import played
from tests.games.lasvegas.tables import las_vegas

RULES = las_vegas(seats=2, neutral=False, rounds=1, start="lot")
SECRET = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = SECRET.public_key().public_bytes_raw()
KEY = f"ed25519:{hashlib.sha256(PUBLIC).hexdigest()[:16]}:{PUBLIC.hex()}"


def by_hand(record: Record) -> Record:
    """The record signed as the fairness page says, by other code than the house's."""
    body = re.sub(r'(?m)^(seat \d person) ".*" hash', r"\1 hash", record.text().split("digest ")[0])
    message = "croupier2|signed|" + hashlib.sha256(body.encode()).hexdigest()
    return replace(record, signed=(KEY.split(":")[1], SECRET.sign(message.encode()).hex()))


def game(choices: int = 1) -> Record:
    """A finished game; other choices are other moves on the same seeds."""
    return played(RULES, "t-1", choices)


def test_a_signed_game_holds_against_its_key() -> None:
    told = str(verify(by_hand(game()), KEY))
    assert "signed by the key" in told
    assert "not who played what" not in told
    assert verify(by_hand(game()), PUBLIC.hex()).signed


def test_a_forged_game_is_verified_as_dice_and_rules_alone() -> None:
    """Other moves on the same seeds, sealed anew: nothing is wrong with them but that nobody signed them."""
    real, forged = by_hand(game(1)), game(2)
    assert real.reveal == forged.reveal and real.lines != forged.lines
    told = str(verify(forged))
    assert "shown are dice and rules, not who played what" in told
    with pytest.raises(InvalidRecord, match="no house vouches"):
        verify(forged, KEY)
    stolen = replace(forged, signed=real.signed)
    assert "check that by --house or --key" in str(verify(stolen))
    with pytest.raises(InvalidRecord, match="the signature does not fit"):
        verify(stolen, KEY)


def test_names_may_change_and_nothing_else() -> None:
    """A rename or a deletion breaks nothing; another bot or a person in place of one does."""
    record = by_hand(game())
    ann, bot = record.players
    assert verify(replace(record, players=(replace(ann, name="gone-12ab"), bot)), KEY).signed
    with pytest.raises(InvalidRecord, match="the signature does not fit"):
        verify(replace(record, players=(ann, Player("bot", "greedy"))), KEY)
    with pytest.raises(InvalidRecord, match="the signature does not fit"):
        verify(replace(record, players=(ann, Player("person", "Bob"))), KEY)


def test_another_key_is_told_apart() -> None:
    other = Ed25519PrivateKey.from_private_bytes(bytes(32)).public_key().public_bytes_raw()
    with pytest.raises(InvalidRecord, match="signed by another key"):
        verify(by_hand(game()), other.hex())
    for nonsense in ("", "ed25519:12", "0" * 63, "é" * 64):
        with pytest.raises(InvalidRecord, match="a key is written"):
            verify(by_hand(game()), nonsense)


@pytest.fixture
def house() -> Iterator[str]:
    """A server that shows a key and nothing else."""

    class Shows(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/.well-known/croupier-key"
            self.send_response(200 if found else 404)
            self.end_headers()
            self.wfile.write(f"{KEY}\n".encode() if found else b"")

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

    server = HTTPServer(("127.0.0.1", 0), Shows)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_command_asks_a_house_for_its_key(run: Run, tmp_path: Path, house: str) -> None:
    path = tmp_path / "game.croupier"
    write(by_hand(game()), path)
    assert "signed by the key" in run("verify", path, "--house", house + "/").out
    assert "signed by the key" in run("verify", path, "--key", KEY).out
    assert "check that by --house or --key" in run("verify", path).out
    for words in (
        ("--house", house, "--key", KEY),
        ("--house", "ftp://example.org"),
        ("--house", house + "/elsewhere"),
        ("--house", "http://127.0.0.1:1"),
    ):
        done = run("verify", path, *words)
        assert (done.code, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1
