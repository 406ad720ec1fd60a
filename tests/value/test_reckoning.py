"""Accounts add up for any evaluator at all, with secrets, answers at the same time and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from croupier.core import conformance
from croupier.core.chance import Scripted, Seeded
from croupier.core.rules import AnyRules
from croupier.core.table import Table
from croupier.value import OnePly, Reckoning, Value
from croupier.value.evaluator import seed_of
from croupier.value.law import audit, wrong_with
from croupier.value.statement import Account, Move
from tests.probes.answers import Answers
from tests.probes.hide import Hide
from tests.probes.stack import Stack


class Arbitrary(OnePly[Any, Any, Any]):
    """Shares that only depend on the position: an evaluator that knows nothing is a fixed one too."""

    @property
    def name(self) -> str:
        return f"{self.rules.name}/0"

    def values(self, states: Sequence[Any], effort: int, seed: int) -> list[Value]:
        return [self.finished(state) or self.guessed(state, seed) for state in states]

    def guessed(self, state: Any, seed: int) -> Value:
        source = Seeded(seed_of(self.name, self.rules.position(state), seed))
        parts = [1 + source.below(100) for _ in range(self.rules.seats)]
        return Value(tuple(part / sum(parts) for part in parts), (0.0,) * len(parts))


def reckoned(table: Table[Any, Any, Any]) -> Account:
    reckoning = Reckoning(table, Arbitrary(table.rules))
    assert [*reckoning.steps()][-1] == len(table.moves)
    return reckoning.account()


@pytest.mark.parametrize("rules", [Answers(3), Hide(), Stack()], ids=lambda rules: rules.name)
def test_any_evaluator_gives_accounts_that_add_up(rules: AnyRules) -> None:
    conformance.check(rules, games=10, close=50, audit=audit(Arbitrary(rules), 1))


def test_an_account_that_does_not_add_up_is_found() -> None:
    """The law can fail: an evaluator whose finished games are worth something else."""

    class Wrong(Arbitrary):
        def finished(self, state: Any) -> Value | None:
            found = super().finished(state)
            return None if found is None else Value(tuple(2 * share for share in found.shares), found.errors)

    with pytest.raises(conformance.Broken, match="adds up"):
        conformance.check(Hide(), games=3, close=50, audit=audit(Wrong(Hide()), 1))


def test_what_is_dealt_anew_makes_a_choice_uncertain() -> None:
    """Values are exact here, but four deals are some of many; from who hides nothing is hidden."""
    rules = Hide()
    hidden = rules.apply(rules.start(), 0, rules.word("hide", 2))
    guesses = Arbitrary(rules).choices(hidden, 1, None, 1, 1)
    best = max(choice.share for choice in guesses)
    assert all((choice.error > 0.0) == (choice.share < best) for choice in guesses)
    assert all(choice.error == 0.0 for choice in Arbitrary(rules).choices(rules.start(), 0, None, 1, 1))


def answered(*events: tuple[int, str]) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table(Answers(3), Scripted(()))
    for seat, text in events:
        table.do(seat, text)
    return table


ROUND = ((0, "answer 1"), (1, "answer 2"), (2, "answer 2"))


def test_who_answered_first_does_not_matter() -> None:
    """Answers at the same time are one event: costs are the same in any order, and only the last counts."""
    rest = (*ROUND, *ROUND)
    first = reckoned(answered(*ROUND, *rest))
    other = reckoned(answered((2, "answer 3"), ROUND[1], ROUND[2], ROUND[0], *rest))
    assert len(other.moves) == len(first.moves) + 1
    changed = other.moves[0]
    assert changed.event == "answer 3" and changed.cost == (0.0, 0.0, 0.0) and changed.mark is None

    def costs(account: Account) -> dict[int | None, Any]:
        return {move.seat: (move.cost, move.hidden, move.best) for move in account.moves if move.choices}

    assert costs(other) == costs(first)
    assert [seat.own for seat in other.seats] == pytest.approx([seat.own for seat in first.seats])
    assert wrong_with(other) == ""


def hidden_and_guessed(hidden: int, guess: int) -> Move:
    """The guess in the account of a game that begins so."""
    rules = Hide()
    table: Table[Any, Any, Any] = Table(rules, Scripted(()))
    table.do(0, f"hide {hidden}")
    table.do(1, f"guess {guess}")
    table.play(lambda state, seat: rules.actions(state, seat)[0])
    return reckoned(table).moves[1]


def test_what_a_seat_could_not_know_is_no_skill() -> None:
    """A guess is judged by all that may be hidden; what this fist did beyond that is `hidden`."""
    for guess in (1, 2, 3):
        found = [hidden_and_guessed(hidden, guess) for hidden in (1, 2, 3)]
        assert len({move.choices for move in found}) == 1, "the same view, the same judgement"
        assert len({move.cost[1] for move in found if move.cost is not None}) == 1
        best = found[0].best == f"guess {guess}"
        assert [move.hidden == 0 for move in found] == [best] * 3


def test_a_view_is_worth_the_mean_of_what_it_allows() -> None:
    """The same whatever is hidden; a view that hides nothing is worth its position."""
    rules = Hide()
    judge = Arbitrary(rules)
    hidden = [rules.apply(rules.start(), 0, rules.parse(f"hide {number}")) for number in (1, 2, 3)]
    guesser = {judge.seen(rules.view(state, 1), 1, 6) for state in hidden}
    (found,) = guesser
    shares = [judge.values([state], 1, 6)[0].shares[1] for state in hidden]
    assert min(shares) < found.shares[1] < max(shares)
    assert sum(found.shares) == pytest.approx(1) and all(error > 0 for error in found.errors)
    assert judge.seen(rules.view(hidden[0], 0), 1, 6) == judge.values([hidden[0]], 1, 6)[0]


def test_an_interrupted_account_says_what_is_done() -> None:
    table = answered(*ROUND, *ROUND, *ROUND)
    whole = reckoned(table)
    reckoning = Reckoning(table, Arbitrary(table.rules))
    next(reckoning.steps())
    part = reckoning.account()
    assert not part.complete and part.moves == whole.moves[:3] and wrong_with(part) == ""
    again = Reckoning(table, Arbitrary(table.rules))
    again.moves = list(part.moves)
    assert len([*again.steps()]) == 2
    assert again.account() == whole
