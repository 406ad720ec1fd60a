"""The turns of a table's bots: they think, and answer after the same time or a whole multiple of it."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias
from weakref import WeakMethod

import structlog

from croupier.core.errors import CroupierError
from croupier.core.rules import Chance, Seat
from croupier.server.extras import metrics
from croupier.server.services import Services
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import LateBot, Thought, fallback

log = structlog.get_logger()
#: Seconds until a bot looks again whether its move could be written.
_LOOK_AGAIN = 0.1
#: Told when a bot has made up its mind: seat, what it was asked, its event or None for chance.
Plays: TypeAlias = Callable[[Seat, object, "str | None"], Awaitable[None]]


class BotTurns:
    """One thinking task for each seat that a bot plays and that owes something."""

    def __init__(self, match: Match, services: Services, plays: Plays) -> None:
        self._match = match
        self._services = services
        # Weak: dealer and bots in a circle would wait for the collector of garbage.
        self._plays = WeakMethod(plays)
        self._thinking: dict[Seat, tuple[object, asyncio.Task[None]]] = {}
        #: How long they seem to think, and a sign for those who wait that it has changed.
        self._think_time = match.rhythm.think
        self._changed = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return any(not task.done() for _, task in self._thinking.values())

    def key(self, seat: Seat) -> object:
        """What a seat is asked now: equal as long as the question is the same."""
        match = self._match
        if match.facts.phase != "playing" or match.rhythm.held or seat not in match.ledger.owed():
            return None
        return (
            "asked by",
            next((e.seq for e in reversed(match.ledger.entries) if match.ledger.asks(e, seat)), 0),
        )

    def call(self) -> None:
        """Sends the bots that are asked something to think, and calls back those that no longer are."""
        places = self._match.places
        asked = {
            seat: key for seat in range(len(places)) if places[seat].bot_plays and (key := self.key(seat))
        }
        for seat in [seat for seat, (key, _) in self._thinking.items() if asked.get(seat) != key]:
            self._thinking.pop(seat)[1].cancel()
        if self._think_time != self._match.rhythm.think:
            self._think_time = self._match.rhythm.think
            self._changed.set()
        for seat, key in asked.items():
            if seat not in self._thinking:
                self._thinking[seat] = (key, asyncio.create_task(self._think(seat, key)))

    def clear(self) -> None:
        """Calls everyone back."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    async def _think(self, seat: Seat, key: object) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        event = None if isinstance(self._match.ledger.turn, Chance) else await self._choice(seat)
        await self._pause(began, loop.time() - began)
        try:
            while self._services.store.trouble is not None:
                await asyncio.sleep(_LOOK_AGAIN)
            plays = self._plays()
            if plays is not None:
                await plays(seat, key, event)
        except Refused as refused:
            log.error("bot refused", table=self._match.facts.id, seat=seat, code=refused.refusal.code)

    async def _pause(self, began: float, used: float) -> None:
        """Waits as long as bots of this table seem to think, also if that changes meanwhile."""
        loop = asyncio.get_running_loop()
        while (left := began + answer_after(used, self._think_time) - loop.time()) > 0:
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._changed.wait()

    async def _choice(self, seat: Seat) -> str:
        """The bot's event, or its fallback's if it is late, dies or answers nonsense."""
        ledger, facts = self._match.ledger, self._match.facts
        rules, state = ledger.rules, ledger.table.state
        view, actions = rules.view(state, seat), rules.actions(state, seat)
        bot = self._match.places[seat].bot(facts.game)
        given = list(actions) if rules.complete_actions else None
        thought = Thought(bot, rules, seat, view, given, secrets.randbits(64))
        try:
            text = await self._services.thinkers.choose(thought)
            if rules.is_legal(state, seat, rules.parse(text)):
                return text
            raise LateBot(f"it chose {text!r}, which is not legal")
        except (LateBot, CroupierError) as late:
            metrics.late_bots.inc()
            log.warning("bot late", table=facts.id, seat=seat, bot=bot, reason=str(late))
            # In a thread: previews of many choices take a while, and others play meanwhile.
            return str(await asyncio.to_thread(fallback, rules, view, actions))


def answer_after(used: float, think: float) -> float:
    """After how many seconds a bot answers: a whole multiple of the think time, so that it says nothing.

    >>> answer_after(0.0, 0.5), answer_after(0.1, 0.5), answer_after(0.75, 0.5)
    (0.5, 0.5, 1.0)
    """
    return max(1, math.ceil(used / think)) * think if think else 0.0
