"""Las Vegas Royale once more, written from its rules page alone: set-up, turns and payout.

The whole game is one generator: it yields what it waits for and is sent the text of what happened, so the
order of the page's sentences is the order of the code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import comb, prod
from typing import Any

from tests.games.royale.independent_table import (
    BIGGY,
    CASINOS,
    SMALL,
    Ask,
    Steps,
    orders,
    pieces,
    ranked,
    weigh,
)
from tests.games.royale.independent_tiles import NICE, Tiles


class Royale(Tiles):
    """A table that plays."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.game = self.play()
        self.ask = next(self.game)

    # The harness

    def turn(self) -> str:
        return self.ask.turn

    def legal(self, seat: int) -> frozenset[str]:
        assert self.ask.turn == f"seats {seat}"
        return self.ask.legal

    def weight(self, text: str) -> int:
        return self.ask.weight(text)

    def ways(self) -> int:
        return self.ask.ways

    def happen(self, seat: int | None, text: str) -> None:
        try:
            self.ask = self.game.send(text)
        except StopIteration:
            self.ask = Ask("over")

    # The game (LVR §2 and §5)

    def play(self) -> Steps:
        """All rounds."""
        if self.start is None:
            text = yield Ask("chance start", ways=self.count, weight=lambda _: 1)
            self.start = int(text.split()[1])
        while True:
            yield from self.set_up()
            yield from self.turns()
            yield from self.payout()
            self.round += 1
            if self.round > self.rounds:
                return
            self.clear()

    def set_up(self) -> Steps:
        """LVR §2.1, §2.4, §2.5."""
        for _ in CASINOS:
            text = yield Ask("chance pair", ways=comb(self.pile.total(), 2), weight=self.draws)
            high, low = map(int, text.split()[1:])
            self.pile.subtract([high, low])
            self.pairs.append((high, low))
        ordered = sorted(self.pairs, key=lambda pair: (sum(pair), max(pair)))
        self.bills = {casino: list(pair) for casino, pair in enumerate(ordered, 1)}
        if self.tile_count and self.round == 1:
            ways = comb(self.pile.total(), 24)
            text = yield Ask("chance reserve", ways=ways, weight=lambda text: self.draws(text, 24))
            reserve = Counter(map(int, text.split()[1:]))
            self.bank = money(self.pile) - money(reserve)
            self.pile = reserve
        for casino in range(1, self.tile_count + 1):
            text = yield Ask("chance tile", ways=2 * len(self.sides()), weight=self.tile_weight)
            self.lay(casino, text.split()[2])
        if self.neutral:
            text = yield Ask("chance neutral", ways=6**8, weight=self.dice_weight(7, 1))
            for kind, value in read_dice(text):
                self.neutral.on[value][kind] += 1

    def draws(self, text: str, size: int = 2) -> int:
        """In how many ways these bills are drawn from the pile."""
        bills = [int(word) for word in text.split()[1:]]
        if len(bills) != size or bills != sorted(bills, reverse=size == 2):
            return 0
        return prod(comb(self.pile[bill], n) for bill, n in Counter(bills).items())

    def sides(self) -> dict[str, list[str]]:
        """LVR §2.4: the sides that can still come, by letter."""
        letters = set("ABCDEFGH") - {side[0] for side in self.home}
        found = {letter: [f"{letter}{n}" for n in (1, 2)] for letter in letters}
        if self.fresh:
            found = {letter: [side for side in two if side not in self.used] for letter, two in found.items()}
        return {letter: two for letter, two in found.items() if two}

    def tile_weight(self, text: str) -> int:
        """LVR §2.4: a tile is drawn, then one of its sides."""
        _, casino, side = text.split()
        two = self.sides().get(side[0], [])
        return 2 // len(two) if side in two and int(casino) == len(self.home) + 1 else 0

    def lay(self, casino: int, side: str) -> None:
        """A side lies at a casino; LVR F2 brings its grey dice."""
        self.side[casino], self.home[side] = side, casino
        self.used.add(side)
        if side == "F2":
            for place in CASINOS:
                self.grey.on[place][SMALL] = 1 if place <= 3 else 2

    def dice_weight(self, small: int, biggy: int) -> Callable[[str], int]:
        """How many ways lead to a roll of these dice."""

        def weight(text: str) -> int:
            dice = read_dice(text)
            if Counter(kind for kind, _ in dice) != +Counter({SMALL: small, BIGGY: biggy}):
                return 0
            values = [value for kind, value in dice if kind == SMALL]
            return orders(values) if values == sorted(values) else 0

        return weight

    # Turns (LVR §3)

    def turns(self) -> Steps:
        """LVR §3.5: the next seat clockwise with dice in hand, until there is none."""
        assert self.start is not None
        seat = self.start
        while True:
            yield from self.one_turn(seat)
            self.rolled.clear()
            for step in range(1, self.count + 1):
                following = self.left_of(seat, step)
                if self.seats[following].hand.total():
                    seat = following
                    break
            else:
                return

    def one_turn(self, seat: int) -> Steps:
        """LVR §3.1 to §3.4."""
        player = self.seats[seat]
        if self.power == seat:
            uses = {f"power {kind} {value}" for kind in +player.hand for value in self.open()}
            text = yield from self.choose(seat, uses | {"decline"})
            if text != "decline":
                _, kind, value = text.split()
                self.put(seat, kind, int(value))
                yield from self.activate(seat, int(value), Counter({kind: 1}))
                return
        small, biggy = player.hand[SMALL], player.hand[BIGGY]
        ways = 6 ** (small + biggy)
        text = yield Ask(f"chance roll {seat}", ways=ways, weight=self.dice_weight(small, biggy))
        self.rolled = Counter(read_dice(text))
        values = {value for _, value in self.rolled} - {self.barred}
        if not values:
            return
        legal = {f"place {value}" for value in values}
        if player.chips:
            legal.add("pass")
        text = yield from self.choose(seat, legal)
        if text == "pass":
            player.chips -= 1
            return
        casino = int(text.split()[1])
        placed = Counter({kind: n for (kind, value), n in self.rolled.items() if value == casino})
        for kind in placed.elements():
            self.put(seat, kind, casino)
            del self.rolled[kind, casino]
        yield from self.activate(seat, casino, placed)

    # Payout (LVR §4)

    def payout(self) -> Steps:
        """LVR §4.1, in its order."""
        if "B1" in self.home:
            yield from self.prime_time()
        least: list[int] = []
        if "C2" in self.home and (self.bad_luck == "always" or self.bad_luck_active):
            weights = {seat: player.strength(self.home["C2"]) for seat, player in self.seats.items()}
            least = [seat for seat, weight in weights.items() if weight == min(weights.values())]
        firsts = {casino: self.pay_casino(casino) for casino in CASINOS}
        self.pairs, self.bills = [], {}
        if self.five:
            self.reward(self.five, 100)
        if "G1" in self.home and (winner := firsts[self.home["G1"]]):
            yield from self.black_box(winner)
        ranking = ranked({seat: weigh(dice) for seat, dice in self.doubled.items()})
        for seat, amount in zip(ranking, (60, 30), strict=False):
            self.reward(seat, amount)
        for value, (seat, _) in sorted(self.nice.items()):
            self.reward(seat, NICE[value])
        if self.gold:
            self.reward(self.gold[0], 60)
        for seat in least:
            self.pay_fifty(self.seats[seat])
        # LVR §2.3: the seat that took the higher bill at the highest casino.
        self.start = next((first for casino in reversed(CASINOS) if (first := firsts[casino])), self.start)

    def pay_casino(self, casino: int) -> int:
        """LVR §4.2: pays one casino and returns the seat that took the higher bill, or 0."""
        ranking = self.ranking(casino)
        unclaimed = []
        for place, bill in enumerate(self.bills[casino]):
            if place < len(ranking) and ranking[place] in self.seats:
                self.seats[ranking[place]].won.append(bill)
            else:
                unclaimed.append(bill)
        self.bottom.extend(unclaimed)
        return ranking[0] if ranking and ranking[0] in self.seats else 0

    # What can be compared

    def figures(self) -> Mapping[str, Any]:
        """Everything that lies on the table."""
        seats = list(self.seats.values())
        return {
            "round": self.round,
            "start": self.start,
            "pile": +self.pile,
            "bottom": self.bottom,
            "bank": self.bank,
            "bills": list(self.bills.values()) if self.bills else [list(pair) for pair in self.pairs],
            "won": [sorted(player.won, reverse=True) for player in seats],
            "chips": [player.chips for player in seats],
            "hands": [pieces(player.hand) for player in seats],
            "dice": [[pieces(player.on[casino]) for player in self.everyone()] for casino in CASINOS],
            "sides": self.side,
            "jackpot": self.jackpot,
            "bad luck": self.bad_luck == "activated" and self.bad_luck_active,
            "five": self.five,
            "power": self.power,
            "bar": (self.barred, self.track),
            "in bar": [pieces(dice) for dice in self.in_bar.values()],
            "groups": self.groups,
            "slots": tuple(self.slots.values()),
            "doubled": [pieces(dice) for dice in self.doubled.values()],
            "nice": self.nice,
            "gold": self.gold,
        }

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """LVR §5.1."""
        order = [
            (sum(player.won) + 10 * player.chips, len(player.won) + player.chips)
            for player in self.seats.values()
        ]
        ranks = tuple(1 + sum(other > mine for other in order) for mine in order)
        return tuple(total for total, _ in order), ranks


def money(bills: Counter[int]) -> int:
    """What bills are worth."""
    return sum(bill * n for bill, n in bills.items())


def read_dice(text: str) -> list[tuple[str, int]]:
    """The dice of a `roll` or `neutral` text with their kinds."""
    return [(BIGGY if word[0] == "b" else SMALL, int(word[-1])) for word in text.split()[1:]]
