"""Vegas Showdown on the command line: rooms as pictures, sets from files, play with reasons."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import croupier
from croupier.cli.session import Session
from croupier.core.chance import Seeded
from croupier.core.play import at_random
from croupier.core.reading import load
from croupier.core.record import Player
from croupier.core.rules import Chance
from croupier.core.table import Table
from croupier.games.showdown.load import shipped
from tests.cli.conftest import Run


def test_rooms_are_drawn_with_their_doors(run: Run) -> None:
    """VS §1.2 Every room as a picture, with what is not sourced."""
    done = run("rooms", "--plain")
    assert done.code == 0
    assert max(map(len, done.out.splitlines())) <= 80
    for line in (
        "+-..-+----+   Restaurant",
        "|Res      :   restaurant: a hotel room, large, 7 copies, basic",
        "|DRo*|        dragon-room: a casino room, small, one copy, early: 0, late: 1",
        "              our own choice: early or late, where the doors are",
        "premier-track, likely right: space 5, space 7, space 9, space 21",
        "premier-track, our own choice: space 37, space 47, space 57, space 63",
    ):
        assert line in done.out
    assert done.out.count("bids from ") == len(shipped().rooms)


def test_a_set_comes_from_a_file(run: Run, tmp_path: Path) -> None:
    """VS §1.4 The command line reads the file; the record holds its content, not its name."""
    own = tmp_path / "own.toml"
    own.write_text(shipped().text.replace("money = 20", "money = 77"), encoding="utf-8")
    kept = tmp_path / "own.croupier"
    done = run(
        "play", "vegas-showdown", "--seats", "3", "--plain", "--save", kept, "-o", f"set={own}", typed="q\n"
    )
    assert "$82" in done.out
    (name, value), *_ = load(kept).options
    assert name == "set" and "money = 77" in value and str(own) not in value
    assert "$82" in run("play", "--resume", kept, "--plain", typed="q\n").out


def test_a_broken_set_file_is_one_sentence(run: Run, tmp_path: Path) -> None:
    """A set that cannot be read, is no text, or is wrong: exit code 2 and the entry."""
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(shipped().text.replace("small = 26", "small = 25"), encoding="utf-8")
    done = run("rooms", "-o", f"set={wrong}")
    assert done.code == 2
    assert done.err == "croupier: set: components: small is 25, but the rooms are 26 [VS §1.1]\n"
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    assert "not a text in UTF-8" in run("rooms", "-o", f"set={binary}").err
    assert "cannot be read" in run("simulate", "vegas-showdown", "-o", f"set={tmp_path / 'none'}").err
    assert "is no file" in run("rooms", "-o", "set=/dev/zero").err
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 2_000_000)
    assert "is larger than" in run("rooms", "-o", f"set={huge}").err


def test_play_lists_bids_together_and_says_why_not(run: Run) -> None:
    """VS §3.2 A long list is drawn together; a refused bid is told with its clause."""
    done = run(
        *("play", "vegas-showdown", "--seats", "3", "--people", "3", "--plain"),
        typed="\nbid slots 6\nbid restaurant 29\nbid slots 5\n" + "\n" * 3 + "q\n",
    )
    assert "bid slots 5 7 9 12 15" in done.out
    assert "6 is no space of the track: 5, 7, 9, 12, 15. [VS §3.2]" in done.out
    assert "You have 25, not 29. [VS §3.2]" in done.out
    assert "bids 5 for Slots" in done.out


def test_play_says_why_a_spot_is_refused(run: Run) -> None:
    """VS §4.1, VS §4.2 Off the sheet, through a wall, out of reach: each in its own words."""
    done = run(
        *("play", "vegas-showdown", "--seats", "3", "--people", "3", "--plain"),
        typed="\nbid slots 5\n\npublicity\n\npublicity\n\n"
        "build slots g5 n\nbuild slots a3 e\nbuild slots h9 n\nbuild lounge a3 n\nbuild slots a3 n\nq\n",
    )
    assert "Slots is not joined to the casino entrance there. [VS §4.2]" in done.out
    assert "no door of Slots meets one on the way to the casino entrance. [VS §4.2]" in done.out
    assert "Slots on h9 does not lie wholly on the sheet. [VS §4.1]" in done.out
    assert "You have no Lounge to lay. [VS §3.3]" in done.out
    assert "lays Slots on a3." in done.out


def test_simulate_plays_the_game(run: Run) -> None:
    """Bots of the game are known to the simulation."""
    done = run(
        *("simulate", "vegas-showdown", "--seats", "3", "--games", "3", "--plain"),
        *("--bots", "greedy,random,random"),
    )
    assert done.code == 0 and "greedy" in done.out


def test_the_arena_rates_the_bots(run: Run) -> None:
    """Pairs meet from all seats on the same dice."""
    done = run(
        *("arena", "vegas-showdown", "--seats", "3", "--games", "6", "--plain"), *("--bots", "random,greedy")
    )
    assert done.code == 0
    assert done.out.index("greedy") < done.out.index("random")


def test_nothing_is_rolled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """VS §2.2 A new turn turns up cards and rooms: the prompt, its help and its hint say so."""
    rules, source = croupier.rules("vegas-showdown", seats=3), Seeded(1)
    table = Table(rules, source)
    asked = (table.turn for _ in table.steps(at_random(rules, source)))
    turn = next(turn for turn in asked if isinstance(turn, Chance) and turn.seat is not None)
    assert turn.seat is not None
    players = [Player("bot", "random")] * 3
    players[turn.seat] = Player("person", "Ada")
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nh\nx\n\n"))
    session = Session(table, players, {}, "t", b"", {}, tmp_path / "game", plain=True)
    session.ask_to_roll(turn.seat, turn.verb)
    said = capsys.readouterr().out
    assert "press Enter to turn up what is new" in said and "Event: " in said
    assert said.count("Nothing is turned up yet") == 2
    assert "roll" not in said.lower().replace("high rollers", "")
