"""The WebSocket of a table: reads the closed set of messages and passes them to the dealer."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from croupier.server.dealer import Dealer
from croupier.server.extras import metrics
from croupier.server.house import House
from croupier.server.people import Somebody
from croupier.server.store.database import DatabaseTrouble
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import Chair
from croupier.server.wire import encode, protocol
from croupier.server.wire.guard import Bucket, Doorkeeper, origin_allowed
from croupier.server.wire.language import known, preferred

log = structlog.get_logger()
_PATIENCE = 20
#: The close code that says: come back later.
_TRY_LATER = 1013


class Closed(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Visit:
    """One socket from its handshake to its end."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        doorkeeper: Doorkeeper,
        table: str,
        address: str,
    ) -> None:
        settings = house.services.settings
        self._socket = socket
        self._house = house
        self._doorkeeper = doorkeeper
        self._table = table
        self._address = address
        self._line = doorkeeper.lines.line()
        self._commands = Bucket(settings.command_rate, settings.command_burst)
        self._phrases = Bucket(settings.phrase_rate, settings.phrase_burst)
        self._language = preferred(socket.headers.get("accept-language"))
        self._chair: Chair | None = None
        self._dealer: Dealer | None = None
        self._faults = 0
        #: What comes next, if it is waited for while the table is opened.
        self._ahead: asyncio.Future[Any] | None = None

    async def run(self) -> None:
        """Serves the socket until it ends, from either side."""
        sender = asyncio.create_task(self._line.send_all(self._socket))
        reader = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            ahead = (self._ahead,) if self._ahead is not None else ()
            for task in ahead:
                task.cancel()
            await asyncio.gather(reader, *ahead, return_exceptions=True)
            await self._leave(sender)
            self._doorkeeper.lines.gone(self._line)
        if not reader.cancelled():
            reader.result()

    async def _read_all(self) -> None:
        """Reads and answers; a line that is closed for a reason is closed with it."""
        try:
            async with asyncio.timeout(self._house.services.settings.join_wait):
                first = await self._read()
            if not isinstance(first, protocol.Join):
                raise self._closing("join-first", 1008)
            await self._join(first)
            while True:
                # Who does not take its answers may not ask for more, nor who has had too much done for it.
                await self._line.drained()
                await self._pay()
                message = await self._read()
                if message is not None:
                    await self._serve(message)
        except TimeoutError:
            self._line.close(1013, "no join in time")
        except Closed as closed:
            self._line.close(closed.code, closed.reason)
        except DatabaseTrouble:
            later = self._closing("cannot-write", _TRY_LATER)
            self._line.close(later.code, later.reason)

    async def _pay(self) -> None:
        """Counts what its questions have cost, and waits as long as that was more than its share."""
        assert self._chair is not None
        spent, self._chair.spent = self._chair.spent, 0.0
        work = self._doorkeeper.work(self._address, self._chair.person)
        for bucket in work:
            bucket.spend(spent)
        while owed := max(bucket.owed for bucket in work):
            metrics.waits.inc()
            await asyncio.sleep(owed)

    async def _leave(self, sender: asyncio.Task[None]) -> None:
        if self._dealer is not None and self._chair is not None:
            try:
                await self._dealer.rise(self._chair)
            except Refused:
                self._dealer.chairs.discard(self._chair)
        self._line.close(1000, "goodbye")
        done, _ = await asyncio.wait([sender], timeout=2)
        if not done:
            sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)

    async def _read(self) -> protocol.FromClient | None:
        """The next message; None: one that could not be read."""
        ahead, self._ahead = self._ahead, None
        frame = await (self._socket.receive() if ahead is None else ahead)
        if frame["type"] == "websocket.disconnect":
            raise Closed(1000, "goodbye")
        text = frame.get("text")
        if not isinstance(text, str):
            raise Closed(1003, "text frames only")
        try:
            message: protocol.FromClient = protocol.decoder.decode(text)
            return message
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            self._fault("unknown-message", reason=str(error))
            return None
        except RecursionError:
            raise self._closing(Refused("unknown-message", reason="nested too deep"), 1008) from None

    def _waits(self) -> bool:
        """Whether who wants to join has not gone meanwhile."""
        if self._ahead is None:
            self._ahead = asyncio.ensure_future(self._socket.receive())
        ahead = self._ahead
        return not ahead.done() or (
            ahead.exception() is None and ahead.result()["type"] != "websocket.disconnect"
        )

    async def _join(self, join: protocol.Join) -> None:
        self._language = known(join.language)
        if self._house.services.store.trouble is not None:
            raise self._closing("cannot-write", _TRY_LATER)
        person = await self._person(join)
        if self._dealer is None or self._chair is None:
            try:
                self._dealer = await self._house.dealer(self._table, waits=self._waits)
            except Refused as refused:
                raise self._closing(refused, _last_word(refused)) from None
            self._chair = Chair(self._line, None)
        try:
            await self._dealer.sit(self._chair, join, person.id if person else None)
        except Refused as refused:
            raise self._closing(refused, _last_word(refused)) from None

    async def _person(self, join: protocol.Join) -> Somebody | None:
        if join.secret is None:
            return None
        person = await self._house.people.who(join.secret)
        if person is None:
            raise self._closing("no-person", 1008)
        self._commands = self._doorkeeper.commands(person.id)
        return person

    async def _serve(self, message: protocol.FromClient) -> None:
        bucket = self._phrases if isinstance(message, protocol.Say) else self._commands
        if not bucket.take():
            self._fault("too-fast", None if isinstance(message, protocol.Join) else message.id)
            return
        if isinstance(message, protocol.Join):
            await self._join(message)
            return
        assert self._dealer is not None and self._chair is not None
        try:
            if isinstance(message, protocol.Question):
                await self._dealer.ask(self._chair, message)
            else:
                began = time.perf_counter()
                await self._dealer.command(self._chair, message)
                metrics.command_seconds.observe(time.perf_counter() - began)
        except Refused as refused:
            raise self._closing(refused, 1012) from None

    def _fault(self, code: str, command: str | None = None, **args: str) -> None:
        """Tells what was wrong with a message; who does not stop is shown out."""
        self._faults += 1
        refused = Refused(code, **args)
        self._say(refused, command)
        if self._faults >= _PATIENCE:
            raise Closed(1008, "too many messages that cannot be answered")

    def _closing(self, refused: Refused | str, code: int) -> Closed:
        told = Refused(refused) if isinstance(refused, str) else refused
        if told.refusal.code == "house-cannot-write":
            code = _TRY_LATER
        self._say(told, None)
        return Closed(code, told.refusal.code)

    def _say(self, refused: Refused, command: str | None) -> None:
        refusal = refused.refusal
        metrics.refusals.labels(refusal.code).inc()
        words = encode.say(refusal.code, refusal.args, (), self._language)
        self._line.post(protocol.encoder.encode(protocol.Fault(refusal.code, words, command)))


def _last_word(refused: Refused) -> int:
    """The close code of a refused `join`: come back to a table that is set up again, or do not."""
    return 1012 if refused.refusal.code in ("house-broken", "house-elsewhere") else 1008


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play: the protocol page says everything about it."""
    house: House = socket.app.state.house
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    headers = socket.headers
    if not origin_allowed(headers.get("origin"), headers.get("host"), house.services.settings.origins):
        await socket.close(code=1008, reason="wrong origin")
        return
    address = socket.client.host if socket.client else ""
    await socket.accept()
    code = "too-fast" if doorkeeper.request(address) else None
    if code is None and not doorkeeper.socket_in(address):
        code = "too-many"
    if code is not None:
        words = encode.say(f"house-{code}", (), (), preferred(headers.get("accept-language")))
        await socket.send_text(protocol.encoder.encode(protocol.Fault(f"house-{code}", words)).decode())
        await socket.close(code=1013, reason=code.replace("-", " "))
        return
    metrics.sockets.inc()
    try:
        await Visit(socket, house, doorkeeper, table, address).run()
    finally:
        metrics.sockets.dec()
        doorkeeper.socket_out(address)
