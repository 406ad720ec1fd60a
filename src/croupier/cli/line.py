"""The command line as people write it: what is short for what, and what is wrong with it in one sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, get_args, get_type_hints

from croupier.core.errors import clip
from croupier.core.options import listed


def read(words: Sequence[str]) -> list[str]:
    """The words of a command line; none ask for help.

    `--ray` without an address is the cluster this machine belongs to; the library has no such options.

    >>> read([]), read(["lab", "--ray", "--json"])
    (['--help'], ['lab', '--ray', 'auto', '--json'])
    """
    found = []
    for at, word in enumerate(words):
        after = words[at + 1] if at + 1 < len(words) else "-"
        found += [word, "auto"] if word == "--ray" and after.startswith("-") else [word]
    return found or ["--help"]


def mistake(error: Any) -> str | None:
    """What the library refused, as a sentence of ours; None: it was not the library.

    Its versions have these errors in different places, so they are told by what they carry.
    """
    if not hasattr(error, "format_message"):
        return None
    context, parameter, word = (vars(error).get(name) for name in ("ctx", "param", "option_name"))
    where = context.command_path if context else "croupier"
    more = f"`{where} --help` says what there is"
    said = str(error.format_message())
    match type(error).__name__:
        case "NoSuchOption" if word:
            taken = context.command.params if context else []
            known = [option for one in taken for option in one.opts if option.startswith("-")]
            return f"there is no option {word}{_nearest(word, known)}: {more}"
        case "MissingParameter" if parameter is not None:
            return f"{_named(parameter)} is missing: {more}"
        case "BadParameter" if parameter is not None:
            given = _given(parameter)
            return f"{_named(parameter)} cannot be {clip(given)}: allowed is {_allowed(context, parameter)}"
        case "BadOptionUsage" if word:
            return f"{word} {'takes no' if 'not take' in said else 'needs a'} value: {more}"
    if "command" in said and context is not None:
        return _command(context, said, more)
    if "unexpected extra" in said:
        return f"{clip(said.partition('(s) (')[2].rstrip('.)'))} is too much: {more}"
    plain = said.rstrip(".")
    return f"{plain[:1].lower()}{plain[1:]}: {more}"


def _command(context: Any, said: str, more: str) -> str:
    """A command that there is not, or that is missing."""
    if "issing" in said:
        return f"a command is missing: {more}"
    wanted = said.split("'")[1] if said.count("'") > 1 else ""
    near = _nearest(wanted, context.command.list_commands(context))
    return f"there is no command {clip(wanted)}{near}: {more}"


def _nearest(word: str, known: Sequence[str]) -> str:
    """Words that may have been meant."""
    near = [f"`{one}`" for one in get_close_matches(word, known, cutoff=0.7)]
    return f"; {listed(near)} is near" if near else ""


def _named(parameter: Any) -> str:
    """An option as it is written, an argument as help has it."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name).upper()


def _given(parameter: Any) -> str:
    """What was written for an option; the last counts."""
    found = ""
    for at, word in enumerate(sys.argv):
        name, equals, value = word.partition("=")
        if name in parameter.opts:
            found = value if equals else " ".join(sys.argv[at + 1 : at + 2])
    return found


def _allowed(context: Any, parameter: Any) -> str:
    """The numbers that an option takes, as it was declared."""
    hint: Any = get_type_hints(context.command.callback, include_extras=True).get(parameter.name)
    kind, *declared = get_args(hint) or (None,)
    number = "a number" if float in (kind, *get_args(kind)) else "a whole number"
    low, high = (next((getattr(one, end, None) for one in declared), None) for end in ("min", "max"))
    if low is None:
        return number
    return f"{number} from {low}" if high is None else f"{number} from {low} to {high}"
