"""Rolling Cubes in the terminal: an equality is typed, and its values and points are shown meanwhile.

On a terminal every key is read by itself; elsewhere (pipes, `--plain`) whole lines are. No equality
is shown unasked: a hint is given by `h` or the Tab key, and the best one after the turn.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias
from unicodedata import combining, normalize

from croupier.core.errors import IllegalAction, InvalidAction
from croupier.core.game import Say, Screen
from croupier.core.keys import ESCAPE, single_keys
from croupier.core.lines import WIDTH, clipped, columns, left, wrapped
from croupier.core.rules import Rules, Seat
from croupier.core.table import Table
from croupier.games.rollingcubes import uses
from croupier.games.rollingcubes.dice import spaced
from croupier.games.rollingcubes.equation import Misread, fault, not_thrown, read, read_side, symbols, written
from croupier.games.rollingcubes.events import CubesEvent, Rethrow, Roll
from croupier.games.rollingcubes.questions import Search, best, turn_over
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import State
from croupier.games.rollingcubes.view import View

#: What may be typed, and the message that says what it does; in the solitaire and elsewhere.
SOLITAIRE = (("blue 5x8=40", "row"), ("rethrow 5 7 :", "rethrow"), ("strike blue", "strike"))
ELSEWHERE = (("5x8=40", "equality"), ("decline", "decline"))
ENTER, TAB, BACK, CLEAR, STOP, END = "\r\n", "\t", "\x7f\b", "\x15", "\x03", "\x04"
#: Room for what is typed beside the question; with less, it has a line of its own.
LONGEST = 50
NextKey: TypeAlias = Callable[[], str]


def ask(screen: Screen, seat: Seat) -> None:
    """Asks for a decision until one is carried out; the best is told when it can help nobody."""
    rules, before = screen.table.rules, screen.table.state
    assert isinstance(rules, RollingCubes)
    screen.hand_over(seat)
    screen.board(seat)
    hints = Hints(rules, screen.table.view(seat))
    while True:
        text = screen.key(read_line(screen, seat, hints))
        if text == "h" and screen.coach is None:
            screen.print(f"  {hints.next(screen.say)}")
            continue
        if text == "?":
            explain(screen, rules.mode(before.stage))
        if not text or screen.command(seat, text):
            if screen.table.state != before:
                return
            continue
        try:
            event = rules.parse(meant(in_english(text, screen.say), rules))
            if screen.coach is not None and not screen.coach.lets(screen, event):
                continue
            move = screen.table.do(seat, event)
        except (IllegalAction, InvalidAction) as error:
            screen.refuse(error)
            continue
        except Misread as misread:
            words = screen.say(misread.refusal.code, misread.refusal.args)
            screen.print(f"  {words} [{misread.refusal.clause}]")
            continue
        if not isinstance(move.event, Rethrow):
            throw = last_throw(screen.table)
            screen.later(f"best {throw}", partial(best_words, screen, throw))
        screen.tell(move)
        return


def explain(screen: Screen, mode: str) -> None:
    """What may be typed in this mode."""
    for example, code in SOLITAIRE if mode == "yahtzee" else ELSEWHERE:
        screen.print(f"  {example:<14} {screen.say(f'terminal-cubes-help-{code}')}")
    for row in ROWS if mode == "yahtzee" else ():
        name = screen.say("rc-row", [("row", row)])
        both = row if name == row else f"{row}, {name}"
        screen.print(f"  {left(both, 14)} {screen.say('rc-row-asks', [('row', row)])}")
    hint = "terminal-cubes-help-hint" if screen.coach is None else "terminal-help-h"
    screen.print(f"  {'h':<14} {screen.say(hint)}")


class AtScreen:
    """A table at a screen, as the house watches its own."""

    def __init__(self, table: Table[State, CubesEvent, View]) -> None:
        self.table = table

    @property
    def rules(self) -> Rules[State, CubesEvent, View]:
        """The rules it plays by."""
        return self.table.rules

    @property
    def journal(self) -> list[Happened]:
        """Every move with its number and the state after it."""
        moves, states = self.table.moves, self.table.states[1:]
        return [
            Happened(number, move.seat, move.event, state)
            for number, (move, state) in enumerate(zip(moves, states, strict=True), 1)
        ]

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat could take its last decision back now."""
        return self.table.can_undo(seat)


class Happened(NamedTuple):
    """A move, as `croupier.core.game.Entry` says."""

    seq: int
    seat: Seat | None
    event: CubesEvent
    state: State


def last_throw(table: Table[State, CubesEvent, View]) -> int:
    """The number of the last throw."""
    return max(entry.seq for entry in AtScreen(table).journal if isinstance(entry.event, Roll))


def in_english(text: str, say: Say) -> str:
    """What was typed, with a row that was named in the language of the terminal as moves name it."""
    words = text.split()
    names = {_bare(say("rc-row", [("row", row)])): row for row in ROWS}
    at = 1 if words[:1] in (["equate"], ["strike"]) else 0
    if at < len(words) and _bare(words[at]) in names:
        words[at] = names[_bare(words[at])]
        return " ".join(words)
    return text


