"""Mines drills: positions of our own games with one choice that is clearly the best, and not `greedy`'s.

    python -m tools.mine_drills GAME [--count 200] [--minutes 60] [--seats 2 3 4] [--playouts 8000]

plays games of bots, looks at every decision with few playouts, and at those that promise something with many.
Drills are written to the game's file one by one; interrupted, it goes on from there. `--check` looks at them
again, `--reasons` tells anew why. `docs/drills.md` says how the files that are shipped were made.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from croupier import bots, games
from croupier.bots.levels import bot as bot_of
from croupier.core.chance import Seeded
from croupier.core.game import LEVELS, Level
from croupier.core.play import steps
from croupier.core.position import digest
from croupier.core.rules import AnyRules, Seat
from croupier.value import drills, why
from croupier.value.drills import Drill, Head, Weighed
from croupier.value.evaluator import Choice, seed_of
from croupier.value.themes import theme

#: Playouts of a choice at the first and the second look are so many parts of those of the last one.
GLANCE, LOOK = 160, 12
#: What the first look asks for, a little less than in the end; and what the last one leaves for doubt.
PROMISING, SURE = 0.02, 0.033
#: Tries of `greedy`, which draws lots between equals, and of every level's bot.
TRIES = 4
#: Of one game no more are taken, and of one theme no larger part; one of so many decisions is looked at.
A_GAME, A_THEME, A_LOOK = 3, 0.34, 3
#: Whose games are mined.
PLAYERS: tuple[Level, ...] = ("easy", "normal", "strong")


class Mine:
    """One game with its options, and the drills that were found so far."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.game = games.game(asked.game)
        self.head = Head(
            game=self.game.name,
            revision=self.game.revision,
            options={name: value for name, _, value in (one.partition("=") for one in asked.option)},
            evaluator="",
            playouts=asked.playouts,
            seed=asked.seed,
            tries=TRIES,
            exact=tuple(asked.exact),
        )
        judge = drills.judge(self.rules(self.seats[0]))
        self.head = msgspec.structs.replace(self.head, evaluator=judge.name)
        package, _, name = self.game.drills.partition("/")
        self.path = Path(str(files(package))) / name
        self.found = self.kept()

    @property
    def seats(self) -> list[int]:
        """The numbers of seats that are played."""
        return self.asked.seats or list(self.game.seats)

    def rules(self, seats: int) -> AnyRules:
        """The rules with so many seats."""
        return drills.rules_for(self.head, seats)

    def kept(self) -> list[Drill]:
        """What was found before, of the same kind; the file is begun where there is none."""
        if self.path.is_file() and self.path.stat().st_size:
            kept = drills.read(self.path.read_text(encoding="utf-8"))
            if kept.head != self.head:
                raise SystemExit(f"{self.path.name} was made otherwise: move it away, or ask for the same")
            return list(kept.drills)
        self.path.write_bytes(msgspec.json.encode(self.head) + b"\n")
        return []

    def dig(self) -> None:
        """Plays game after game until there are enough drills, or time is up."""
        until = time.monotonic() + 60 * self.asked.minutes
        number = max([self.asked.first - 1, *(drill.game for drill in self.found)]) + 1
        while len(self.found) < self.asked.count and time.monotonic() < until:
            seats = self.seats[number % len(self.seats)]
            for drill in self.of_game(self.rules(seats), number):
                self.found.append(drill)
                with self.path.open("ab") as file:
                    file.write(msgspec.json.encode(drill) + b"\n")
            print(
                f"game {number}: {len(self.found)} of {self.asked.count} drills, "
                f"{dict(Counter(one.theme for one in self.found))}",
                flush=True,
            )
            number += 1

    def of_game(self, rules: AnyRules, number: int) -> Iterator[Drill]:
        """The drills of one game between bots, a few at most."""
        source = Seeded(self.head.seed, number)
        table = [
            bots.make(bot_of(rules.name, PLAYERS[source.below(len(PLAYERS))]), rules)
            for _ in range(rules.seats)
        ]

        def choose(state: Any, seat: Seat) -> Any:
            actions = rules.actions(state, seat)
            return table[seat].choose(rules.view(state, seat), actions, rules, source)

        taken, glances = 0, Seeded(self.head.seed, number, 1)
        for step in steps(rules, choose, source):
            if step.seat is not None and taken < A_GAME and not glances.below(A_LOOK):
                drill = self.drill(rules, step.before, step.seat, number)
                if drill is not None:
                    taken += 1
                    yield drill

    def drill(self, rules: AnyRules, state: Any, seat: Seat, number: int) -> Drill | None:
        """The drill in a decision; None: there is none."""
        judge = drills.judge(rules)
        if len(rules.actions(state, seat)) < 2:
            return None
        greedy = self.greedy(rules, state, seat, "greedy")
        whole = self.head.playouts
        for effort in (max(2, whole // GLANCE), whole // LOOK, whole):
            # Each look has other dice: what was best by luck is not so again.
            found = judge.choices(state, seat, None, effort, self.head.seed + effort)
            about = self.about(rules, state, seat, found, greedy)
            least = SURE if effort == whole else PROMISING
            if not about or self.full(about) or lead(found) < least:
                return None
        made = self.made(rules, state, seat, found, about, greedy, number)
        known = {drill.id for drill in self.found}
        if made.id in known or drills.wrong_with(made, self.head.exact) or self.doubts(made):
            return None
        return made

    def doubts(self, drill: Drill) -> list[str]:
        """What other dice say against a drill, in words."""
        rules = self.rules(drill.seats)
        state, seed = rules.read_position(drill.position), self.head.seed + drills.OTHER_DICE
        anew = drills.judge(rules).choices(state, drill.seat, None, self.head.playouts, seed)
        return drills.doubts(drill.best.event, anew)

    def check(self) -> None:
        """Throws away the drills of the file that do not hold on other dice."""
        kept = []
        for number, drill in enumerate(self.found, 1):
            doubts = self.doubts(drill)
            print(f"drill {number} of {len(self.found)}: {'; '.join(doubts) or 'holds'}", flush=True)
            kept += [] if doubts else [drill]
        self.write(kept)

    def tell(self) -> None:
        """Finds the reasons of all drills of the file anew; everything else stays."""
        self.write([self.told(drill) for drill in self.found])

    def told(self, drill: Drill) -> Drill:
        """A drill with the reasons for its best choice, against each of the others."""
        rules, best = self.rules(drill.seats), drill.best
        view = rules.view(rules.read_position(drill.position), drill.seat)
        better = rules.parse(best.event)

        def with_why(one: Weighed) -> Weighed:
            made = rules.parse(drill.obvious if one is best else one.event)
            return msgspec.structs.replace(
                one, why=why.reasons(rules, view, drill.seat, made, better, self.head.seed)
            )

        return msgspec.structs.replace(drill, choices=tuple(map(with_why, drill.choices)))

    def write(self, kept: list[Drill]) -> None:
        """Puts a new file in the place of the old one."""
        lines = [msgspec.json.encode(line) + b"\n" for line in (self.head, *kept)]
        draft = self.path.with_suffix(".draft")
        draft.write_bytes(b"".join(lines))
        draft.replace(self.path)

    def about(
        self, rules: AnyRules, state: Any, seat: Seat, found: list[Choice[Any]], greedy: list[Any]
    ) -> str:
        """The theme, if the best choice is not what `greedy` does; empty: it is."""
        order = sorted(found, key=lambda one: -one.share)
        best = order[0].event
        if best not in greedy:
            return theme(rules, state, seat, greedy[0], best)
        about = theme(rules, state, seat, order[1].event, best)
        return about if about in self.head.exact else ""

    def full(self, about: str) -> bool:
        """Whether there are enough drills of a theme."""
        most: float = max(1.0, A_THEME * self.asked.count)
        return sum(drill.theme == about for drill in self.found) >= most

    def greedy(self, rules: AnyRules, state: Any, seat: Seat, spec: str) -> list[Any]:
        """What a bot does in some tries, from what the seat sees."""
        view, actions = rules.view(state, seat), rules.actions(state, seat)
        bot = bots.make(spec, rules)
        number = seed_of(spec, rules.position(state), self.head.seed)
        return [bot.choose(view, actions, rules, Seeded(number, turn)) for turn in range(TRIES)]

    def made(
        self,
        rules: AnyRules,
        state: Any,
        seat: Seat,
        found: list[Choice[Any]],
        about: str,
        greedy: list[Any],
        number: int,
    ) -> Drill:
        """The drill as it is written down."""
        best = max(found, key=lambda one: one.share)
        position = rules.position(state)
        choices = [Weighed(str(one.event), round(one.share, 4), round(one.error, 4)) for one in found]
        tried = [
            event for level in LEVELS for event in self.greedy(rules, state, seat, bot_of(rules.name, level))
        ]
        drill = Drill(
            id=digest(f"{rules.seats} {seat} {position}"),
            seats=rules.seats,
            seat=seat,
            theme=about,
            greedy=str(greedy[0]),
            found=tried.count(best.event),
            game=number,
            position=position,
            choices=tuple(choices),
        )
        return self.told(drill)


def lead(found: list[Choice[Any]]) -> float:
    """How far the best choice lies ahead of the next."""
    shares = sorted((one.share for one in found), reverse=True)
    return shares[0] - shares[1]


def main() -> None:
    """Mines the drills of a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=[name for name, game in games.GAMES.items() if game.drills])
    parser.add_argument("--count", type=int, default=200, help="how many there should be in all")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to go on at most")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats that are played")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--playouts", type=int, default=8000, help="of a choice, in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument(
        "--exact", nargs="*", default=[], metavar="THEME", help="themes that greedy plays by exact tables"
    )
    parser.add_argument("--check", action="store_true", help="only look at what was found, on other dice")
    parser.add_argument("--reasons", action="store_true", help="only find the reasons of what was found anew")
    asked = parser.parse_args()
    mine = Mine(asked)
    if asked.check:
        mine.check()
    elif asked.reasons:
        mine.tell()
    else:
        mine.dig()


if __name__ == "__main__":
    main()
