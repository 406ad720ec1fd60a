"""`--help` in three languages: what commands and options say of themselves are messages."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand, TyperGroup

from croupier import texts
from croupier.cli.language import spoken

#: How a whole number is called before we call it N.
_NUMBER = re.compile(r"<int( range)?>|INTEGER( RANGE)?")


def said(help: str | None, language: str) -> str:
    """The words of a message; a game from elsewhere may have written words."""
    if not help:
        return ""
    return texts.say(help, language=language) if texts.has(help, language) else help


class Command(TyperCommand):
    """A command whose help is said in the language that was asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """What it does, then its arguments and options."""
        language = spoken(sys.argv)
        _head(self, ctx, formatter, language)
        _parameters(self.get_params(ctx), ctx, formatter, language)


class Group(TyperGroup):
    """All commands, likewise."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """What the program is, its options, then the commands."""
        language = spoken(sys.argv)
        _head(self, ctx, formatter, language)
        _parameters(self.get_params(ctx), ctx, formatter, language)
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(texts.say("help-commands", language=language)):
            formatter.write_dl([(name, said(one.help, language)) for name, one in commands if one])


def _head(command: TyperCommand | TyperGroup, ctx: Any, formatter: Any, language: str) -> None:
    pieces = ["[OPTIONS]"]
    for one in command.get_params(ctx):
        if one.param_type_name == "argument":
            pieces.append(str(one.metavar) if one.required else f"[{one.metavar}]")
    if isinstance(command, TyperGroup):
        pieces.append("COMMAND [ARGS]...")
    prefix = f"{texts.say('help-usage', language=language)} "
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(said(command.help, language))


def _parameters(parameters: Iterable[Any], ctx: Any, formatter: Any, language: str) -> None:
    """Arguments and options, each with what it means and what it is if nothing is said."""
    found: dict[str, list[tuple[str, str]]] = {"help-arguments": [], "help-options": []}
    for one in parameters:
        if one.param_type_name == "argument":
            found["help-arguments"].append((str(one.metavar), _meaning(one, language)))
        elif (record := one.get_help_record(ctx)) is not None:
            found["help-options"].append((_NUMBER.sub("N", record[0]), _meaning(one, language)))
    for title, rows in found.items():
        if rows:
            with formatter.section(texts.say(title, language=language)):
                formatter.write_dl(rows)


def _meaning(parameter: Any, language: str) -> str:
    words = said("help-help" if parameter.name == "help" else parameter.help, language)
    usual = parameter.default
    if isinstance(usual, bool) or usual in (None, "", ()) or not parameter.show_default:
        return words
    return f"{words}  [{texts.say('help-default', [('value', str(usual))], language=language)}]"
