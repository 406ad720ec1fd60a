"""The laws can fail: each of them catches a toy that breaks just that law."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from croupier.core import conformance
from croupier.core.errors import InvalidPosition
from croupier.core.rules import Chance, Effect, Over, Refusal, Seat, Source, Span
from tests.probes import answers, dare, hide, stack
from tests.probes.toy import Word


class Forgetful(hide.Hide):
    """Writes positions that lose the points."""

    def position(self, state: hide.State) -> str:
        return super().position(state._replace(points=(0, 0)))


class Restless(hide.Hide):
    """Changes a total."""

    def totals(self, state: hide.State) -> tuple[int, ...]:
        return (state.round,)


class TooLong(hide.Hide):
    """Says it is over sooner than it is."""

    longest = 3


class Peeping(hide.Hide):
    """Shows everybody what was hidden."""

    def view(self, state: hide.State, seat: Seat | None) -> hide.View:
        return super().view(state, seat)._replace(mine=state.hidden)


class Leaking(stack.Stack):
    """Lets every seat see the card that chance dealt face down."""

    def view(self, state: stack.State, seat: Seat | None) -> stack.View:
        return super().view(state, seat)._replace(drawn=state.drawn)


class Naked(hide.Hide):
    """Gives the state out as a view."""

    def view(self, state: hide.State, seat: Seat | None) -> Any:
        return state

    def redeal(self, view: Any, source: Source) -> hide.State:
        found: hide.State = view
        return found


class Misdealt(stack.Stack):
    """Deals a state that its view can tell from the real one."""

    def redeal(self, view: stack.View, source: Source) -> stack.State:
        return super().redeal(view, source)._replace(stakes=(2,) * len(view.stakes))


class Impossible(stack.Stack):
    """Redeals a state that is no position."""

    def read_position(self, text: str) -> stack.State:
        state = super().read_position(text)
        if state.drawn[:2] == (1, 2):
            raise InvalidPosition("a 2 never comes second")
        return state

    def outcomes(self, state: stack.State) -> Iterator[tuple[Word, int]]:
        if state.drawn == (1,):
            return iter([(self.word("card", 1), 1)])
        return super().outcomes(state)


class Loaded(dare.Dare):
    """Samples the coins with other chances than the outcomes say."""

    def sample(self, state: dare.State, source: Source) -> Word:
        return Word("coin", source.below(2))


class Weightless(dare.Dare):
    """Has an outcome that cannot come."""

    def outcomes(self, state: dare.State) -> Iterator[tuple[Word, int]]:
        return iter([(Word("coin", 0), 1), (Word("coin", 1), 0)])


class Doubled(dare.Dare):
    """Names an outcome twice."""

    def outcomes(self, state: dare.State) -> Iterator[tuple[Word, int]]:
        return iter([(Word("coin", 0), 1), (Word("coin", 1), 1), (Word("coin", 1), 1)])


class Misnamed(dare.Dare):
    """Announces another verb than it brings."""

    def turn(self, state: dare.State) -> tuple[Seat, ...] | Chance | Over:
        turn = super().turn(state)
        return Chance("toss", turn.seat) if isinstance(turn, Chance) else turn


class Unlisted(hide.Hide):
    """Allows what it does not list in later rounds."""

    def actions(self, state: hide.State, seat: Seat) -> list[Word]:
        return super().actions(state, seat)[: 2 if state.round else 3]

    def is_legal(self, state: hide.State, seat: Seat | None, event: Word) -> bool:
        turn = self.turn(state)
        return isinstance(turn, tuple) and seat in turn and event in super().actions(state, turn[0])


class Impatient(hide.Hide):
    """Lets a seat that is not in turn move."""

    def is_legal(self, state: hide.State, seat: Seat | None, event: Word) -> bool:
        return seat is not None and state.round < 4 and event in self.actions(state, seat)


class Stuck(hide.Hide):
    """Has no action for a seat in turn."""

    def actions(self, state: hide.State, seat: Seat) -> list[Word]:
        return [] if state.round == 2 else super().actions(state, seat)


class Twice(hide.Hide):
    """Lists an action twice."""

    def actions(self, state: hide.State, seat: Seat) -> list[Word]:
        return [*super().actions(state, seat), super().actions(state, seat)[0]]


class Lax(hide.Hide):
    """Reads capitals."""

    def parse(self, text: str) -> Word:
        return super().parse(text.lower())


class Silent(hide.Hide):
    """Refuses without a clause."""

    def why_not(self, view: hide.View, event: Word) -> Refusal:
        return Refusal("no", "")


class Wide(hide.Hide):
    """Has a board of 81 columns."""

    def board(
        self, view: hide.View, names: Sequence[str], language: str = "en", width: int = 80
    ) -> list[list[Span]]:
        return [[("x" * 80, ""), ("y", "bold")]]


class OneKey(hide.Hide):
    """Has one key for everything."""

    def keys(self, actions: Sequence[Word]) -> list[str]:
        return ["k"] * len(actions)


class Strange(hide.Hide):
    """Shows an effect to a seat that is not there."""

    def effects(self, state: hide.State, seat: Seat | None, event: Word) -> tuple[Effect, ...]:
        return (Effect(seen_by=(2,)),)


class Unranked(hide.Hide):
    """Has no first."""

    def ranks(self, state: hide.State) -> tuple[int, ...]:
        return (2, 2)


class Undead(hide.Hide):
    """Goes on after the end."""

    def is_legal(self, state: hide.State, seat: Seat | None, event: Word) -> bool:
        return super().is_legal(state, seat, event) or (
            state.round == 4 and event.verb == "hide" and seat == 0
        )


class Unequal(hide.Hide):
    """Does not pickle to an equal."""

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return 1


MOODS: list[int] = []


class Moody(dare.Dare):
    """Does something else each time."""

    def apply(self, state: dare.State, seat: Seat | None, event: Word) -> dare.State:
        MOODS.append(1)
        return super().apply(state, seat, event)._replace(pot=len(MOODS))


@dataclass(frozen=True, slots=True)
class Loud(Word):
    """An open event with a public form of its own."""

    def public(self) -> str:
        return "loud"


class Shouting(hide.Hide):
    """An open event that is not public."""

    def word(self, verb: str, number: int) -> Word:
        return Loud(verb, number) if verb == "guess" else super().word(verb, number)


class Misfiled(hide.Hide):
    """Has an option that cannot stand in a record."""

    @property
    def options(self) -> dict[str, str]:
        return {"Colour": "red"}


class Backwards(answers.Answers):
    """Names the seats in turn in the wrong order."""

    def turn(self, state: answers.State) -> tuple[Seat, ...] | Chance | Over:
        turn = super().turn(state)
        return turn[::-1] if isinstance(turn, tuple) else turn


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        (Forgetful(), "a position reads back"),
        (Restless(), r"totals stay \(0,\)"),
        (TooLong(), "at most 3 events"),
        (Peeping(), "look the same"),
        (Leaking(), "look the same"),
        (Naked(), "a view is no state"),
        (Misdealt(), "a redealt state looks the same"),
        (Impossible(), "is a position"),
        (Loaded(), "samples come with the weights"),
        (Weightless(), "weights are positive"),
        (Doubled(), "outcomes differ"),
        (Misnamed(), "outcomes begin with toss"),
        (Unlisted(), "legal if and only if it is listed"),
        (Impatient(), "is not in turn|is listed"),
        (Stuck(), "has an action"),
        (Twice(), "actions differ"),
        (Lax(), "cannot be read"),
        (Silent(), "has a code and a clause"),
        (Wide(), "81 columns"),
        (OneKey(), "a key of its own"),
        (Strange(), "seen by seats"),
        (Unranked(), "ranks begin with 1"),
        (Undead(), "nobody may move after the end"),
        (Unequal(), "the rules pickle"),
        (Moody(), "apply gives the same state"),
        (Shouting(), "an open event is public"),
        (Misfiled(), "a record replays"),
        (Backwards(3), "sorted and differ"),
    ],
    ids=lambda case: type(case).__name__ if not isinstance(case, str) else "",
)
def test_a_broken_toy_is_caught(rules: Any, law: str) -> None:
    with pytest.raises(conformance.Broken, match=law) as caught:
        conformance.check(rules, games=60)
    assert str(caught.value).startswith(f"{rules.name}: ")


def test_a_sound_game_is_reported() -> None:
    assert conformance.check(hide.Hide(), games=3) == conformance.Report(3, 24)


def test_a_game_without_a_bound_is_left_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that goes on and on is looked at for a while."""

    class Endless(dare.Dare):
        def actions(self, state: dare.State, seat: Seat) -> list[Word]:
            return [Word("dare", 1)]

        def __reduce__(self) -> tuple[type[dare.Dare], tuple[int]]:
            return dare.Dare, (self.seats,)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, dare.Dare)

        def __hash__(self) -> int:
            return 1

    monkeypatch.setattr(conformance, "PATIENCE", 60)
    assert conformance.check(Endless(), games=1).events == 60


def test_what_is_told_can_be_doubted() -> None:
    """Everything told of every event is compared, with the states before and after it."""
    seen: list[object] = []

    def content(before: Any, seat: Seat | None, event: Any, told: tuple[Effect, ...], after: Any) -> str:
        seen.append((before, after))
        return ""

    report = conformance.check(hide.Hide(), games=1, doubt=content)
    assert len(seen) == report.events
    with pytest.raises(conformance.Broken, match=r"what is told of .* is true: it is not"):
        conformance.check(hide.Hide(), games=1, doubt=lambda *_: "it is not")
