"""The laws of every game, and the ledgers of this one: tracks from the sheet, money by its flow."""

from __future__ import annotations

import pickle

import pytest

import croupier
from croupier.core import conformance, reading, record
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.replay import table_of
from croupier.core.rules import Effect
from croupier.core.table import Table
from croupier.games.showdown import effects as told
from croupier.games.showdown.load import read, shipped
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from tests.games.showdown.tables import rules

#: Sets that stress what the shipped one does not: other sizes, few cards, rich seats.
OWN = {
    "wide": shipped()
    .text.replace("ccmmmhh", "cccmmhhh")
    .replace("columns = 7", "columns = 8")
    .replace('"g3e"', '"h3e"'),
    "rich": shipped().text.replace("money = 20", "money = 99"),
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_laws_of_every_game(seats: int) -> None:
    """Round trips, purity, weights, conservation, views, records."""
    report = conformance.check(rules(seats), games=1, seed=seats, close=5)
    assert report.events > 130


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_laws_of_many_games(seats: int) -> None:
    """The same laws over more games."""
    assert conformance.check(rules(seats), games=10, seed=100 + seats, close=5).events > 1_300


@pytest.mark.parametrize("own", OWN)
def test_the_laws_with_another_set(own: str) -> None:
    """Another set obeys the same laws, and its record holds its text."""
    conformance.check(croupier.rules("vegas-showdown", 4, set=OWN[own]), games=1, close=9)


class Ledger:
    """What each seat must have, by what was paid and received and by the rooms on its sheet."""

    def __init__(self, game: Showdown) -> None:
        start = game.components.start
        self.game = game
        self.money = [start.money] * game.seats
        self.won = [start.fame] * game.seats

    def note(self, effects: tuple[Effect, ...]) -> None:
        """Books every flow of money, and fame that no room gives."""
        for effect in effects:
            match effect:
                case told.IncomePaid(seat=seat, money=money) | told.MoneyGained(seat=seat, money=money):
                    self.money[seat] += money
                case told.PaidFor(seat=seat, price=price):
                    self.money[seat] -= price
                case told.FameGained(seat=seat, fame=fame) | told.PublicityPaid(seat=seat, fame=fame):
                    self.won[seat] += fame
                case _:
                    pass

    def check(self, state: State) -> None:
        """Money and tracks are what the books and the sheets say."""
        start, view = self.game.components.start, self.game.view(state, None)
        facts = {room.id: room for room in self.game.components.rooms}
        for seat, sheet in enumerate(view.sheets):
            rooms = [facts[seen.room] for seen in sheet]
            assert state.population[seat] == start.population + sum(room.population for room in rooms)
            assert state.revenue[seat] == start.revenue + sum(room.revenue for room in rooms)
            assert state.fame[seat] == self.won[seat] + sum(room.fame for room in rooms)
            assert state.money[seat] == self.money[seat] >= 0
            assert self.game.box.plan.fault(state.sheets[seat]) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tracks_and_money_after_every_event(seats: int) -> None:
    """VS §2.5, §4.5 Tracks recomputed from the sheet, money against what was paid and received."""
    game = rules(seats)
    for seed in range(4):
        source, ledger = Seeded(seed, seats), Ledger(game)
        for before, seat, event, after in steps(game, at_random(game, source), source):
            ledger.note(game.presentation.effects(before, seat, event))
            ledger.check(after)


def test_a_record_of_another_set_replays() -> None:
    """The record holds the text of the set, and replays from itself alone."""
    game = Showdown(read(OWN["rich"]), 3)
    source = Seeded(4)
    table = Table(game, source)
    table.play(at_random(game, source))
    players = [record.Player("bot", "random")] * 3
    text = record.of_table(table, players, name="own").text()
    found = reading.read(text)
    again = croupier.rules(found.game, found.seats, **dict(found.options))
    assert table_of(found, again).states == table.states


def test_rules_pickle_small_and_equal() -> None:
    """Rules and views go to another process; the set is read there again."""
    game = rules(4)
    assert pickle.loads(pickle.dumps(game)) == game
    assert len(pickle.dumps(game)) < 60_000
