"""Rolling Cubes in the terminal: an equality is typed, and its values and points are shown meanwhile.

On a terminal every key is read by itself; elsewhere (pipes, `--plain`) whole lines are. No equality
is shown unasked: a hint is given by `h` or the Tab key, and the best one after the turn.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from croupier.core.errors import IllegalAction, InvalidAction
from croupier.core.game import Say, Screen
from croupier.core.rules import Seat
from croupier.games.rollingcubes.choices import searched
from croupier.games.rollingcubes.dice import spaced
from croupier.games.rollingcubes.equation import Misread, fault, not_thrown, read, read_side, symbols, written
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import FREE, State
from croupier.games.rollingcubes.table import table
from croupier.games.rollingcubes.view import View

HELP = """\
  type an equality: 5x8=40, in the solitaire with its row: blue 5x8=40
  decline         no equality           rethrow 5 7 :   strike blue   (solitaire)
  h or Tab  a hint, each time a bit more"""

ENTER, TAB, ESCAPE, BACK, CLEAR, STOP, END = "\r\n", "\t", "\x1b", "\x7f\b", "\x15", "\x03", "\x04"
Keys: TypeAlias = Callable[[], str]


def ask(screen: Screen, seat: Seat) -> None:
    """Asks for a decision until one is carried out, then tells what would have been best."""
    rules, before = screen.table.rules, screen.table.state
    assert isinstance(rules, RollingCubes)
    screen.hand_over(seat)
    screen.board(seat)
    hints = Hints(rules, screen.table.view(seat))
    while True:
        text = read_line(screen, seat, hints)
        if text == "h":
            screen.print(f"  {hints.next()}")
            continue
        if text == "?":
            screen.print(HELP)
        if not text or screen.command(seat, text):
            if screen.table.state != before:
                return
            continue
        try:
            screen.tell(screen.table.do(seat, meant(text, rules)))
        except IllegalAction as error:
            words = screen.say(error.refusal.code, error.refusal.args)
            screen.print(f"  {words} [{error.refusal.clause}]")
            continue
        except Misread as misread:
            words = screen.say(misread.refusal.code, misread.refusal.args)
            screen.print(f"  {words} [{misread.refusal.clause}]")
            continue
        except InvalidAction as error:
            screen.print(f"  {error}")
            continue
        if turn_over(before, screen.table.state):
            screen.print(f"  {best_words(rules, before, seat)}")
        return


def turn_over(before: State, after: State) -> bool:
    """Whether everybody may know now what the dice had in them."""
    return after.dice is None or after.dice != before.dice


def meant(text: str, rules: RollingCubes) -> str:
    """The canonical text of what was typed; an equality needs no verb and has any spelling."""
    words = text.split()
    verb = words[0]
    if verb in ("decline", "rethrow", "strike"):
        return str(rules.parse(" ".join(words)))
    if verb == "equate":
        words = words[1:]
    row = words.pop(0) if words and words[0] in ROWS and len(words) > 1 else None
    equation = read("".join(words))
    return f"equate {equation}" if row is None else f"equate {row} {equation}"


def status(text: str, view: View, rules: RollingCubes, say: Say) -> str:
    """What is to be said while a text is typed: both values, then the points or what is wrong."""
    words = text.split()
    if words and words[0] in ("equate", *ROWS) and (len(words) > 1 or words[0] != "101"):
        words = words[2:] if words[0] == "equate" and words[1:2] and words[1] in ROWS else words[1:]
    try:
        faces = "".join(symbols("".join(words)))
    except Misread as misread:
        return say(misread.refusal.code, misread.refusal.args)
    if not faces:
        return ""
    left, equals, right = faces.partition("=")
    values = f"left {value(left)}" + (f", right {value(right)}" if equals else "")
    try:
        equation = read(faces)
    except Misread:
        return values
    wrong = not_thrown(equation, view.dice or "")
    wrong = wrong or fault(equation, zero_dividend=rules.settings.zero_dividend)
    if wrong is None:
        return f"{values}: {say('rc-preview-points', [('points', points(equation))])}"
    return values if wrong.code == "rc-unequal" else f"{values}: {say(wrong.code, wrong.args)}"


def value(side: str) -> str:
    """The value of a side as far as it goes; … while it is not complete."""
    try:
        return written(read_side(side).value())
    except (Misread, ZeroDivisionError):
        return "…"


class Hints:
    """Hints for one decision, each a bit more: the points, the dice, the equality."""

    def __init__(self, rules: RollingCubes, view: View) -> None:
        self.rules = rules
        self.view = view
        self.given = 0

    def next(self) -> str:
        """The next hint."""
        if self.rules.mode(self.view.stage) == "last-die":
            return "In this game nobody is told whether there is an equality. [RC §6.2]"
        found = best_use(self.rules, self.view, self.view.viewer)
        if found is None:
            return "There is no equality."
        self.given += 1
        worth, count, dice, row = found
        where = f" in row {row}" if row else ""
        if self.given == 1:
            return f"There is an equality for {worth} points{where}."
        if self.given == 2:
            return f"It uses {spaced(dice)}."
        return f"It is {searched(dice, count, self.rules.settings.zero_dividend, row == '101')}."


def best_use(rules: RollingCubes, state: State | View, seat: Seat) -> tuple[int, int, str, str | None] | None:
    """Worth, points, dice and row of the best equality that a seat can make; most dice in `last-die`."""
    if state.dice is None:
        return None
    known = table(rules.settings.zero_dividend)
    mode = rules.mode(state.stage)
    if mode == "yahtzee":
        free = [row for row, own in zip(ROWS, state.rows[seat], strict=True) if own == FREE]
        again = max(0, state.again)
        found = [
            (max(0, worth - again), count, dice, row)
            for row in free
            for worth, count, dice in known.answers(state.dice, row=row)
        ]
        return max(found, default=None, key=lambda use: use[0])
    using = state.used or ""
    uses = [use for use in known.answers(state.dice, using) if len(use[2]) > len(using)]
    if not uses:
        return None
    if mode == "last-die":
        worth, count, dice = max(uses, key=lambda use: (len(use[2]), use[0]))
    else:
        worth, count, dice = max(uses, key=lambda use: use[0])
    return worth, count, dice, None


def best_words(rules: RollingCubes, before: State, seat: Seat) -> str:
    """What the best equality would have been."""
    found = best_use(rules, before, seat)
    if found is None:
        return "There was no equality in these dice."
    worth, count, dice, row = found
    equation = searched(dice, count, rules.settings.zero_dividend, row == "101")
    if rules.mode(before.stage) == "last-die":
        return f"Most dice could be used by {equation}."
    return f"The best was {equation} for {worth} points" + (f" in row {row}." if row else ".")


# Reading


def read_line(screen: Screen, seat: Seat, hints: Hints) -> str:
    """A line from the person, shown with its values while it is typed where the terminal can."""
    prompt = f"{screen.names[seat]}, your equality: "
    if screen.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return screen.read(prompt)
    try:
        with single_keys() as keys:
            return typed(prompt, keys, hints, screen.say)
    except OSError:
        return screen.read(prompt)


def typed(prompt: str, keys: Keys, hints: Hints, say: Say) -> str:
    """Reads key by key and shows the line with its values until Enter."""
    text = ""
    while True:
        draw(prompt, text, status(text, hints.view, hints.rules, say))
        key = keys()
        if key in (STOP, END, ""):
            raise EOFError
        if key in ENTER:
            sys.stdout.write("\n")
            return text.strip()
        if key in TAB:
            sys.stdout.write(f"\r\x1b[J  {hints.next()}\n")
        elif key in BACK:
            text = text[:-1]
        elif key in (CLEAR, ESCAPE):
            text = ""
        elif key.isprintable() and len(text) < 60:
            text += key


def draw(prompt: str, text: str, said: str) -> None:
    """The line, what is said of it to its right, and the cursor behind the text."""
    tail = f"   {said}" if said else ""
    back = f"\x1b[{len(tail)}D" if tail else ""
    sys.stdout.write(f"\r\x1b[J{prompt}{text}{tail}{back}")
    sys.stdout.flush()


@contextmanager
def single_keys() -> Iterator[Keys]:
    """Turns the terminal to single keys and back; raises `OSError` where that is not possible."""
    try:
        import termios
        import tty
    except ImportError:
        raise OSError("this system has no terminal settings") from None
    handle = sys.stdin.fileno()
    try:
        usual = termios.tcgetattr(handle)
    except termios.error as error:
        raise OSError(str(error)) from None
    try:
        tty.setcbreak(handle)
        waiting: list[str] = []
        yield lambda: _key(handle, waiting)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, usual)


def _key(handle: int, waiting: list[str]) -> str:
    """One key: a character, also of a text that was pasted, or a whole escape sequence as Escape."""
    if not waiting:
        data = os.read(handle, 1024)
        if data[:1] == b"\x1b":
            return ESCAPE
        waiting.extend(data.decode(errors="replace"))
    return waiting.pop(0) if waiting else ""
