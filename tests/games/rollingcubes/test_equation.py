"""Equalities: how they are read and printed, what is refused, and what they are worth."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.rollingcubes.equation import Misread, fault, not_thrown, read, symbols
from croupier.games.rollingcubes.scoring import points

SPELLINGS = {"x": "x*×·", ":": ":/÷", "-": "-−", "+": "+", "=": "="}


def refused(text: str, zero_dividend: bool = True) -> tuple[str, str, dict[str, object]]:
    """Code, clause and arguments of the refusal of a text."""
    try:
        refusal = fault(read(text), zero_dividend=zero_dividend)
    except Misread as misread:
        refusal = misread.refusal
    assert refusal is not None, f"{text} is legal"
    return refusal.code, refusal.clause, dict(refusal.args)


def legal(text: str, zero_dividend: bool = True) -> bool:
    return fault(read(text), zero_dividend=zero_dividend) is None


@pytest.mark.parametrize(
    ("text", "worth"),
    [("72:4=5x5-7+0", 17), ("750:75=8+2", 16), ("5x8=40", 8), ("7x8-4=50+2", 12), ("4x7=25+3", 10)],
)
def test_printed_examples(text: str, worth: int) -> None:
    """RC §3.4 The five printed examples have the printed points."""
    equation = read(text)
    assert legal(text) and legal(text, zero_dividend=False)
    assert points(equation) == worth


def test_points_of_numbers() -> None:
    """RC §3.1 A number of k digits counts k(k+1)/2; + and = count 1 each (RC §3.2)."""
    assert points(read("5-5=0")) == 3 + 1 + 1
    assert points(read("55-55=0")) == 3 + 3 + 1 + 1 + 1
    assert points(read("555-555=0")) == 6 + 6 + 1 + 1 + 1
    assert points(read("0:5555=0")) == 1 + 10 + 1 + 3 + 1
    assert points(read("0:55555=0")) == 1 + 15 + 1 + 3 + 1


def test_points_of_operators_next_to_one() -> None:
    """RC §3.2 x next to the number 1 is 1, : by the number 1 is 1; 10 is not 1, and 1:5 is full."""
    assert points(read("2x3=6")) == 3 + 1 + 2
    assert points(read("1x6=6")) == points(read("6x1=6")) == 3 + 1 + 1
    assert points(read("6:2=3")) == 3 + 1 + 3
    assert points(read("6:1=6")) == 3 + 1 + 1
    assert points(read("1:5=2:10")) == 6 + 1 + 3 + 3
    assert points(read("5x1x3=15")) == 6 + 1 + 1 + 1
    assert points(read("1:2x8=4")) == 4 + 1 + 3 + 2
    assert points(read("8:1x2=16")) == 6 + 1 + 1 + 1


def test_prizes_for_many_dice() -> None:
    """RC §3.3 Twelve dice give 1 more, all thirteen 2, = counted."""
    eleven, twelve, thirteen = "35-7+6x2=40", "35-7+16x2=60", "135-7+6x2=140"
    assert all(map(legal, (eleven, twelve, thirteen)))
    assert [len(text) for text in (eleven, twelve, thirteen)] == [11, 12, 13]
    assert points(read(eleven)) == (3 + 1 + 1 + 1 + 3) + (1 + 1 + 2 + 1)
    assert points(read(twelve)) == (3 + 1 + 3 + 1 + 3) + (1 + 1 + 2 + 1) + 1
    assert points(read(thirteen)) == (6 + 1 + 1 + 1 + 6) + (1 + 1 + 2 + 1) + 2


def test_values_are_exact() -> None:
    """RC §2.1 Exact fractions, x and : before + and -, from left to right, no brackets."""
    assert legal("1:3:6:8=1:144")
    assert legal("1:3+1:3+1:3=1")
    assert legal("8:2x4=16") and not legal("8:2x4=1")
    assert legal("2+3x4=14") and legal("1-5=3-7")
    assert read("1:3=2").left.value() == Fraction(1, 3)
    assert read("1-5=3").left.value() == -4


def test_unequal_sides_are_told() -> None:
    """RC §2.1 The refusal of unequal sides says both values."""
    assert refused("9+9=9+10") == ("rc-unequal", "RC §2.1", {"left": "18", "right": "19"})
    assert refused("1:3=1-3")[2] == {"left": "1/3", "right": "-2"}


def test_dice_that_were_not_thrown() -> None:
    """RC §2.2 Each die at most once; the refusal names the dice that are missing."""
    roll = "13550248+-x:"
    assert not_thrown(read("5+5=8+2"), roll.replace("x", "+")) is None
    missing = not_thrown(read("5+5=8+2"), roll)
    assert missing is not None and (missing.code, missing.clause) == ("rc-not-thrown", "RC §2.2")
    assert dict(missing.args) == {"dice": "+"}
    other = not_thrown(read("99-99=0"), roll)
    assert other is not None and dict(other.args) == {"dice": "9 9 9 9"}


def test_leading_zero() -> None:
    """RC §2.3 No number of two or more digits begins with 0; a lone 0 is a number."""
    assert refused("05=5+0") == ("rc-leading-zero", "RC §2.3", {"number": "05"})
    assert refused("5-5=00")[0] == "rc-leading-zero"
    assert legal("5-5=0") and legal("10-5=5")


@pytest.mark.parametrize("text", ["0x3=0", "3x0=0", "0:5x3=0", "5-5=3x0:7"])
def test_times_zero(text: str) -> None:
    """RC §2.4 Multiplying by zero is refused, the running value of the chain included."""
    assert refused(text)[:2] == ("rc-times-zero", "RC §2.4")


def test_by_zero_and_bare_numbers() -> None:
    """RC §2.4 Dividing by zero, 963=963, and two bare numbers; a longer side may be repeated."""
    assert refused("5:0=5") == ("rc-by-zero", "RC §2.4", {"term": "5:0"})
    assert refused("0:0=0")[0] == "rc-by-zero"
    assert refused("963=963")[:2] == ("rc-same-number", "RC §2.4")
    assert refused("12=3")[:2] == ("rc-no-operator", "RC §2.4")
    assert legal("5+3=5+3") and legal("0:7=0:5")


def test_zero_as_dividend() -> None:
    """RC §2.5 Zero divided is legal as printed and refused under the house rule."""
    assert legal("0:7=0") and legal("0:5:3=7-7")
    assert points(read("0:24558=7-7")) == 23
    assert refused("0:7=0", zero_dividend=False) == ("rc-zero-dividend", "RC §2.5", {"term": "0:7"})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("-5=3-8", "rc-sign-in-front"),
        ("5=+5", "rc-sign-in-front"),
        ("5=5=5", "rc-two-equals"),
        ("5+3", "rc-no-equals"),
        ("", "rc-no-equals"),
        ("5+3=", "rc-empty-side"),
        ("=8", "rc-empty-side"),
        ("5+=5", "rc-number-missing"),
        ("5xx3=15", "rc-number-missing"),
        ("5x-3=2", "rc-number-missing"),
        ("(5+3)=8", "rc-no-face"),
        ("five", "rc-no-face"),
        ("٣+٤=٧", "rc-no-face"),
        ("5\n=5", "rc-no-face"),
        ("5\x00=5", "rc-no-face"),
    ],
)
def test_what_is_no_equality(text: str, code: str) -> None:
    """RC §2.1 Signs in front, two =, none, gaps, other alphabets and control characters."""
    assert refused(text)[0] == code


@pytest.mark.parametrize("text", ["1" * 100_000, "1+" * 50_000, "=" * 100_000, " " * 100_000 + "1"])
def test_long_nonsense_is_refused_at_once(text: str) -> None:
    """RC §2.2 A text of more dice than thirteen is refused after the fourteenth."""
    assert refused(text)[0] in ("rc-too-long", "rc-no-equals")
    taken = 0
    with pytest.raises(Misread):
        for _ in symbols("1" * 100_000):
            taken += 1
    assert taken == 13


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """RC §2.1 Whatever is typed, it is an equality or a `Misread`; what is read prints and reads back."""
    try:
        equation = read(text)
    except Misread as misread:
        assert misread.refusal.clause.startswith("RC §")
    else:
        assert read(str(equation)) == equation


@given(st.data())
def test_spellings(data: st.DataObject) -> None:
    """RC §1.1 x * × · : / ÷ - − and blanks are read; one canonical text is printed."""
    text = "72:4=5x5-7+0"
    spelled = "".join(
        data.draw(st.sampled_from(SPELLINGS.get(face, face))) + " " * data.draw(st.integers(0, 2))
        for face in text
    )
    assert str(read(spelled)) == text
