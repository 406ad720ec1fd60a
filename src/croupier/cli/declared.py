"""Commands that games declare, ours and those from elsewhere, as commands of the program."""

from __future__ import annotations

from functools import cache
from inspect import Parameter as Argument
from inspect import Signature
from logging import getLogger
from typing import Annotated, Any

import typer
from typer.main import get_group

from croupier.cli.help import Command as Shown
from croupier.cli.help import Group
from croupier.core.game import Command, Game, Parameter
from croupier.games import DECLARED, GAMES

PLAIN = Parameter("plain", "help-plain", False, ("--plain",))
LANGUAGE = Parameter("language", "help-language", None, ("--language",), "CODE")
OPTION = typer.Option("--option", "-o", metavar="K=V", help="help-option")


class Commands(Group):
    """The program's commands; games from elsewhere are looked at for a word that is not ours, or for help.

    The library keeps its types of contexts and commands to itself.
    """

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name; nobody takes the name of one of ours."""
        return super().get_command(ctx, cmd_name) or elsewhere().get(cmd_name)

    def list_commands(self, ctx: Any) -> list[str]:
        """Every name, ours first."""
        ours = super().list_commands(ctx)
        return [*ours, *(name for name in elsewhere() if name not in ours)]


@cache
def elsewhere() -> dict[str, Any]:
    """The commands of games from elsewhere by name; one that cannot be made is named and left out."""
    app = typer.Typer(rich_markup_mode=None)
    for name in GAMES:
        if name not in DECLARED:
            try:
                add(app, GAMES[name])
            except Exception as error:  # whatever a package of others declares, ours go on
                getLogger("croupier").warning(
                    "the commands of %s are left out: %s: %s", name, type(error).__name__, error
                )
    return dict(get_group(app).commands)


def add(app: typer.Typer, game: Game) -> None:
    """Adds the commands of a game; what they do is imported when they run."""
    for command in game.commands:
        app.command(name=command.name, cls=Shown, help=command.help)(_function(game, command))


def _function(game: Game, command: Command) -> Any:
    """A function with the parameters of the command, as the command line needs it."""

    def run(**given: Any) -> None:
        from croupier.cli.common import Terminal, read_options
        from croupier.cli.language import chosen

        terminal = Terminal(given.pop("plain"), chosen(given.pop("language")))
        if command.options:
            given["options"] = read_options(game.name, given.pop("option") or [])
        command.run.load()(terminal, **given)

    arguments = [_argument(parameter) for parameter in (*command.parameters, PLAIN, LANGUAGE)]
    if command.options:
        several = Annotated[list[str] | None, OPTION]
        arguments.append(Argument("option", Argument.KEYWORD_ONLY, default=None, annotation=several))
    run.__signature__ = Signature(arguments)  # type: ignore[attr-defined]
    run.__annotations__ = {argument.name: argument.annotation for argument in arguments}
    return run


def _argument(parameter: Parameter) -> Argument:
    """A parameter as the command line takes it."""
    kind: Any = str | None if parameter.default is None else type(parameter.default)
    metavar = parameter.metavar or None
    info: Any = typer.Argument(metavar=metavar, help=parameter.help)
    if parameter.flags:
        info = typer.Option(*parameter.flags, metavar=metavar, help=parameter.help)
    annotation = Annotated[kind, info]
    return Argument(parameter.name, Argument.KEYWORD_ONLY, default=parameter.default, annotation=annotation)
