"""Why something is better, as a sentence of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier import texts
from croupier.core.game import Reason
from croupier.core.rules import AnyRules, Effect, Event, Seat
from croupier.server.wire import encode


def sentence(reasons: Sequence[Reason], names: encode.Names, language: str) -> str:
    """One to three reasons as one sentence."""
    whole = _joined(reasons, names, language)
    return whole[:1].upper() + whole[1:]


def instead(made: str, reasons: Sequence[Reason], names: encode.Names, language: str) -> str:
    """The same, with the choice in words that was not as good."""
    given = (("made", made.rstrip(".")), ("why", _joined(reasons, names, language)))
    return encode.say("why-instead", given, (), language)


def _joined(reasons: Sequence[Reason], names: encode.Names, language: str) -> str:
    told = [encode.say(reason.code, reason.args, names, language) for reason in reasons]
    first, second, third = (*told, "", "")[:3]
    parts = (("first", first), ("second", second), ("third", third))
    return encode.say("why-sentence", (("count", len(told)), *parts), (), language)


def does(rules: AnyRules, state: Any, seat: Seat, event: Event, names: encode.Names, language: str) -> str:
    """What a choice does at once, in words; its text where nothing is told of it.

    Of a secret choice everybody is told the same: here what it chooses is said too.
    """
    effects = rules.presentation.effects(state, seat, event)[:1]
    words = " ".join(encode.effect_words(done, names, language) for done in effects) or str(event)
    if event.secret and _alike(rules, state, seat, event, effects):
        return f"{words.rstrip('.')}: {str(event).partition(' ')[2]}."
    return words


def choice(rules: AnyRules, state: Any, seat: Seat, event: Event, names: encode.Names, language: str) -> str:
    """What a choice is, in words for who makes it: without what it is worth, where the game can say it so."""
    for done in rules.presentation.effects(state, seat, event)[:1]:
        code = f"choice-{encode.kind_of(type(done))}"
        if texts.has(code):
            # An answer that stays secret is not told by its effect.
            told = ("text", str(event).partition(" ")[2] or "none")
            return encode.say(code, (*encode.told(done), told), (), language)
    return does(rules, state, seat, event, encode.spoken_to(seat, names), language)


def _alike(rules: AnyRules, state: Any, seat: Seat, event: Event, effects: tuple[Effect, ...]) -> bool:
    """Whether another choice would be told in the same words."""
    others = (other for other in rules.actions(state, seat) if other != event)
    return any(rules.presentation.effects(state, seat, other)[:1] == effects for other in others)


def previewed(rules: AnyRules, view: Any, better: str, made: str, names: encode.Names, language: str) -> str:
    """What two choices would win now, where the game says no more."""
    show = rules.presentation.preview
    words = [encode.preview(show(view, rules.parse(one)), names, language).words for one in (better, made)]
    return encode.say("why-previews", (("better", words[0]), ("made", words[1])), (), language)
