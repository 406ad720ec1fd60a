"""Las Vegas Royale from its rules page alone: the tiles (LVR §6)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.games.royale.independent_table import BIGGY, CASINOS, SMALL, Player, Steps, Table

#: LVR A1, B2, D1, E1, H1: what a space pays, chips below 10 and money from 30 on.
PUNCH = {1: 2, 2: 30, 3: 40}
FIFTY = (0, 1, 30, 40, 60)
PAY_DAY = (0, 1, 2, 30, 40, 50, 60)
TRACK = (0, 2, 0, 30, 0, 1)
NICE = {1: 1, 2: 2, 3: 30, 4: 40, 5: 50, 6: 60}
#: LVR G1.
TOKENS = (60, 20, 20, 0, 0, 0)


class Tiles(Table):
    """A table whose tiles can be activated and paid."""

    def activate(self, seat: int, casino: int, placed: Counter[str]) -> Steps:
        """Activates the tile at a casino, if there is one; `placed` are the dice that just came there."""
        match self.side.get(casino):
            case "A1":
                yield from self.lucky_punch(seat)
            case "A2":
                yield from self.jackpot_roll(seat)
            case "B2":
                yield from self.fifty_fifty(seat)
            case "C1" if not self.five and self.seats[seat].strength(casino) >= 5:
                self.five = seat
            case "C2":
                self.bad_luck_active = True
            case "D1":
                own = {place for place in CASINOS if self.seats[seat].on[place].total()}
                if self.clauses.pay_day_counts_itself:
                    own.add(casino)
                self.reward(seat, PAY_DAY[len(own)])
            case "D2" if self.strictly_first(seat, casino):
                self.power = seat
            case "E1":
                yield from self.no_entry(seat, casino)
            case "E2":
                yield from self.knockout(seat)
            case "F1":
                yield from self.block_it(seat)
            case "F2":
                yield from self.handicap(seat)
            case "G2":
                yield from self.double_down(seat, casino)
            case "H1":
                yield from self.nice_dice(seat, casino, placed)
            case "H2":
                yield from self.my_choice(seat)

    def lucky_punch(self, seat: int) -> Steps:
        """LVR A1."""
        hidden = yield from self.choose(seat, {"hide 1", "hide 2", "hide 3"})
        guess = yield from self.choose(self.left_of(seat), {"guess 1", "guess 2", "guess 3"})
        if hidden[-1] != guess[-1]:
            self.reward(seat, PUNCH[int(hidden[-1])])

    def jackpot_roll(self, seat: int) -> Steps:
        """LVR A2."""
        low, high = yield from self.black(seat)
        if low == high or low + high == 7:
            self.reward(seat, self.jackpot)
            self.jackpot = 30
        else:
            self.jackpot = min(80, self.jackpot + 10)

    def fifty_fifty(self, seat: int) -> Steps:
        """LVR B2."""
        last = sum((yield from self.black(seat)))
        space = 0
        while space < 4:
            text = yield from self.choose(seat, {"stop", "higher", "lower"})
            if text == "stop":
                break
            now = sum((yield from self.black(seat)))
            if not (now > last if text == "higher" else now < last):
                return
            space, last = space + 1, now
        self.reward(seat, FIFTY[space])

    def no_entry(self, seat: int, home: int) -> Steps:
        """LVR E1."""
        legal = {f"bar {casino}" for casino in CASINOS if casino not in (home, self.barred)}
        if self.barred:
            legal.add("bar stay")
        text = yield from self.choose(seat, legal)
        if text != "bar stay":
            self.barred = int(text.split()[1])
            self.track = (self.track + 1) % 6
            self.reward(seat, TRACK[self.track])

    def knockout(self, seat: int) -> Steps:
        """LVR E2."""
        for step in range(1, self.count):
            other = self.left_of(seat, step)
            hand, bar = self.seats[other].hand, self.in_bar[other]
            if hand.total() and bar.total() < 2:
                text = yield from self.choose(other, {f"knock {kind}" for kind in +hand})
                hand[text.split()[1]] -= 1
                bar[text.split()[1]] += 1
        self.seats[seat].hand += self.in_bar[seat]
        self.in_bar[seat].clear()

    def block_it(self, seat: int) -> Steps:
        """LVR F1."""
        if not self.groups:
            return
        legal = {f"block {group} {casino}" for group in self.groups for casino in self.open()}
        text = yield from self.choose(seat, legal)
        group, casino = map(int, text.split()[1:])
        self.groups.remove(group)
        self.grey.on[casino][SMALL] += group
        self.check_power()

    def handicap(self, seat: int) -> Steps:
        """LVR F2."""
        grey = [casino for casino in self.open() if self.grey.on[casino][SMALL]]
        legal = {f"handicap {casino} {slot}" for casino in grey for slot, free in self.slots.items() if free}
        if not legal:
            return
        text = yield from self.choose(seat, legal | {"decline"})
        if text == "decline":
            return
        _, casino, slot = text.split()
        self.grey.on[int(casino)][SMALL] -= 1
        self.slots[slot] -= 1
        self.check_power()
        if slot == "move":
            yield from self.move_a_die(seat)
        else:
            self.reward(seat, 1 if slot == "chip" else 30)

    def move_a_die(self, seat: int) -> Steps:
        """LVR Move a die."""
        player = self.seats[seat]
        legal = {f"turn {kind} {value}" for kind in +player.hand for value in self.open()}
        legal |= {f"back {casino} {kind}" for casino in self.open() for kind in +player.on[casino]}
        if not legal:
            return
        if self.clauses.may_decline:
            legal.add("decline")
        match (yield from self.choose(seat, legal)).split():
            case ["turn", kind, value]:
                self.put(seat, kind, int(value))
            case ["back", casino, kind]:
                player.on[int(casino)][kind] -= 1
                player.hand[kind] += 1
                self.check_power()

    def double_down(self, seat: int, home: int) -> Steps:
        """LVR G2; by My Choice its casino may be barred."""
        own = self.seats[seat].on[home]
        if home == self.barred or not own.total():
            return
        legal = {"decline"}
        for small in range(own[SMALL] + 1):
            for biggy in range(own[BIGGY] + 1):
                words = ([str(small)] if small else []) + ([BIGGY] if biggy else [])
                if words:
                    legal.add(" ".join(["double", *words]))
        text = yield from self.choose(seat, legal)
        for word in text.split()[1:]:
            moved = Counter({BIGGY: 1} if word == BIGGY else {SMALL: int(word)})
            own.subtract(moved)
            self.doubled[seat] += moved

    def nice_dice(self, seat: int, home: int, placed: Counter[str]) -> Steps:
        """LVR H1."""
        player = self.seats[seat]
        here = player.on[home] if self.clauses.nice_earlier else placed
        dice = {(home, kind) for kind in +here} | {(value, kind) for kind, value in +self.rolled}
        legal = {
            f"nice {value} {kind}" for value, kind in dice if value not in self.nice or value != self.barred
        }
        if not legal:
            return
        text = yield from self.choose(seat, legal | {"decline"})
        if text == "decline":
            return
        _, word, kind = text.split()
        value = int(word)
        (player.on[home] if value == home else player.hand)[kind] -= 1
        if value in self.nice:
            owner, there = self.nice[value]
            self.seats[owner].on[value][there] += 1
        self.nice[value] = (seat, kind)
        self.check_power()

    def my_choice(self, seat: int) -> Steps:
        """LVR H2."""
        player = self.seats[seat]
        faces = yield from self.black(seat)
        text = yield from self.choose(seat, {f"use {face}" for face in faces})
        match int(text.split()[1]):
            case 1 | 2 as chips:
                self.reward(seat, chips)
            case 3:
                self.reward(seat, 30)
            case 4 if others := {f"activate {side}" for side in self.home if side != "H2"}:
                text = yield from self.choose(seat, others)
                yield from self.activate(seat, self.home[text.split()[1]], Counter())
            case 5:
                yield from self.move_a_die(seat)
            case 6 if player.hand.total():
                legal = {f"gold {kind}" for kind in +player.hand}
                if self.clauses.may_decline:
                    legal.add("decline")
                text = yield from self.choose(seat, legal)
                if text != "decline":
                    self.gild(seat, text.split()[1])

    def gild(self, seat: int, kind: str) -> None:
        """LVR H2, 6: the earlier die returns to its owner's hand."""
        self.seats[seat].hand[kind] -= 1
        if self.gold:
            owner, there = self.gold
            self.seats[owner].hand[there] += 1
        self.gold = (seat, kind)

    def prime_time(self) -> Steps:
        """LVR B1."""
        winner = next(iter(self.ranking(self.home["B1"])), 0)
        if winner not in self.seats:
            return
        dice = [face for face in (yield from self.black(winner)) if face != self.barred]
        legal = {
            " ".join(["add", *map(str, faces)])
            for n in range(1, len(dice) + 1)
            for faces in combinations(dice, n)
        }
        text = yield from self.choose(winner, legal | {"add none"})
        for word in text.split()[1:]:
            if word != "none":
                self.seats[winner].on[int(word)][SMALL] += 1
        self.check_power()

    def black_box(self, winner: int) -> Steps:
        """LVR G1."""
        legal = set()
        for size in (3, 4, 5):
            for first in combinations(TOKENS, size):
                second = sorted((Counter(TOKENS) - Counter(first)).elements(), reverse=True)
                legal.add(f"split {' '.join(map(str, first))} / {' '.join(map(str, second))}")
        text = yield from self.choose(self.left_of(winner), legal)
        piles = [sum(map(int, pile.split())) for pile in text.removeprefix("split").split("/")]
        text = yield from self.choose(winner, {"pile 1", "pile 2"})
        amount = piles[int(text.split()[1]) - 1]
        self.reward(winner, 2 if amount == 20 else amount)

    def pay_fifty(self, player: Player) -> None:
        """LVR C2: lowest bills first, change as one bill, then chips, then no more."""
        owed = 50
        for bill in sorted(player.won):
            if not owed:
                break
            player.won.remove(bill)
            if bill > owed:
                player.won.append(bill - owed)
            paid = min(bill, owed)
            owed -= paid
            self.bank += paid
        player.chips -= min(player.chips, owed // 10)
