"""Playing a record again, step by step, and stopping at the first line that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from croupier.core.chance import Scripted
from croupier.core.errors import CroupierError, InvalidAction, InvalidRecord, clip
from croupier.core.options import listed
from croupier.core.position import digest
from croupier.core.record import Line, Record
from croupier.core.rules import AnyRules, Chance
from croupier.core.table import Move, Table


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record that was played again, and the table after it."""

    line: Line
    table: Table[Any, Any, Any]
    move: Move[Any] | None


def replay(record: Record, rules: AnyRules) -> Iterator[Step]:
    """Plays the record again line by line; raises `InvalidRecord` at the first wrong one."""
    _check_header(record, rules)
    table: Table[Any, Any, Any] = Table(rules, Scripted(()))
    for line in record.lines:
        yield Step(line, table, _play(table, line))
    _check_end(record, table)


def table_of(record: Record, rules: AnyRules) -> Table[Any, Any, Any]:
    """The table as the record leaves it; its source is empty."""
    table: Table[Any, Any, Any] = Table(rules, Scripted(()))
    for step in replay(record, rules):
        table = step.table
    return table


def _check_header(record: Record, rules: AnyRules) -> None:
    told = (record.game, record.revision, record.seats)
    if told != (rules.name, rules.revision, rules.seats):
        raise InvalidRecord(
            3,
            f"this program plays {rules.name} revision {rules.revision} with {rules.seats} seats, "
            f"not {record.game} revision {record.revision} with {record.seats}",
        )
    if record.options != tuple(rules.options.items()):
        missing = ", ".join(f"{name} {value}" for name, value in rules.options.items())
        raise InvalidRecord(4, f"the option lines must be all of them, sorted: {missing}")


def _play(table: Table[Any, Any, Any], line: Line) -> Move[Any] | None:
    match line.mark:
        case "#":
            return None
        case "!":
            _note(table, line)
            return None
        case "=":
            _assert(table, line)
            return None
        case "*":
            return _chance(table, line)
        case seat:
            _check_seat(table, line, seat)
            try:
                return table.do(int(seat) - 1, line.text)
            except CroupierError as error:
                raise InvalidRecord(line.number, str(error)) from None


def _note(table: Table[Any, Any, Any], line: Line) -> None:
    seat, _, text = line.text.partition(" ")
    _check_seat(table, line, seat)
    table.note(int(seat) - 1, text)


def _check_seat(table: Table[Any, Any, Any], line: Line, seat: str) -> None:
    if int(seat) > table.rules.seats:
        raise InvalidRecord(line.number, f"there is no seat {seat}: the table has {table.rules.seats}")


def _assert(table: Table[Any, Any, Any], line: Line) -> None:
    fact, _, told = line.text.partition(" ")
    facts = {name: " ".join(map(str, values)) for name, values in table.rules.facts(table.state).items()}
    facts["position"] = digest(table.rules.position(table.state))
    if fact not in facts:
        raise InvalidRecord(line.number, f"{clip(fact)} is no fact of this game: facts are {listed(facts)}")
    if facts[fact] != told:
        raise InvalidRecord(line.number, f"{fact} is {facts[fact]} here, the record says {clip(told)}")


def _chance(table: Table[Any, Any, Any], line: Line) -> Move[Any]:
    turn = table.turn
    if not isinstance(turn, Chance):
        raise InvalidRecord(line.number, "it is a seat's turn here, not chance's")
    try:
        event = table.rules.parse(line.text)
    except InvalidAction as error:
        raise InvalidRecord(line.number, str(error)) from None
    if not table.rules.is_legal(table.state, None, event):
        raise InvalidRecord(line.number, f"chance cannot bring {clip(line.text)} here: a {turn.verb} is due")
    if line.draws:
        _check_draws(table, line)
    return table.take(event, line.draws)


def _check_draws(table: Table[Any, Any, Any], line: Line) -> None:
    """The raw draws must give just this outcome."""
    told = _Told(line)
    made = table.rules.sample(table.state, told)
    told.finish()
    if str(made) != line.text:
        raise InvalidRecord(
            line.number, f"these draws make {clip(str(made))}, the record says {clip(line.text)}"
        )


class _Told:
    """A source that gives a line's own draws and complains about any that do not fit."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._draws = iter(line.draws)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        told, value = next(self._draws, (0, 0))
        if told != n or not value < n:
            raise InvalidRecord(self._line.number, f"a draw below {n} belongs here, not {told}:{value}")
        return value

    def at(self, verb: str, number: int) -> _Told:
        return self

    def finish(self) -> None:
        if next(self._draws, None) is not None:
            raise InvalidRecord(self._line.number, "there are more draws than this event takes")


def _check_end(record: Record, table: Table[Any, Any, Any]) -> None:
    rules, state = table.rules, table.state
    if record.score is None:
        if table.over:
            raise InvalidRecord(
                record.places.get("end", 0), "the game is over here, but its score is missing"
            )
    elif not table.over:
        raise InvalidRecord(
            record.places.get("score", 0), "the game is not over yet, but the record has a score"
        )
    elif record.score != rules.score(state):
        real = " ".join(map(str, rules.score(state)))
        raise InvalidRecord(record.places.get("score", 0), f"the score is {real}")
    elif record.ranks != rules.ranks(state):
        real = " ".join(map(str, rules.ranks(state)))
        raise InvalidRecord(record.places.get("rank", 0), f"the ranks are {real}")
    if record.intact is False:
        raise InvalidRecord(
            record.places["digest"], "the digest does not fit the bytes above it: the file was changed"
        )
