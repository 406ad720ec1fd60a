"""Everything the game tells has words, and a record of it replays."""

from __future__ import annotations

from croupier import texts
from croupier.core import reading, record
from croupier.core.chance import Seeded
from croupier.core.play import at_random
from croupier.core.replay import table_of
from croupier.core.table import Table
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.view import View
from tests.games.royale.tables import royale

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "the neutral dice"]


def played(rules: Royale, seed: int) -> Table[State, RoyaleEvent, View]:
    """A game played at random."""
    source = Seeded(seed)
    table: Table[State, RoyaleEvent, View] = Table(rules, source)
    table.play(at_random(rules, source))
    return table


def test_everything_told_has_words() -> None:
    """Effects, previews and refusals of random games are all in the catalogue."""
    codes: set[str] = set()
    for seed in range(12):
        rules = royale(2 + seed % 4, tiles=6)
        table = played(rules, seed)
        for number, move in enumerate(table.moves):
            for effect in table.effects(number):
                codes.add(texts.effect_code(effect))
                assert texts.tell(effect, NAMES)
            if move.seat is not None:
                view = rules.view(table.states[number], move.seat)
                preview = rules.presentation.preview(view, move.event)
                assert texts.say(preview.code, preview.args, NAMES)
            for seat in range(rules.seats):
                refusal = rules.presentation.why_not(rules.view(table.states[number], seat), move.event)
                assert texts.say(refusal.code, refusal.args, NAMES)
                codes.add(refusal.code)
    assert len(codes) > 20


def test_a_game_replays_from_its_record() -> None:
    """The file of a game gives the same states again, secrets and all."""
    rules = royale(4, tiles=6)
    table = played(rules, 3)
    players = [record.Player("bot", "random")] * 4
    text = record.of_table(table, players, name="royale").text()
    assert table_of(reading.read(text), rules).states == table.states
