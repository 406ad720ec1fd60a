"""`croupier review`: what luck and play did in a finished game, for every seat."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from croupier import games
from croupier.cli import output
from croupier.cli.common import Terminal, names_of
from croupier.cli.progress import Bar
from croupier.cli.reasons import sentence
from croupier.core.errors import InvalidOption
from croupier.core.game import UNITS, Unit
from croupier.core.lines import left, right
from croupier.core.reading import load
from croupier.core.record import Record
from croupier.core.rules import Words
from croupier.value import Account, Reckoning, begun, why
from croupier.value import kept as keeping
from croupier.value.reckoning import SEED, finished
from croupier.value.statement import Move, SeatAccount

#: The most playouts for a position that anybody waits for.
MOST_PLAYOUTS = 1_000_000
#: The playouts by which the time of a review is told.
TRIAL = 32
#: How much of the time that is left a second look may be expected to take.
CAREFUL = 0.8
#: Moments of luck that are named, from so much on.
_LUCKIEST, _SOME_LUCK = 3, 0.0005
_WAYS = ("lucky", "unlucky")
_COLUMNS = ("start", "luck", "own", "others", "hidden", "correction", "result")


def review(
    file: Path,
    *,
    playouts: int | None,
    seconds: float | None,
    seat: int | None,
    unit: str | None,
    as_json: bool,
    terminal: Terminal,
) -> None:
    """Makes the account of a game, or reads the one that is kept beside it, and prints it."""
    _check(playouts, seconds)
    counted = _unit(unit)
    record = load(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise InvalidOption(f"--seat cannot be {seat}: the game has seats 1 to {record.seats}")
    size = sum(line.mark in "*123456" for line in record.lines)
    try:
        with Bar(terminal.plain) as bar:
            if seconds:
                found = _timed(file, record, counted, seconds, bar)
            else:
                found = _kept(file, record, counted, playouts, bar)
    except KeyboardInterrupt:  # before anything was reckoned
        _interrupted(terminal, 0, size, as_json=True)
        raise
    if not found.complete:
        _interrupted(terminal, len(found.moves), size, as_json)
    if as_json:
        told = msgspec.to_builtins(found if seat is None else _only(found, seat))
        print(json.dumps({"schema": "review/1", **told}))
    else:
        _show(terminal, found, record, seat)


def _interrupted(terminal: Terminal, done: int, size: int, as_json: bool) -> None:
    """Says before anything else that an account is not whole; beside JSON on the error output."""
    sentence = terminal.say("terminal-review-interrupted", [("done", done), ("all", size)])
    if as_json:
        print(sentence, file=sys.stderr)
    else:
        terminal.print(sentence)


def _check(playouts: int | None, seconds: float | None) -> None:
    """Raises `InvalidOption` for numbers that make no review."""
    if playouts is not None and seconds is not None:
        raise InvalidOption("--playouts and --seconds are two ways to say how long: use one of them")
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise InvalidOption(f"--playouts cannot be {playouts}: allowed are 1 to {MOST_PLAYOUTS}")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise InvalidOption(f"--seconds cannot be {seconds:g}: allowed is a number above 0")


def _unit(word: str | None) -> Unit | None:
    """The unit of that name; raises `InvalidOption`."""
    found: dict[str, Unit] = {unit: unit for unit in UNITS}
    if word is not None and word not in found:
        raise InvalidOption(f"--unit cannot be {word}: allowed are {', '.join(found)}")
    return None if word is None else found[word]


def _kept(file: Path, record: Record, unit: Unit | None, playouts: int | None, bar: Bar) -> Account:
    """The account that is kept, if it is of the same kind; gone on with and kept otherwise.

    One by more playouts is never put away for one by fewer.
    """
    reckoning = begun(record, unit=unit, playouts=playouts)
    place = keeping.place_of(file, reckoning.evaluator.unit)
    before = keeping.read(place)
    wanted = reckoning.playouts
    if before is not None and keeping.fits(
        before, record, reckoning.evaluator.name, reckoning.evaluator.unit, wanted, SEED
    ):
        if before.complete:
            return before
        reckoning.moves = list(before.moves)
    found = _within(reckoning, None, bar)
    judge = reckoning.evaluator
    if before is None or not keeping.fits(before, record, judge.name, judge.unit, None, SEED):
        before = None
    if before is None or not before.complete or before.playouts <= found.playouts:
        _keep(found, place)
    return found


def _keep(found: Account, place: Path) -> None:
    """Keeps an account beside its record; where that cannot be, it is said, and the account is told."""
    if not keeping.write(found, place):
        output.complain(f"the review cannot be kept in {place}")


def _timed(file: Path, record: Record, unit: Unit | None, seconds: float, bar: Bar) -> Account:
    """As many playouts as there is time for: a first look tells how long one takes.

    What is kept is taken unless there is time for twice its playouts.
    """
    began = time.perf_counter()
    look = begun(record, unit=unit, playouts=TRIAL)
    judge = look.evaluator
    if judge.usual == 1:  # nothing is played out, so there is nothing to have time for
        return _kept(file, record, unit, None, bar)
    place = keeping.place_of(file, judge.unit)
    before = keeping.read(place)
    if before and not (before.complete and keeping.fits(before, record, judge.name, judge.unit, None, SEED)):
        before = None
    found = _within(look, None, bar)
    spent = time.perf_counter() - began
    playouts = min(int(CAREFUL * TRIAL * (seconds - spent) / spent), MOST_PLAYOUTS)
    enough = before is not None and 2 * before.playouts > playouts
    if found.complete and not enough and spent < seconds / 3:
        longer = _within(begun(record, unit=unit, playouts=playouts), began + seconds, bar)
        found = longer if longer.complete else found
    if before and (enough or before.playouts >= found.playouts or not found.complete):
        return before
    _keep(found, place)
    return found


def _within(reckoning: Reckoning, until: float | None, bar: Bar) -> Account:
    """What is done until a time, or until somebody interrupts it."""
    try:
        for done in reckoning.steps():
            bar.reach(done, reckoning.size)
            if until is not None and time.perf_counter() > until:
                break
    except KeyboardInterrupt:
        pass
    return reckoning.account()


def _only(found: Account, seat: int) -> Account:
    """The account of one seat: its sums, its decisions and its luck."""
    moves = tuple(move for move in found.moves if move.seat == seat)
    return replace(found, seats=(found.seats[seat - 1],), moves=moves)


def _show(out: Terminal, found: Account, record: Record, seat: int | None) -> None:
    """The sums of every seat, how well each played, its luck, and the decisions that lost much."""
    names = names_of(record.players, out.language)
    facts: list[tuple[str, Words]] = [
        ("game", found.game),
        ("evaluator", found.evaluator),
        ("playouts", f"{found.playouts:,}"),
        ("unit", found.unit),
    ]
    out.print(out.say("terminal-review-head", facts))
    out.print()
    shown = [number for number in range(len(found.seats)) if seat in (None, number + 1)]
    if found.complete:  # what is not whole neither adds up nor says how well anybody played
        _sums(out, found, names, shown)
    _remarks(out, found, record, names, shown)


def _sums(out: Terminal, found: Account, names: Sequence[str], shown: Sequence[int]) -> None:
    """The sums of every seat, and how well each played."""
    titles = [out.say(f"terminal-review-{column}") for column in _COLUMNS]
    widths = [max(8, len(title) + 1) for title in titles]
    out.print(" " * 16 + "".join(right(title, width) for title, width in zip(titles, widths, strict=True)))
    for number in shown:
        figures = [getattr(found.seats[number], column) for column in _COLUMNS]
        words = [_told(found, figure, column) for figure, column in zip(figures, _COLUMNS, strict=True)]
        line = "".join(right(word, width) for word, width in zip(words, widths, strict=True))
        out.print(left(names[number], 16) + line)
    out.print()
    for number in shown:
        out.print(_rating(out, found, names[number], found.seats[number]))
    out.print()


def _remarks(
    out: Terminal, found: Account, record: Record, names: Sequence[str], shown: Sequence[int]
) -> None:
    """The luck of every seat, and the decisions that lost much."""
    for number in shown:
        for way in _WAYS:
            if lucky := _lucky(found, names, number, way):
                facts: list[tuple[str, Words]] = [
                    ("way", way),
                    ("name", names[number]),
                    ("events", "; ".join(lucky)),
                ]
                out.print(out.say("terminal-review-luckiest", facts))
    mine = [move for move in found.moves if move.seat is not None and move.seat - 1 in shown]
    marked = [move for move in mine if move.mark is not None or _lost_points(found, move)]
    out.print()
    table = finished(record, games.rules_of(record))
    for move in marked:
        out.print(_mark(out, found, names, move))
        if told := sentence(out, why.of_move(table, move, found.seed), names):
            out.print(f"    {told}")
    if not marked and found.complete:
        out.print(out.say("terminal-review-no-mark"))


def _lucky(found: Account, names: Sequence[str], seat: int, way: str) -> list[str]:
    """The three events that were luckiest or unluckiest for a seat, whose they were, what they changed."""
    sign = 1 if way == "lucky" else -1
    by_luck = sorted(found.moves, key=lambda move: -sign * (move.luck[seat] if move.luck else 0.0))
    return [
        f"{move.seq}. {_whose(move, names)}{move.event} ({_told(found, move.luck[seat], 'luck')})"
        for move in by_luck[:_LUCKIEST]
        if move.luck and sign * move.luck[seat] > _SOME_LUCK
    ]


def _whose(move: Move, names: Sequence[str]) -> str:
    """Whose dice they were; nobody's, where chance set something up for all."""
    return "" if move.seat is None else f"{names[move.seat - 1]}, "


