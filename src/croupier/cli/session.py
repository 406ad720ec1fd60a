"""One table at one screen: what is asked there, what is shown, and how the game is kept."""

from __future__ import annotations

import secrets
import shlex
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from croupier import bots, pages, texts
from croupier.cli.choices import Group, estimated, grouped, typed
from croupier.cli.coach import FEW, Coach
from croupier.cli.common import Terminal, names_of, scored, told
from croupier.cli.words import explain, key_of
from croupier.core import fair
from croupier.core.bot import Bot, chosen
from croupier.core.chance import Seeded
from croupier.core.errors import IllegalAction, InvalidAction, InvalidOption, clip
from croupier.core.keys import single_keys
from croupier.core.lines import NARROW, columns, folded, left, wrapped
from croupier.core.record import VERSION, Player, Record, head_of, of_table, write
from croupier.core.rules import Chance, Event, Over, Seat, Span, Words
from croupier.core.table import Move, Table
from croupier.games import game as find_game

#: How many seconds bots and chance wait for a move to be taken back.
PATIENCE = 4.0
#: A list of more choices than this is shown in groups; `h` shows every one.
LONG = 16
#: On a screen of fewer rows than this a board has no blank lines.
TALL = 30
#: The bots at a table by their seats.
Sitting: TypeAlias = dict[Seat, Bot[Any, Any, Any]]


class Left(Exception):
    """The person has left the table."""


