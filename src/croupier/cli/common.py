"""What several commands share: reading options, styles, and telling moves in words."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from croupier import texts
from croupier.core.errors import InvalidOption, clip
from croupier.core.lines import NARROWEST, WIDTH, columns, folded, wrapped
from croupier.core.options import Value
from croupier.core.record import Player
from croupier.core.rules import Seat, Span, Words
from croupier.core.table import Table
from croupier.games import game as find_game
from croupier.games import options

#: The columns that a question leaves for what is typed.
ANSWER = 4
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
#: The most a file has that an option names, in bytes.
LARGEST_FILE = 1_000_000
STYLES = {
    "": "",
    "bold": "bold",
    "dim": "dim",
    "money": "green",
    "good": "bold green",
    "bad": "red",
    # The Okabe-Ito colours, safe for colour-blind people; the seventh is the neutral player.
    "seat1": "#E69F00",
    "seat2": "#56B4E9",
    "seat3": "#009E73",
    "seat4": "#F0E442",
    "seat5": "#CC79A7",
    "seat6": "#D55E00",
    "seat7": "white",
}


def console(plain: bool) -> Console:
    """Where output goes; plain: no colours, no markup, no wrapping."""
    if plain:
        return Console(
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=True,
            force_terminal=False,
        )
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


class Terminal:
    """Where a command prints and a person is asked, as `croupier.core.game.Terminal` says."""

    def __init__(self, plain: bool, language: str = "en") -> None:
        self.plain = plain
        self.language = language
        self.out = console(plain)
        #: False: a pipe or a file, where a sentence is one line.
        self.wraps = sys.stdout.isatty()

    @property
    def width(self) -> int:
        """The columns there are; lines are laid out for no fewer than 40."""
        return max(NARROWEST, min(self.out.width, WIDTH)) if self.wraps else WIDTH

    @property
    def rows(self) -> int:
        """The rows of the screen; a file has as many as one likes."""
        return self.out.height if self.wraps else sys.maxsize

    def print(self, line: str = "", whole: str = "") -> None:
        """Prints a line, on a terminal in as many as its width needs.

        What is to be copied, a command or the name of a file, is never broken nor indented: where there is
        no room, the terminal lets it run on.
        """
        for part in unbroken(line, self.width, whole) if self.wraps else [line]:
            self.out.print(part)

    def show(self, lines: Iterable[Sequence[Span]]) -> None:
        """Prints lines of styled text, on a terminal in as many as its width needs."""
        for line in lines:
            show(self.out, folded(line, self.width) if self.wraps else [line])

    @contextmanager
    def moment(self) -> Iterator[None]:
        """Says on a terminal that something takes a moment, as long as it does."""
        words = self.say("terminal-moment") if self.wraps else ""
        print(words, end="", flush=True)
        yield
        print(f"\r{' ' * columns(words)}\r" if words else "", end="", flush=True)

    def read(self, prompt: str) -> str:
        """A line from the person, without the blanks around it."""
        *above, last = wrapped(prompt, self.width - ANSWER) if self.wraps else [prompt]
        for line in above:
            self.out.print(line)
        return self.out.input(last if last.endswith(" ") else f"{last} ").strip()

    def say(self, code: str, args: Iterable[tuple[str, Words]] = ()) -> str:
        """The sentence of a message."""
        return texts.say(code, args, language=self.language)


def unbroken(line: str, width: int, whole: str = "") -> list[str]:
    """A sentence in lines; a part that is to stay whole, or a long name of a file, has one of its own.

    >>> unbroken("Go on with: play --resume game", 20, "play --resume game")
    ['Go on with:', 'play --resume game']
    """
    long = (word for word in line.split(" ") if "/" in word and columns(word) > width - 4)
    whole = whole or next(long, "")
    if not whole or columns(line) <= width:
        return wrapped(line, width)
    before, _, after = line.partition(whole)
    above, below = (wrapped(part.strip(), width) if part.strip() else [] for part in (before, after))
    return [*above, whole, *below]


def show(out: Console, lines: Iterable[Sequence[Span]]) -> None:
    """Prints styled lines."""
    for line in lines:
        out.print(Text.assemble(*((text, STYLES[style]) for text, style in line)))


def read_options(game: str, given: Sequence[str]) -> dict[str, Value]:
    """The options of a command line as `k=v`; where a game takes a file, its content."""
    found: dict[str, Value] = {}
    for part in given:
        key, equals, value = part.partition("=")
        if not equals or not key:
            raise InvalidOption(f"an option is written K=V, not {clip(part)}")
        if key in found:
            raise InvalidOption(f"option {key} is given twice")
        found[key] = value
    for option in options(game, find_game(game).seats[0]):
        if option.file and found.get(option.name, option.default) != option.default:
            found[option.name] = _content(option.name, str(found[option.name]))
    return found


def _content(option: str, file: str) -> str:
    """The content of a file that an option names; what is no plain file of a sane size is refused."""
    try:
        if Path(file).exists() and not Path(file).is_file():
            raise InvalidOption(f"option {option}: {clip(file)} is no file")
        with Path(file).open("rb") as opened:
            data = opened.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise InvalidOption(f"option {option}: {clip(file)} is larger than {LARGEST_FILE} bytes")
        return data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text in UTF-8"
        raise InvalidOption(f"option {option}: {clip(file)} cannot be read: {reason}") from None


def names_of(players: Sequence[Player], language: str = "en") -> list[str]:
    """Names to speak of: a person's own, a free one for each bot, and one for the neutral dice."""
    taken = {player.name for player in players}
    free = iter([name for name in NAMES if name not in taken])
    called = []
    for seat, player in enumerate(players):
        spare = texts.say("terminal-bot", [("seat", seat + 1)], language=language)
        called.append(player.name if player.kind == "person" else next(free, spare))
    return [*called, texts.say("neutral-player", language=language)]


def scored(game: str, score: int, language: str = "en") -> str:
    """A score as people read it: dollars, points, fame; of a game that says nothing of it the number."""
    code = f"score-{game}"
    return texts.say(code, [("score", score)], language=language) if texts.has(code, language) else str(score)


def told(
    table: Table[Any, Any, Any],
    move: int,
    names: Sequence[str],
    seat: Seat | None = None,
    language: str = "en",
) -> list[str]:
    """What a move did, in words, as this seat may know it; what the board shows anyway is left out."""
    return [
        texts.tell(effect, names, language)
        for effect in table.effects(move)
        if not effect.quiet and (effect.seen_by is None or seat in effect.seen_by)
    ]
