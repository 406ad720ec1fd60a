"""What a seat of Las Vegas sees: enough to play, nothing of others' money; what it is told of a choice."""

from __future__ import annotations

from collections import Counter

import pytest

from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.rules import Preview, Refusal
from croupier.games.lasvegas.events import Place
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import STEADY, State
from croupier.games.lasvegas.view import View
from croupier.server.wire import encode
from tests.games.lasvegas.tables import las_vegas, play, rolled


def in_hand(state: State) -> int:
    return sum(map(sum, state.hands))


def middle(rules: LasVegas, seed: int) -> State:
    """A state of the second round of a random game in which many dice are placed."""
    for state, seat, _, _ in steps(rules, at_random(rules, Seeded(seed, 1)), Seeded(seed)):
        if state.round >= 2 and seat is not None and in_hand(state) <= 14:
            return state
    raise AssertionError("no such state")


def test_others_money_leaves_no_trace() -> None:
    """Two states that differ in what others won, and so in the pile, look the same to who forgets."""
    rules = las_vegas(seats=3)
    state = rolled(rules, "roll 1 2")._replace(won=((90,), (80, 10), (20,)))
    pile = list(state.pile)
    for value in (80, 10):
        pile[rules.edition.values.index(value)] -= 1
    other = list(pile)
    for index in (2, 3):
        other[index] -= 1
    one = state._replace(pile=tuple(pile))
    two = state._replace(won=((90,), (40, 30), (20,)), pile=tuple(other))
    two = two._replace(pile=tuple(n + (i in (0, 7)) for i, n in enumerate(two.pile)))
    assert one != two
    assert sum(one.pile) == sum(two.pile)
    for seat in (None, 0, 2):
        assert rules.view(one, seat).forgetful() == rules.view(two, seat).forgetful()
        assert bytes(encode.view(rules.view(one, seat))) == bytes(encode.view(rules.view(two, seat)))
        dealt = rules.redeal(rules.view(one, seat), Seeded(1))
        assert dealt.won == one.won, "an attentive seat knows all of it"
    assert rules.view(one, 1).forgetful() != rules.view(two, 1).forgetful()


def test_a_view_names_no_bill_of_the_pile() -> None:
    rules = las_vegas()
    assert rules.view(rules.start(), 0).pile == 54
    assert [rules.view(rules.start(), seat).viewer for seat in (None, 0, 2)] == [-1, 0, 2]


@pytest.mark.parametrize("money", ["memory", "open"])
def test_a_redealt_state_is_complete(money: str) -> None:
    """Every bill of the box is dealt just once, and a seat's own stay its own."""
    rules = las_vegas(seats=4, money=money)
    state = middle(rules, 5)
    for seat in (None, 0, 1, 2, 3):
        view = rules.view(state, seat).forgetful()
        dealt = rules.redeal(view, Seeded(1))
        bills = Counter(bill for row in (dealt.bottom, *dealt.bills, *dealt.won) for bill in row)
        bills.update(dict(zip(rules.edition.values, dealt.pile, strict=True)))
        assert +bills == Counter(dict(rules.edition.bills))
        assert rules.view(dealt, seat).forgetful() == view
        if seat is not None:
            assert dealt.won[seat] == state.won[seat]
        if money == "open":
            assert dealt == state


def test_a_redeal_gives_every_unseen_bill_its_share() -> None:
    """One face-down bill: drawn by its number among the unseen, counted over all draws."""
    rules = las_vegas(seats=2, neutral=False)
    view = rules.view(rules.start()._replace(won=((), (90,))), 0).forgetful()

    class Told:
        number = 0

        def below(self, n: int) -> int:
            assert n == 54
            return self.number

        def at(self, verb: str, number: int) -> Told:
            return self

    source = Told()
    found: Counter[int] = Counter()
    for source.number in range(54):
        found[rules.redeal(view, source).won[1][0]] += 1
    assert found == dict(rules.edition.bills)


def test_face_down_bills_of_all_seats_are_dealt_apart() -> None:
    """Two seats cannot be dealt the same bill: five 90s are enough for five, never for six."""
    rules = las_vegas(seats=4)
    state = rules.start()._replace(pile=(0,) * 9, won=((10,) * 6, (20,) * 8, (30,) * 8, (90,) * 5))
    dealt = rules.redeal(rules.view(state, 0).forgetful(), Seeded(2))
    assert max(sum(row.count(90) for row in dealt.won), 5) == 5


@pytest.mark.parametrize(
    ("roll", "dice", "bills", "preview"),
    [
        ("roll 5", (0, 2, 0), (90, 30), Preview(30, "preview-wins", (("bill", 30),))),
        ("roll 5", (0, 1, 0), (70,), Preview(0, "preview-ties", (("seats", (1,)),))),
        ("roll 5 5", (1, 2, 0), (90, 30), Preview(60, "preview-wins", (("bill", 90),))),
        ("roll 5", (0, 3, 2), (20, 10), Preview(0, "preview-nothing")),
        ("roll 5", (2, 3, 0), (50, 40), Preview(-40, "preview-ties", (("seats", (1,)),))),
        ("roll 5", (1, 0, 2), (50,), Preview(0, "preview-ties", (("seats", (2,)),))),
        ("roll / 5", (2, 0, 1), (80,), Preview(-80, "preview-ties", (("seats", (2,)),))),
        ("roll / 5", (1, 2, 1), (80, 60), Preview(80, "preview-wins", (("bill", 80),))),
        ("roll 5 / 5", (0, 2, 1), (80, 60, 10), Preview(80, "preview-wins", (("bill", 80),))),
        ("roll / 5", (0, 2, 1), (80,), Preview(0, "preview-nothing")),
        ("roll 5", (0, 0, 0), (), Preview(0, "preview-nothing")),
        ("roll 5", (1, 0, 0), (50,), Preview(0, "preview-keeps", (("bill", 50),))),
    ],
)
def test_what_a_choice_would_win_now(
    roll: str, dice: tuple[int, ...], bills: tuple[int, ...], preview: Preview
) -> None:
    """The bill there if the round ended now, and what that gains over what the seat wins there already."""
    rules = las_vegas(seats=2, neutral=True)
    state = rolled(rules, roll, bills={5: bills}, dice={5: dice}, hands={1: (1, 0, 0)})
    assert rules.presentation.preview(rules.view(state, 0), rules.parse("place 5")) == preview


