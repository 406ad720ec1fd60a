"""OpenSpiel: importing this registers every game, one name for each number of seats.

`names()` lists them. Parameters are options and a position to start from: `{"options": "rounds:1 start:1",
"position": "…"}`. Chance is explicit, with exact probabilities; victories are shared, so that all utilities
add up to one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.core.encoding import Encoding, OneNumber, Written, place_of
from croupier.core.errors import InvalidOption, MissingExtra, clip
from croupier.core.game import ChanceSteps
from croupier.core.options import Value
from croupier.core.rules import AnyRules, Chance, Over, Seat, victory_shares

try:
    import pyspiel
except ImportError:
    raise MissingExtra("croupier.env.openspiel needs OpenSpiel: pip install 'croupier[openspiel]'") from None

#: Every outcome of chance has a number below this, and no game is longer than that.
MOST_OUTCOMES: Final = 1 << 21
MOST_EVENTS: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Kind:
    """A game with its rules fixed, as OpenSpiel's parameters say it."""

    rules: AnyRules
    encoding: Encoding[Any, Any]
    steps: ChanceSteps | None
    start: Any


@cache
def kind_of(name: str, seats: int, options: str, position: str) -> Kind:
    """The kind of some parameters; raises what is wrong with them."""
    given: dict[str, Value] = {}
    for part in options.split():
        key, colon, value = part.partition(":")
        if not colon:
            raise InvalidOption(f"options cannot be {clip(options)}: they are name:value, blanks between")
        given[key] = value
    rules = games.rules_with(name, seats, given)
    start = rules.read_position(position) if position else rules.start()
    steps = games.game(name).chance_steps
    return Kind(rules, games.encoding(rules), None if steps is None else steps.load(), start)


