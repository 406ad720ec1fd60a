"""Looks for what is wrong in the journal of a house with several servers, without any code of the house."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import psycopg

#: Of an entry of the journal: its table, number, epoch and text.
Entry: TypeAlias = tuple[str, int, int, str]
#: Of a command that was carried out: its table, `seat:person:id`, and the number it was answered with.
Command: TypeAlias = tuple[str, str, int]
#: What a client was told: the table, the id of its command, the number, and what it had asked for.
Acknowledged: TypeAlias = tuple[str, str, int, str]


def check_journal(folder: str, told: Iterable[Acknowledged], logs: Iterable[Path]) -> list[str]:
    """What is wrong in the PostgreSQL of a folder, compared with what clients were told and servers said."""
    with psycopg.connect(host=folder, user="croupier", dbname="postgres") as connection:
        entries = connection.execute("SELECT table_id, seq, epoch, text FROM journal ORDER BY table_id, seq")
        journal = entries.fetchall()
        commands = connection.execute("SELECT table_id, command, seq FROM commands").fetchall()
    lines = [line for log in logs for line in log.read_text().splitlines()]
    return [*numbers(journal), *acknowledgements(journal, commands, told), *two_dealers(lines)]


def numbers(journal: Sequence[Entry]) -> list[str]:
    """Of each table: its numbers have no gap, and its epochs never fall."""
    tables: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for table, seq, epoch, _ in journal:
        tables[table].append((seq, epoch))
    wrong = []
    for table, rows in tables.items():
        if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
            wrong.append(f"{table}: a number is missing or twice there")
        if [epoch for _, epoch in rows] != sorted(epoch for _, epoch in rows):
            wrong.append(f"{table}: an epoch falls")
    return wrong


def acknowledgements(
    journal: Sequence[Entry], commands: Sequence[Command], told: Iterable[Acknowledged]
) -> list[str]:
    """Each command that was acknowledged is there once, with the number its client was told.

    What it asked for stands in the journal at that number or before it, where others came with it.
    """
    texts = {(table, seq): text for table, seq, _, text in journal}
    times: Counter[tuple[str, str]] = Counter()
    at: dict[tuple[str, str], int] = {}
    for table, command, seq in commands:
        key = (table, command.split(":")[2])
        times[key] += 1
        at[key] = seq
    wrong = []
    for table, command, seq, event in told:
        found = times[table, command]
        if found != 1:
            wrong.append(f"{table}: {event} was acknowledged and is there {found} times")
        elif at[table, command] != seq:
            wrong.append(f"{table}: {event} was acknowledged as {seq} and is {at[table, command]}")
        elif seq and (table, seq) not in texts:
            wrong.append(f"{table}: {event} was acknowledged as {seq}, where nothing is")
        elif not _stands(texts, table, seq, event):
            wrong.append(f"{table}: {event} was acknowledged as {seq}, where something else is")
    return wrong


def _stands(texts: dict[tuple[str, int], str], table: str, seq: int, event: str) -> bool:
    """Whether an event stands at its number, or before the chance events that followed by themselves."""
    words = event.split(" ")
    if len(words) == 1 and words[0] != "pass":
        return True  # a hash, a seed or a wish to roll: none of them is an entry of the same words
    while texts.get((table, seq), "").split(" ")[0] in ("start", "bill"):
        seq -= 1
    return texts.get((table, seq), "").split(" ")[: len(words)] == words


def two_dealers(lines: Iterable[str]) -> list[str]:
    """Epochs of tables that two starts of servers have taken, by their own words."""
    takers: dict[tuple[str, int], set[str]] = defaultdict(set)
    for line in lines:
        if '"table taken"' in line:
            told: dict[str, Any] = json.loads(line)
            takers[told["table"], told["epoch"]].add(told["start"])
    return [
        f"{table}: epoch {epoch} was dealt twice" for (table, epoch), who in takers.items() if len(who) > 1
    ]
