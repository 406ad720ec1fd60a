"""The command that poses drills; it imports what it needs when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.help import Command
from croupier.cli.language import chosen
from croupier.cli.parameters import Language, Plain


def add(app: typer.Typer) -> None:
    """Adds it to the program."""
    app.command(cls=Command, help="help-drill")(drill)


def drill(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-first")] = None,
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="help-theme")] = None,
    day: Annotated[bool, typer.Option("--day", help="help-day")] = False,
    count: Annotated[int | None, typer.Option(min=1, metavar="N", help="help-drills")] = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Think about positions of our own games: choose, be told, see why."""
    from croupier.cli import drill as command
    from croupier.cli.common import Terminal

    command.drill(game, theme, day, count, Terminal(plain, chosen(language)))
