"""The commands of the table as words, and the help that explains them."""

from __future__ import annotations

from croupier import pages, texts
from croupier.cli.coach import bare
from croupier.core.game import Screen
from croupier.core.lines import columns, left
from croupier.core.rules import Chance, Seat
from croupier.games import game as find_game

#: The commands of the table, and the messages that say them as words.
WORDS = {
    "?": "terminal-word-help",
    "h": "terminal-word-hint",
    "b": "terminal-word-board",
    "u": "terminal-word-undo",
    "l": "terminal-word-log",
    "r": "terminal-word-rules",
    "q": "terminal-word-quit",
}
#: Those that the help explains, in its order.
EXPLAINED = "hbulrq"


def key_of(text: str, language: str) -> str:
    """The key of a command that was written as a word, in English or in the language spoken."""
    word, blank, rest = text.partition(" ")
    for key, code in WORDS.items():
        if bare(word) in {bare(texts.say(code, language=one)) for one in ("en", language)}:
            return f"{key}{blank}{rest}"
    return text


def explain(out: Screen, seat: Seat, language: str) -> None:
    """What may be typed; the example is a move there is now, where the game does not ask by itself."""
    rules, rolling = out.table.rules, isinstance(out.table.turn, Chance)
    asks = find_game(rules.name).prompt is not None
    if rolling:
        out.print(f"  {out.say('terminal-help-key-none')}")
    elif not asks and (actions := rules.actions(out.table.state, seat)):
        out.print(f"  {out.say('terminal-help-key', [('example', str(actions[0]))])}")
    no_hint = asks or rolling
    words = {key: f"{key}, {out.say(WORDS[key])}" for key in EXPLAINED if not (no_hint and key == "h")}
    wide = max(map(columns, words.values()))
    clause = next((one.number for one in pages.clauses(rules.name, language) if "." in one.number), "1")
    for key, word in words.items():
        out.print(f"  {left(word, wide)}  {out.say(f'terminal-help-{key}', [('clause', clause)])}")
