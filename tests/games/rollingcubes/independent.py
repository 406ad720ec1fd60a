"""Rolling Cubes once more, written from its rules page alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Mapping
from fractions import Fraction
from math import factorial, prod
from typing import Any

#: RC §4.3, §5.2, §6.3: the points that end a game, and in a tournament (§7.1).
TARGETS = {"one-by-one": 47, "all-together": 41, "last-die": 3}
LOWERED = {"one-by-one": 37, "all-together": 31, "last-die": 2}
COLOURS = {"green": "13579", "blue": "02468", "red": "+-x:"}
ROWS = ("blue", "green", "red", "poker", "101")
TOURNAMENT = ("one-by-one", "all-together", "last-die")


class Broken(Exception):
    """A text that is no equality."""


def points_of(text: str, zero_dividend: bool = True) -> int:
    """RC §2 and §3: the points of an equality; raises `Broken`."""
    if not re.fullmatch(r"\d+([-+x:]\d+)*=\d+([-+x:]\d+)*", text):
        raise Broken("form")
    if re.fullmatch(r"\d+=\d+", text):
        raise Broken("bare numbers")
    if any(len(number) > 1 and number[0] == "0" for number in re.findall(r"\d+", text)):
        raise Broken("leading zero")
    left, right = (side_value(side, zero_dividend) for side in text.split("="))
    if left != right:
        raise Broken("unequal")
    tokens = re.findall(r"\d+|[-+x:=]", text)
    total = 0
    for index, token in enumerate(tokens):
        match token:
            case "x":
                total += 1 if "1" in (tokens[index - 1], tokens[index + 1]) else 2
            case ":":
                total += 1 if tokens[index + 1] == "1" else 3
            case "+" | "-" | "=":
                total += 1
            case number:
                total += len(number) * (len(number) + 1) // 2
    return total + {12: 1, 13: 2}.get(len(text), 0)


def side_value(side: str, zero_dividend: bool) -> Fraction:
    """RC §2.1 and §2.4: products first, from left to right, exactly."""
    total = Fraction(0)
    for sign, chain in re.findall(r"([-+]?)([^-+]+)", side):
        first, *rest = re.split(r"([x:])", chain)
        value = Fraction(int(first))
        for operator, number in zip(rest[::2], rest[1::2], strict=True):
            other = Fraction(int(number))
            if other == 0 or (value == 0 and (operator == "x" or not zero_dividend)):
                raise Broken("zero")
            value = value * other if operator == "x" else value / other
        total += -value if sign == "-" else value
    return total


def symbols(dice: str | None) -> Counter[str]:
    """The dice of a text, counted; = is not told."""
    return Counter((dice or "").replace(" ", "").replace("=", ""))


class Legal(Container[str]):
    """Every text a seat may choose: too many to list."""

    def __init__(self, table: Cubes, seat: int) -> None:
        self.table, self.seat = table, seat

    def __contains__(self, text: object) -> bool:
        return self.table.allows(self.seat, str(text))


class Cubes:
    """A table of one of the five modes."""

    def __init__(self, *, mode: str, seats: int, zero_dividend: bool = True) -> None:
        self.mode_option, self.seats, self.zero_dividend = mode, seats, zero_dividend
        self.games = TOURNAMENT if mode == "tournament" else (mode,)
        self.targets = LOWERED if mode == "tournament" else TARGETS | ({"last-die": 5} if seats == 2 else {})
        self.stage = 0
        self.standing = [0] * seats
        self.second = 0
        self.first_start = 0
        self.begin(0)

    @property
    def over(self) -> bool:
        return self.stage == len(self.games)

    @property
    def mode(self) -> str:
        return self.games[min(self.stage, len(self.games) - 1)]

    def begin(self, start: int) -> None:
        """A game of the evening, from a start seat; 0: the lot is still to be drawn."""
        self.start = start
        self.points = [0] * self.seats
        self.rows: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.playing = list(range(1, self.seats + 1))
        self.new_turn()

    def new_turn(self) -> None:
        """Nobody has answered, all dice are in the cup."""
        self.answers: dict[int, str] = {}
        self.dice: Counter[str] | None = None
        self.used: Counter[str] | None = None
        self.placed = 0
        self.again = -1
        self.cup = 12
        self.seat = 0 if self.lot_due else self.order()[0]

    @property
    def lot_due(self) -> bool:
        """RC §4.1, §6.2, §8.3: all modes but `all-together` draw a start seat."""
        return not self.start and self.mode != "all-together"

    def order(self) -> list[int]:
        """RC §4.1: clockwise from the start seat, those who play; without one from the first (§5.1)."""
        if not self.start:
            return self.playing
        around = [(self.start - 1 + step) % self.seats + 1 for step in range(self.seats)]
        return [seat for seat in around if seat in self.playing]

    # Who is to move, and what is possible

    def turn(self) -> str:
        if self.over:
            return "over"
        if self.lot_due:
            return "chance start"
        if self.dice is None or self.cup:
            return f"chance roll {self.seat}"
        if self.mode == "all-together":
            return " ".join(["seats", *(str(s) for s in self.playing if s not in self.answers)])
        return f"seats {self.seat}"

    def legal(self, seat: int) -> Container[str]:
        return Legal(self, seat)

    def allows(self, seat: int, text: str) -> bool:
        """RC §2.2, §6.1, §8: whether the seat has the dice and keeps to the mode."""
        assert self.dice is not None
        verb, *words = text.split()
        solitaire = self.mode == "yahtzee"
        match verb, words:
            case "decline", []:
                return not solitaire
            case "strike", [row]:
                return solitaire and row in ROWS and row not in self.rows[seat - 1]
            case "rethrow", dice:
                thrown = Counter(dice)
                return solitaire and self.again < 0 and 1 <= len(dice) <= 5 and thrown <= self.dice
            case "equate", [equality] if not solitaire:
                return self.fits(equality)
            case "equate", [row, equality] if solitaire:
                free = row in ROWS and row not in self.rows[seat - 1]
                return free and self.fits(equality) and fulfils(row, equality)
            case _:
                return False

    def fits(self, equality: str) -> bool:
        try:
            points_of(equality, self.zero_dividend)
        except Broken:
            return False
        assert self.dice is not None
        found = symbols(equality)
        if not found <= self.dice:
            return False
        return self.used is None or (self.used <= found and found != self.used)

    def ways(self) -> int:
        if self.lot_due:
            return self.seats
        return prod(len(faces) ** count for faces, count in self.thrown().items())

    def thrown(self) -> dict[str, int]:
        """How many dice of each colour are in the cup."""
        lying = self.dice or Counter()
        return {faces: 4 - sum(lying[face] for face in faces) for faces in COLOURS.values()}

    def weight(self, text: str) -> int:
        verb, *dice = text.split()
        if verb == "start":
            return 1
        ways = 1
        for faces, count in self.thrown().items():
            shown = Counter(die for die in dice if die in faces)
            if shown.total() != count:
                return 0
            ways *= factorial(count) // prod(factorial(n) for n in shown.values())
        return ways

    # What happens

    def happen(self, seat: int | None, text: str) -> None:
        verb, *words = text.split()
        match verb:
            case "start":
                self.start = self.first_start = int(words[0])
                self.seat = self.start
            case "roll":
                self.dice = (self.dice or Counter()) + Counter(words)
                self.cup = 0
            case "rethrow":
                assert self.dice is not None
                self.dice -= Counter(words)
                self.cup = self.again = len(words)
            case _:
                assert seat is not None
                self.answer(seat, verb, words)

    def answer(self, seat: int, verb: str, words: list[str]) -> None:
        match self.mode:
            case "last-die":
                self.last_die(seat, words[0] if verb == "equate" else None)
            case "yahtzee":
                self.fill(seat, words[0], words[1] if verb == "equate" else None)
            case _:
                self.answers[seat] = words[0] if verb == "equate" else ""
                self.after_answer()

    def after_answer(self) -> None:
        """RC §4.2, §4.3, §5.1: points when all have answered; before that in turn or in any order."""
        scores = {seat: points_of(text) if text else 0 for seat, text in self.answers.items()}
        if len(self.answers) < len(self.playing):
            if self.mode == "one-by-one":
                self.seat = self.order()[len(self.answers)]
                self.dice, self.cup = None, 12
            return
        for seat, score in scores.items():
            self.points[seat - 1] += score
        best = max(scores.values())
        winners = [seat for seat, score in scores.items() if score == best > 0]
        for seat in winners:
            self.points[seat - 1] += 2 if len(winners) == 1 else 1
        top = max(self.points)
        ahead = [seat for seat in range(1, self.seats + 1) if self.points[seat - 1] == top]
        if top >= self.targets[self.mode]:
            if len(ahead) == 1:
                self.end()
                return
            self.playing = ahead
        self.new_turn()

    def last_die(self, seat: int, equality: str | None) -> None:
        """RC §6."""
        if equality is not None:
            self.used = symbols(equality)
            self.placed = seat
            if self.used.total() < 12:
                self.seat = seat % self.seats + 1
                self.dice, self.cup = Counter(self.used), 12 - self.used.total()
                return
        if self.placed:
            self.points[self.placed - 1] += 1
            if self.points[self.placed - 1] == self.targets["last-die"]:
                self.end()
                return
        self.start = self.start % self.seats + 1
        self.new_turn()

    def fill(self, seat: int, row: str, equality: str | None) -> None:
        """RC §8.2: a row is filled; §8.3: clockwise, one throw each."""
        worth = 0
        if equality is not None:
            colour = COLOURS.get(row, "")
            four = sum(die in colour for die in equality) == 4 if colour else False
            worth = max(0, points_of(equality) + 3 * four - max(0, self.again))
        self.rows[seat - 1][row] = worth
        self.points[seat - 1] += worth
        if all(len(rows) == len(ROWS) for rows in self.rows):
            self.end()
            return
        self.dice, self.cup, self.again = None, 12, -1
        self.seat = seat % self.seats + 1

    def end(self) -> None:
        """A game is over; in a tournament (RC §7.1) it gives points, and the next one begins."""
        if self.mode_option != "tournament":
            self.stage += 1
            return
        for seat, points in enumerate(self.points):
            place = sum(other > points for other in self.points)
            self.standing[seat] += (10, 7, 6, 5, 4, 3)[place]
        if self.stage == 1:
            self.second = 1 + self.points.index(max(self.points))
        self.stage += 1
        if not self.over:
            last = self.mode == "last-die"
            self.begin(self.first_start % self.seats + 1 if last else self.first_start)

    # What can be compared

    def figures(self) -> Mapping[str, Any]:
        found: dict[str, Any] = {"stage": self.stage, "standing": self.standing, "second": self.second}
        if not self.over:
            found |= {
                "start": None if self.mode == "all-together" else self.start,
                "points": self.points,
                "playing": self.playing,
                "dice": self.dice,
                "cup": None if self.lot_due else self.cup,
                "used": self.used,
                "placed": self.placed,
                "again": self.again,
                "rows": self.rows,
            }
        return found

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Most points; equals share, but a tournament looks at the second game (RC §7.2)."""
        tournament = self.mode_option == "tournament"
        scores = self.standing if tournament else self.points
        order = [(score, tournament and seat == self.second) for seat, score in enumerate(scores, 1)]
        return tuple(scores), tuple(1 + sum(other > mine for other in order) for mine in order)


def fulfils(row: str, equality: str) -> bool:
    """RC §8.1: whether a row takes an equality."""
    counts = {name: sum(die in faces for die in equality) for name, faces in COLOURS.items()}
    match row:
        case "poker":
            return 4 in counts.values()
        case "101":
            return any(int(number) > 100 for number in re.findall(r"\d+", equality))
        case colour:
            return counts[colour] >= 3