def _lost_points(found: Account, move: Move) -> bool:
    """Whether a decision is told of although there are no marks, because points count."""
    return found.unit == "points" and why.costly(move, found.unit)


def _told(found: Account, figure: float, column: str = "") -> str:
    """A figure: hundredths of a victory, or points; changes with their sign."""
    amount = 100 * figure if found.unit == "share" else figure
    amount = 0.0 if abs(amount) < 0.05 else amount
    return f"{amount:.1f}" if column in ("", "start", "result") else f"{amount:+.1f}"


def _rating(out: Terminal, found: Account, name: str, seat: SeatAccount) -> str:
    rating = seat.rating
    if not rating.mattered:
        return out.say("terminal-review-unrated", [("name", name)])
    facts: list[tuple[str, Words]] = [
        ("name", name),
        ("word", rating.word or "none"),
        ("mattered", rating.mattered),
        ("loss", f"{100 * rating.mean_loss:.2f}" if found.unit == "share" else f"{rating.mean_loss:.2f}"),
        ("best", round(100 * rating.best / rating.mattered)),
    ]
    return out.say("terminal-review-rating", facts)


def _mark(out: Terminal, found: Account, names: Sequence[str], move: Move) -> str:
    assert move.seat is not None and move.cost is not None
    error = next(choice.error for choice in move.choices if choice.event == move.event)
    facts: list[tuple[str, Words]] = [
        ("number", move.seq),
        ("name", names[move.seat - 1]),
        ("event", move.event),
        ("mark", move.mark or "points"),
        ("loss", _told(found, -move.cost[move.seat - 1])),
        ("error", _told(found, error)),
        ("best", move.best or ""),
    ]
    return out.say("terminal-review-mark", facts)
