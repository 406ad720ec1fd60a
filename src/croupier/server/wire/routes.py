"""The HTTP half of the house: everything around the play."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import HttpMethod, Request, Response, Router, delete, get, patch, post, route
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from croupier import pages, texts
from croupier.core.errors import UnknownGame
from croupier.server import lessons, lists, wishes
from croupier.server.house import House
from croupier.server.people import Somebody
from croupier.server.store import commitments
from croupier.server.table.refusals import Refused
from croupier.server.wire import resources
from croupier.server.wire.guard import Doorkeeper
from croupier.server.wire.language import preferred
from croupier.server.wire.parts import TableInfo

Asked: TypeAlias = Request[Any, Any, Any]
Connected: TypeAlias = ASGIConnection[Any, Any, Any, Any]
TableId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Link: TypeAlias = Annotated[str, PathParameter(min_length=20, max_length=200, pattern=r"^[A-Za-z0-9_.=-]+$")]
Slug: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
SeatParameter: TypeAlias = Annotated[int, QueryParameter(ge=-1, le=11)]
SeatCount: TypeAlias = Annotated[int, QueryParameter(ge=1, le=12)]

#: Where a request keeps who asked.
WHO = "croupier_person"
BEARER: list[dict[str, list[str]]] = [{"secret": []}]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides what it is asked for."""
    words = {
        400: "The request cannot be read",
        401: "No person has this secret",
        403: "Not yours",
        404: "There is no such thing",
        409: "Well-formed, but not possible",
        413: "Too large",
        415: "Not application/json",
        429: "Too soon; see Retry-After",
        503: "The house is busy",
    }
    return {
        code: ResponseSpec(resources.Problem, description=words[code], generate_examples=False)
        for code in (*codes, 415)
        if code != 415 or 413 in codes
    }


def house_of(request: Connected) -> House:
    """The house this server is."""
    house: House = request.app.state.house
    return house


async def person_of(request: Connected) -> Somebody:
    """Who asks; raises `Refused` without a good secret."""
    person = await maybe_person_of(request)
    if person is None:
        raise Refused("no-person")
    return person


async def maybe_person_of(request: Connected) -> Somebody | None:
    """Who asks, if they say so; a secret that is not good is refused, not ignored."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not 20 <= len(secret) <= 200:
        raise Refused("no-person")
    person = await house_of(request).people.who(secret)
    if person is None:
        raise Refused("no-person")
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    if wait := doorkeeper.owed(request.client.host if request.client else "", person.id):
        raise TooSoon(wait)
    # The door counts for this person what the answer costs.
    request.scope["state"][WHO] = person.id
    return person


async def _somebody(request: Connected, handler: BaseRouteHandler) -> None:
    """Raises `Refused` before a long body of nobody is read."""
    await person_of(request)


def _not_too_many_tables(request: Asked) -> None:
    """Raises `TooSoon` if this address has opened many tables lately."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    wait = doorkeeper.table(request.client.host if request.client else "")
    if wait:
        raise TooSoon(wait)


# People


@post("/people", responses=problems(400, 409, 413, 429))
async def new_person(request: Asked, data: JSONBody[resources.NewPerson]) -> resources.Person:
    """Become somebody: a name is all it takes. The secret is told only here."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    wait = doorkeeper.person(request.client.host if request.client else "")
    if wait:
        raise TooSoon(wait)
    person, secret = await house_of(request).people.welcome(data.name)
    return resources.Person(person.id, person.name, secret)


@route("/me", http_method=[HttpMethod.OPTIONS], status_code=204, include_in_schema=False)
async def about_me() -> Response[None]:
    """The methods of the next three: the framework's own answer names only the first that it meets."""
    return Response(None, headers={"Allow": "DELETE, GET, OPTIONS, PATCH"})


@get("/me", security=BEARER, responses=problems(401, 429))
async def me(request: Asked) -> resources.PersonInfo:
    """Who I am."""
    person = await person_of(request)
    return resources.PersonInfo(person.id, person.name, person.created)


@patch("/me", security=BEARER, responses=problems(400, 401, 409, 413, 429))
async def rename_me(request: Asked, data: JSONBody[resources.NewName]) -> resources.PersonInfo:
    """Another name, at all my tables that are not over; finished games keep the old one."""
    person = await house_of(request).rename(await person_of(request), data.name)
    return resources.PersonInfo(person.id, person.name, person.created)


@get("/me/tables", security=BEARER, responses=problems(401, 429))
async def my_tables(request: Asked) -> list[resources.MyTable]:
    """My tables, those that wait for me first."""
    return await lists.of_person(house_of(request).services.store, await person_of(request))


