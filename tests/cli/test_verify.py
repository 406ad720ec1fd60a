"""Verifying: every byte of a finished game counts."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from croupier.core.errors import InvalidRecord
from croupier.core.reading import decode, load, read
from croupier.core.record import seal
from croupier.verify import verify
from tests.cli.conftest import Run


def test_a_finished_game_verifies(run: Run, finished: Path) -> None:
    """The report counts what was derived again."""
    done = run("verify", finished)
    assert done.code == 0
    assert done.out.startswith("verified: las-vegas-2012")
    assert "shown are dice and rules, not who played what" in done.out
    assert "the file is not signed by a house" in done.out


def test_a_record_of_the_first_version_verifies_as_ever(run: Run) -> None:
    """Files written before there was a second version; the report says that their seats did not commit."""
    for path in ("tests/core/records/first-version.croupier", "tests/server/records/las-vegas-2012.croupier"):
        done = run("verify", path)
        assert (done.code, done.out[:9]) == (0, "verified:")
        assert "a record of the first version" in done.out


def test_a_changed_hash_or_commitment_is_found_under_a_new_digest(finished: Path) -> None:
    record = load(finished)
    ann, bot = record.players
    for changed in (
        replace(record, players=(replace(ann, hash="0" * 64), bot)),
        replace(record, commits=(*record.commits, "0" * 64)),
        replace(record, version=1, players=(replace(ann, hash=None), bot)),
    ):
        with pytest.raises(InvalidRecord):
            verify(read(changed.text()))
    assert verify(read(replace(record, commits=("0" * 64, *record.commits)).text())), "a redrawn seed"


def test_one_changed_byte_anywhere_fails_and_says_where(finished: Path) -> None:
    """Each byte is changed in turn; the complaint names a line."""
    data = finished.read_bytes()
    for at in range(len(data)):
        changed = bytearray(data)
        changed[at] ^= 1
        with pytest.raises(InvalidRecord) as caught:
            verify(read(decode(bytes(changed))))
        assert caught.value.line >= 1, (at, str(caught.value))


def test_a_changed_byte_is_found_even_under_a_new_digest(finished: Path) -> None:
    """Who re-seals a forged file is caught by the seeds: dice, figures and scores hang together."""
    lines = finished.read_text().split("\n")[:-2]
    forged = 0
    for number, line in enumerate(lines):
        if not line.startswith(("table", "game", "option", "commit", "*", "=", "score", "rank", "reveal")):
            continue
        at = len(line) - 1
        other = "1" if line[at] != "1" else "2"
        body = "\n".join([*lines[:number], line[:at] + other + line[at + 1 :], *lines[number + 1 :]]) + "\n"
        with pytest.raises(InvalidRecord):
            verify(read(f"{body}digest sha256:{seal(body)}\n"))
        forged += 1
    assert forged > 30


def test_every_cut_is_noticed(finished: Path) -> None:
    """A file cut anywhere no longer verifies."""
    text = finished.read_text()
    for length in range(0, len(text), 7):
        with pytest.raises(InvalidRecord):
            verify(read(text[:length]))


def test_what_cannot_be_verified_says_so(finished: Path) -> None:
    """No commitment, no seed, no digest, nobody's seed: each has its own words."""
    record = load(finished)
    assert record.reveal is not None
    ann, bot = record.players
    nobody = (replace(ann, hash=None), bot)
    bots = (replace(bot, hash=ann.hash), bot)
    for changed, words in (
        (replace(record, commits=()), "no commitment"),
        (replace(record, reveal=None), "not revealed"),
        (replace(record, intact=None), "unsealed"),
        (replace(record, players=nobody, reveal=(record.reveal[0], ())), "no person added a seed"),
        (replace(record, reveal=(record.reveal[0], ())), "the seed of seat 1 is missing"),
        (replace(record, players=nobody), "the hash of seat 1 is missing"),
        (replace(record, players=bots), "only a person's seat"),
        (replace(record, reveal=(record.reveal[0], ((0, "0" * 32),))), "not the one it committed to"),
    ):
        with pytest.raises(InvalidRecord, match=words):
            verify(read(changed.text()))


def test_an_unfinished_game_has_no_result_to_verify(run: Run, tmp_path: Path) -> None:
    """A kept game is not finished."""
    path = tmp_path / "game"
    run("play", "-o", "start=1", "--plain", "--save", path, typed="\nq\n")
    done = run("verify", path)
    assert (done.code, "not finished" in done.err) == (2, True)


def test_the_verifier_runs_as_a_script(finished: Path) -> None:
    """`python -m croupier.verify FILE` needs no command line around it."""
    done = subprocess.run(
        [sys.executable, "-m", "croupier.verify", str(finished)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout[:9]) == (0, "verified:")


def test_the_verifier_shares_nothing_with_the_source() -> None:
    """Its file imports neither the fair dice nor the sources."""
    import croupier.verify

    text = Path(croupier.verify.__file__).read_text()
    assert "core.fair" not in text
    assert "core.chance" not in text


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("las-vegas-2012 revision 7", "this program plays las-vegas-2012 revision 1, not 7"),
        ("hog revision 1", "there is no game 'hog'"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_what_is_not_played_here_is_said_with_its_line(
    run: Run, finished: Path, command: str, game: str, reason: str
) -> None:
    """Another revision, a game that is not installed: not blamed on the commitment, which they change too."""
    text = finished.read_text()
    finished.write_text(text.replace("game las-vegas-2012 revision 1", f"game {game}").split("digest")[0])
    done = run(command, finished)
    assert done.code == 2 and done.err.startswith(f"croupier: line 3: {reason}")
