"""`croupier games`: the games there are, and the options and bots of one with what they mean."""

from __future__ import annotations

from croupier import bots, texts
from croupier.cli.common import Terminal
from croupier.core.errors import InvalidOption
from croupier.core.game import LEVELS
from croupier.core.options import Option, text
from croupier.core.rules import Words
from croupier.games import GAMES, options
from croupier.games import game as find_game
from croupier.games import rules as make_rules


def games(name: str | None, seats: int | None, language: str) -> None:
    """Prints a line for each game, or the options and bots of one with so many seats."""
    terminal = Terminal(plain=True, language=language)
    if name is not None:
        known = find_game(name).seats
        count = min(max(4, known[0]), known[-1]) if seats is None else seats
        _options(terminal, name, count)
        terminal.print()
        _bots(terminal, name, count)
        return
    if seats is not None:
        raise InvalidOption("--seats goes with one game: croupier games GAME --seats N")
    for game in GAMES.values():
        facts: list[tuple[str, Words]] = [
            ("from", game.seats[0]),
            ("to", game.seats[-1]),
            ("minutes", game.minutes),
        ]
        terminal.print(f"{game.name:<18} {game.title:<26} {terminal.say('terminal-players', facts)}")


def _options(terminal: Terminal, name: str, seats: int) -> None:
    """The game with the revision of its rules; each option with its values at a table of so many seats."""
    found = find_game(name)
    about: dict[str, Words] = {"title": found.title, "game": name, "revision": str(found.revision)}
    known = options(name, seats)
    terminal.print(terminal.say("terminal-game", about.items()))
    if len(found.seats) > 1:
        terminal.print(terminal.say("terminal-game-seats", [("seats", seats)]))
    if not known:
        terminal.print(terminal.say("terminal-no-options"))
    for option in known:
        facts: list[tuple[str, Words]] = [
            ("name", option.name),
            ("values", _values(terminal, option)),
            ("default", text(option.default)),
            ("clause", option.clause),
        ]
        terminal.print(terminal.say("terminal-option-values", facts))
        if texts.has(why := f"option-{option.name}-why", terminal.language):
            terminal.print(f"  {terminal.say(why)}")
        for value in map(text, option.allowed or ()):
            if texts.has(why := f"option-{option.name}-{value}-why", terminal.language):
                terminal.print(f"  {value}: {terminal.say(why)}")


def _bots(terminal: Terminal, name: str, seats: int) -> None:
    """Each bot with all its parameters and what it does, and which play on the page."""
    found = find_game(name)
    rules = make_rules(name, seats)
    for bot in bots.names(name):
        terminal.print(f"--bots {bots.specification(bots.make(bot, rules))}")
        if why := _why(terminal, name, bot):
            terminal.print(f"  {why}")
    if found.levels:
        terminal.print(terminal.say("terminal-bot-levels"))
    for level, bot in found.levels.items():
        terminal.print(f"  {LEVELS.index(level) + 1} {_or(terminal, f'level-{level}', level)}: {bot}")


def _why(terminal: Terminal, game: str, bot: str) -> str:
    """What a bot does: as its game says it, or as for every game; empty: nobody says it."""
    return _or(terminal, f"bot-{game}-{bot}-why", _or(terminal, f"bot-{bot}-why", ""))


def _or(terminal: Terminal, code: str, words: str) -> str:
    """A message, or these words of a game that brings none."""
    return terminal.say(code) if texts.has(code, terminal.language) else words


def _values(terminal: Terminal, option: Option) -> str:
    if option.allowed is None:
        return f"{text(option.default)}, {terminal.say('terminal-option-file')}"
    return ", ".join(map(text, option.allowed))
