"""The edge of the house: Litestar, its doors, and what it answers when something is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

import croupier
from croupier.core.errors import clip
from croupier.core.rules import Words
from croupier.games import GAMES
from croupier.server.extras import metrics
from croupier.server.house import House
from croupier.server.meter import Measured, Meter
from croupier.server.store.database import DatabaseTrouble
from croupier.server.table.refusals import Refused
from croupier.server.wire import encode, judged, parts, protocol, resources
from croupier.server.wire.bodies import StrictRequest
from croupier.server.wire.coaching import coach
from croupier.server.wire.drilling import drilling
from croupier.server.wire.former import former
from croupier.server.wire.guard import HEADERS, Doorkeeper, host_allowed
from croupier.server.wire.health import live, measured, ready, watch
from croupier.server.wire.language import preferred
from croupier.server.wire.questions import questions
from croupier.server.wire.reviewing import reviews
from croupier.server.wire.routes import WHO, Asked, TooSoon, api, signing_key
from croupier.server.wire.sockets import table_socket

log = structlog.get_logger()
_HERE = Path(__file__).parent
PAGE = _HERE / "page"
#: The drawn table, when the package was built with it.
BUILT = _HERE.parent / "web"
_LONGEST_PATH = 2_000
#: Seconds after which it is worth while to ask again: a house that cannot write, and one that hands over.
_RETRY, _HANDED = "10", "1"
_STATUS = {
    "house-no-person": 401,
    "house-not-your-seat": 403,
    "house-no-table": 404,
    "house-no-page": 404,
    "house-broken": 503,
    "house-busy": 503,
    "house-too-many": 503,
    "house-cannot-write": 503,
    "house-elsewhere": 503,
}


def create_app(house: House) -> Litestar:
    """The server of an open house; the house is closed with it."""
    doorkeeper = Doorkeeper(house.services.settings)

    @asynccontextmanager
    async def closing(app: Litestar) -> AsyncIterator[None]:
        watching = asyncio.create_task(watch(house, doorkeeper))
        try:
            yield
        finally:
            watching.cancel()
            await house.close()

    app = Litestar(
        route_handlers=[
            api,
            former,
            reviews,
            coach,
            drilling,
            questions(GAMES.values()),
            live,
            ready,
            measured,
            signing_key,
            table_socket,
            *_pages(),
        ],
        lifespan=[closing],
        state=State({"house": house, "doorkeeper": doorkeeper}),
        exception_handlers={
            Refused: _refused,
            TooSoon: _too_soon,
            ValidationException: _unreadable,
            HTTPException: _http,
            DatabaseTrouble: _cannot_write,
            Exception: _broken,
        },
        openapi_config=_openapi(),
        request_class=StrictRequest,
        request_max_body_size=64_000,
        logging_config=None,
        debug=False,
    )
    # Around everything: a middleware would not see requests that find no route.
    app.asgi_handler = _door(doorkeeper, house, app.asgi_handler)
    return app


def _pages() -> list[Any]:
    plain = create_static_files_router("/plain", [PAGE], html_mode=True, name="plain")
    front = BUILT if (BUILT / "index.html").is_file() else PAGE
    return [plain, create_static_files_router("/", [front], html_mode=True, name="front")]


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Croupier",
        version=croupier.__version__,
        description="Tables, seats, records. The play itself is on the socket; see docs/protocol.md.",
        path="/api/schema",
        render_plugins=[_ClosedSchema(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(security_schemes={"secret": SecurityScheme(type="http", scheme="bearer")}),
    )


class _ClosedSchema(JsonRenderPlugin):
    """The schema, saying of every request body that it takes no further fields."""

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON."""
        schemas = openapi_schema["components"]["schemas"]
        for name in {*(kind.__name__ for kind in _closed()), *_bodies(openapi_schema)}:
            if name in schemas:
                schemas[name]["additionalProperties"] = False
        # The framework tells what values of a dictionary may be, and not its names.
        names = msgspec.json.schema(resources.OptionName)
        del names["type"]
        schemas["NewTable"]["properties"]["options"]["propertyNames"] = names
        return super().render(request, openapi_schema)


def _bodies(schema: dict[str, Any]) -> set[str]:
    """The names of what is sent as a body, questions of single games too."""
    return {
        content["schema"]["$ref"].rpartition("/")[2]
        for path in schema["paths"].values()
        for operation in path.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
        if "$ref" in content["schema"]
    }


def _closed() -> list[type]:
    """The types that refuse unknown fields."""
    return [
        found
        for module in (resources, judged, parts, protocol)
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__struct_config__.forbid_unknown_fields
    ]


