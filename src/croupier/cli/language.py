"""Which language a command speaks: the one asked for, that of the locale, or English."""

from __future__ import annotations

import os
from collections.abc import Mapping

from croupier import texts
from croupier.core.errors import InvalidOption, clip
from croupier.core.options import listed

#: What says a locale, the first that is set; as POSIX has it.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen(given: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak; raises `InvalidOption` for one there is not."""
    if given is None:
        return of_locale(os.environ if environment is None else environment)
    if given not in texts.languages():
        raise InvalidOption(f"--language cannot be {clip(given)}: allowed {listed(texts.languages())}")
    return given


def of_locale(environment: Mapping[str, str]) -> str:
    """The language of a locale, English where we do not speak it.

    >>> of_locale({"LANG": "el_GR.UTF-8"}), of_locale({"LC_ALL": "C", "LANG": "it_IT"})
    ('el', 'en')
    """
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = named.replace(".", "_").replace("@", "_").split("_")[0].lower()
    return language if language in texts.languages() else "en"
