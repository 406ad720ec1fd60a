"""Which language a request is answered in."""

from __future__ import annotations

from croupier import texts


def preferred(header: str | None) -> str:
    """The language of the house that an `Accept-Language` header likes best; English if it knows none.

    >>> preferred("de, it-CH;q=0.8, en;q=0.5")
    'it'
    """
    wishes = [_wish(part) for part in (header or "").split(",")]
    liked = sorted((wish for wish in wishes if wish[0] > 0), key=lambda wish: -wish[0])
    return next((language for _, language in liked if language in texts.languages()), "en")


def known(language: str) -> str:
    """A language of the house: the one asked for, or English."""
    return language if language in texts.languages() else "en"


def _wish(part: str) -> tuple[float, str]:
    """How much a language is liked, and which; what cannot be read is not liked."""
    language, _, weight = part.strip().partition(";")
    try:
        liked = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        liked = 0.0
    return liked, language.strip().lower().split("-")[0]
