"""Small screens: 40 and 80 columns by 24 rows at a pseudo-terminal, every game in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier import GAMES, texts
from croupier.cli.common import ANSWER, unbroken
from croupier.core.lines import folded, wrapped
from tests.cli.screens import Screen

#: How many questions are answered at each screen.
QUESTIONS = 7
_KEY = re.compile(r" {2,6}(\w+?)(?:-\w+)?  ?\S")


@pytest.mark.parametrize(
    ("width", "language"),
    [
        (40, "el"),
        # The whole matrix takes minutes; Greek has the longest words.
        *(pytest.param(*screen, marks=pytest.mark.slow) for screen in ((40, "en"), (40, "it"), (80, "el"))),
    ],
)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_a_decision_needs_is_on_the_screen(name: str, width: int, language: str, tmp_path: Path) -> None:
    """No line is longer than the screen is wide, and none that is needed has left it."""
    words = ("play", name, "--language", language, "--save", str(tmp_path / "game"))
    decisions = 0
    with Screen(*words, width=width, rows=24) as screen:
        for _ in range(QUESTIONS):
            if not screen.asked():
                break
            if _is_decision(screen, language):
                decisions += 1
                for needed in _needed(name, screen):
                    assert any(re.search(needed, line) for line in screen.last), "\n".join(
                        [needed, *screen.last]
                    )
            screen.type(_answer(name, screen, language))
        assert not screen.too_long()
    assert decisions > 1


def _is_decision(screen: Screen, language: str) -> bool:
    """Whether a choice is asked for, not a roll, nor whether the last one shall be taken back."""
    rolls = [
        texts.say("terminal-press-enter", [("name", "Ann"), ("verb", verb)], language=language)
        for verb in ("roll", "event")
    ] + [texts.say("terminal-regret", language=language)]
    return not any(screen.text.rstrip().endswith(wrapped(roll, screen.width - ANSWER)[-1]) for roll in rolls)


def _answer(name: str, screen: Screen, language: str) -> str:
    """Enter to roll, the last key of the list to choose, no equality in Rolling Cubes."""
    if not _is_decision(screen, language):
        return ""
    if name == "rolling-cubes":
        return "decline"
    return next(found[1] for line in reversed(screen.lines[:-1]) if (found := _KEY.match(line)))


def _needed(name: str, screen: Screen) -> list[str]:
    """What every decision of a game needs to see, as patterns of lines."""
    if name == "rolling-cubes":
        return [r"^  \d.* =", r"^> Ann +\d"]
    if name != "vegas-showdown":
        return [r"^[> ] Ann .*\d", *(rf"^ {casino} .*\d" for casino in range(1, 7)), r"^ +\w+  "]
    if any(re.match(r" +\d+  (build|store|remove|done|cancel|nothing)", line) for line in screen.last):
        return [r"> ?\*?Ann  \$\d+", r"^ 1.*a?", r"^ 5"]
    lots = ("slots", "lounge", "restaurant", "premier1", "premier2", "premier3", "premier4")
    return [
        r"^>[ *]Ann  \$\d+ .*\d ",
        *(rf"^ {lot} " for lot in lots),
        r"^ +[\d-]+  (bid|publicity|renovate|pass)",
    ]


def test_lines_are_broken_between_words() -> None:
    """With the same beginning; wide signs count twice, and a word too long for any line goes on below."""
    assert wrapped("  Ann rolls 1 1 2", 12) == ["  Ann rolls", "    1 1 2"]
    assert wrapped("安 安 安 安", 5) == ["安 安", "  安", "  安"]
    assert wrapped("in " + "x" * 50, 40) == ["in", "  " + "x" * 38, "  " + "x" * 12]
    assert wrapped("", 40) == [""]
    line = [("  3 ", "bold"), ("place 3 ", ""), ("would win", "good")]
    first, second = folded(line, 13)
    assert "".join(text for text, _ in first).rstrip() == "  3 place 3"
    assert "".join(text for text, _ in second) == "    would win"
    assert {style for text, style in second if text.strip()} == {"good"}


@pytest.mark.parametrize("width", [40, 80])
def test_what_is_to_be_copied_is_not_broken(width: int) -> None:
    """A command and the name of a file stand whole, on a line of their own if there is no room."""
    file = f"/somewhere/{'folder/' * 12}game-5e21f216.croupier"
    again = f"croupier play --resume {file}"
    assert unbroken(f"Kept. Go on with: {again}", width, again) == ["Kept. Go on with:", again]
    assert unbroken(f"One game written to {file}", width) == ["One game written to", file]
    assert unbroken("Kept: croupier play", width, "croupier play") == ["Kept: croupier play"]