@get("/me/games", security=BEARER, responses=problems(401, 429))
async def my_games(request: Asked) -> resources.MyGames:
    """My finished games, the newest first, with what their reviews say of my play and my luck."""
    person = await person_of(request)
    return await house_of(request).people.played.of_person(person.id)


@get("/me/export", security=BEARER, responses=problems(401, 429))
async def export(request: Asked) -> resources.Export:
    """Everything the house keeps about me."""
    return await house_of(request).people.export(await person_of(request))


@delete("/me", security=BEARER, responses=problems(401, 429))
async def forget_me(request: Asked) -> None:
    """Erases me: bots play on at my open tables, my name disappears from the others."""
    await house_of(request).forget(await person_of(request))


@post("/me/link", security=BEARER, responses=problems(401, 429))
async def device_link(request: Asked) -> resources.DeviceLink:
    """A link that opens me on another device, once, for ten minutes."""
    return resources.DeviceLink(await house_of(request).people.device_link(await person_of(request)))


@post("/devices", responses=problems(400, 409, 413, 429))
async def open_device(request: Asked, data: JSONBody[resources.OpenDevice]) -> resources.Person:
    """Opens a device link."""
    person, secret = await house_of(request).people.open_device(data.link)
    return resources.Person(person.id, person.name, secret)


# Games


@get("/games", responses=problems(429))
async def list_games() -> list[resources.GameInfo]:
    """The games of the house."""
    return wishes.game_infos()


@get("/games/{game:str}/options", responses=problems(400, 404, 409, 429))
async def list_options(request: Asked, game: Slug, seats: SeatCount) -> list[resources.OptionInfo]:
    """A game's options with this many seats, and what they may be."""
    return options_of(request, game, seats)


def options_of(request: Asked, game: str, seats: int) -> list[resources.OptionInfo]:
    """What a table of this house may choose; raises `Refused`."""
    own_sets = bool(house_of(request).services.settings.own_sets)
    return wishes.option_infos(game, seats, own_sets, preferred(request.headers.get("accept-language")))


@route(
    "/lessons/{game:str}/{lesson:str}",
    http_method=[HttpMethod.OPTIONS],
    status_code=204,
    include_in_schema=False,
)
async def about_lesson() -> Response[None]:
    """The methods of the next two."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@get("/lessons/{game:str}/{lesson:str}", responses=problems(400, 404, 429))
async def read_lesson(
    request: Asked,
    game: Slug,
    lesson: Slug,
    device: Annotated[lessons.Device, QueryParameter()] = "mouse",
) -> resources.Lesson:
    """A first game that teaches: its steps in words, and the table as each begins."""
    return lessons.told(game, lesson, _language(request), device)


@post("/lessons/{game:str}/{lesson:str}", status_code=200, responses=problems(400, 404, 409, 413, 429))
async def try_lesson(
    request: Asked, game: Slug, lesson: Slug, data: JSONBody[resources.Try]
) -> resources.Tried:
    """What a move does at a step of a lesson; the house keeps nothing of it."""
    return lessons.tried(game, lesson, data.step, tuple(data.done), data.event, _language(request))


def _language(request: Asked) -> str:
    return preferred(request.headers.get("accept-language"))


@get("/rules/{game:str}", media_type="text/markdown", responses=problems(400, 404, 429))
async def rules_page(
    game: Slug, language: Annotated[str, QueryParameter(pattern=r"^[a-z]{2}$")] = "en"
) -> str:
    """A game's rules page; in English where there is no other."""
    try:
        return pages.page(game, language)
    except UnknownGame:
        raise Refused("no-page") from None
    except FileNotFoundError:
        return pages.page(game)


@get("/texts", responses=problems(429))
async def list_texts() -> resources.Catalogues:
    """The message catalogues there are."""
    return resources.Catalogues({lang: list(texts.areas(lang)) for lang in texts.languages()})


@get("/texts/{language:str}/{area:str}", media_type="text/plain", responses=problems(400, 404, 429))
async def catalogue(language: Slug, area: Slug) -> str:
    """A message catalogue in Fluent."""
    try:
        return texts.source(language, area)
    except KeyError:
        raise Refused("no-page") from None


# Tables


@post("/tables", security=BEARER, responses=problems(400, 401, 409, 413, 429))
async def open_table(request: Asked, data: JSONBody[resources.NewTable]) -> resources.OpenedTable:
    """Opens a table; each open seat gets a link to give away."""
    person = await person_of(request)
    _not_too_many_tables(request)
    return resources.OpenedTable(*await house_of(request).open_table(person, data))


@get("/tables/{table:str}", responses=problems(400, 404, 409, 429))
async def table_info(request: Asked, table: TableId) -> TableInfo:
    """A table's public figures."""
    return (await house_of(request).dealer(table)).teller.info()


