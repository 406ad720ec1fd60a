"""What the house itself refuses, as codes of the catalogue `house`."""

from __future__ import annotations

from croupier.core.errors import InvalidAction
from croupier.core.rules import Refusal, Words


class Refused(Exception):
    """A command that is well-formed and not possible now; nothing was changed."""

    def __init__(self, code: str, **args: Words) -> None:
        self.refusal = Refusal(f"house-{code}", "house", tuple(args.items()))
        super().__init__(self.refusal.code)


class GameRefused(Refused):
    """An event that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        Exception.__init__(self, refusal.code)
        self.refusal = refusal


def unreadable(error: InvalidAction) -> Refused:
    """A text that is no event: in the game's own words where it has them."""
    if error.refusal is not None:
        return GameRefused(error.refusal)
    return Refused("unreadable", reason=error.reason)