def _bare(word: str) -> str:
    """A word without accents and capitals."""
    letters = normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not combining(letter))


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
    """What is to be said while a text is typed: both values, then the points or what is wrong.

    Of a command nothing is said; in `last-die` dice count, not points.
    """
    words = in_english(text, say).split()
    if words and words[0] not in ("equate", *ROWS) and _is_word(words[0]):
        return ""
    if words and words[0] in ("equate", *ROWS) and (len(words) > 1 or words[0] != "101"):
        words = words[2:] if words[0] == "equate" and words[1:2] and words[1] in ROWS else words[1:]
    try:
        faces = "".join(symbols("".join(words)))
    except Misread as misread:
        return say(misread.refusal.code, misread.refusal.args)
    if not faces:
        return ""
    left, equals, right = faces.partition("=")
    sides = [("left", value(left)), ("right", value(right))]
    values = say("terminal-cubes-both", sides) if equals else say("terminal-cubes-left", sides[:1])
    try:
        equation = read(faces)
    except Misread:
        return values
    wrong = not_thrown(equation, view.dice or "")
    wrong = wrong or fault(equation, zero_dividend=rules.settings.zero_dividend)
    if wrong is None:
        if rules.mode(view.stage) == "last-die":
            return f"{values}: {say('rc-preview-last', [('dice', len(equation.dice) + 1)])}"
        return f"{values}: {say('rc-preview-points', [('points', points(equation))])}"
    return values if wrong.code == "rc-unequal" else f"{values}: {say(wrong.code, wrong.args)}"


def _is_word(text: str) -> bool:
    """Whether a command is being typed (`decl`, `h`, `?`) and no equality; x is a sign."""
    return text == "?" or (text.isalpha() and text.strip("xX") != "")


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

    def next(self, say: Say) -> str:
        """The next hint."""
        if self.rules.mode(self.view.stage) == "last-die":
            return f"{say('rc-hint-last-die', ())} [RC §6.2]"
        found = uses.best(self.view, self.rules)
        if found is None:
            return say("rc-hint-none", ())
        self.given += 1
        if self.given == 1:
            return say("rc-hint-worth", [("points", found.worth), ("row", found.row or "none")])
        if self.given == 2:
            return say("rc-hint-dice", [("dice", spaced(found.dice))])
        equation = uses.written(found, self.rules.settings.zero_dividend)
        return say("rc-hint-equality", [("equation", str(equation))])


def best_words(screen: Screen, throw: int) -> str:
    """RC §9.1 The best of a throw, once that helps nobody, as the house tells it; until then nothing."""
    table = AtScreen(screen.table)
    if not turn_over(table.journal, throw, table):
        return ""
    rules, thrown = screen.table.rules, screen.table.states[throw]
    assert isinstance(rules, RollingCubes)
    found = best(Search(rules, rules.view(thrown, thrown.seat)))
    if found.equality is None:
        return screen.say("rc-none-of", [("seat", thrown.seat)])
    args = [("seat", thrown.seat), ("equation", found.equality)]
    if rules.mode(thrown.stage) == "last-die":
        return screen.say("rc-most-of", [*args, ("dice", found.counts)])
    return screen.say("rc-best-of", [*args, ("points", found.counts), ("row", found.row or "none")])


# Reading


def read_line(screen: Screen, seat: Seat, hints: Hints) -> str:
    """A line from the person, shown with its values while it is typed where the terminal can."""
    prompt = screen.say("terminal-cubes-prompt", [("name", screen.names[seat])])
    if screen.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return screen.read(prompt)
    try:
        with single_keys() as keys:
            if columns(prompt) + LONGEST > screen.width:
                screen.print(prompt.rstrip())
                prompt = "> "
            return typed(prompt, lambda: keys(None) or "", hints, screen.say, screen.width)
    except OSError:
        return screen.read(prompt)


def typed(prompt: str, keys: NextKey, hints: Hints, say: Say, width: int = WIDTH) -> str:
    """Reads key by key and shows the line with its values until Enter."""
    text = ""
    while True:
        draw(prompt, text, status(text, hints.view, hints.rules, say), width)
        key = keys()
        if key in (STOP, END, ""):
            raise EOFError
        if key in ENTER:
            sys.stdout.write("\n\x1b[J")
            return text.strip()
        if key in TAB:
            hint = wrapped(f"  {hints.next(say)}", width)
            sys.stdout.write("\r\x1b[J" + "".join(f"{line}\n" for line in hint))
        elif key in BACK:
            text = text[:-1]
        elif key in (CLEAR, ESCAPE):
            text = ""
        elif key.isprintable() and len(text) < width - columns(prompt) - 1:
            text += key


def draw(prompt: str, text: str, said: str, width: int) -> None:
    """The line, what is said of it to its right or else below, and the cursor behind the text."""
    line = f"{prompt}{text}"
    tail = back = ""
    if said and columns(line) + 3 + columns(said) < width:
        tail = f"   {said}"
        back = f"\x1b[{columns(tail)}D"
    elif said:
        tail = f"\n{clipped(f'  {said}', width - 1)}"
        back = f"\x1b[A\r\x1b[{columns(line)}C"
    sys.stdout.write(f"\r\x1b[J{line}{tail}{back}")
    sys.stdout.flush()