@get("/tables/{table:str}/links", security=BEARER, responses=problems(400, 401, 403, 404, 409, 429))
async def table_links(request: Asked, table: TableId) -> resources.Links:
    """The links of open seats, for those who sit there."""
    person = await person_of(request)
    return resources.Links(await house_of(request).links_for(person, table))


@get("/tables/{table:str}/invitations/{link:str}", responses=problems(400, 404, 409, 429))
async def invitation(request: Asked, table: TableId, link: Link) -> resources.Invitation:
    """What a seat link leads to, with the commitment to the dice; a link begins with its table."""
    house = house_of(request)
    house.links.must_lead_to(table, link)
    return resources.Invitation(*await house.invitation(link))


@post("/tables/{table:str}/seats", security=BEARER, responses=problems(400, 401, 404, 409, 413, 429))
async def claim(request: Asked, table: TableId, data: JSONBody[resources.Claim]) -> resources.Claimed:
    """Sits down on the seat of a link."""
    house, person = house_of(request), await person_of(request)
    house.links.must_lead_to(table, data.link)
    return resources.Claimed(*await house.claim(person, data))


@post("/tables/{table:str}/rematch", security=BEARER, responses=problems(400, 401, 403, 404, 409, 429))
async def rematch(request: Asked, table: TableId) -> resources.OpenedTable:
    """The same table again, once the game is over."""
    return resources.OpenedTable(*await house_of(request).rematch(await person_of(request), table))


@post(
    "/tables/{table:str}/close",
    security=BEARER,
    status_code=204,
    responses=problems(400, 401, 403, 404, 409, 429),
)
async def close(request: Asked, table: TableId) -> None:
    """Closes one of my tables, if nobody else plays there."""
    person = await person_of(request)
    await (await house_of(request).dealer(table)).close(person.id)


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    security=[*BEARER, {}],
    responses=problems(400, 401, 403, 404, 409, 429),
)
async def record(request: Asked, table: TableId, seat: SeatParameter = -1) -> str:
    """After the end the whole record; before it the list of one of my seats, or of the gallery (-1)."""
    chair = None if seat < 0 else seat
    return await house_of(request).record(await maybe_person_of(request), table, chair)


@post(
    "/replays",
    security=BEARER,
    guards=[_somebody],
    responses=problems(400, 401, 409, 413, 429, 503),
    request_max_body_size=2_000_000,
)
async def add_replay(request: Asked, data: JSONBody[resources.NewReplay]) -> TableInfo:
    """Takes a record in, to be looked at like a table for some weeks."""
    person = await person_of(request)
    _not_too_many_tables(request)
    return await house_of(request).add_replay(person, data.record.encode())


@post(
    "/checks", status_code=200, responses=problems(400, 409, 413, 429, 503), request_max_body_size=2_000_000
)
async def check_record(request: Asked, data: JSONBody[resources.NewReplay]) -> resources.Checked:
    """Works out every draw and every move of a record again; what does not hold is refused with its line."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    if wait := doorkeeper.search(request.client.host if request.client else ""):
        raise TooSoon(wait)
    house = house_of(request)
    found = await house.uploads.verify(data.record.encode(), bool(house.services.settings.own_sets))
    return resources.Checked(found.draws, found.moves)


# The house itself


@get("/commitments", responses=problems(400, 429))
async def list_commitments(
    request: Asked, after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0
) -> resources.Commitments:
    """The chain of all commitments to dice after a number, 500 at a time, and what became of them."""
    return await commitments.page(house_of(request).services.store, after)


@get("/.well-known/croupier-key", media_type="text/plain", include_in_schema=False)
async def signing_key(request: Asked) -> str:
    """The public key that this house signs finished games with."""
    signer = house_of(request).services.signer
    if signer is None:
        raise Refused("no-page")
    return f"{signer.public}\n"


class TooSoon(Exception):
    """Too many requests; `wait` is in seconds."""

    def __init__(self, wait: int) -> None:
        self.wait = wait
        super().__init__(f"wait {wait} s")


api = Router(
    "/api",
    route_handlers=[
        new_person,
        # Before those it tells of, or the framework makes an answer of its own.
        about_me,
        me,
        rename_me,
        my_tables,
        my_games,
        export,
        forget_me,
        device_link,
        open_device,
        list_games,
        list_options,
        about_lesson,
        read_lesson,
        try_lesson,
        rules_page,
        list_texts,
        catalogue,
        open_table,
        table_info,
        table_links,
        invitation,
        claim,
        rematch,
        close,
        record,
        add_replay,
        check_record,
        list_commitments,
    ],
)
