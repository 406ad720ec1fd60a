"""Las Vegas in numbers: what a learner sees of a view, and the number of every placement."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from croupier.core.encoding import Field, OneNumber, Written, around, figures, place_of
from croupier.games.lasvegas.editions import CASINOS
from croupier.games.lasvegas.events import LasVegasEvent, Place
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.view import View

#: Money is told in tens of thousands, as the kernel counts it.
UNIT = 10


class Encoding(OneNumber[LasVegasEvent, View]):
    """An edition with its seats and options fixed; what a table does not have takes no place."""

    def __init__(self, rules: LasVegas) -> None:
        self.rules = rules

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of dice a seat throws, by their place in a hand: small, Biggie, neutral."""
        has = (True, self.rules.edition.big > 0, self.rules.neutral_dice > 0)
        return tuple(kind for kind in range(3) if has[kind])

    @cached_property
    def most_bills(self) -> int:
        """The most bills that can lie at one casino."""
        edition, settings = self.rules.edition, self.rules.settings
        least = edition.values[0]
        stocked = edition.stock_bills if edition.stock_sum is None else -(-edition.stock_sum // least)
        return max(stocked, settings.bandit_bills) if settings.bandit else stocked

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation."""
        rules, kinds = self.rules, len(self.kinds)
        biggies = Field(
            "biggies", (rules.seats,), "where each seat's Biggie lies: casino, 7 bandit, 0 not yet"
        )
        bandit = Field(
            "bandit", (CASINOS, 3), "on the bandit by value: place of the seat, small dice, big dice"
        )
        return (
            Field("round", (1,), "the round, from 1"),
            Field("start", (1,), "place of the seat that started the round"),
            Field("turn", (1,), "place of the seat whose turn it is"),
            Field("hands", (rules.seats, kinds), "dice in hand: small, then Biggie, then neutral"),
            Field("rolled", (kinds, CASINOS), "the roll by kind and value"),
            Field("dice", (rules.players, CASINOS), "small dice of each seat, then neutral ones, by casino"),
            *([biggies] if rules.edition.big else []),
            *([bandit] if rules.settings.bandit else []),
            Field("bills", (rules.casinos, self.most_bills), "bills at each casino, in tens, falling"),
            Field("money", (rules.seats,), "money of each seat in tens, as an attentive seat knows it"),
            Field("won", (rules.seats,), "bills of each seat"),
            Field("pile", (1,), "bills left in the pile"),
        )

    @property
    def choices(self) -> int:
        """LV12 §3.2, LV6 §7.2 A value for its casino, then a value for the bandit."""
        return 2 * CASINOS if self.rules.settings.bandit else CASINOS

    def number(self, view: View, event: LasVegasEvent) -> int:
        """The value from 0, from 6 on the bandit."""
        assert isinstance(event, Place)
        return event.value - 1 + CASINOS * event.bandit

    def observe(self, view: View, written: Written) -> bytes:
        """What the view shows."""
        return figures(self._figures(view))

    def _figures(self, view: View) -> Iterator[int]:
        rules, viewer, kinds = self.rules, view.viewer, self.kinds
        seats = around(viewer, rules.seats)
        yield view.round
        yield place_of(view.start, viewer, rules.seats)
        yield place_of(view.seat, viewer, rules.seats)
        for seat in seats:
            yield from (view.hands[seat][kind] for kind in kinds)
        for kind in kinds:
            yield from (count[kind] for count in view.rolled.counts) if view.rolled else (0,) * CASINOS
        for player in (*seats, *range(rules.seats, rules.players)):
            yield from (here[player] for here in view.dice)
        if rules.edition.big:
            yield from (view.biggies[seat] for seat in seats)
        if rules.settings.bandit:
            for who, small, big in view.bandit:
                yield from (place_of(who, viewer, rules.seats), small, big)
        for bills in view.bills:
            yield from (bill // UNIT for bill in bills)
            yield from (0,) * (self.most_bills - len(bills))
        known = view.won if view.remembered is None else view.remembered
        yield from (sum(known[seat]) // UNIT for seat in seats)
        yield from (len(known[seat]) for seat in seats)
        yield view.pile
