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
    for changed, words in (
        (replace(record, commit=None), "no commitment"),
        (replace(record, reveal=None), "not revealed"),
        (replace(record, intact=None), "unsealed"),
        (replace(record, reveal=(record.reveal[0], ())), "no person added a seed"),
        (replace(record, reveal=(record.reveal[0], ((1, "0" * 32),))), "only a person's seat"),
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
