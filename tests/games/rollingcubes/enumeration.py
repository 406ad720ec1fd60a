"""Every equality that a few dice can make, by writing down all of them; imports nothing of the game.

Rules, values and points are told once more here, in the plainest way, from the rules page alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

OPERATORS = "+-x:"


def texts(dice: str) -> Iterator[str]:
    """Every text that the dice and one = can be laid to, RC §2.1 and §2.3 kept."""

    def lay(text: str, rest: str) -> Iterator[str]:
        if "=" in text and text[-1].isdigit():
            yield text
        for face in sorted(set(rest)):
            if face.isdigit():
                if not _begins_with_zero(text):
                    yield from lay(text + face, rest.replace(face, "", 1))
            elif text and text[-1].isdigit():
                yield from lay(text + face, rest.replace(face, "", 1))

    return lay("", dice + "=")


def _begins_with_zero(text: str) -> bool:
    """Whether a further digit would make a number that begins with 0."""
    return text.endswith("0") and (len(text) == 1 or not text[-2].isdigit())


def term_value(term: str, zero_dividend: bool) -> Fraction | None:
    """The value of 5x8:2, None if RC §2.4 or §2.5 forbids it."""
    pieces = term.replace("x", " x ").replace(":", " : ").split()
    value = Fraction(int(pieces[0]))
    for sign, number in zip(pieces[1::2], pieces[2::2], strict=True):
        if int(number) == 0 or (sign == "x" and value == 0):
            return None
        if sign == ":" and value == 0 and not zero_dividend:
            return None
        value = value * int(number) if sign == "x" else value / int(number)
    return value


def side_value(side: str, zero_dividend: bool) -> Fraction | None:
    """The value of a side, None if a term of it is forbidden."""
    total = Fraction(0)
    for piece in ("+" + side).replace("+", " +").replace("-", " -").split():
        value = term_value(piece[1:], zero_dividend)
        if value is None:
            return None
        total += value if piece[0] == "+" else -value
    return total


def legal(text: str, zero_dividend: bool) -> bool:
    """Whether the text is an equality of RC §2."""
    left, right = text.split("=")
    if left.isdigit() and right.isdigit():
        return False
    value = side_value(left, zero_dividend)
    return value is not None and value == side_value(right, zero_dividend)


def worth(text: str) -> int:
    """The points of RC §3."""
    total, run = 0, 0
    marked = text + "="
    for place, face in enumerate(marked):
        if face.isdigit():
            run += 1
            total += run
            continue
        number = marked[place - run : place]
        after = ""
        for digit in marked[place + 1 :]:
            if not digit.isdigit():
                break
            after += digit
        if face in "x:":
            ones = after == "1" or (face == "x" and number == "1")
            total += 1 if ones else {"x": 2, ":": 3}[face]
        elif place < len(text):
            total += 1
        run = 0
    return total + {13: 2, 12: 1}.get(len(text.replace(" ", "")), 0)


def above_100(text: str) -> bool:
    """Whether a written number is above 100."""
    for sign in OPERATORS + "=":
        text = text.replace(sign, " ")
    return any(int(number) > 100 for number in text.split())
