"""Las Vegas Royale from its rules page alone: what lies on the table and what moves there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from math import factorial, prod
from typing import Any, TypeAlias

#: LVR §1.3, in thousands.
BILLS = {30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7}
CASINOS = range(1, 7)
SMALL, BIGGY = "small", "biggy"


@dataclass(frozen=True)
class Ask:
    """What the table waits for: chance with its weights, or a seat with its choices."""

    turn: str
    legal: frozenset[str] = frozenset()
    ways: int = 1
    weight: Callable[[str], int] = lambda _: 0


Steps: TypeAlias = Generator[Ask, str, None]
Told: TypeAlias = Generator[Ask, str, str]


@dataclass(frozen=True)
class Clauses:
    """Where two revisions of the page differ; the second one by default."""

    #: Moving a die and the gold space: may they be declined (`Move a die`, H2)?
    may_decline: bool = False
    #: H1: is an own die of an earlier turn eligible?
    nice_earlier: bool = True
    #: D1: does Pay Day's casino count even if My Choice 4 activates it and no own die lies there?
    pay_day_counts_itself: bool = True


FIRST = Clauses(may_decline=True, nice_earlier=False, pay_day_counts_itself=False)
SECOND = Clauses()


@dataclass
class Player:
    """A seat, the neutral player or the grey one."""

    #: Dice in hand, and on each casino, by kind.
    hand: Counter[str] = field(default_factory=Counter)
    on: dict[int, Counter[str]] = field(default_factory=lambda: {casino: Counter() for casino in CASINOS})
    won: list[int] = field(default_factory=list)
    chips: int = 0

    def strength(self, casino: int) -> int:
        """LVR §1.2: the Biggy weighs 2."""
        return weigh(self.on[casino])


class Table:
    """Seats, imaginary players, casinos, and the tokens of all tiles, whether they are in play or not."""

    def __init__(
        self,
        *,
        seats: int,
        clauses: Clauses = SECOND,
        tiles: int = 3,
        neutral: bool | None = None,
        fresh_tiles: bool = False,
        rounds: int = 3,
        start: int | None = None,
        bad_luck: str = "always",
    ) -> None:
        self.count, self.clauses, self.tile_count = seats, clauses, tiles
        self.fresh, self.rounds, self.bad_luck = fresh_tiles, rounds, bad_luck
        self.seats = {seat: Player() for seat in range(1, seats + 1)}
        has_neutral = seats == 2 if neutral is None else neutral
        self.neutral = Player() if has_neutral else None
        self.grey = Player()
        self.start, self.round = start, 1
        self.pile = Counter(BILLS)
        self.bottom: list[int] = []
        self.bank = 0
        #: Sides that lay on the table in any round.
        self.used: set[str] = set()
        self.pairs: list[tuple[int, int]] = []
        self.clear()

    def choose(self, seat: int, legal: set[str]) -> Told:
        """A decision of a seat."""
        text = yield Ask(f"seats {seat}", frozenset(legal))
        assert text in legal
        return text

    def black(self, seat: int) -> Generator[Ask, str, tuple[int, int]]:
        """Two black dice, rolled by a seat."""
        text = yield Ask(f"chance black {seat}", ways=36, weight=lambda text: orders(text.split()[1:]))
        low, high = map(int, text.split()[1:])
        return low, high

    def clear(self) -> None:
        """LVR §2.2, §2.4: dice and tokens come back, every seat gets two more chips."""
        self.pairs = []
        self.bills: dict[int, list[int]] = {}
        #: The side at each casino, and the casino of each side.
        self.side: dict[int, str] = {}
        self.home: dict[str, int] = {}
        for player in self.everyone():
            for dice in player.on.values():
                dice.clear()
        for seat in self.seats.values():
            seat.hand = Counter({SMALL: 7, BIGGY: 1})
            seat.chips += 2
        #: Dice of this turn's roll that are still in hand.
        self.rolled: Counter[tuple[str, int]] = Counter()
        self.jackpot = 30
        self.five = self.power = self.barred = self.track = 0
        self.bad_luck_active = False
        self.in_bar = {seat: Counter[str]() for seat in self.seats}
        self.groups = [1, 1, 2, 2, 3]
        self.slots = {"chip": 2, "30": 3, "move": 4}
        self.doubled = {seat: Counter[str]() for seat in self.seats}
        self.nice: dict[int, tuple[int, str]] = {}
        self.gold: tuple[int, str] | None = None

    def everyone(self) -> list[Player]:
        """Real seats first, then the imaginary players."""
        return [*self.seats.values(), *([self.neutral] if self.neutral else []), self.grey]

    def left_of(self, seat: int, steps: int = 1) -> int:
        """The seat so many places clockwise."""
        return (seat - 1 + steps) % self.count + 1

    def open(self) -> set[int]:
        """Casinos that are not barred."""
        return set(CASINOS) - {self.barred}

    def put(self, seat: int, kind: str, casino: int) -> None:
        """A die goes from hand to a casino."""
        player = self.seats[seat]
        assert player.hand[kind] and casino != self.barred
        player.hand[kind] -= 1
        player.on[casino][kind] += 1
        self.check_power()

    def check_power(self) -> None:
        """LVR D2: a holder who is no longer strictly first loses the token at once."""
        if self.power and not self.strictly_first(self.power, self.home["D2"]):
            self.power = 0

    def strictly_first(self, seat: int, casino: int) -> bool:
        """LVR D2: more weight than everyone, imaginary players included."""
        mine = self.seats[seat]
        return all(
            mine.strength(casino) > other.strength(casino) for other in self.everyone() if other is not mine
        )

    def reward(self, seat: int, amount: int) -> None:
        """LVR §1.4: chips up to two, money from 30 on as one bill of the bank."""
        player = self.seats[seat]
        if amount < 30:
            player.chips += amount
        else:
            player.won.append(amount)
            self.bank -= amount

    def ranking(self, casino: int) -> list[int]:
        """LVR §4.2: who is left, the strongest first; imaginary players count on behind the seats."""
        return ranked({index: player.strength(casino) for index, player in enumerate(self.everyone(), 1)})


def weigh(dice: Counter[str]) -> int:
    """LVR §1.2."""
    return dice[SMALL] + 2 * dice[BIGGY]


def pieces(dice: Counter[str]) -> tuple[int, int]:
    """Small dice and Biggies."""
    return dice[SMALL], dice[BIGGY]


def ranked(strength: Mapping[int, int]) -> list[int]:
    """LV12 §4.1: equals are out, the strongest first."""
    shared = Counter(strength.values())
    left = [who for who, weight in strength.items() if weight and shared[weight] == 1]
    return sorted(left, key=lambda who: -strength[who])


def orders(values: list[Any]) -> int:
    """In how many orders dice can show these values."""
    return factorial(len(values)) // prod(factorial(n) for n in Counter(values).values())
