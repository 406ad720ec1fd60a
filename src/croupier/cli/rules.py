"""`croupier rules`: the rules page of a game, or a clause of it."""

from __future__ import annotations

from croupier import pages
from croupier.cli.common import Terminal


def rules(game: str, clause: str | None, language: str) -> None:
    """Prints the page as it is written, or one clause; on a terminal in lines of its width."""
    terminal = Terminal(plain=True, language=language)
    if clause is None:
        for line in pages.page(game, language).rstrip().splitlines():
            terminal.print(line)
        return
    for one in pages.clause(game, clause, language):
        terminal.print(f"{one.number}  {one.text}")
