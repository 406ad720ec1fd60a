"""Equalities: read from any usual spelling, kept as a tree, printed one way, judged exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from croupier.core.rules import Refusal
from croupier.games.rollingcubes.dice import FACE, WHOLE, arranged, contains, without

#: Dice in the longest equality, = included.
MOST = WHOLE + 1


class Misread(ValueError):
    """A text that is no equality, with the reason."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.code)


@dataclass(frozen=True, slots=True)
class Term:
    """Numbers joined by x and : from left to right; `5x8:2` is ("5", "8", "2"), "x:"."""

    numbers: tuple[str, ...]
    joints: str

    def __str__(self) -> str:
        return self.numbers[0] + "".join(
            joint + number for joint, number in zip(self.joints, self.numbers[1:], strict=True)
        )

    def steps(self) -> Iterator[tuple[Fraction, str, Fraction]]:
        """Every multiplication and division: the running value, the sign, the next number."""
        value = Fraction(self.numbers[0])
        for joint, number in zip(self.joints, self.numbers[1:], strict=True):
            operand = Fraction(number)
            yield value, joint, operand
            value = value * operand if joint == "x" else value / operand

    def value(self) -> Fraction:
        """RC §2.1 The exact value; raises `ZeroDivisionError` for a division by zero."""
        value = Fraction(self.numbers[0])
        for running, joint, operand in self.steps():
            value = running * operand if joint == "x" else running / operand
        return value


@dataclass(frozen=True, slots=True)
class Side:
    """Terms joined by + and -; the first one has no sign."""

    terms: tuple[Term, ...]
    signs: str

    def __str__(self) -> str:
        return str(self.terms[0]) + "".join(
            sign + str(term) for sign, term in zip(self.signs, self.terms[1:], strict=True)
        )

    @property
    def bare(self) -> bool:
        """Whether the side is one number and nothing else."""
        return not self.signs and not self.terms[0].joints

    def value(self) -> Fraction:
        """RC §2.1 The exact value, multiplication and division first."""
        total = self.terms[0].value()
        for sign, term in zip(self.signs, self.terms[1:], strict=True):
            total = total + term.value() if sign == "+" else total - term.value()
        return total


@dataclass(frozen=True, slots=True)
class Equation:
    """Two sides; its text is canonical: `72:4=5x5-7+0`."""

    left: Side
    right: Side

    def __str__(self) -> str:
        return f"{self.left}={self.right}"

    @property
    def terms(self) -> tuple[Term, ...]:
        """All terms, left ones first."""
        return self.left.terms + self.right.terms

    @property
    def numbers(self) -> tuple[str, ...]:
        """All written numbers, from left to right."""
        return tuple(number for term in self.terms for number in term.numbers)

    @property
    def dice(self) -> str:
        """RC §2.2 The dice used, without =, in canonical order."""
        return arranged(face for face in str(self) if face != "=")


def read(text: str) -> Equation:
    """Reads an equality in any usual spelling; raises `Misread`. Takes linear time."""
    faces = "".join(symbols(text))
    sides = faces.split("=")
    if len(sides) != 2:
        raise _misread("rc-no-equals" if len(sides) == 1 else "rc-two-equals", "RC §2.1")
    return Equation(read_side(sides[0]), read_side(sides[1]))


def symbols(text: str) -> Iterator[str]:
    """The faces a text spells, blanks left out; raises `Misread` at the first that is none."""
    count = 0
    for character in text:
        if character == " ":
            continue
        face = FACE.get(character)
        if face is None:
            raise _misread(
                "rc-no-face",
                "RC §1.1",
                symbol=character if character.isprintable() else ascii(character)[1:-1],
            )
        count += 1
        if count > MOST:
            raise _misread("rc-too-long", "RC §2.2", most=MOST)
        yield face


def read_side(faces: str) -> Side:
    """Reads one side from its faces; raises `Misread`."""
    terms: list[Term] = []
    signs = ""
    for part, sign in _pieces(faces, "+-"):
        if part == "":
            raise _gap(first=not terms, sign=sign)
        pieces = list(_pieces(part, "x:"))
        for number, joint in pieces:
            if number == "":
                raise _gap(first=False, sign=joint)
        terms.append(Term(tuple(number for number, _ in pieces), "".join(joint for _, joint in pieces[:-1])))
        signs += sign
    return Side(tuple(terms), signs)


def _pieces(faces: str, marks: str) -> Iterator[tuple[str, str]]:
    """The pieces between the marks, each with the mark behind it; the last has none."""
    start = 0
    for place, face in enumerate(faces):
        if face in marks:
            yield faces[start:place], face
            start = place + 1
    yield faces[start:], ""


def _gap(*, first: bool, sign: str) -> Misread:
    """The reason why a number is missing: an empty side, a sign in front, or two signs in a row."""
    if first and sign:
        return _misread("rc-sign-in-front", "RC §2.1", sign=sign)
    return _misread("rc-empty-side" if first else "rc-number-missing", "RC §2.1")


def _misread(code: str, clause: str, **args: str | int) -> Misread:
    return Misread(Refusal(code, clause, tuple(args.items())))


def fault(equation: Equation, *, zero_dividend: bool) -> Refusal | None:
    """RC §2 Why this is no legal equality of any dice; None if it is one."""
    for number in equation.numbers:
        if len(number) > 1 and number[0] == "0":
            return Refusal("rc-leading-zero", "RC §2.3", (("number", number),))
    for term in equation.terms:
        found = _zero_fault(term, zero_dividend)
        if found is not None:
            return found
    if equation.left.bare and equation.right.bare:
        same = equation.left == equation.right
        return Refusal("rc-same-number" if same else "rc-no-operator", "RC §2.4")
    left, right = equation.left.value(), equation.right.value()
    if left != right:
        return Refusal("rc-unequal", "RC §2.1", (("left", written(left)), ("right", written(right))))
    return None


def _zero_fault(term: Term, zero_dividend: bool) -> Refusal | None:
    """RC §2.4, §2.5 Multiplying by zero, dividing by zero, dividing zero where that is off."""
    for value, joint, operand in term.steps():
        if joint == "x" and (value == 0 or operand == 0):
            return Refusal("rc-times-zero", "RC §2.4", (("term", str(term)),))
        if joint == ":" and operand == 0:
            return Refusal("rc-by-zero", "RC §2.4", (("term", str(term)),))
        if joint == ":" and value == 0 and not zero_dividend:
            return Refusal("rc-zero-dividend", "RC §2.5", (("term", str(term)),))
    return None


def not_thrown(equation: Equation, roll: str) -> Refusal | None:
    """RC §2.2 The dice that the roll does not have; None if it has them all."""
    used = equation.dice
    if contains(roll, used):
        return None
    common = "".join(face * min(used.count(face), roll.count(face)) for face in dict.fromkeys(used))
    return Refusal("rc-not-thrown", "RC §2.2", (("dice", " ".join(without(used, common))),))


def written(value: Fraction) -> str:
    """A value for people: `18`, `-3`, `7/2`."""
    return str(value)
