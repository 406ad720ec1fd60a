"""The dealer of one table: one task, one queue, through which everything that happens there goes.

Journal first: a command is checked, applied, written in one transaction, and only then acknowledged and told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeAlias, TypeVar

import structlog

from croupier.core.rules import Refusal
from croupier.server.bot_turns import BotTurns
from croupier.server.extras import metrics
from croupier.server.people import Somebody
from croupier.server.services import Services
from croupier.server.store import archive
from croupier.server.store.database import DatabaseTrouble, LostLease
from croupier.server.table import coaching, company
from croupier.server.table.changes import Change, SeatValues
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import Chair, charged
from croupier.server.table.teller import Teller
from croupier.server.wire import protocol
from croupier.server.wire.language import known

log = structlog.get_logger()
T = TypeVar("T")
#: Whether it can wait, its number, what to do, and who waits for it.
_Job: TypeAlias = "tuple[bool, int, Callable[[], Awaitable[Any]], asyncio.Future[Any]]"
#: How sockets are sent away when their dealer goes: the journal has all, the next dealer reads it.
_AGAIN = (1012, "the table starts again")
_LATER = (1013, "the house cannot write")
_ELSEWHERE = (1012, "another server deals the table")
#: Seconds within which whoever a table was opened for sits down.
_SIT_DOWN = 2.0
#: Milliseconds until a dealer whose time stands still, or who cannot write, looks again.
_LOOK_AGAIN = 100


class Dealer:
    """Runs one table until it is stopped; a dealer that breaks is replaced by one read from the journal."""

    def __init__(self, services: Services, match: Match, known: dict[str, int], epoch: int = 0) -> None:
        self.match = match
        #: Of the lease it deals under.
        self.epoch = epoch
        self.chairs: set[Chair] = set()
        self.teller = Teller(match, self.chairs, services.positions)
        #: True: it deals no more; whoever comes now is sent to a dealer read from the journal.
        self.gone = False
        #: True: it did not stop, it broke; what would happen by itself needs another dealer.
        self.broke = False
        self._services = services
        self._known = known
        self._bot_turns = BotTurns(match, services, self._bot_plays)
        #: What is to be done, first by its rank and then by its number.
        self._jobs: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None
        self._goodbye = _AGAIN
        self._present: set[int] = set()
        self._began = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._run(), name=f"dealer {match.facts.id}")

    # What others ask of a dealer; all of it waits its turn

    async def sit(self, chair: Chair, join: protocol.Join, person: str | None) -> None:
        """Someone looks from a chair: the first time, again, or from another one; raises `Refused`."""
        await self._in_turn(lambda: self._sit(chair, join, person), later=join.seat is None)

    async def rise(self, chair: Chair) -> None:
        """A socket is gone."""
        # Never before the same chair's `sit`, which may still wait.
        await self._in_turn(lambda: self._rise(chair), later=True)

    async def command(self, chair: Chair, command: protocol.Command) -> None:
        """Carries a command out, or refuses it; the answer goes to the chair."""
        await self._in_turn(lambda: self._command(chair, command))

    async def ask(self, chair: Chair, question: protocol.Question) -> None:
        """Answers what changes nothing."""
        await self._in_turn(lambda: self._ask(chair, question), later=chair.seat is None)

    async def claim(self, seat: int, nonce: str, check: Callable[[], None], values: SeatValues) -> None:
        """Gives an open seat to whoever has its link; raises `Refused`, also if `check` does by then."""

        def act(change: Change) -> None:
            check()
            company.claim(self.match, seat, nonce, values, change)

        await self._in_turn(lambda: self._apply(act))

    async def rename(self, person: Somebody, name: str) -> None:
        """Puts another name on the seats that bear a person's own."""

        def act(change: Change) -> None:
            company.rename(self.match, person.id, person.name, name, change)

        await self._in_turn(lambda: self._apply(act))

    async def forget(self, person: str, name: str | None) -> None:
        """Takes a person's seats away and shows its sockets out; None: who sits where is known already."""

        async def job() -> None:
            if name is not None and self.match.seats_of(person):
                await self._apply(lambda change: company.forget(self.match, person, name, change))
            for chair in self.chairs:
                if chair.person == person:
                    chair.line.close(1008, "this person was deleted")

        await self._in_turn(job)

    async def look_again(self) -> None:
        """Another server has changed who sits here: somebody has another name, or was deleted."""

        async def job() -> None:
            rows = await self._services.store.rows(archive.seats_of(self.match.facts.id))
            await self._apply(lambda change: company.look_again(self.match, rows, change))
            self.teller.tell_seats()

        await self._in_turn(job)

    async def close(self, person: str) -> None:
        """Closes a table nobody else plays at; raises `Refused`."""
        await self._in_turn(lambda: self._apply(lambda change: company.close(self.match, person, change)))

    async def coach(self, person: str, seat: int, on: bool) -> None:
        """Asks for the coach at a seat, or sends it away; raises `Refused`."""
        await self._in_turn(
            lambda: self._apply(lambda change: coaching.switch(self.match, person, seat, on, change))
        )

    async def read(self, look: Callable[[Match], T]) -> T:
        """Looks at the table between two commands, when all it shows is written down."""

        async def job() -> T:
            return look(self.match)

        return await self._in_turn(job)

    async def between(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs something between two commands, and tells everyone the table's figures anew."""

        async def job() -> T:
            answer = await work()
            self.teller.tell_seats()
            return answer

        return await self._in_turn(job)

    async def sweep(self) -> None:
        """Marks and closes a table nobody moves at."""

        await self._in_turn(lambda: self._apply(self.match.sweep))

    @property
    def idle(self) -> bool:
        """Whether nobody is there and nothing is going to happen by itself."""
        return not self.chairs and self._timer is None and self._jobs.empty() and not self._bot_turns.busy

    @property
    def deserted(self) -> bool:
        """Whether nobody is there, nor is about to come."""
        return not self.chairs and asyncio.get_running_loop().time() > self._began + _SIT_DOWN

    async def stop(self, code: int = _AGAIN[0], reason: str = _AGAIN[1]) -> None:
        """Ends after what it is doing, so that nothing is still on its way to the journal."""
        self.gone = True
        self._goodbye = (code, reason)
        self._clear()
        self._queue(_nothing)
        await self._task

    # The queue

    async def _in_turn(self, job: Callable[[], Awaitable[T]], later: bool = False) -> T:
        """Does something when its turn comes; `later`: the gallery waits for those who play."""
        if self.gone:
            raise Refused("broken")
        return await self._queue(job, later)

    def _queue(self, job: Callable[[], Awaitable[T]], later: bool = False) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # Whoever asked may be gone by then: what became of it is looked at here, so nothing complains of it.
        done.add_done_callback(lambda future: future.cancelled() or future.exception())
        self._jobs.put_nowait((later, next(self._numbers), job, done))
        return done

    async def _run(self) -> None:
        """Does one job after the other; if one breaks, memory and journal may differ, and the dealer goes."""
        try:
            self._plan()
            while not self.gone:
                later, _, job, done = await self._jobs.get()
                await self._do(job, done)
                if not self.gone:
                    self._plan()
                if later:
                    # However many questions wait here, the other tables get their turn in between.
                    await asyncio.sleep(0)
        except DatabaseTrouble:
            self.broke = True
            self._goodbye = _LATER
        except LostLease:
            self._goodbye = _ELSEWHERE
        except Exception:
            self.broke = True
            log.exception("dealer broke", table=self.match.facts.id)
        finally:
            self._send_away()

    async def _do(self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        try:
            answer = await job()
        except Exception as error:
            refused = _told(error)
            if not done.done():
                done.set_exception(refused)
            if refused is not error:
                raise
        else:
            if not done.done():
                done.set_result(answer)

    def _send_away(self) -> None:
        """Whoever still waits or looks on comes back to a dealer read from the journal."""
        self.gone = True
        self._clear()
        while not self._jobs.empty():
            waiting = self._jobs.get_nowait()[3]
            if not waiting.done():
                waiting.set_exception(Refused("broken"))
        for chair in self.chairs:
            chair.line.close(*self._goodbye)

    def _clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bot_turns.clear()

    # Chairs

    async def _sit(self, chair: Chair, join: protocol.Join, person: str | None) -> None:
        if join.seat is not None and join.seat not in self.match.seats_of(person):
            raise Refused("not-your-seat")
        self.chairs.add(chair)
        chair.person = person
        chair.place = None if join.seat is None else self.match.places[join.seat]
        chair.language, chair.text = known(join.language), join.text
        self._came_or_went(chair)
        chair.spent += await self.teller.prepare([chair])
        with charged(chair):
            self.teller.snapshot(chair, self._after(join.last))

    async def _rise(self, chair: Chair) -> None:
        if chair in self.chairs:
            self.chairs.discard(chair)
            self._came_or_went(chair)

    def _seats_changed_hands(self) -> None:
        """Chairs that look from elsewhere now, or whose person has other seats now, are told all anew."""
        self._look_around()
        for chair in self.chairs:
            if chair.told != (chair.seat, self.match.seats_of(chair.person)):
                self.teller.snapshot(chair, chair.sent)

    def _after(self, last: int) -> int:
        """After which entry to tell someone who has seen `last`: of a long gap only the newest."""
        seq = self.match.ledger.seq
        return max(min(last, seq), seq - self._services.settings.longest_gap)

    def _came_or_went(self, but: Chair) -> None:
        if self._look_around():
            self.teller.tell_seats(but)

    def _look_around(self) -> bool:
        """Notes from which seats somebody looks now; whether that is news."""
        before, self._present = self._present, self.teller.present()
        for seat in before - self._present:
            self.match.away[seat] = self._services.time()
        for seat in self._present:
            self.match.away.pop(seat, None)
        return before != self._present

    # Commands and questions

    async def _command(self, chair: Chair, command: protocol.Command) -> None:
        try:
            if chair.place is None:
                raise Refused("watching")
            # Of this person at this seat: who sat there before may have used the same id.
            key = f"{chair.place.seat}:{chair.person}:{command.id}"
            seq, seat = self._known.get(key), chair.seat
            if seq is not None:
                self.teller.post(chair, protocol.Ack(command.id, seq))
            elif seat is None:
                raise Refused("watching")
            else:
                await self._apply(lambda change: self.match.carry_out(seat, command, change), key, chair)
        except Refused as refused:
            code = refused.refusal.code
            metrics.refusals.labels(code).inc()
            with charged(chair):
                if code == "house-stale" and isinstance(
                    command, protocol.Act | protocol.Roll | protocol.Undo
                ):
                    self.teller.update(chair, self._after(command.last))
                self.teller.refuse(chair, command.id, refused.refusal)

    async def _ask(self, chair: Chair, question: protocol.Question) -> None:
        with charged(chair):
            self._answer(chair, question)

    def _answer(self, chair: Chair, question: protocol.Question) -> None:
        match question:
            case protocol.Ping(id=id_):
                self.teller.post(chair, protocol.Pong(id_, self._services.now()))
            case protocol.Say(id=id_, phrase=phrase):
                if chair.seat is None:
                    self.teller.refuse(chair, id_, Refusal("house-watching", "house"))
                else:
                    self.teller.tell_all(protocol.Said(chair.seat, phrase))
            case protocol.Look(id=id_, seq=seq):
                if seq > self.match.ledger.seq:
                    self.teller.refuse(chair, id_, Refusal("house-not-yet", "house"))
                else:
                    self.teller.looked(chair, id_, seq)
            case protocol.Read(id=id_, after=after):
                self.teller.page(chair, id_, after, self._services.settings.longest_gap)
            case protocol.AskPreview(id=id_, event=event):
                self.teller.previewed(chair, id_, event)

    async def _apply(
        self, act: Callable[[Change], None], command: str | None = None, chair: Chair | None = None
    ) -> None:
        """Applies, writes, acknowledges and tells, in this order; a refusal changes nothing."""
        if self._services.store.trouble is not None:
            raise Refused("cannot-write")
        facts, ledger = self.match.facts, self.match.ledger
        phase, asked = facts.phase, (facts.dice, facts.commitment, facts.speed)
        change = Change(facts.id, epoch=self.epoch)
        with charged(chair):
            act(change)
        if phase != facts.phase == "over":
            archive.sign(self.match, self._services.signer, change)
        if command is not None:
            change.command = (command, ledger.seq)
        await self._services.store.write(change)
        if command is not None and chair is not None:
            self._known[command] = ledger.seq
            self.teller.post(chair, protocol.Ack(command.rpartition(":")[2], ledger.seq))
        if any("person" in values for values in change.seats.values()):
            self._seats_changed_hands()
        took = await self.teller.prepare(self.chairs)
        if chair is not None:
            chair.spent += took
        seated = any(values.keys() - {"time_left"} for values in change.seats.values())
        if seated or phase != facts.phase or asked != (facts.dice, facts.commitment, facts.speed):
            self.teller.tell_seats()
        self.teller.tell(ledger.seq, all_=phase != facts.phase)
        for seat in () if change.entries else change.orders:
            self.teller.tell_own(seat)
        for entry in change.entries:
            metrics.entries.labels(entry["kind"]).inc()

    # What comes by itself

    def _plan(self) -> None:
        """Sets one timer for the next thing that is due, and sends bots to think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bot_turns.call()
        due = self.match.due()
        if due:
            wait = due[0][0] - self._services.time()
            if wait > 0 or self._services.store.trouble is not None:
                wait = max(wait, _LOOK_AGAIN)
            self._timer = asyncio.get_running_loop().call_later(max(0, wait) / 1000, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._queue(self._tick)

    async def _tick(self) -> None:
        """Does the first thing that is due; the next plan finds the others."""
        due = self.match.due()
        if due and due[0][0] <= self._services.time():
            await self._apply(due[0][1])

    async def _bot_plays(self, seat: int, key: object, event: str | None) -> None:
        """A bot has made up its mind: None asks for chance. Ignored if the game went on meanwhile."""

        async def job() -> None:
            if key != self._bot_turns.key(seat) or not self.match.places[seat].bot_plays:
                return
            if event is None:
                await self._apply(self.match.draw)
            else:
                await self._apply(lambda change: self.match.decide(seat, event, change))

        await self._in_turn(job)


def _told(error: Exception) -> Refused:
    """What whoever asked is told of what went wrong."""
    if isinstance(error, Refused):
        return error
    return Refused("cannot-write" if isinstance(error, DatabaseTrouble) else "broken")


async def _nothing() -> None:
    """Wakes a dealer that waits."""
