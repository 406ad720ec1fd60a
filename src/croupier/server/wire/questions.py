"""Questions of single games that the house answers: each is declared by its game and gets a route here."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
import structlog
from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from croupier.core.game import Game, Question, Unanswered
from croupier.core.rules import AnyRules, Refusal, Seat
from croupier.core.table import Move
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import GameRefused, Refused
from croupier.server.thinkers import LateBot, Thinkers, Work
from croupier.server.wire import encode, parts
from croupier.server.wire.guard import Doorkeeper
from croupier.server.wire.language import preferred
from croupier.server.wire.resources import NO_NUL, OptionInfo
from croupier.server.wire.routes import Asked, SeatCount, TableId, TooSoon, house_of, options_of, problems

log = structlog.get_logger()
#: No text and no number that is asked with is larger.
LONGEST, LARGEST = 1_000, 1_000_000


def questions(games: Iterable[Game]) -> Router:
    """The routes of all questions of some games."""
    asked = [game for game in games if game.questions]
    handlers = [_route(game, question) for game in asked for question in game.questions]
    return Router("/api/games", route_handlers=[*handlers, *(_options(game.name) for game in asked)])


@dataclass(frozen=True, slots=True)
class Sealed:
    """The seal of a house for one game."""

    key: bytes
    game: str

    def seal(self, *values: str | int | bool) -> str:
        """The values with the seal of the house."""
        return str(self._serializer().dumps(values))

    def open(self, text: str) -> list[Any] | None:
        """The values again; None: the house did not seal them."""
        try:
            found: list[Any] = self._serializer().loads(text)
        except BadSignature:
            return None
        return found

    def _serializer(self) -> URLSafeSerializer:
        return URLSafeSerializer(self.key, salt=f"question {self.game}")


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry of a table's journal; its event is None where it was none or was taken back."""

    seq: int
    seat: Seat | None
    event: Any
    state: Any


@dataclass(frozen=True, slots=True)
class Looked:
    """A table as a question may look at it."""

    ledger: Ledger

    @property
    def rules(self) -> AnyRules:
        """The rules it plays by."""
        return self.ledger.rules

    @property
    def journal(self) -> Sequence[Happened]:
        """Everything that happened, in order."""
        undone = {entry.voids for entry in self.ledger.entries}
        return [
            Happened(
                entry.seq,
                entry.seat,
                entry.line.event if isinstance(entry.line, Move) and entry.seq not in undone else None,
                entry.state,
            )
            for entry in self.ledger.entries
        ]

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat could take its last decision back now."""
        return self.ledger.table.can_undo(seat)


# Routes


def _options(game: str) -> HTTPRouteHandler:
    """The options of a game that has questions: the framework looks for all pages below its name here."""

    async def options(request: Asked, seats: SeatCount) -> list[OptionInfo]:
        return options_of(request, game, seats)

    return get(f"/{game}/options", include_in_schema=False)(options)


def _route(game: Game, question: Question) -> HTTPRouteHandler:
    """The route of a question: its types come from the game, so they are in the schema and checked."""
    path = f"/{game.name}/tables/{{table:str}}" if question.table else f"/{game.name}"
    codes = (400, 404, 409, 429, *((413,) if question.asks else ()), *((503,) if question.work else ()))
    handler = _of_table(game, question) if question.table else _of_game(game, question)
    handler.__doc__ = question.help
    handler.__annotations__ |= {"request": Asked, "table": TableId, "return": wire(question.answers.load())}
    name = f"{game.name} {'table ' if question.table else ''}{question.name}".title().replace(" ", "")
    if question.asks is None:
        return get(f"{path}/{question.name}", operation_id=name, responses=problems(*codes))(handler)
    handler.__annotations__["data"] = _body(wire(question.asks.load()))
    done = post(f"{path}/{question.name}", operation_id=name, status_code=200, responses=problems(*codes))
    return done(handler)


def _of_game(game: Game, question: Question) -> Callable[..., Any]:
    """What a route of a question about the game does."""

    async def read(request: Any) -> Any:
        return await _answer(game, question, request, None, None)

    async def send(request: Any, data: Any) -> Any:
        return await _answer(game, question, request, None, data)

    return read if question.asks is None else send


def _of_table(game: Game, question: Question) -> Callable[..., Any]:
    """What a route of a question about a table does."""

    async def read(request: Any, table: Any) -> Any:
        return await _answer(game, question, request, table, None)

    async def send(request: Any, table: Any, data: Any) -> Any:
        return await _answer(game, question, request, table, data)

    return read if question.asks is None else send


def _body(kind: Any) -> Any:
    """A body of this type."""
    body: Any = JSONBody
    return body[kind]


async def _answer(game: Game, question: Question, request: Asked, table: str | None, data: Any) -> Any:
    """Answers in the language of the request; raises `Refused` or `TooSoon`."""
    house = house_of(request)
    given: list[Any] = [asked(question, data), Sealed(house.key, game.name)]
    if table is not None:
        ledger = (await house.dealer(table)).match.ledger
        if ledger.rules.name != game.name:
            raise Refused("no-page")
        given.append(Looked(ledger))
    if question.work is not None:
        _not_too_many(request)
    found = await answered(house.services.thinkers, question, *given)
    return told(found, preferred(request.headers.get("accept-language")))


async def answered(thinkers: Thinkers, question: Question, *given: Any) -> Any:
    """The answer of a game to its question; what takes a while is worked on elsewhere. Raises `Refused`."""
    try:
        found = question.answer.load()(*given)
        return found if question.work is None else await thinkers.work(Work(question.work, found))
    except Unanswered as unanswered:
        raise GameRefused(unanswered.refusal) from None
    except LateBot as late:
        log.warning("question late", question=question.name, reason=str(late))
        raise Refused("busy") from None


def _not_too_many(request: Asked) -> None:
    """Raises `TooSoon` if this address has had much worked on for it lately."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    wait = doorkeeper.search(request.client.host if request.client else "")
    if wait:
        raise TooSoon(wait)


# Between a game's dataclasses and the wire


@cache
def wire(kind: Any) -> Any:
    """The type on the wire of a game's dataclass: unknown fields are refused, a refusal comes in words."""
    if kind is Refusal:
        return parts.Refusal
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        told = [
            (one.name, wire(hints[one.name]), *(() if one.default is MISSING else (one.default,)))
            for one in fields(kind)
        ]
        return msgspec.defstruct(
            str(kind.__name__),
            told,
            frozen=True,
            forbid_unknown_fields=True,
            module=kind.__module__,
            namespace={"__doc__": kind.__doc__},
        )
    if kind is str:
        return Annotated[str, Meta(max_length=LONGEST, pattern=NO_NUL)]
    if kind is int:
        return Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return Union[tuple(map(wire, inner))]  # noqa: UP007
    if origin is tuple and inner[-1] is Ellipsis:
        return list[wire(inner[0])]  # type: ignore[misc]
    if origin is tuple:
        return tuple[tuple(map(wire, inner))]  # type: ignore[misc]
    return kind


def asked(question: Question, data: Struct | None) -> Any:
    """What is asked, as the game's own dataclass."""
    if question.asks is None or data is None:
        return None
    return question.asks.load()(**msgspec.structs.asdict(data))


def told(value: Any, language: str) -> Any:
    """An answer as the wire has it."""
    if isinstance(value, Refusal):
        return encode.refusal(value, (), language)
    if is_dataclass(value):
        kind: Any = type(value)
        return wire(kind)(*(told(getattr(value, one.name), language) for one in fields(value)))
    if isinstance(value, tuple):
        return [told(inner, language) for inner in value]
    return value