@dataclass(frozen=True)
class Moment:
    """Where a game is: a value, which copies of a state share; it keeps what chance is asked for often."""

    kind: Kind
    state: Any
    #: What happened: who did it (None: chance), the event, and what it uncovered.
    log: tuple[tuple[Seat | None, Any, str], ...] = ()
    written: Mapping[Seat, Written] = field(default_factory=dict)
    #: What chance has drawn since its last event, where an event takes several steps.
    drawn: tuple[int, ...] = ()

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    @property
    def turn(self) -> tuple[Seat, ...] | Chance | Over:
        """Who is asked."""
        return self.kind.rules.turn(self.state)

    def seen_by(self, seat: Seat) -> str:
        """All that a seat was shown, in order, and what it has half written."""
        lines = []
        for who, event, shown in self.log:
            text = event.public() if event.secret and who != seat else str(event)
            lines.append(f"{'*' if who is None else who + 1} {text}{f' shown {shown}' if shown else ''}")
        written = self.written.get(seat, ())
        return "\n".join([*lines, *([f"written {written}"] if written else [])])

    def chosen(self, seat: Seat, number: int) -> Moment:
        """After a number was chosen."""
        rules, code = self.kind.rules, self.kind.encoding
        written = (*self.written.get(seat, ()), number)
        event = code.event(rules.view(self.state, seat), rules.actions(self.state, seat), written)
        if event is None:
            kept = () if code.starts_anew(written) else written
            return replace(self, written={**self.written, seat: kept})
        return self.after(seat, event)

    def after(self, seat: Seat | None, event: Any) -> Moment:
        """After an event."""
        rules = self.kind.rules
        written = {other: kept for other, kept in self.written.items() if other != seat}
        log = (*self.log, (seat, event, rules.shown(self.state, seat, event)))
        return Moment(self.kind, rules.apply(self.state, seat, event), log, written)

    def fallen(self, number: int) -> Moment:
        """After an outcome of chance."""
        found, _ = self.outcomes[number]
        if isinstance(found, int):
            return replace(self, drawn=(*self.drawn, found))
        return self.after(None, found)

    @cached_property
    def outcomes(self) -> list[tuple[Any, int]]:
        """What chance can bring, numbered by its place: events, or numbers where more steps follow."""
        rules, steps = self.kind.rules, self.kind.steps
        return [*(rules.outcomes(self.state) if steps is None else steps(rules, self.state, self.drawn))]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel's: a moment, and nothing else."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        given = game.get_parameters()
        name, seats = _named(game.get_type().short_name), game.num_players()
        kind = kind_of(name, seats, given.get("options", ""), given.get("position", ""))
        self.moment = Moment(kind, kind.start)

    def current_player(self) -> int:
        """The seat that is asked; of several the first."""
        match self.moment.turn:
            case Over():
                return int(pyspiel.PlayerId.TERMINAL)
            case Chance():
                return int(pyspiel.PlayerId.CHANCE)
            case seats:
                return seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        rules, now = self.moment.kind.rules, self.moment
        view, actions = rules.view(now.state, player), rules.actions(now.state, player)
        return sorted(now.kind.encoding.legal(view, actions, now.written.get(player, ())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Numbers of outcomes with their probabilities."""
        weights = [weight for _, weight in self.moment.outcomes]
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        turn = self.moment.turn
        if isinstance(turn, Chance):
            self.moment = self.moment.fallen(action)
        else:
            assert isinstance(turn, tuple)
            self.moment = self.moment.chosen(turn[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            found, _ = self.moment.outcomes[action]
            return f"draw {found}" if isinstance(found, int) else str(found)
        rules, now = self.moment.kind.rules, self.moment
        view, actions = rules.view(now.state, player), rules.actions(now.state, player)
        written = (*now.written.get(player, ()), action)
        event = now.kind.encoding.event(view, actions, written)
        return f"write {action}" if event is None else str(event)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.moment.turn, Over)

    def returns(self) -> list[float]:
        """Each seat's share of the victory; nothing before the end."""
        rules = self.moment.kind.rules
        if not self.is_terminal():
            return [0.0] * rules.seats
        return [*victory_shares(rules.ranks(self.moment.state))]

    def __str__(self) -> str:
        return str(self.moment.kind.rules.position(self.moment.state))


class Observer:
    """What a player is told: all it was shown as text, and the figures of its view as a tensor.

    With `history` events the tensor goes on with all of them: for each the place of who did it, counted from
    the player as 1 (0: chance), and its number from 1; zeros where nothing has happened yet.
    """

    def __init__(self, kind: Kind, recall: bool, history: int) -> None:
        self._recall = recall
        self._size = sum(part.size for part in kind.encoding.fields)
        self.tensor: NDArray[np.float32] = np.zeros(self._size + 2 * history, np.float32)
        self.dict = {"observation": self.tensor[: self._size]}
        if history:
            self.dict["history"] = self.tensor[self._size :].reshape(history, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the tensor."""
        now = state.moment
        view = now.kind.rules.view(now.state, player)
        seen = now.kind.encoding.observe(view, now.written.get(player, ()))
        self.tensor[: self._size] = np.frombuffer(seen, np.uint8)
        if "history" in self.dict:
            done = [
                (place_of(event.player, player, now.kind.rules.seats), event.action + 1)
                for event in state.full_history()
            ]
            self.dict["history"][: len(done)] = np.array(done, np.float32).reshape(-1, 2)
            self.dict["history"][len(done) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The text: with recall everything the player was shown, otherwise what it sees now."""
        now = state.moment
        if self._recall:
            return now.seen_by(player)
        return f"{now.kind.rules.view(now.state, player)!r} {now.written.get(player, ())}"


_NAMES: dict[str, tuple[str, int]] = {}


def _named(short: str) -> str:
    return _NAMES[short][0]


def _game_class(short: str, name: str, seats: int) -> type:
    """The class that OpenSpiel makes games of.

    A game of limited length, whose events are one number each and not hidden, is told whole as a tensor.
    """
    usual = kind_of(name, seats, "", "")
    whole = usual.rules.longest is not None and isinstance(usual.encoding, OneNumber)
    type_ = pyspiel.GameType(
        short_name=short,
        long_name=f"{games.game(name).title}, {seats} seats",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=whole,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": "", "position": ""},
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """The game with its parameters fixed."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            self._kind = kind_of(name, seats, given.get("options", ""), given.get("position", ""))
            rules = self._kind.rules
            info = pyspiel.GameInfo(
                num_distinct_actions=self._kind.encoding.choices,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=rules.longest or MOST_EVENTS,
            )
            super().__init__(type_, info, given)

        def new_initial_state(self) -> SpielState:
            """The state before the first event."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """What tells a player what it sees."""
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return Observer(self._kind, recall, self._kind.rules.longest or 0 if whole and recall else 0)

    _NAMES[short] = (name, seats)
    pyspiel.register_game(type_, SpielGame)
    return SpielGame


def names() -> Sequence[str]:
    """The names under which games are registered."""
    return [*_NAMES]


def _register() -> None:
    for name, game in games.GAMES.items():
        if game.encodings:
            for seats in game.seats:
                _game_class(f"croupier_{name.replace('-', '_')}_{seats}", name, seats)


_register()
