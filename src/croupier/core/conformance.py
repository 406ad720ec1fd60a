"""The laws every game obeys, as one public function: `conformance.check(rules)`.

It plays games at random and raises `Broken`, with the law and the position, at the first breach. What a game
is excused from it says itself (`longest`, `complete_actions`); no game is known here by name.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import prod
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from croupier.core import reading, record
from croupier.core.chance import Seeded
from croupier.core.errors import CroupierError, InvalidAction, InvalidPosition
from croupier.core.lines import WIDTH, columns
from croupier.core.play import anyone, at_random
from croupier.core.position import digest
from croupier.core.replay import table_of
from croupier.core.rules import Chance, Effect, Event, Over, Preview, Refusal, Rules, Seat
from croupier.core.table import Move, Table

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)

#: Chance nodes with more outcomes than this are looked at in part.
OUTCOMES = 3000
#: Samples with more ways to be drawn than this are not followed through all of them.
WAYS = 1300
#: Of a long list of actions this many are looked at closely.
ACTIONS = 40
#: A game without a bound is left after this many events.
PATIENCE = 5000


#: Says what is wrong with a finished game, in words; empty: nothing.
Audit: TypeAlias = Callable[[Table[S, E, V]], str]


class Broken(AssertionError):
    """A law that a game broke, with the law's words and the position."""


class Doubt(Protocol[S_contra, E_contra]):
    """Compares what people are told of an event with the states it talks about."""

    def __call__(
        self,
        before: S_contra,
        seat: Seat | None,
        event: E_contra,
        told: tuple[Effect, ...],
        after: S_contra,
    ) -> str:
        """What is false, missing or badly said of it, in words; empty: nothing."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was looked at."""

    games: int
    events: int


def check(
    rules: Rules[S, E, V],
    games: int = 20,
    seed: int = 1,
    close: int = 1,
    doubt: Doubt[S, E] | None = None,
    audit: Audit[S, E, V] | None = None,
) -> Report:
    """Plays random games and checks every law; every `close`-th event is looked at closely.

    With a `doubt` everything told of every event is compared with the states before and after it. With an
    `audit` every finished game is gone through once more: what is wrong with it is a breach.
    """
    events = 0
    for game in range(games):
        events += _Game(rules, Seeded(seed, game), close, doubt, audit).play()
    return Report(games, events)


