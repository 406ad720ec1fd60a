"""Every error a person can cause, as one tree; each says the thing and what is allowed.

CroupierError
├── UnknownGame        no game of that name
├── UnknownRevision    a revision of a game's rules that is not played here
├── UnknownBot         no bot of that name, or a parameter it does not have
├── FaultyBot          a bot from elsewhere that chose what it may not, or failed
├── InvalidOption      an option, a seat count or a name that the game does not have
├── InvalidAction      a text that cannot be read as an event
├── IllegalAction      an event that reads well but is not allowed now
├── NoEvaluator        a game, or a unit of it, whose positions nothing here evaluates
├── EndlessGame        a game between bots that does not come to an end
├── MissingExtra       a part of the package that was not installed
├── InvalidPosition    a text that is no position of the game
└── InvalidRecord      a game file that is wrong, with its line
"""

from __future__ import annotations

from croupier.core.rules import Refusal, Seat, Words


class CroupierError(ValueError):
    """The root: catch this to show one sentence instead of a traceback."""


class UnknownGame(CroupierError):
    """No game of that name."""


class UnknownRevision(CroupierError):
    """A revision of a game's rules that this program does not play."""


class UnknownBot(CroupierError):
    """No bot of that name, or a parameter the bot does not have."""


class FaultyBot(CroupierError):
    """A bot from elsewhere that chose what is none of its actions, or whose code failed."""


class InvalidOption(CroupierError):
    """An option, a value of it, a seat count or a name that is not allowed."""


class InvalidPosition(CroupierError):
    """A text that is no position of the game."""


class NoEvaluator(CroupierError):
    """A game, or a unit of it, whose positions nothing here evaluates."""


class EndlessGame(CroupierError):
    """A game between bots that went on for longer than anybody waits."""


class MissingExtra(CroupierError, ImportError):
    """Something needs packages that were not installed; the sentence says how to get them."""


class InvalidAction(CroupierError):
    """A text that cannot be read as an event of the game."""

    def __init__(self, text: str, reason: str, refusal: Refusal | None = None) -> None:
        self.text = text
        self.reason = reason
        #: The reason as a code with its clause, where the game has one.
        self.refusal = refusal
        super().__init__(f"cannot read {clip(text)}: {reason}")


class IllegalAction(CroupierError):
    """An event that can be read but is not allowed now."""

    def __init__(self, text: str, seat: Seat, position: str, refusal: Refusal) -> None:
        self.text = text
        self.seat = seat
        self.position = position
        self.refusal = refusal
        facts = ", ".join(f"{name} {_said(name, value)}" for name, value in refusal.args)
        super().__init__(
            f"{clip(text)} is not allowed for seat {seat + 1} now: {refusal.code.replace('-', ' ')}"
            f"{f' ({facts})' if facts else ''} [{refusal.clause}]"
        )


def _said(name: str, value: Words) -> str:
    """An argument in words: lists with commas, seats from 1 as in every text."""
    if isinstance(value, tuple):
        return ", ".join(_said(name.removesuffix("s"), part) for part in value) or "none"
    return str(value + 1) if name == "seat" and isinstance(value, int) else str(value)


class InvalidRecord(CroupierError):
    """A game file that is wrong; `line` counts from 1, 0 is the whole file."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}" if line else reason)


def clip(text: str, length: int = 60) -> str:
    """The text quoted for an error message: control characters escaped, cut to a length."""
    quoted = repr(text)
    return quoted if len(quoted) <= length else quoted[: length - 4] + "..." + quoted[0]
