"""The dealer of one table: one task, one queue, through which everything that happens there goes.

Journal first: a command is checked, applied, written in one transaction, and only then acknowledged and told.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from croupier.core import fair
from croupier.core.errors import IllegalAction, InvalidAction
from croupier.core.rules import Chance, Refusal
from croupier.server import figures, protocol
from croupier.server.backroom import Backroom
from croupier.server.bench import Bench
from croupier.server.clocks import CLOSE_AFTER, WARN_AFTER, Clock, grace
from croupier.server.ledger import Ledger
from croupier.server.refusals import GameRefused, Refused
from croupier.server.seating import Chair, Facts, Place, owed_text
from croupier.server.standing import next_event
from croupier.server.store import Change
from croupier.server.teller import Teller

log = structlog.get_logger()
T = TypeVar("T")


class Dealer:
    """Runs one table until it is stopped; a dealer that breaks is replaced by one read from the journal."""

    def __init__(
        self,
        room: Backroom,
        facts: Facts,
        places: list[Place],
        ledger: Ledger,
        known: dict[str, int],
        orders: dict[int, protocol.Standing],
        clock: Clock | None,
    ) -> None:
        self.facts = facts
        self.places = places
        self.ledger = ledger
        self.chairs: set[Chair] = set()
        self.teller = Teller(self)
        self.orders = orders
        self.clock = clock
        self.broken = False
        self._room = room
        self._known = known
        self._bench = Bench(self, room)
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._full_since = room.now()
        self._away: dict[int, int] = {place.seat: room.now() for place in places}
        self._task = asyncio.create_task(self._run(), name=f"dealer {facts.id}")

    # What others ask of a dealer; all of it waits its turn

    async def sit(self, chair: Chair, join: protocol.Join, mine: list[int]) -> None:
        """Someone looks from a chair: the first time, again, or from another one."""
        await self._in_turn(lambda: self._sit(chair, join, mine))

    async def rise(self, chair: Chair) -> None:
        """A socket is gone."""
        await self._in_turn(lambda: self._rise(chair))

    async def command(self, chair: Chair, command: protocol.Command) -> None:
        """Carries a command out, or refuses it; the answer goes to the chair."""
        await self._in_turn(lambda: self._command(chair, command))

    async def ask(self, chair: Chair, question: protocol.Question) -> None:
        """Answers what changes nothing."""
        await self._in_turn(lambda: self._ask(chair, question))

    async def claim(
        self, seat: int, nonce: str, person: str, name: str, seed: str | None, own_bot: bool
    ) -> None:
        """Gives an open seat to whoever has its link; raises `Refused`."""
        await self._in_turn(lambda: self._claim(seat, nonce, person, name, seed, own_bot))

    async def change(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs something between two commands, and tells everyone the table's figures anew."""

        async def job() -> T:
            answer = await work()
            self.teller.tell_seats()
            return answer

        return await self._in_turn(job)

    async def sweep(self) -> None:
        """Closes a table nobody moves at: marked after a week, closed a day later."""
        await self._in_turn(self._sweep)

    def now(self) -> int:
        """The time at this table."""
        return self._room.now()

    @property
    def idle(self) -> bool:
        """Whether nobody is there and nothing is going to happen by itself."""
        return not self.chairs and self._timer is None and self._jobs.empty() and not self._bench.busy

    def stop(self) -> None:
        """Ends the task; what was acknowledged is in the journal."""
        if self._timer is not None:
            self._timer.cancel()
        self._bench.clear()
        self._task.cancel()

    # The queue

    async def _in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        if self.broken:
            raise Refused("broken")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def _run(self) -> None:
        self._plan()
        while not self.broken:
            job, done = await self._jobs.get()
            try:
                answer = await job()
            except Refused as refused:
                if not done.done():
                    done.set_exception(refused)
            except Exception:
                self._break(done)
            else:
                if not done.done():
                    done.set_result(answer)
            if not self.broken:
                self._plan()

    def _break(self, done: asyncio.Future[Any]) -> None:
        """Memory and journal may differ now: everyone comes back to a dealer read from the journal."""
        log.exception("dealer broke", table=self.facts.id)
        self.broken = True
        self._bench.clear()
        waiting = [done]
        while not self._jobs.empty():
            waiting.append(self._jobs.get_nowait()[1])
        for future in waiting:
            if not future.done():
                future.set_exception(Refused("broken"))
        for chair in self.chairs:
            chair.line.close(1012, "the table starts again")

    # Chairs

    async def _sit(self, chair: Chair, join: protocol.Join, mine: list[int]) -> None:
        if join.seat is not None and join.seat not in mine:
            raise Refused("not-your-seat")
        before = self.teller.present()
        self.chairs.add(chair)
        chair.seat, chair.language, chair.text = join.seat, join.language, join.text
        first = max(min(join.last, self.ledger.seq), self.ledger.seq - self._room.settings.longest_gap)
        chair.sent = self.ledger.seq
        self.teller.snapshot(chair, first, mine)
        self._came_or_went(before, chair)

    async def _rise(self, chair: Chair) -> None:
        if chair in self.chairs:
            before = self.teller.present()
            self.chairs.discard(chair)
            self._came_or_went(before, chair)

    def _came_or_went(self, before: set[int], but: Chair) -> None:
        after = self.teller.present()
        for seat in before - after:
            self._away[seat] = self._room.now()
        for seat in after:
            self._away.pop(seat, None)
        if before != after:
            self.teller.tell_seats(but)

    async def _claim(
        self, seat: int, nonce: str, person: str, name: str, seed: str | None, own_bot: bool
    ) -> None:
        place = self.places[seat]
        if place.kind == "person" and place.person == person and place.nonce == nonce:
            return
        if place.kind != "open" or place.nonce is None or not secrets.compare_digest(place.nonce, nonce):
            raise Refused("seat-taken")
        if self.facts.phase != "waiting":
            raise Refused("begun")
        kept = None if own_bot else seed
        change = Change(self.facts.id)
        values = {"kind": "person", "name": name, "person": person, "own_bot": own_bot, "seed": kept}
        self._set_seat(change, seat, **values)
        self._full_since = self._room.now()
        await self._commit(change)
        self.teller.tell_seats()

    # Commands

    async def _command(self, chair: Chair, command: protocol.Command) -> None:
        try:
            if chair.seat is None:
                raise Refused("watching")
            key = f"{chair.seat}:{command.id}"
            seq = self._known.get(key)
            if seq is None:
                change = Change(self.facts.id)
                self._carry_out(chair, chair.seat, command, change)
                seq = self.ledger.seq
                change.command = (key, seq)
                await self._commit(change)
                self._known[key] = seq
        except Refused as refused:
            figures.refusals.labels(refused.refusal.code).inc()
            self.teller.refuse(chair, command.id, refused.refusal)
            return
        self.teller.post(chair, protocol.Ack(command.id, seq))
        self.teller.tell(self.ledger.seq)
        if isinstance(command, protocol.Order | protocol.Forget):
            self.teller.tell_own(chair.seat)
        if isinstance(command, protocol.Seed | protocol.Leave | protocol.Back | protocol.Resign):
            self.teller.tell_seats()

    def _carry_out(self, chair: Chair, seat: int, command: protocol.Command, change: Change) -> None:
        """Checks and applies a command in memory; raises `Refused` before anything is changed."""
        match command:
            case protocol.Act(last=last, event=event):
                self._may_play(chair, seat, last)
                self._decide(seat, event, change)
            case protocol.Roll(last=last):
                self._may_play(chair, seat, last)
                if self.ledger.turn != Chance(getattr(self.ledger.turn, "verb", ""), seat):
                    raise Refused("not-your-roll")
                self._draw(change)
            case protocol.Undo(last=last):
                self._may_play(chair, seat, last)
                self._undo(seat, change)
            case protocol.Seed(seed=seed):
                self._add_seed(seat, seed, change)
            case protocol.Order(event=event, limit=limit, times=times):
                self._must_play()
                self._give_order(seat, protocol.Standing(event, limit, times), change)
            case protocol.Forget():
                self._give_order(seat, None, change)
            case protocol.Leave():
                self._leave(seat, change)
            case protocol.Resign():
                self._must_play()
                if self.places[seat].resigned:
                    raise Refused("resigned")
                self._hand_over(seat, "resigned", change, resigned=True)
            case protocol.Back():
                self._back(seat, change)

    def _must_play(self) -> None:
        if self.facts.phase != "playing":
            raise Refused("not-playing", phase=self.facts.phase)

    def _may_play(self, chair: Chair, seat: int, last: int) -> None:
        self._must_play()
        if self.places[seat].bot_plays:
            raise Refused("bot-plays")
        turn = self.ledger.turn
        together = isinstance(turn, tuple) and len(turn) > 1
        missed = any(entry.kind != "note" for entry in self.ledger.entries[last:])
        if last > self.ledger.seq or (missed and not together):
            self.teller.update(chair, min(last, self.ledger.seq))
            raise Refused("stale")

    def _decide(self, seat: int, event: str, change: Change) -> None:
        try:
            change.entries.append(self.ledger.do(seat, event, self._room.now()))
        except InvalidAction as error:
            raise Refused("unreadable", reason=error.reason) from None
        except IllegalAction as error:
            raise GameRefused(error.refusal) from None
        self._moved(change, seat)

    def _draw(self, change: Change) -> None:
        turn = self.ledger.turn
        change.entries.append(self.ledger.draw(self._room.now()))
        if self.clock is not None and isinstance(turn, Chance) and turn.seat is not None:
            self.clock.moved(turn.seat, self._room.now())
        self._moved(change, None)

    def _undo(self, seat: int, change: Change) -> None:
        if not self.ledger.table.can_undo(seat):
            raise Refused("nothing-to-undo")
        change.entries.append(self.ledger.undo(seat, self._room.now()))
        self._moved(change, None)

    def _add_seed(self, seat: int, seed: str, change: Change) -> None:
        if self.facts.phase != "waiting" or self.places[seat].seed is not None:
            raise Refused("seed-too-late")
        if self.places[seat].own_bot:
            raise Refused("bot-seed")
        self._set_seat(change, seat, seed=seed)

    def _give_order(self, seat: int, order: protocol.Standing | None, change: Change) -> None:
        if order is None:
            self.orders.pop(seat, None)
            change.orders[seat] = None
        else:
            self.orders[seat] = order
            change.orders[seat] = {"event": order.event, "limit": order.limit, "times": order.times}

    def _leave(self, seat: int, change: Change) -> None:
        if self.facts.phase == "waiting":
            self._set_seat(
                change, seat, kind="open", name="", person=None, own_bot=False, seed=None, nonce=new_nonce()
            )
            return
        self._must_play()
        if self.places[seat].bot_plays:
            raise Refused("bot-plays")
        self._hand_over(seat, "left", change)

    def _back(self, seat: int, change: Change) -> None:
        self._must_play()
        place = self.places[seat]
        if place.resigned:
            raise Refused("resigned")
        if not place.stand_in:
            raise Refused("not-away")
        self._set_seat(change, seat, stand_in=False)
        self._away[seat] = self._room.now()
        if self.clock is not None:
            self.clock.refill(seat)
        change.entries.append(self.ledger.note(seat, "back", self._room.now()))
        self._after(change)

    def _hand_over(self, seat: int, reason: str, change: Change, *, resigned: bool = False) -> None:
        """A bot plays the seat from now on; the record says so."""
        self._set_seat(change, seat, stand_in=not resigned, resigned=resigned)
        if seat in self.orders:
            self._give_order(seat, None, change)
        bot = self.places[seat].bot(self.facts.game)
        change.entries.append(self.ledger.note(seat, f"bot {bot} {reason}", self._room.now()))
        self._after(change)

    # What follows from a change

    def _moved(self, change: Change, seat: int | None) -> None:
        """After a move: chance that comes by itself, clocks, and the end."""
        now = self._room.now()
        if self.clock is not None and seat is not None:
            self.clock.moved(seat, now)
        change.entries += self.ledger.set_up(now)
        self.facts.moved = now
        self.facts.warned = False
        if self.ledger.table.over:
            self.facts.phase = "over"
        if len(self.ledger.owed()) <= 1 or seat is None:
            self.facts.since = now
        self._after(change)

    def _after(self, change: Change) -> None:
        """The table's and the clocks' values as they are now go into the change."""
        facts = self.facts
        facts.seq = self.ledger.seq
        facts.owed = owed_text(self.ledger.owed()) if facts.phase == "playing" else ""
        change.values |= {
            "seq": facts.seq,
            "phase": facts.phase,
            "moved": facts.moved,
            "since": facts.since,
            "owed": facts.owed,
            "warned": facts.warned,
        }
        if self.clock is not None:
            self._turn_clocks()
            for seat, left in enumerate(self.clock.left):
                if self.places[seat].time_left != left:
                    self._set_seat(change, seat, time_left=left)

    def _turn_clocks(self) -> None:
        assert self.clock is not None
        people = [seat for seat in self.ledger.owed() if not self.places[seat].bot_plays]
        running = people if self.facts.phase == "playing" else []
        self.clock.turn_to(running, self._room.now(), since=self.facts.since)

    def _set_seat(self, change: Change, seat: int, **values: Any) -> None:
        for name, value in values.items():
            setattr(self.places[seat], name, value)
        change.seats.setdefault(seat, {}).update(values)

    async def _commit(self, change: Change) -> None:
        await self._room.store.write(change)
        for entry in change.entries:
            figures.entries.labels(entry["kind"]).inc()

    async def _by_itself(self, change: Change) -> None:
        """Commits and tells what no socket has asked for."""
        await self._commit(change)
        self.teller.tell(self.ledger.seq)
        for seat in change.orders if not change.entries else ():
            self.teller.tell_own(seat)
        if any(values.keys() - {"time_left"} for values in change.seats.values()) or "phase" in change.values:
            self.teller.tell_seats()

    # What comes by itself: the start, bots, standing orders, clocks, people who stay away

    def _plan(self) -> None:
        """Sets one timer for the next thing that is due, and sends bots to think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bench.call()
        due = [at for at, _ in self._due()]
        if due:
            delay = max(0, min(due) - self._room.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        self._timer = None
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda future: future.cancelled() or future.exception())
        self._jobs.put_nowait((self._tick, done))

    async def _tick(self) -> None:
        for at, act in self._due():
            if at <= self._room.now():
                change = Change(self.facts.id)
                act(change)
                await self._by_itself(change)
                return

    def _due(self) -> list[tuple[int, Callable[[Change], None]]]:
        """What is to happen and when, the most urgent first."""
        settings = self._room.settings
        if self.facts.phase == "waiting":
            if any(place.kind == "open" for place in self.places):
                return []
            people = [place for place in self.places if place.kind == "person" and not place.own_bot]
            wait = 0 if all(place.seed for place in people) else int(settings.seed_wait * 1000)
            return [(self._full_since + wait, self._begin)]
        if self.facts.phase != "playing":
            return []
        found: list[tuple[int, Callable[[Change], None]]] = []
        for seat in self.ledger.owed():
            if self.places[seat].bot_plays:
                continue
            if seat in self.orders and isinstance(self.ledger.turn, tuple):
                at = self.ledger.entries[-1].at + int(settings.think * 1000)
                found.append((at, lambda change, seat=seat: self._follow_order(seat, change)))  # type: ignore[misc]
            found += self._clock_due(seat)
        return sorted(found, key=lambda item: item[0])

    def _clock_due(self, seat: int) -> list[tuple[int, Callable[[Change], None]]]:
        if self.clock is None:
            return []
        found: list[tuple[int, Callable[[Change], None]]] = []
        deadline = self.clock.deadline(seat)
        if deadline is not None:
            found.append((deadline, lambda change: self._hand_over(seat, "time", change)))
        if seat in self._away:
            until = max(self._away[seat], self.facts.since) + grace(self.clock.total, self.clock.move)
            found.append((until, lambda change: self._hand_over(seat, "away", change)))
        return found

    def _begin(self, change: Change) -> None:
        """All seats are taken and the seeds are in: the dice are made and the game is set up."""
        facts = self.facts
        facts.phase = "playing"
        self.ledger.table.source = dice(facts, self.places)
        self._moved(change, None)

    def _follow_order(self, seat: int, change: Change) -> None:
        """Plays what a standing order says, or lets it lapse; either way after the same time."""
        order = self.orders[seat]
        events = [str(event) for event in self.ledger.rules.actions(self.ledger.table.state, seat)]
        event = next_event(order, events)
        left = order.times - 1
        if event is None or left == 0:
            self._give_order(seat, None, change)
        else:
            self._give_order(seat, protocol.Standing(order.event, order.limit, left), change)
        if event is not None:
            self._decide(seat, event, change)

    async def bot_plays(self, seat: int, key: object, event: str | None) -> None:
        """A bot has made up its mind: None asks for chance. Ignored if the game went on meanwhile."""

        async def job() -> None:
            if key != self._bench.key(seat) or not self.places[seat].bot_plays:
                return
            change = Change(self.facts.id)
            if event is None:
                self._draw(change)
            else:
                self._decide(seat, event, change)
            await self._by_itself(change)

        await self._in_turn(job)

    async def _sweep(self) -> None:
        facts, now = self.facts, self._room.now()
        if facts.phase not in ("waiting", "playing") or facts.clock_total is not None:
            return
        change = Change(facts.id)
        if now - facts.moved >= CLOSE_AFTER and facts.warned:
            facts.phase = "closed"
            self._after(change)
        elif now - facts.moved >= WARN_AFTER and not facts.warned:
            facts.warned = True
            for seat in self.ledger.owed():
                change.entries.append(self.ledger.note(seat, "idle", now))
            self._after(change)
        else:
            return
        await self._by_itself(change)
        self.teller.tell_seats()

    # Questions

    async def _ask(self, chair: Chair, question: protocol.Question) -> None:
        match question:
            case protocol.Ping(id=id_):
                self.teller.post(chair, protocol.Pong(id_, self._room.now()))
            case protocol.Say(id=id_, phrase=phrase):
                if chair.seat is None:
                    self.teller.refuse(chair, id_, Refusal("house-watching", "house"))
                else:
                    self.teller.tell_all(protocol.Said(chair.seat, phrase))
            case protocol.Look(id=id_, seq=seq):
                if seq > self.ledger.seq:
                    self.teller.refuse(chair, id_, Refusal("house-not-yet", "house"))
                else:
                    self.teller.looked(chair, id_, seq)
            case protocol.Try(id=id_, event=event):
                self.teller.previewed(chair, id_, event)


def new_nonce() -> str:
    """The unguessable part of a seat link, 192 bits."""
    return secrets.token_urlsafe(24)


def dice(facts: Facts, places: list[Place]) -> fair.Fair:
    """The fair dice of a table, from the server's seed and those of the people who sent one."""
    seeds = [bytes.fromhex(place.seed) for place in places if place.seed is not None]
    return fair.Fair(fair.key(facts.id, bytes.fromhex(facts.seed), seeds))
