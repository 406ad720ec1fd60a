"""The check of the journal finds what it is there to find, and shares nothing with the house."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.server import journal_check
from tests.server.journal_check import Acknowledged, Command, Entry

JOURNAL: list[Entry] = [("t", 1, 1, "start 3"), ("t", 2, 1, "place 2"), ("t", 3, 2, "start 1")]
COMMANDS: list[Command] = [("t", "0:ann:x", 3), ("t", "1:bob:y", 1)]
TOLD: list[Acknowledged] = [("t", "x", 3, "place 2"), ("t", "y", 1, "seed")]


def taken(start: str, epoch: int) -> str:
    """What a server says when it takes a table."""
    return f'{{"event": "table taken", "start": "{start}", "table": "t", "epoch": {epoch}}}'


def test_a_good_history() -> None:
    """Nothing is found."""
    assert journal_check.numbers(JOURNAL) == []
    assert journal_check.acknowledgements(JOURNAL, COMMANDS, TOLD) == []
    assert journal_check.two_dealers([taken("a", 1), "not json", taken("b", 2)]) == []


@pytest.mark.parametrize(
    ("journal", "told"),
    [
        ([JOURNAL[0], JOURNAL[2]], "missing or twice"),
        ([*JOURNAL, JOURNAL[2]], "missing or twice"),
        (JOURNAL[1:], "missing or twice"),
        ([*JOURNAL, ("t", 4, 1, "place 1")], "an epoch falls"),
    ],
)
def test_numbers_and_epochs(journal: list[Entry], told: str) -> None:
    """A gap, a number that is twice there, one that is lost at the beginning, an epoch that falls."""
    (found,) = journal_check.numbers(journal)
    assert told in found


@pytest.mark.parametrize(
    ("journal", "commands", "told"),
    [
        (JOURNAL, COMMANDS[1:], "is there 0 times"),
        (JOURNAL, [*COMMANDS, ("t", "1:bob:x", 2)], "is there 2 times"),
        (JOURNAL, [("t", "0:ann:x", 2), COMMANDS[1]], "acknowledged as 3 and is 2"),
        (JOURNAL[:2], COMMANDS, "where nothing is"),
        ([JOURNAL[0], ("t", 2, 1, "place 4"), JOURNAL[2]], COMMANDS, "where something else is"),
    ],
)
def test_acknowledgements(journal: list[Entry], commands: list[Command], told: str) -> None:
    """What was confirmed and is lost, doubled, elsewhere, cut off, or something else."""
    (found,) = journal_check.acknowledgements(journal, commands, TOLD)
    assert told in found


def test_two_dealers() -> None:
    """One epoch of a table that two servers took."""
    assert journal_check.two_dealers([taken("a", 1), taken("b", 1)]) == ["t: epoch 1 was dealt twice"]


def test_it_shares_nothing_with_the_house() -> None:
    """It imports the standard library and a driver for PostgreSQL, and no other test."""
    tree = ast.parse(Path(journal_check.__file__).read_text(encoding="utf-8"))
    names = {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    } | {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= {*sys.stdlib_module_names, "psycopg"}
