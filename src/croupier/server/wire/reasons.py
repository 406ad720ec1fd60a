"""Why something is better, as a sentence of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.core.game import Reason
from croupier.core.rules import Rules
from croupier.server.wire import encode


def sentence(reasons: Sequence[Reason], names: encode.Names, language: str) -> str:
    """One to three reasons as one sentence."""
    told = [encode.say(reason.code, reason.args, names, language) for reason in reasons]
    first, second, third = (*told, "", "")[:3]
    parts = (("first", first), ("second", second), ("third", third))
    whole = encode.say("why-sentence", (("count", len(told)), *parts), (), language)
    return whole[:1].upper() + whole[1:]


def previewed(
    rules: Rules[Any, Any, Any], view: Any, better: str, made: str, names: encode.Names, language: str
) -> str:
    """What two choices would win now, where the game says no more."""
    show = rules.presentation.preview
    words = [encode.preview(show(view, rules.parse(one)), names, language).words for one in (better, made)]
    return encode.say("why-previews", (("better", words[0]), ("made", words[1])), (), language)
