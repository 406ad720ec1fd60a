"""Las Vegas 2012 and Six once more, written from their rules pages alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from math import factorial, prod
from typing import Any

#: LV12 §1.3 and LV6 §1.3, in thousands.
BILLS_2012 = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
BILLS_SIX = {10: 4, 20: 4, 30: 5, 40: 5, 50: 6, 60: 6, 70: 6, 80: 4, 90: 4, 100: 4}
BANDIT = 7


class Player:
    """One player: what is in hand, what lies where, what was won. The neutral one never holds dice."""

    def __init__(self) -> None:
        self.small = self.biggie = self.white = 0
        #: Small dice on each casino.
        self.on: Counter[int] = Counter()
        self.biggie_on = 0
        self.won: list[int] = []


class LasVegas:
    """A table of one of the two editions."""

    def __init__(
        self,
        *,
        six: bool,
        seats: int,
        neutral: bool = False,
        rounds: int = 4,
        start: int | None = None,
        bandit: bool = False,
        bandit_bills: int = 2,
    ) -> None:
        self.six, self.count, self.neutral, self.rounds = six, seats, neutral, 3 if six else rounds
        self.bandit, self.bandit_bills = bandit, bandit_bills
        self.pile = Counter(BILLS_SIX if six else BILLS_2012)
        self.bottom: list[int] = []
        self.box: list[int] = []
        self.players = [Player() for _ in range(seats + neutral)]
        self.round = 1
        self.start = start
        self.last_roller = start
        self.setting_up()

    # Set-up (LV12 §2, LV6 §2)

    def setting_up(self) -> None:
        """All bills are gone from the casinos, all dice come back."""
        self.bills: dict[int, list[int]] = {c: [] for c in range(1, 8 if self.bandit else 7)}
        self.bandit_dice: dict[int, tuple[int, int, int]] = {}
        for player in self.players:
            player.on.clear()
            player.biggie_on = 0
        for player in self.players[: self.count]:
            player.small, player.biggie = (6, 1) if self.six else (8, 0)
            player.white = self.whites()
        # LV12 §6.3: eight neutral dice, two for each of three.
        self.left_over = 2 if self.neutral and not self.six and self.count == 3 else 0
        self.mover = 0
        self.rolled: list[tuple[str, int]] | None = None
        self.go_on()

    def whites(self) -> int:
        """LV12 §6.1, LV6 §6.1: neutral dice for each seat."""
        if not self.neutral:
            return 0
        return {2: 3, 3: 2, 4: 1}[self.count] if self.six else {2: 4, 3: 2, 4: 2}[self.count]

    def stocking(self) -> int | None:
        """The casino that gets the next bill; None: all have theirs."""
        if not self.pile.total() and not self.bottom:
            return None
        for casino, bills in self.bills.items():
            if self.six:
                full = len(bills) >= (self.bandit_bills if casino == BANDIT else 2)
            else:
                full = sum(bills) >= 50
            if not full:
                return casino
        return None

    def go_on(self) -> None:
        """Once everything lies ready the start seat is to move."""
        ready = self.start is not None and self.stocking() is None and not self.left_over
        if ready and not self.mover:
            self.mover = self.start or 0

    # Who is to move, and what is possible

    def turn(self) -> str:
        if self.round > self.rounds:
            return "over"
        if self.start is None:
            return "chance start"
        if self.stocking() is not None:
            return "chance bill"
        if self.left_over:
            return f"chance neutral {self.start}"
        return f"chance roll {self.mover}" if self.rolled is None else f"seats {self.mover}"

    def legal(self, seat: int) -> set[str]:
        """LV12 §3.2, LV6 §7.2: every value rolled; to the bandit if it does not lie there yet."""
        assert self.rolled is not None and seat == self.mover
        values = {value for _, value in self.rolled}
        found = {f"place {value}" for value in values}
        if self.bandit:
            found |= {f"place {value} bandit" for value in values if value not in self.bandit_dice}
        return found

    def ways(self) -> int:
        match self.turn().split():
            case ["chance", "start"]:
                return self.count
            case ["chance", "bill"]:
                return self.pile.total() or 1
            case ["chance", "neutral", *_]:
                return int(6**self.left_over)
            case _:
                player = self.players[self.mover - 1]
                return int(6 ** (player.small + player.biggie + player.white))

    def weight(self, text: str) -> int:
        verb, *words = text.split()
        match verb:
            case "start":
                return 1
            case "bill":
                casino = BANDIT if words[0] == "bandit" else int(words[0])
                if casino != self.stocking():
                    return 0
                if self.pile.total():
                    return self.pile[int(words[1])]
                return int(self.bottom[0] == int(words[1]))
            case "neutral":
                return orders(words)
            case _:
                parts = read_roll(text)
                player = self.players[self.mover - 1]
                kinds = Counter(kind for kind, _ in parts)
                assert kinds == +Counter(small=player.small, big=player.biggie, white=player.white)
                return prod(orders([v for k, v in parts if k == kind]) for kind in ("small", "big", "white"))

    # What happens

    def happen(self, seat: int | None, text: str) -> None:
        verb, *words = text.split()
        match verb:
            case "start":
                self.start = int(words[0])
            case "bill":
                self.stock(BANDIT if words[0] == "bandit" else int(words[0]), int(words[1]))
            case "neutral":
                self.players[-1].on.update(map(int, words))
                self.left_over = 0
            case "roll":
                self.rolled = read_roll(text)
                self.last_roller = self.mover
            case _:
                self.place(int(words[0]), words[1:] == ["bandit"])
                return
        self.go_on()

    def stock(self, casino: int, bill: int) -> None:
        """LV12 §2.1: from the pile, below it what came back."""
        if self.pile.total():
            self.pile[bill] -= 1
        else:
            assert self.bottom.pop(0) == bill
        self.bills[casino] = sorted([*self.bills[casino], bill], reverse=True)

    def place(self, value: int, bandit: bool) -> None:
        """LV12 §3.2: all dice of the value; LV12 §3.3: the next seat that has dice, perhaps the same."""
        assert self.rolled is not None
        kinds = Counter(kind for kind, shown in self.rolled if shown == value)
        player = self.players[self.mover - 1]
        player.small -= kinds["small"]
        player.biggie -= kinds["big"]
        player.white -= kinds["white"]
        if bandit:
            self.bandit_dice[value] = (self.mover, kinds["small"], kinds["big"])
            player.biggie_on = BANDIT if kinds["big"] else player.biggie_on
        else:
            player.on[value] += kinds["small"]
            player.biggie_on = value if kinds["big"] else player.biggie_on
            if kinds["white"]:
                self.players[-1].on[value] += kinds["white"]
        self.rolled = None
        for step in range(1, self.count + 1):
            other = (self.mover - 1 + step) % self.count
            held = self.players[other]
            if held.small or held.biggie or held.white:
                self.mover = other + 1
                return
        self.pay()

    # Payout (LV12 §4, LV6 §4 and §7)

    def pay(self) -> None:
        """Casino after casino; then the next round, or the end."""
        for casino in self.bills:
            ranking = self.bandit_ranking() if casino == BANDIT else self.ranking(casino)
            lying = self.bills[casino]
            for player, bill in zip(ranking, list(lying), strict=False):
                if player < self.count:
                    lying.remove(bill)
                    self.players[player].won.append(bill)
            # LV12 §4.3 below the pile, LV6 §4.2 back to the box.
            (self.box if self.six else self.bottom).extend(sorted(lying, reverse=True))
        self.round += 1
        if self.six:
            self.start = self.last_roller
        else:
            self.start = (self.start or 0) % self.count + 1
        if self.round > self.rounds:
            self.bills = {casino: [] for casino in self.bills}
            self.bandit_dice = {}
            self.mover = 0
        else:
            self.setting_up()

    def ranking(self, casino: int) -> list[int]:
        """LV12 §4.1 and §4.2, LV6 §4.1: equals are out, the strongest first."""
        strength = {
            index: player.on[casino] + 2 * (player.biggie_on == casino)
            for index, player in enumerate(self.players)
        }
        shared = Counter(strength.values())
        left = [index for index, weight in strength.items() if weight and shared[weight] == 1]
        return sorted(left, key=lambda index: -strength[index])

    def bandit_ranking(self) -> list[int]:
        """LV6 §7.3 and §7.4: nobody is out; dice, then pips, then the highest value."""
        keys: dict[int, tuple[int, int, int]] = {}
        for value, (seat, small, big) in self.bandit_dice.items():
            dice, pips, highest = keys.get(seat - 1, (0, 0, 0))
            weight = small + 2 * big
            keys[seat - 1] = (dice + weight, pips + weight * value, max(highest, value))
        return sorted(keys, key=lambda index: keys[index], reverse=True)

    # What can be compared

    def figures(self) -> Mapping[str, Any]:
        over = self.round > self.rounds
        figures: dict[str, Any] = {
            "round": self.round,
            "won": [sorted(player.won, reverse=True) for player in self.players[: self.count]],
            "pile": +self.pile,
            "bottom": self.bottom,
            "box": sorted(self.box),
        }
        if not over:
            figures |= {
                "start": self.start,
                "bills": list(self.bills.values()),
                "hands": [(p.small, p.biggie, p.white) for p in self.players[: self.count]],
                "dice": [[player.on[c] for player in self.players] for c in range(1, 7)],
                "biggies": [player.biggie_on for player in self.players[: self.count]],
                "bandit": self.bandit_dice,
            }
        return figures

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """LV12 §5.1: most money, then most bills, then shared."""
        seats = self.players[: self.count]
        order = [(sum(player.won), len(player.won)) for player in seats]
        ranks = tuple(1 + sum(other > mine for other in order) for mine in order)
        return tuple(money for money, _ in order), ranks


def read_roll(text: str) -> list[tuple[str, int]]:
    """Dice of a `roll` with their kind."""
    own, _, white = text.removeprefix("roll").partition("/")
    dice = [("big" if word[0] == "b" else "small", int(word.lstrip("b"))) for word in own.split()]
    return dice + [("white", int(word)) for word in re.findall(r"\d", white)]


def orders(values: list[Any]) -> int:
    """In how many orders dice can show this multiset."""
    return factorial(len(values)) // prod(factorial(n) for n in Counter(map(str, values)).values())
