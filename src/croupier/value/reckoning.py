"""Making an account: a finished game is played again, and every event is weighed.

`held` is what the position is worth by the evaluation that came last. Every event is weighed by an evaluation
of its own; by how much that one values the position otherwise is the correction. So all terms of a seat add
up to its result, and none of them is what the others leave over:

    result - start = luck + own costs + others' costs + hidden + corrections
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from croupier.core.errors import InvalidRecord
from croupier.core.record import Record
from croupier.core.replay import table_of
from croupier.core.rules import AnyRules, Chance, Seat
from croupier.core.table import Table
from croupier.value.evaluator import Choice, Evaluator, Figures, result_of
from croupier.value.rating import mark_of
from croupier.value.statement import Account, Move, Weighed, mean_size, seat_accounts

#: The seed of an account when none is given.
SEED = 1


class Reckoning:
    """An account under way: it can be left after any step, and gone on with."""

    def __init__(
        self,
        table: Table[Any, Any, Any],
        evaluator: Evaluator[Any, Any],
        *,
        playouts: int | None = None,
        seed: int = SEED,
        digest: str = "",
        stand_ins: Mapping[int, str] | None = None,
    ) -> None:
        self.table = table
        self.evaluator = evaluator
        self.digest = digest
        #: Bots that decided for people, by the number of the event.
        self.stand_ins = stand_ins or {}
        self.playouts = evaluator.usual if playouts is None else playouts
        self.seed = seed
        #: What is done; what was done before may be put here.
        self.moves: list[Move] = []
        self.start: Figures = evaluator.values([table.states[0]], self.playouts, seed)[0].shares

    @property
    def size(self) -> int:
        """How many events the game has."""
        return len(self.table.moves)

    def steps(self) -> Iterator[int]:
        """Weighs one event after the other; gives the number of those that are done."""
        while len(self.moves) < self.size:
            self.moves += self._next()
            yield len(self.moves)

    def whole(self) -> Account:
        """Weighs all events that are left; the account of the whole game."""
        for _ in self.steps():
            pass
        return self.account()

    def account(self) -> Account:
        """What is done so far, added up."""
        moves, complete = tuple(self.moves), len(self.moves) == self.size
        result = result_of(self.table.rules, self.table.state, self.evaluator.unit)
        return Account(
            game=self.table.rules.name,
            evaluator=self.evaluator.name,
            unit=self.evaluator.unit,
            playouts=self.playouts,
            seed=self.seed,
            record=self.digest,
            complete=complete,
            mean_correction=mean_size(one for move in moves for one in move.correction),
            mean_hidden=mean_size(move.hidden for move in moves if move.kind == "decision"),
            seats=seat_accounts(self.start, result if complete else self._held, moves, self.evaluator.unit),
            moves=moves,
        )

    @property
    def _held(self) -> Figures:
        return self.moves[-1].shares if self.moves else self.start

    def _next(self) -> list[Move]:
        """The next event weighed, or all answers that were given at the same time."""
        at = len(self.moves)
        turn = self.table.rules.turn(self.table.states[at])
        if isinstance(turn, Chance):
            return [self._chance(at, turn)]
        assert isinstance(turn, tuple)
        if len(turn) == 1:
            return [self._decision(at)]
        return self._answers(at, turn)

    def _chance(self, at: int, turn: Chance) -> Move:
        move = self.table.moves[at]
        drawn = self.evaluator.chance(self.table.states[at], move.event, self.playouts, self.seed)
        mean, after = drawn.mean.shares, drawn.after.shares
        return Move(
            seq=at + 1,
            seat=None if turn.seat is None else turn.seat + 1,
            event=str(move.event),
            kind="chance",
            shares=after,
            luck=less(after, mean),
            correction=less(mean, self._held),
        )

    def _decision(self, at: int) -> Move:
        move = self.table.moves[at]
        assert move.seat is not None
        found = self.evaluator.choices(self.table.states[at], move.seat, move.event, self.playouts, self.seed)
        chosen, best = chosen_of(found, move.event), best_of(found)
        return self._weighed(
            at,
            found,
            before=self._held,
            best=best.after.shares,
            after=chosen.after.shares,
        )

    def _weighed(
        self, at: int, found: Sequence[Choice[Any]], before: Figures, best: Figures, after: Figures
    ) -> Move:
        """A decision from what the choices are worth, and what the true position was worth with which."""
        move = self.table.moves[at]
        seat = move.seat
        assert seat is not None
        chosen = chosen_of(found, move.event)
        loss = chosen.share - best_of(found).share
        cost = [*less(after, best)]
        hidden = cost[seat] - loss
        cost[seat] = loss
        by = self.stand_ins.get(at + 1)
        rated = self.evaluator.unit == "share" and by is None
        return Move(
            seq=at + 1,
            seat=seat + 1,
            event=str(move.event),
            kind="decision",
            shares=after,
            cost=tuple(cost),
            hidden=hidden,
            correction=less(best, before),
            best=str(best_of(found).event),
            choices=tuple(Weighed(str(one.event), one.share, one.error) for one in found),
            mark=mark_of(-loss, chosen.error, len(after)) if rated else None,
            by=by,
        )

    def _answers(self, at: int, asked: tuple[Seat, ...]) -> list[Move]:
        """Answers given in secret at the same time are one event: the last of each seat counts.

        Each is judged with the others' answers dealt anew. What they did is reckoned seat by seat in the
        order of seats, from the best answers of all to those that were given: who answered first is no
        matter.
        """
        last = self._last_answers(at, asked)
        end = max(last.values()) + 1
        given = {seat: self.table.moves[place].event for seat, place in last.items()}
        found = {seat: self._judged(at, seat, given) for seat in asked}
        best = {seat: best_of(choices).event for seat, choices in found.items()}
        # Profile k: the first k seats as they answered, all others at their best.
        profiles = [
            {seat: (given if number < k else best)[seat] for number, seat in enumerate(asked)}
            for k in range(len(asked) + 1)
        ]
        worth = [
            value.shares
            for value in self.evaluator.values(
                [self._answered(at, profile) for profile in profiles], self.playouts, self.seed
            )
        ]
        done = [self._changed(place) for place in range(at, end) if place not in last.values()]
        for number, seat in enumerate(asked):
            before = worth[number] if number else self._held
            done.append(self._weighed(last[seat], found[seat], before, worth[number], worth[number + 1]))
        # The position is worth something else only when the last answer is in.
        return [replace(move, shares=worth[-1]) for move in sorted(done, key=lambda move: move.seq)]

    def _last_answers(self, at: int, asked: tuple[Seat, ...]) -> dict[Seat, int]:
        """The place of the last answer of every seat that was asked."""
        last: dict[Seat, int] = {}
        for place in range(at, self.size):
            seat = self.table.moves[place].seat
            if seat not in asked:
                break
            last[seat] = place
            if len(last) == len(asked):
                break
        return last

    def _judged(self, at: int, seat: Seat, given: dict[Seat, Any]) -> list[Choice[Any]]:
        """The answers of a seat, when all others have given theirs."""
        others = {other: event for other, event in given.items() if other != seat}
        state = self._answered(at, others)
        return self.evaluator.choices(state, seat, given[seat], self.playouts, self.seed)

    def _answered(self, at: int, answers: dict[Seat, Any]) -> Any:
        """The state with these answers, given in the order of seats."""
        state = self.table.states[at]
        for seat, event in sorted(answers.items(), key=lambda answer: answer[0]):
            state = self.table.rules.apply(state, seat, event)
        return state

    def _changed(self, at: int) -> Move:
        """An answer that was changed later: it did nothing."""
        move = self.table.moves[at]
        assert move.seat is not None
        nothing = (0.0,) * len(self.start)
        return Move(
            seq=at + 1,
            seat=move.seat + 1,
            event=str(move.event),
            kind="decision",
            shares=nothing,
            cost=nothing,
            correction=nothing,
        )


def finished(record: Record, rules: AnyRules) -> Table[Any, Any, Any]:
    """The table of a finished game; raises `InvalidRecord` for one that is not, or does not hold."""
    table = table_of(record, rules)
    if not table.over:
        raise InvalidRecord(
            record.places.get("end", 0), "the game is not finished, so there is no result to account for"
        )
    return table


def stand_ins(record: Record) -> dict[int, str]:
    """The bots that decided for people who were away or had given up, by the number of the event."""
    sitting: dict[str, str] = {}
    found: dict[int, str] = {}
    number = 0
    for line in record.lines:
        match line.mark, line.text.split():
            case "!", [seat, "bot", bot, *_]:
                sitting[seat] = bot
            case "!", [seat, "back"]:
                sitting.pop(seat, None)
            case "!" | "=" | "#", _:
                pass
            case seat, _:
                number += 1
                if seat in sitting:
                    found[number] = sitting[seat]
    return found


def best_of(found: Sequence[Choice[Any]]) -> Choice[Any]:
    """The choice that is best for the seat by what it could know; the first of equals."""
    return max(found, key=lambda choice: choice.share)


def chosen_of(found: Sequence[Choice[Any]], event: Any) -> Choice[Any]:
    """The choice that was made."""
    return next(choice for choice in found if choice.event == event)


def less(one: Figures, other: Figures) -> Figures:
    """The differences, seat by seat."""
    return tuple(a - b for a, b in zip(one, other, strict=True))
