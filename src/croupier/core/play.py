"""The one loop that plays a game: is it over, is it chance, or who chooses?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import starmap
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from croupier.core.bot import Bot, chosen
from croupier.core.rules import Chance, Event, Over, Rules, Seat, Source

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
#: Who decides: the event of a seat that is in turn in a state.
Choose: TypeAlias = Callable[[S, Seat], E]
#: Which of the seats in turn chooses next.
Whose: TypeAlias = Callable[[tuple[Seat, ...]], Seat]


class Step(NamedTuple, Generic[S, E]):
    """An event between two states; seat None is chance."""

    before: S
    seat: Seat | None
    event: E
    after: S


def first(seats: tuple[Seat, ...]) -> Seat:
    """The lowest of the seats in turn."""
    return seats[0]


def transitions(
    rules: Rules[S, E, V],
    choose: Choose[S, E],
    source: Source,
    state: S | None = None,
    whose: Whose = first,
) -> Iterator[tuple[S, Seat | None, E, S]]:
    """Plays from a state, or from the start, to the end; of several seats in turn `whose` picks one.

    What it gives is a `Step` without names: to make those takes a tenth of the time of a random game.
    """
    before = rules.start() if state is None else state
    while True:
        turn = rules.turn(before)
        if isinstance(turn, Chance):
            seat, event = None, rules.sample(before, source)
        elif isinstance(turn, Over):
            return
        else:
            seat = whose(turn)
            event = choose(before, seat)
        after = rules.apply(before, seat, event)
        yield before, seat, event, after
        before = after


def steps(
    rules: Rules[S, E, V],
    choose: Choose[S, E],
    source: Source,
    state: S | None = None,
    whose: Whose = first,
) -> Iterator[Step[S, E]]:
    """The transitions of a game, as steps."""
    return starmap(Step, transitions(rules, choose, source, state, whose))


def play(
    rules: Rules[S, E, V],
    players: Sequence[Bot[S, E, V]],
    source: Source,
    minds: Sequence[Source] | None = None,
) -> S:
    """Plays a whole game of bots, one a seat, and returns its last state.

    Chance comes from `source`; what bots draw for themselves comes from there too, unless they have minds.
    """
    state = rules.start()
    choose = by_bots(rules, players, minds or [source] * rules.seats)
    for _, _, _, after in transitions(rules, choose, source):
        state = after
    return state


def by_bots(rules: Rules[S, E, V], players: Sequence[Bot[S, E, V]], minds: Sequence[Source]) -> Choose[S, E]:
    """Every seat's bot chooses from what it sees, with randomness of its own; raises `FaultyBot`."""

    def choose(state: S, seat: Seat) -> E:
        return chosen(players[seat], state, seat, rules.actions(state, seat), rules, minds[seat])

    return choose


def at_random(rules: Rules[S, E, V], source: Source) -> Choose[S, E]:
    """Any action, all equally likely."""

    def choose(state: S, seat: Seat) -> E:
        actions = rules.actions(state, seat)
        return actions[source.below(len(actions))]

    return choose


def anyone(source: Source) -> Whose:
    """Any of the seats in turn, all equally likely."""

    def whose(seats: tuple[Seat, ...]) -> Seat:
        return seats[source.below(len(seats))]

    return whose