def _door(doorkeeper: Doorkeeper, house: House, app: ASGIApp) -> ASGIApp:
    """Every answer gets the same headers; who asks too often, or means another house, does not get in."""
    names = house.services.settings.names

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and not host_allowed(_host(scope), names):
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong host"})
            return
        if scope["type"] == ScopeType.WEBSOCKET and house.node.draining:
            # Before the handshake, so that a balancer tries another server.
            messages: list[Any] = [
                {
                    "type": "websocket.http.response.start",
                    "status": 503,
                    "headers": [(b"retry-after", _HANDED.encode())],
                },
                {"type": "websocket.http.response.body", "body": b""},
            ]
            for message in messages:
                await send(message)
            return
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_headers(scope["path"])]
            await send(message)

        refused = refusal(scope)
        if refused is None:
            meter = Meter()
            try:
                await Measured(app(scope, receive, answer), meter)
            finally:
                doorkeeper.spend(_address(scope), scope["state"].get(WHO), meter.seconds)
        else:
            await refused.to_asgi_response(request=Request(scope), app=None)(scope, receive, answer)

    def refusal(scope: Scope) -> Response[Any] | None:
        """Why a request does not get in."""
        request: Asked = Request(scope)
        address = _address(scope)
        if wait := doorkeeper.request(address) or doorkeeper.owed(address):
            return _too_soon(request, TooSoon(wait))
        if not host_allowed(_host(scope), names):
            return _problem(request, 421, "house-wrong-host", (("name", clip(_host(scope) or "")),))
        return None if _can_be_a_path(scope["path"]) else _problem(request, 404, "house-no-page")

    return door


def _address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def _host(scope: Scope) -> str | None:
    """What a request calls the house."""
    found = next((value for name, value in scope["headers"] if name == b"host"), None)
    return None if found is None else found.decode("latin-1")


def _can_be_a_path(path: str) -> bool:
    """Whether a file or a route could have this name; a file system complains about the others."""
    longest = max(map(len, path.encode().split(b"/")))
    return "\0" not in path and len(path) <= _LONGEST_PATH and longest < 255


def _headers(path: str) -> list[tuple[bytes, bytes]]:
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    if path.startswith("/api"):
        headers.append((b"cache-control", b"no-store"))
    return headers


def _problem(
    request: Asked,
    status: int,
    code: str,
    args: tuple[tuple[str, Words], ...] = (),
    allowed: Words = (),
) -> Response[resources.Problem]:
    metrics.refusals.labels(code).inc()
    words = encode.say(code, args, (), preferred(request.headers.get("accept-language")))
    problem = resources.Problem(code, words, list(map(str, allowed)) if isinstance(allowed, tuple) else [])
    return Response(problem, status_code=status, media_type="application/json")


def _refused(request: Asked, refused: Refused) -> Response[Any]:
    refusal = refused.refusal
    allowed = dict(refusal.args).get("allowed", ())
    args = tuple((name, value) for name, value in refusal.args if name != "allowed")
    answer = _problem(request, _STATUS.get(refusal.code, 409), refusal.code, args, allowed)
    if answer.status_code == 401:
        answer.headers["WWW-Authenticate"] = "Bearer"
    if answer.status_code == 503:
        answer.headers["Retry-After"] = _HANDED if refusal.code == "house-elsewhere" else _RETRY
    return answer


def _too_soon(request: Asked, soon: TooSoon) -> Response[Any]:
    answer = _problem(request, 429, "house-too-fast")
    answer.headers["Retry-After"] = str(soon.wait)
    return answer


def _unreadable(request: Asked, error: ValidationException) -> Response[Any]:
    told = [f"{one.get('key', '')} {one.get('message', '')}".strip() for one in error.extra or []]  # type: ignore[union-attr]
    return _problem(request, 400, "house-bad-request", (("reason", "; ".join(told) or error.detail),))


def _http(request: Asked, error: HTTPException) -> Response[Any]:
    match error.status_code:
        case 404:
            return _problem(request, 404, "house-no-page")
        case 405:
            answer = _problem(request, 405, "house-no-such-method")
            answer.headers.update(error.headers or {})
            return answer
        case 413:
            return _problem(request, 413, "house-too-large")
        case 415:
            return _problem(request, 415, "house-not-json")
        case status:
            return _problem(request, status, "house-bad-request", (("reason", error.detail),))


def _cannot_write(request: Asked, _: DatabaseTrouble) -> Response[Any]:
    """The disk is full, or the database does not answer: it may pass. The store has said it in the log."""
    return _refused(request, Refused("cannot-write"))


def _broken(request: Asked, error: Exception) -> Response[Any]:
    # The route, not the address: an address may be a seat's link.
    log.exception("request failed", route=request.scope.get("path_template", ""), exc_info=error)
    return _problem(request, 500, "house-error")