class Session(Terminal):
    """One table at one screen."""

    def __init__(
        self,
        table: Table[Any, Any, Any],
        players: Sequence[Player],
        sitting: Sitting,
        name: str,
        seed: bytes,
        seat_seeds: dict[Seat, bytes],
        path: Path,
        *,
        plain: bool,
        language: str = "en",
        version: int = VERSION,
    ) -> None:
        super().__init__(plain, language)
        self.table = table
        self.version = version
        self.rules = table.rules
        self.players = players
        self.name = name
        self.seed = seed
        self.seat_seeds = seat_seeds
        self.path = path
        self.people = [seat for seat, player in enumerate(players) if player.kind == "person"]
        self.names = names_of(players, language)
        self.board_due = False
        #: What is said once it may be, by name.
        self.waiting: dict[str, Callable[[], str]] = {}
        self.bots = sitting
        self.chance = Seeded(secrets.randbits(64))
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None
        #: How many moves there were when the last one was left as it is.
        self.settled = 0
        self.coach: Coach | None = None

    def run(self) -> None:
        """Plays to the end, or until the person leaves; the game is kept either way."""
        sitting = (
            f"{name} ({self.bots[seat].name})" if seat in self.bots else name
            for seat, name in enumerate(self.names[: self.rules.seats])
        )
        facts = [("game", find_game(self.rules.name).title), ("seats", ", ".join(sitting))]
        self.print(self.say("terminal-welcome", facts))
        try:
            while not self.table.over:
                self.save()
                self.step()
        except (Left, EOFError, KeyboardInterrupt):
            self.print()
            again = shlex.join(["croupier", "play", "--resume", str(self.path)])
            self.print(self.say("terminal-kept-go-on", [("command", again)]), whole=again)
            return
        try:  # a disk that is full does not take the result away
            self.finish()
        finally:
            self.save()
        self.print(self.say("terminal-kept", [("file", str(self.path))]), whole=str(self.path))

    def step(self) -> None:
        """One event: chance, a bot's move, or a person's."""
        turn = self.table.turn
        if self.may_regret(turn) and self.regretted():
            return
        if self.board_due and not (isinstance(turn, Chance) and turn.seat is None):
            self.board_due = False
            self.board(self.holder)
        if isinstance(turn, Chance):
            if turn.seat in self.people:
                self.ask_to_roll(turn.seat, turn.verb)
            else:
                self.tell(self.table.draw())
            return
        assert isinstance(turn, tuple)
        seat = self.next_of(turn)
        assert seat is not None
        if seat in self.bots:
            state = self.table.state
            actions = self.rules.actions(state, seat)
            self.tell(
                self.table.do(seat, chosen(self.bots[seat], state, seat, actions, self.rules, self.chance))
            )
        else:
            self.ask(seat)

    def ask_to_roll(self, seat: Seat, verb: str) -> None:
        """Waits for the person to roll; until then the last move can be taken back."""
        self.hand_over(seat)
        while True:
            prompt = self.say("terminal-press-enter", [("name", self.names[seat]), ("verb", verb)])
            text = self.key(self.read(prompt))
            if text in ("", verb):
                self.tell(self.table.draw())
                return
            done = self.command(seat, text)
            if done == "undone":
                return
            if not done:
                self.print(self.say("terminal-only-enter", [("verb", verb)]))

    def may_regret(self, turn: tuple[Seat, ...] | Chance | Over) -> bool:
        """Whether a person's move can still be taken back, and nobody at this screen is asked next."""
        last = self.table.moves[-1].seat if self.table.moves else None
        if last not in self.people or len(self.table.moves) == self.settled:
            return False
        next_one = turn.seat if isinstance(turn, Chance) else self.next_of(turn)
        return next_one not in self.people and self.table.can_undo(last)

    def next_of(self, turn: tuple[Seat, ...] | Over) -> Seat | None:
        """Who of those in turn goes first: bots, who need not be waited for."""
        if isinstance(turn, Over):
            return None
        return next((seat for seat in turn if seat in self.bots), turn[0])

    def regretted(self) -> bool:
        """Bots and chance wait: whether the person takes the last move back. In a pipe nobody does."""
        self.settled = len(self.table.moves)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return False
        prompt = self.say("terminal-regret")
        text = self.key(self.read(prompt)) if self.plain else self.glance(prompt)
        if text == "q":
            raise Left
        last = self.table.moves[-1].seat
        return text == "u" and last is not None and self.undo(last) == "undone"

    def glance(self, prompt: str) -> str:
        """A key, if one is pressed in a short time; then the question is gone again."""
        try:
            with single_keys() as keys:
                print(prompt, end="", flush=True)
                key = keys(PATIENCE)
        except OSError:
            return self.key(self.read(prompt))
        print(f"\r{' ' * columns(prompt)}\r", end="", flush=True)
        if key == "":
            raise Left
        return key or ""

    def ask(self, seat: Seat) -> None:
        """Shows the board and the choices, and carries one out."""
        prompt = find_game(self.rules.name).prompt
        if prompt is not None:
            prompt.load()(self, seat)
            return
        self.hand_over(seat)
        self.board(seat)
        actions = self.rules.actions(self.table.state, seat)
        keys = typed(actions, self.rules.presentation.keys(actions))
        self.choices(seat, actions, keys)
        while True:
            text = self.key(self.read(self.say("terminal-your-move", [("name", self.names[seat])])))
            if not text:
                continue
            if done := self.command(seat, text):
                if done == "undone":
                    return
                if text == "b":
                    self.choices(seat, actions, keys)
                continue
            try:
                meant = self.meant(text, actions, keys)
                if self.coach is not None and not self.coach.lets(self, meant):
                    continue
                self.tell(self.table.do(seat, meant))
                return
            except IllegalAction as error:
                self.refuse(error)
            except InvalidAction as error:
                facts = [("text", clip(error.text)), ("keys", ", ".join(keys))]
                self.print(self.say("terminal-no-move", facts))
                self.refuse(error)

    def refuse(self, error: IllegalAction | InvalidAction) -> None:
        """Says why something cannot be done, with the clause."""
        refusal = error.refusal
        if refusal is not None:
            self.print(f"  {self.say(refusal.code, refusal.args)} [{refusal.clause}]")
        elif isinstance(error, InvalidAction):
            self.print(f"  {error.reason}")

    def meant(self, text: str, actions: Sequence[Event], keys: Sequence[str]) -> Event:
        """The action of a key, or the text; a bare argument (`3`) belongs to the one verb there is."""
        if text in keys:
            return actions[keys.index(text)]
        verbs = {str(action).split(" ")[0] for action in actions}
        bare = text[0].isdigit() and len(verbs) == 1
        event: Event = self.rules.parse(f"{verbs.pop()} {text}" if bare else text)
        return event

    def key(self, text: str) -> str:
        """The key of a command that was written as a word, in English or in the language spoken."""
        return key_of(text, self.language)

    def command(self, seat: Seat, text: str) -> str:
        """Carries out a command of the table; empty: it was none."""
        word, _, rest = text.partition(" ")
        match word:
            case "?":
                explain(self, seat, self.language)
            case "q":
                raise Left
            case "b":
                self.board(seat)
            case "h":
                self.hint(seat, everything=bool(rest))
            case "l":
                for line in self.table.events_for(seat)[-30:]:
                    self.print(f"  {line}")
            case "r":
                self.clause(rest)
            case "u":
                return self.undo(seat)
            case _:
                return ""
        return "done"

    def undo(self, seat: Seat) -> str:
        """Takes back the last move of a person at this screen."""
        last = self.table.moves[-1].seat if self.table.moves else None
        try:
            self.table.undo(last if last in self.people and last is not None else seat)
        except IllegalAction as error:
            self.print(self.say(error.refusal.code, error.refusal.args))
            return "done"
        self.settled = 0
        self.print(self.say("terminal-taken-back"))
        return "undone"

    def hint(self, seat: Seat, everything: bool = False) -> None:
        """Shows what each choice is worth; the coach says it of the best, or of every one."""
        turn = self.table.turn
        if isinstance(turn, Chance):
            self.print(self.say("terminal-only-enter", [("verb", turn.verb)]))
            return
        if self.coach is not None:
            self.coach.explain(self, everything)
            return
        view, actions = self.table.view(seat), self.rules.actions(self.table.state, seat)
        with self.moment():
            estimates = bots.estimates(view, actions, self.rules, self.chance)
        if estimates and len(actions) > LONG and not everything:
            ranked = sorted(zip(estimates, actions, strict=True), key=lambda pair: pair[0].mean)[-FEW:]
            self.print(f"  {self.say('terminal-hint-best', [('best', FEW), ('count', len(actions))])}")
            estimates, actions = [one for one, _ in ranked], [action for _, action in ranked]
        self.show(estimated(self, self.rules, view, actions, estimates))
        if estimates:
            self.print(f"  {self.say(find_game(self.rules.name).advice or 'terminal-estimates')}")

    def clause(self, number: str) -> None:
        """Shows a clause of the rules."""
        try:
            for one in pages.clause(self.rules.name, number or "1", self.language):
                self.print(f"  {one.number}  {one.text}")
        except InvalidOption:
            known = dict.fromkeys(one.number for one in pages.clauses(self.rules.name))
            facts = [("game", self.rules.name), ("clause", clip(number)), ("clauses", ", ".join(known))]
            self.print(self.say("terminal-no-clause", facts))

    def choices(self, seat: Seat, actions: Sequence[Event], keys: Sequence[str]) -> None:
        """Lists the choices with what each would win now; a long list is drawn together."""
        view = self.table.view(seat)
        lines: list[list[Span]] = []
        for action, key in zip(actions, keys, strict=True):
            preview = self.rules.presentation.preview(view, action)
            words = self.say(preview.code, preview.args)
            style = "good" if preview.gain > 0 else "bad" if preview.gain < 0 else ""
            lines.append([(f"  {key:>3} ", "bold"), (self.notation(action, key), ""), (words, style)])
        groups = grouped(actions, keys, ["".join(text for text, _ in line[2:]) for line in lines])
        tall = sum(len(folded(line, self.width)) for line in lines)
        if len(actions) > LONG or (len(groups) < len(actions) and tall > self.rows // 2):
            self.show_groups(groups)
        else:
            self.show(lines)

    def notation(self, action: Event, key: str) -> str:
        """A move's own words; a narrow screen has none where the key says it all (3 for `place 3`)."""
        if self.width >= NARROW:
            return f" {action!s:<16} "
        return " " if str(action).split(" ")[-1] == key else f" {action}  "

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Choices drawn together; where the screen is low, each group in one line."""
        low = sum(len(wrapped(group.text, self.width)) for group in groups) > self.rows // 3
        for group in groups:
            self.print(group.shortened(self.width) if low else group.text)

    def board(self, seat: Seat | None) -> None:
        """Shows the board as a seat sees it."""
        lines = self.rules.presentation.board(self.table.view(seat), self.names, self.language, self.width)
        if self.rows >= TALL:
            self.show([[], *lines, []])
        else:
            self.show(line for line in lines if line)

    def hand_over(self, seat: Seat) -> None:
        """Between two people at one screen: what the first saw is gone before the second looks."""
        if len(self.people) > 1 and self.holder != seat:
            self.out.clear()
            self.read(self.say("terminal-hand-over", [("name", self.names[seat])]))
            self.holder = seat

    def tell(self, move: Move[Any]) -> None:
        """Says what a move did; what is quiet shows on the board, once it is laid out."""
        number = len(self.table.moves) - 1
        self.board_due |= any(effect.quiet for effect in self.table.effects(number))
        for words in told(self.table, number, self.names, self.holder, self.language):
            self.print(f"  {words}")
        for name, ask in list(self.waiting.items()):
            if words := ask():
                self.print(f"  {words}")
                del self.waiting[name]

    def later(self, name: str, words: Callable[[], str]) -> None:
        """Says something once it may be said; the same name stands for the same thing."""
        self.waiting[name] = words

    def say(self, code: str, args: Iterable[tuple[str, Words]] = ()) -> str:
        """The sentence of a message, with the names at this table."""
        return texts.say(code, args, self.names, self.language)

    def save(self) -> None:
        """Keeps the game, whole or not at all."""
        try:
            write(self.record(), self.path)
        except OSError as error:
            raise InvalidOption(f"the game cannot be kept in {self.path}: {error.strerror}") from None

    def record(self) -> Record:
        """The record of the game so far; its seeds are this screen's own."""
        reveal = (self.seed.hex(), tuple((seat, seed.hex()) for seat, seed in self.seat_seeds.items()))
        commit = fair.commitment(self.name, head_of(self.rules), self.seed, self.version)
        return of_table(
            self.table,
            self.players,
            name=self.name,
            commits=[commit],
            reveal=reveal,
            version=self.version,
        )

    def finish(self) -> None:
        """Shows the final table."""
        self.print()
        score, ranks = self.rules.score(self.table.state), self.rules.ranks(self.table.state)
        for seat in sorted(range(self.rules.seats), key=lambda seat: ranks[seat]):
            style = "good" if ranks[seat] == 1 else ""
            total = scored(self.rules.name, score[seat], self.language)
            self.show([[(f"  {ranks[seat]}.  {left(self.names[seat], 24)} {total:>9}", style)]])
