"""Bots and searches at work in processes of their own: with a deadline, and survived when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import structlog

from croupier import bots
from croupier.core.bot import Bot
from croupier.core.chance import Seeded
from croupier.core.game import ImportPath
from croupier.core.rules import AnyRules, Event

log = structlog.get_logger()
_START_UP = 60.0


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is given: the view of its seat, what is legal, and numbers for its own dice.

    Actions that are searched when taken do not travel (None): the worker lists them again from the view.
    """

    bot: str
    rules: AnyRules
    seat: int
    view: Any
    actions: Sequence[Event] | None
    seed: int


@dataclass(frozen=True, slots=True)
class Work:
    """A question of a game that takes a while: what the game declares for it, and what that is given."""

    by: ImportPath[Callable[[Any], Any]]
    given: Any


class LateBot(Exception):
    """The bot died or did not answer in time."""


class HouseCloses(LateBot):
    """Nobody thinks any more, and nothing is wrong with that."""


class Thinkers:
    """A few worker processes, each asked by a thread of its own; `nice` ones yield to all others."""

    def __init__(self, workers: int = 2, deadline: float = 5.0, nice: int = 0) -> None:
        self._deadline = deadline
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self._workers = [_Worker(nice) for _ in range(workers)]
        self._free = [*self._workers]

    async def choose(self, thought: Thought) -> str:
        """The text of the event the bot chooses; raises `LateBot`."""
        return str(await self._asked(thought))

    async def work(self, work: Work) -> Any:
        """What the game's own function makes of it; raises `LateBot`."""
        return await self._asked(work)

    def close(self) -> None:
        """Ends the workers, those that think too: a thread that waits for one would keep the house open."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        for worker in self._free:
            worker.end()

    async def _asked(self, question: Thought | Work) -> object:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Thought | Work) -> object:
        worker = self._free.pop()
        try:
            return worker.ask(question, self._deadline)
        finally:
            self._free.append(worker)


class _Worker:
    """One process; started when first needed, killed and replaced when it is late."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._closed = False
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, question: Thought | Work, deadline: float) -> object:
        """The answer, or `LateBot` and a fresh process for the next question."""
        try:
            line = self._ready()
            if self._closed:
                raise HouseCloses
            line.send(question)
            if not line.poll(deadline):
                raise LateBot(f"no answer within {deadline:g} s")
            answer: object = line.recv()
        except Exception as error:  # whatever went wrong on the line, the next question gets a fresh process
            self.end()
            if self._closed:
                raise HouseCloses("the house closes") from None
            raise LateBot(str(error) or "the worker died") from None
        if isinstance(answer, BaseException):
            raise LateBot(f"the bot failed: {answer!r}")
        return answer

    def end(self) -> None:
        """Kills the process; the next question starts another."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._line is not None:
            self._line.close()
            self._line = None

    def close(self) -> None:
        """Kills the process for good; whoever waits for its answer is told, and tidies up."""
        self._closed = True
        if (process := self._process) is not None:
            process.kill()

    def _ready(self) -> Connection:
        if self._line is not None and self._process is not None and self._process.is_alive():
            return self._line
        self.end()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._nice), daemon=True, name="croupier-bot")
        with _deaf_to_interrupts():
            process.start()
        theirs.close()
        self._process, self._line = process, ours
        if not ours.poll(_START_UP) or ours.recv() != "ready":
            raise LateBot("the worker did not start")
        return ours


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started meanwhile never hears of Ctrl-C, which a terminal sends to all: the house ends it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it would unblock what is blocked here
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection, nice: int = 0) -> None:
    """The life of a worker: think about what comes in, answer it or say what went wrong."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    line.send("ready")
    made: dict[tuple[str, str], Bot[Any, Any, Any]] = {}
    while True:
        try:
            question: Thought | Work = line.recv()
        except (EOFError, OSError):
            return
        try:
            match question:
                case Thought():
                    line.send(_chosen(question, made))
                case Work():
                    line.send(question.by.load()(question.given))
        except Exception as error:  # a bot's own error is its answer; the worker lives on
            line.send(RuntimeError(f"{type(error).__name__}: {error}"))


def _chosen(thought: Thought, made: dict[tuple[str, str], Bot[Any, Any, Any]]) -> str:
    """The text of the event a bot chooses; bots that were made before are used again."""
    key = (thought.bot, repr(thought.rules))
    bot = made.get(key) or bots.make(thought.bot, thought.rules)
    made[key] = bot
    source = Seeded(thought.seed)
    return str(bot.choose(thought.view, _actions(thought, source), thought.rules, source))


def _actions(thought: Thought, source: Seeded) -> Sequence[Event]:
    """What is legal is known to the seat, so any state its view allows has the same actions."""
    if thought.actions is not None:
        return thought.actions
    return thought.rules.actions(thought.rules.redeal(thought.view, source), thought.seat)


def fallback(rules: AnyRules, view: Any, actions: Any) -> Event:
    """What is played for a late bot: the action whose preview wins most, the first of equals.

    Where actions are searched when taken, it is the first one.
    """
    if not rules.complete_actions:
        first: Event = actions[0]
        return first
    best: Event | None = None
    gain = 0
    for event in actions:
        offer = rules.presentation.preview(view, event).gain
        if best is None or offer > gain:
            best, gain = event, offer
    assert best is not None, "a seat in turn has an action"
    return best
