"""Sources and dice: what is drawn is counted exactly, never timed or guessed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Noted, Scripted, Seeded, pick, roll, rolls


def test_a_seed_repeats_itself() -> None:
    draws = [Seeded(7, 3).below(1000) for _ in range(2)]
    assert draws[0] == draws[1]
    first, again, other = Seeded(7), Seeded(7), Seeded(8)
    told = [first.below(6) for _ in range(50)]
    assert told == [again.below(6) for _ in range(50)]
    assert told != [other.below(6) for _ in range(50)]


def test_seeds_of_several_numbers_are_told_apart() -> None:
    """(1, 23) and (12, 3) are different games."""
    one, two = Seeded(1, 23), Seeded(12, 3)
    assert [one.below(100) for _ in range(20)] != [two.below(100) for _ in range(20)]


@given(st.integers(1, 10**9), st.integers(0, 2**32))
def test_a_seeded_number_is_below(n: int, seed: int) -> None:
    assert 0 <= Seeded(seed).below(n) < n


def test_a_seeded_number_is_a_rejected_bit_string() -> None:
    """Every accepted bit string is one number: no number is likelier than another."""
    source, bits = Seeded(5), Random("5").getrandbits
    for n in [6] * 100 + [54] * 100 + [7, 8, 9]:
        width = (n - 1).bit_length()
        value = bits(width)
        while value >= n:
            value = bits(width)
        assert source.below(n) == value


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_dice_thrown_together_have_the_weights_of_dice_thrown_one_by_one(dice: int) -> None:
    """Each of the equally likely numbers behind a throw is one ordered throw."""

    class Counting(Seeded):
        number = 0

        def below(self, n: int) -> int:
            assert n == 6**dice
            return self.number

    source = Counting()
    found: Counter[tuple[int, ...]] = Counter()
    for source.number in range(6**dice):
        found[source.roll(dice, 6)] += 1
    assert found == dict(rolls(dice))


def test_many_dice_are_thrown_in_handfuls() -> None:
    """A throw of eight is sorted, and every face from 1 to 6 is met."""
    source = Seeded(1)
    throws = [roll(source, 8) for _ in range(50)]
    assert all(len(throw) == 8 and list(throw) == sorted(throw) for throw in throws)
    assert {face for throw in throws for face in throw} == {1, 2, 3, 4, 5, 6}
    assert roll(source, 0) == ()


def test_dice_of_other_sources_are_drawn_one_by_one() -> None:
    source = Noted(Scripted([5, 0, 2]))
    assert roll(source, 3) == (1, 3, 6)
    assert source.draws == [(6, 5), (6, 0), (6, 2)]


def test_rolls_are_all_multisets_with_their_ordered_throws() -> None:
    for dice in range(6):
        brute = Counter(tuple(sorted(throw)) for throw in product(range(1, 7), repeat=dice))
        assert dict(rolls(dice)) == brute
    assert len(rolls(8)) == 1287
    assert sum(weight for _, weight in rolls(8)) == 6**8


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any))
def test_pick_follows_the_weights(weights: list[int]) -> None:
    """Every number below the sum is one weight's: counting them gives the weights back."""
    found = Counter(pick(Scripted([number]), weights) for number in range(sum(weights)))
    assert [found[index] for index in range(len(weights))] == weights


def test_nothing_can_be_drawn_from_nothing() -> None:
    for weights in ([], [0, 0]):
        with pytest.raises(ValueError, match="nothing is left"):
            pick(Seeded(1), weights)


def test_a_choice_of_one_takes_nothing() -> None:
    assert pick(Scripted(()), [0, 1, 0]) == 1
    assert Scripted(()).below(1) == Seeded(1).below(1) == 0
    noted = Noted(Scripted([1]))
    noted.below(1)
    noted.below(2)
    assert noted.draws == [(2, 1)]


@pytest.mark.parametrize(("script", "n"), [([], 2), ([2], 2), ([-1], 2)])
def test_a_script_that_does_not_fit_complains(script: list[int], n: int) -> None:
    with pytest.raises(ValueError, match="the script has"):
        Scripted(script).below(n)


def test_streams_of_plain_sources_are_themselves() -> None:
    """Only fair dice turn to another stream; a noting source notes afresh."""
    seeded, scripted = Seeded(1), Scripted([3])
    assert seeded.at("roll", 5) is seeded
    assert scripted.at("roll", 5) is scripted
    noted = Noted(scripted).at("roll", 5)
    assert (noted.below(4), noted.draws) == (3, [(4, 3)])


def test_shares_of_one_die() -> None:
    assert {Fraction(weight, 6) for _, weight in rolls(1)} == {Fraction(1, 6)}
