"""Which language a command speaks: the one asked for, that of the locale, or English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise

from croupier import texts
from croupier.core.errors import InvalidOption, clip
from croupier.core.options import listed

#: What says a locale, the first that is set; as POSIX has it.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen(given: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak; raises `InvalidOption` for one there is not."""
    if given is None:
        return spoken(sys.argv) if environment is None else of_locale(environment)
    if given not in texts.languages():
        raise InvalidOption(f"--language cannot be {clip(given)}: allowed {listed(texts.languages())}")
    return given


def spoken(words: Sequence[str]) -> str:
    """The language of a command line that is not read yet or says it before the command; else of the locale.

    >>> spoken(["croupier", "play", "--help", "--language", "it"]), spoken(["--language=el", "--help"])
    ('it', 'el')
    """
    said = [value for word, value in pairwise(words) if word == "--language"]
    said += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    return next((one for one in said if one in texts.languages()), of_locale(os.environ))


def of_locale(environment: Mapping[str, str]) -> str:
    """The language of a locale, English where we do not speak it.

    >>> of_locale({"LANG": "el_GR.UTF-8"}), of_locale({"LC_ALL": "C", "LANG": "it_IT"})
    ('el', 'en')
    """
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = named.replace(".", "_").replace("@", "_").split("_")[0].lower()
    return language if language in texts.languages() else "en"