@pytest.mark.parametrize("seed", range(20))
def test_a_preview_is_what_the_payout_would_be(seed: int) -> None:
    """If the placement were the last of the round, the gain is the difference it makes to the payout."""
    rules = las_vegas("las-vegas-six", 5, bandit=True)
    state = middle(rules, seed)
    seat = state.seat
    assert state.rolled is not None
    before = sum(bill for casino in range(1, 8) for who, bill in rules.paid(state, casino)[0] if who == seat)
    for event in rules.actions(state, seat):
        assert isinstance(event, Place)
        hands = tuple(state.rolled.count(event.value) if who == seat else (0, 0, 0) for who in range(5))
        after = rules.apply(state._replace(hands=hands), seat, event)
        gain = sum(after.won[seat]) - sum(state.won[seat]) - before
        assert rules.presentation.preview(rules.view(state, seat), event).gain == gain


@pytest.mark.parametrize(
    ("roll", "dice", "biggies", "gain"),
    [
        ("roll b5", (0, 2, 0), {}, 0),
        ("roll b5", (0, 1, 0), {}, 90),
        ("roll b5", (0, 3, 0), {}, 60),
        ("roll 5 b5", (0, 1, 0), {1: 5}, 0),
        ("roll 5 b5", (0, 3, 0), {1: 2}, 0),
        ("roll 5", (0, 0, 2), {0: 5}, 90),
        ("roll 5", (1, 0, 2), {0: 5, 1: 5}, 0),
    ],
)
def test_the_biggie_counts_as_two_in_a_preview(
    roll: str, dice: tuple[int, ...], biggies: dict[int, int], gain: int
) -> None:
    """LV6 §4.1 One's own and others', where they lie or are about to."""
    rules = las_vegas("las-vegas-six", 3)
    state = rolled(rules, roll, bills={5: (90, 60)}, dice={5: dice}, biggies=biggies)
    assert rules.presentation.preview(rules.view(state, 0), rules.parse("place 5")).gain == gain


def test_the_bandits_preview_ranks_by_its_own_rules() -> None:
    rules = las_vegas("las-vegas-six", 5, bandit=True)
    state = rolled(rules, "roll 3 3 3", bills={7: (90, 60)}, bandit={6: (1, 2, 0), 4: (2, 2, 0)})
    view = rules.view(state, 0)
    assert rules.presentation.preview(view, rules.parse("place 3 bandit")).gain == 90
    fewer = rolled(rules, "roll 3", bills={7: (90, 60)}, bandit={6: (1, 2, 0), 4: (2, 2, 0)})
    told = rules.presentation.preview(rules.view(fewer, 0), rules.parse("place 3 bandit"))
    assert told == Preview(0, "preview-nothing")
    assert rules.presentation.preview(view, rules.parse("roll 1")) == Preview(0, "preview-chance")


def refusal(rules: LasVegas, state: State, seat: int, text: str) -> Refusal:
    return rules.presentation.why_not(rules.view(state, seat), rules.parse(text))


def test_refusals_say_why_with_their_clause() -> None:
    rules = las_vegas("las-vegas-six", 5, bandit=True)
    state = rolled(rules, "roll 1 1 4", bandit={1: (3, 1, 0)})
    assert refusal(rules, rules.start(), 0, "place 1") == Refusal("roll-first", "LV12 §2.1")
    assert refusal(rules, state, 0, "roll 1") == Refusal("only-chance", "LV12 §3.1")
    assert refusal(rules, state, 1, "place 1") == Refusal("not-your-turn", "LV12 §3.3", (("seat", 0),))
    assert refusal(rules, state._replace(rolled=None), 0, "place 1") == Refusal("roll-first", "LV12 §3.1")
    assert refusal(rules, state, 0, "place 2").code == "not-rolled"
    assert refusal(rules, state, 0, "place 1 bandit") == Refusal("on-bandit", "LV6 §7.2", (("value", 1),))
    plain = las_vegas(seats=3)
    assert refusal(plain, rolled(plain, "roll 1"), 0, "place 1 bandit") == Refusal("no-bandit", "LV6 §7")
    over = play(rules, rolled(rules, "roll 1")._replace(round=3), "place 1")
    assert refusal(rules, over, 0, "place 1") == Refusal("game-over", "LV6 §5.1")


def test_state_and_view_keep_their_shape() -> None:
    """Steady fields come first in a state; a view has all its fields, who looks and what it remembers."""
    assert State._fields[STEADY] == "seat"
    assert set(View._fields) == {"viewer", "remembered", *State._fields}
