"""`croupier review`: what luck and play did in a finished game, for every seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
from rich.console import Console

from croupier.cli.common import Terminal, names_of
from croupier.cli.progress import Bar
from croupier.core.errors import InvalidOption
from croupier.core.lines import left, right
from croupier.core.reading import load
from croupier.core.record import Record
from croupier.core.rules import Words
from croupier.value import Account, Reckoning, begun
from croupier.value import kept as keeping
from croupier.value.reckoning import SEED
from croupier.value.statement import Move, SeatAccount

#: The most playouts for a position that anybody waits for.
MOST_PLAYOUTS = 1_000_000
#: The playouts by which the time of a review is told.
TRIAL = 32
#: How much of the time that is left a second look may be expected to take.
CAREFUL = 0.8
_COLUMNS = ("start", "luck", "own", "others", "hidden", "correction", "result")


def review(
    file: Path,
    *,
    playouts: int | None,
    seconds: float | None,
    seat: int | None,
    as_json: bool,
    terminal: Terminal,
) -> None:
    """Makes the account of a game, or reads the one that is kept beside it, and prints it."""
    _check(playouts, seconds)
    record = load(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise InvalidOption(f"--seat cannot be {seat}: the game has seats 1 to {record.seats}")
    with Bar(terminal.plain) as bar:
        found = _timed(file, record, seconds, bar) if seconds else _kept(file, record, playouts, bar)
    if as_json:
        print(msgspec.json.encode(found if seat is None else _only(found, seat)).decode())
    else:
        _show(terminal, found, names_of(record.players, terminal.language), seat)
    if not found.complete:
        events = [("done", len(found.moves)), ("all", sum(line.mark in "*123456" for line in record.lines))]
        Console(stderr=True).print(terminal.say("terminal-review-interrupted", events))


def _check(playouts: int | None, seconds: float | None) -> None:
    """Raises `InvalidOption` for numbers that make no review."""
    if playouts is not None and seconds is not None:
        raise InvalidOption("--playouts and --seconds are two ways to say how long: use one of them")
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise InvalidOption(f"--playouts cannot be {playouts}: allowed are 1 to {MOST_PLAYOUTS}")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise InvalidOption(f"--seconds cannot be {seconds:g}: allowed is a number above 0")


def _kept(file: Path, record: Record, playouts: int | None, bar: Bar) -> Account:
    """The account that is kept, if it is of the same kind; gone on with and kept otherwise."""
    reckoning = begun(record, playouts=playouts)
    before = keeping.read(keeping.place_of(file))
    wanted = reckoning.playouts
    if before is not None and keeping.fits(
        before, record, reckoning.evaluator.name, reckoning.evaluator.unit, wanted, SEED
    ):
        if before.complete:
            return before
        reckoning.moves = list(before.moves)
    found = _within(reckoning, None, bar)
    keeping.write(found, keeping.place_of(file))
    return found


def _timed(file: Path, record: Record, seconds: float, bar: Bar) -> Account:
    """As many playouts as there is time for: a first look tells how long one takes.

    What is kept is taken unless there is time for twice its playouts.
    """
    began = time.perf_counter()
    look = begun(record, playouts=TRIAL)
    judge = look.evaluator
    if judge.usual == 1:  # nothing is played out, so there is nothing to have time for
        return _kept(file, record, None, bar)
    place = keeping.place_of(file)
    before = keeping.read(place)
    if before and not (before.complete and keeping.fits(before, record, judge.name, judge.unit, None, SEED)):
        before = None
    found = _within(look, None, bar)
    spent = time.perf_counter() - began
    playouts = min(int(CAREFUL * TRIAL * (seconds - spent) / spent), MOST_PLAYOUTS)
    enough = before is not None and 2 * before.playouts > playouts
    if found.complete and not enough and spent < seconds / 3:
        longer = _within(begun(record, playouts=playouts), began + seconds, bar)
        found = longer if longer.complete else found
    if before and (enough or before.playouts >= found.playouts or not found.complete):
        return before
    keeping.write(found, place)
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
    """The account of one seat: its sums, its decisions and its dice."""
    moves = tuple(move for move in found.moves if move.seat == seat)
    return replace(found, seats=(found.seats[seat - 1],), moves=moves)


def _show(out: Terminal, found: Account, names: Sequence[str], seat: int | None) -> None:
    """The sums of every seat, how well each played, and the decisions that lost most."""
    facts: list[tuple[str, Words]] = [
        ("game", found.game),
        ("evaluator", found.evaluator),
        ("playouts", f"{found.playouts:,}"),
        ("unit", found.unit),
    ]
    out.print(out.say("terminal-review-head", facts))
    out.print()
    titles = [out.say(f"terminal-review-{column}") for column in _COLUMNS]
    widths = [max(8, len(title) + 1) for title in titles]
    out.print(" " * 16 + "".join(right(title, width) for title, width in zip(titles, widths, strict=True)))
    shown = [number for number in range(len(found.seats)) if seat in (None, number + 1)]
    for number in shown:
        figures = [getattr(found.seats[number], column) for column in _COLUMNS]
        words = [_told(found, figure, column) for figure, column in zip(figures, _COLUMNS, strict=True)]
        line = "".join(right(word, width) for word, width in zip(words, widths, strict=True))
        out.print(left(names[number], 16) + line)
    out.print()
    for number in shown:
        out.print(_rating(out, found, names[number], found.seats[number]))
    marked = [move for move in found.moves if move.mark is not None and seat in (None, move.seat)]
    out.print()
    for move in marked:
        out.print(_mark(out, found, names, move))
    if not marked:
        out.print(out.say("terminal-review-no-mark"))


def _told(found: Account, figure: float, column: str = "") -> str:
    """A figure: hundredths of a victory, or points; changes with their sign."""
    amount = 100 * figure if found.unit == "share" else figure
    amount = 0.0 if abs(amount) < 0.05 else amount
    return f"{amount:.1f}" if column in ("", "start", "result") else f"{amount:+.1f}"


def _rating(out: Terminal, found: Account, name: str, seat: SeatAccount) -> str:
    rating = seat.rating
    if rating.word is None:
        return out.say("terminal-review-unrated", [("name", name)])
    facts: list[tuple[str, Words]] = [
        ("name", name),
        ("word", rating.word),
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
        ("mark", move.mark or ""),
        ("loss", _told(found, -move.cost[move.seat - 1])),
        ("error", _told(found, error)),
        ("best", move.best or ""),
    ]
    return out.say("terminal-review-mark", facts)