class _Game(Generic[S, E, V]):
    """One random game under the eye of the law."""

    def __init__(
        self,
        rules: Rules[S, E, V],
        source: Seeded,
        close: int,
        doubt: Doubt[S, E] | None,
        audit: Audit[S, E, V] | None,
    ) -> None:
        self.audit = audit
        self.rules = rules
        self.source = source
        self.close = close
        self.doubt = doubt
        self.table: Table[S, E, V] = Table(rules, source)
        self.totals = rules.totals(self.table.state)
        #: Events met so far, offered again where they may be illegal.
        self.met: dict[str, E] = {}

    def law(self, holds: bool, words: str) -> None:
        if not holds:
            raise Broken(f"{self.rules.name}: {words}; position {self.rules.position(self.table.state)}")

    def play(self) -> int:
        """Plays to the end and returns the number of events."""
        rules, table = self.rules, self.table
        self.law(rules.start() == table.state, "start() gives the same state each time")
        self.law(pickle.loads(pickle.dumps(rules)) == rules, "the rules pickle")
        hash(rules)
        bound = rules.longest if rules.longest is not None else PATIENCE
        self.before_laws(closely=True)
        for move in table.steps(at_random(rules, self.source), anyone(self.source)):
            number = len(table.moves)
            self.move_laws(table.states[-2], move, (number - 1) % self.close == 0)
            if number == bound and not table.over:
                self.law(rules.longest is None, f"a game has at most {bound} events")
                return number
            self.before_laws(number % self.close == 0)
        self.finished()
        return len(table.moves)

    def before_laws(self, closely: bool) -> None:
        """The laws of a state that somebody, or chance, goes on from."""
        state, turn = self.table.state, self.table.turn
        if isinstance(turn, Over):
            return
        if closely:
            self.state_laws(state)
            self.view_laws(state, turn)
        if not isinstance(turn, Chance):
            self.turn_laws(state, turn, closely)
        elif closely:
            self.chance_laws(state, turn)

    def move_laws(self, before: S, move: Move[E], closely: bool) -> None:
        """The laws of an event, between the state before it and the table's state."""
        seat, event = move.seat, move.event
        if seat is None:
            self.law(self.rules.is_legal(before, None, event), f"the sampled {event} is possible")
            self.event_laws(event)
        elif closely:
            self.secret_laws(before, seat, event, self.rules.actions(before, seat), seat)
        if closely:
            self.apply_laws(before, seat, event)
        if self.doubt is not None:
            told = self.rules.presentation.effects(before, seat, event)
            wrong = self.doubt(before, seat, event, told, self.table.state)
            self.law(not wrong, f"what is told of {event} is true: {wrong}")
        self.met.setdefault(type(event).__name__ + str(len(self.met) % 12), event)
        self.law(self.rules.totals(self.table.state) == self.totals, f"totals stay {self.totals}")

    def state_laws(self, state: S) -> None:
        rules = self.rules
        hash(state)
        text = rules.position(state)
        self.law("\n" not in text, "a position is one line")
        self.law(self.reads_back(text, state), "a position reads back")
        self.law(len(digest(text)) == 16, "a position has a digest")
        for values in rules.facts(state).values():
            self.law(all(isinstance(value, int) for value in values), "facts are whole numbers")

    def view_laws(self, state: S, turn: tuple[Seat, ...] | Chance | Over) -> None:
        rules = self.rules
        for seat in (None, *range(rules.seats)):
            view = rules.view(state, seat)
            self.law(type(view) is not type(state), "a view is no state")
            self.law(pickle.loads(pickle.dumps(view)) == view, "a view pickles")
            self.board_laws(view)
            dealt = rules.redeal(view, self.source)
            self.law(rules.view(dealt, seat) == view, f"a redealt state looks the same to seat {seat}")
            self.law(rules.turn(dealt) == turn, "a redealt state has the same seats in turn")
            self.law(rules.totals(dealt) == self.totals, "a redealt state has the same totals")
            if seat is None:
                text = rules.position(dealt)
                self.law(self.reads_back(text, dealt), f"the redealt state {text} is a position")
            if isinstance(turn, tuple) and seat in turn:
                listed = list(islice(rules.actions(state, seat), ACTIONS))
                self.law(
                    list(islice(rules.actions(dealt, seat), ACTIONS)) == listed,
                    "a redealt state has the same actions",
                )
                for event in listed[:6]:
                    preview = rules.presentation.preview(view, event)
                    self.law(
                        isinstance(preview, Preview) and bool(preview.code), "every action has a preview"
                    )

    def reads_back(self, text: str, state: S) -> bool:
        try:
            return self.rules.read_position(text) == state
        except InvalidPosition:
            return False

    def board_laws(self, view: V) -> None:
        names = ["A name of twenty-four .."] * (self.rules.seats + 1)
        for line in self.rules.presentation.board(view, names):
            width = sum(columns(text) for text, _ in line)
            self.law(width <= WIDTH, f"a line of the board has {width} columns, not over {WIDTH}")

    def chance_laws(self, state: S, turn: Chance) -> None:
        rules = self.rules
        found = list(islice(rules.outcomes(state), OUTCOMES))
        self.law(bool(found), "a chance node has outcomes")
        self.law(
            all(type(weight) is int and weight > 0 for _, weight in found), "weights are positive integers"
        )
        self.law(len({event for event, _ in found}) == len(found), "outcomes differ")
        for event, _ in found[:ACTIONS]:
            self.event_laws(event)
            self.law(str(event).split()[0] == turn.verb, f"outcomes begin with {turn.verb}")
            self.law(rules.is_legal(state, None, event), f"the outcome {event} is possible")
        if len(found) < OUTCOMES:
            self.law(rules.sample(state, self.source) in dict(found), "a sample is one of the outcomes")
            self.sample_laws(state, dict(found))
        self.secret_laws(state, None, found[0][0], [event for event, _ in found], turn.seat)
        self.nobody_laws(state, "while chance is due")

    def sample_laws(self, state: S, weights: dict[E, int]) -> None:
        """Following every way to draw gives the outcomes with exactly their weights."""
        shares = _shares(self.rules, state)
        if shares is not None:
            total = sum(weights.values())
            right = {event: Fraction(weight, total) for event, weight in weights.items()}
            self.law(shares == right, "samples come with the weights of the outcomes")

    def nobody_laws(self, state: S, when: str) -> None:
        for seat in range(self.rules.seats):
            for event in self.met.values():
                self.law(not self.rules.is_legal(state, seat, event), f"nobody may move {when}")
                self.refused(state, seat, event)

    def turn_laws(self, state: S, turn: tuple[Seat, ...], closely: bool) -> None:
        rules = self.rules
        self.law(bool(turn) and list(turn) == sorted(set(turn)), "seats in turn are sorted and differ")
        for seat in turn:
            actions = rules.actions(state, seat)
            self.law(len(actions) > 0, f"seat {seat} in turn has an action")
            if not closely:
                continue
            near = [actions[i] for i in range(min(len(actions), ACTIONS))]
            self.law(len(set(near)) == len(near), "actions differ")
            keys = rules.presentation.keys(near)
            self.law(len(set(keys)) == len(keys) == len(near), "every action has a key of its own")
            for event in near:
                self.event_laws(event)
                self.law(rules.is_legal(state, seat, event), f"the listed action {event} is legal")
            self.refusal_laws(state, seat, actions)
        if closely:
            for seat in set(range(rules.seats)) - set(turn):
                self.waiting_laws(state, seat, rules.actions(state, turn[0])[0])

    def waiting_laws(self, state: S, seat: Seat, event: E) -> None:
        """A seat that is not in turn may do nothing but change a secret answer."""
        if self.rules.is_legal(state, seat, event):
            self.law(event.secret, f"seat {seat} is not in turn")
            self.law(event in self.rules.actions(state, seat), f"the change to {event} is listed")
        else:
            self.refused(state, seat, event)

    def refusal_laws(self, state: S, seat: Seat, actions: Sequence[E]) -> None:
        """What was met before is legal exactly if it is listed, and otherwise refused with a clause."""
        rules = self.rules
        for event in self.met.values():
            legal = rules.is_legal(state, seat, event)
            if rules.complete_actions:
                self.law(legal == (event in actions), f"{event} is legal if and only if it is listed")
            if not legal:
                self.refused(state, seat, event)

    def refused(self, state: S, seat: Seat, event: E) -> None:
        refusal = self.rules.presentation.why_not(self.rules.view(state, seat), event)
        good = isinstance(refusal, Refusal) and bool(refusal.code) and bool(refusal.clause)
        self.law(good, f"the refusal of {event} has a code and a clause")

    def event_laws(self, event: E) -> None:
        rules = self.rules
        text = str(event)
        self.law(text == text.strip() and text.isascii() and text.isprintable(), f"{text!r} is plain text")
        self.law(rules.parse(text) == event, f"{text!r} reads back")
        self.law(type(rules.parse(text)) is type(event), f"{text!r} reads back as the same type")
        for wrong in (text + " ?", text.upper(), " " + text, "zz " + text):
            if wrong == text:
                continue
            try:
                rules.parse(wrong)
            except InvalidAction:
                continue
            self.law(False, f"{wrong!r} cannot be read")

    def secret_laws(
        self, state: S, seat: Seat | None, event: E, actions: Sequence[E], knows: Seat | None
    ) -> None:
        """Two secret events with one public form leave all but the seat that knows with the same view."""
        if not event.secret:
            self.law(event.public() == str(event), "an open event is public")
            return
        rules = self.rules
        others = [other for other in (None, *range(rules.seats)) if other is None or other != knows]
        mine = rules.apply(state, seat, event)
        for twin in islice(actions, ACTIONS):
            if type(twin) is not type(event) or twin.public() != event.public():
                continue
            theirs = rules.apply(state, seat, twin)
            if rules.shown(state, seat, twin) or rules.shown(state, seat, event):
                continue
            for other in others:
                same = rules.view(mine, other) == rules.view(theirs, other)
                self.law(same, f"{event} and {twin} look the same to seat {other}")

    def apply_laws(self, state: S, seat: Seat | None, event: E) -> None:
        rules = self.rules
        before = rules.position(state)
        effects = rules.presentation.effects(state, seat, event)
        self.law(rules.apply(state, seat, event) == self.table.state, "apply gives the same state each time")
        self.law(rules.position(state) == before, "apply leaves its state as it was")
        for effect in effects:
            known = effect.seen_by is None or all(0 <= who < rules.seats for who in effect.seen_by)
            self.law(known, "an effect is seen by seats")

    def finished(self) -> None:
        """The laws of the end: score, ranks, and the record that gives the same game again."""
        rules, table = self.rules, self.table
        state = table.state
        self.state_laws(state)
        self.view_laws(state, Over())
        self.nobody_laws(state, "after the end")
        possible = [event for event in self.met.values() if rules.is_legal(state, None, event)]
        self.law(not possible, "chance brings nothing after the end")
        score, ranks = rules.score(state), rules.ranks(state)
        self.law(len(score) == len(ranks) == rules.seats, "every seat has a score and a rank")
        self.law(1 in ranks and all(1 <= rank <= rules.seats for rank in ranks), "ranks begin with 1")
        players = [record.Player("bot", "random")] * rules.seats
        text = record.of_table(table, players, name="conformance").text()
        try:
            again: Table[Any, Any, Any] = table_of(reading.read(text), rules)
        except CroupierError as error:
            raise Broken(f"{rules.name}: a record replays: {error}") from error
        self.law(again.states == table.states, "a record gives the same states again")
        if self.audit is not None:
            wrong = self.audit(table)
            self.law(not wrong, f"the account of a game adds up: {wrong}")


class _Branch:
    """A source that goes down one way of drawing: the numbers of its script, then the lowest ones."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        self.sizes.append(n)
        if len(self.sizes) > len(self.script):
            self.script.append(0)
        return self.script[len(self.sizes) - 1]

    def at(self, verb: str, number: int) -> _Branch:
        return self


def _shares(rules: Rules[S, E, V], state: S) -> dict[E, Fraction] | None:
    """The exact share of every sample, found by drawing in every way; None: there are too many."""
    shares: dict[E, Fraction] = {}
    script: list[int] = []
    for _ in range(WAYS):
        branch = _Branch(script)
        event = rules.sample(state, branch)
        shares[event] = shares.get(event, Fraction()) + Fraction(1, prod(branch.sizes))
        while script and script[-1] == branch.sizes[len(script) - 1] - 1:
            script.pop()
        if not script:
            return shares
        script[-1] += 1
    return None
