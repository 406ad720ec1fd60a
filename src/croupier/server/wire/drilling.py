"""Drills on the wire: what there is, the one of the day, a position, and what a choice there is worth."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import HttpMethod, Response, Router, get, post, route
from litestar.params import JSONBody

from croupier.server import drills
from croupier.server.wire import judged
from croupier.server.wire.language import preferred
from croupier.server.wire.routes import Asked, Slug, problems
from croupier.value import drills as known


@get("/drills", responses=problems(429))
async def list_drills() -> list[judged.GameDrills]:
    """The drills of all games that have some."""
    return [drills.listed(game) for game in known.drilled()]


@get("/drills/today", responses=problems(429))
async def drill_of_day() -> judged.DrillOfDay:
    """The drill of this day by universal time, the same for everybody."""
    day = datetime.now(UTC).date()
    game, drill = known.of_day(day)
    return judged.DrillOfDay(day.isoformat(), game, drill.id)


@route(
    "/drills/{game:str}/{drill:str}",
    http_method=[HttpMethod.OPTIONS],
    status_code=204,
    include_in_schema=False,
)
async def about_drill() -> Response[None]:
    """The methods of the next two: the framework's own answer names only the first that it meets."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@get("/drills/{game:str}/{drill:str}", responses=problems(400, 404, 429))
async def pose_drill(request: Asked, game: Slug, drill: Slug) -> judged.Posed:
    """A position to think about, as its seat sees it."""
    return drills.posed(game, drill, preferred(request.headers.get("accept-language")))


@post("/drills/{game:str}/{drill:str}", status_code=200, responses=problems(400, 404, 409, 413, 429))
async def solve_drill(request: Asked, game: Slug, drill: Slug, data: JSONBody[judged.Solve]) -> judged.Solved:
    """What a choice was worth, and what would have been the best; the house keeps nothing of it."""
    return drills.solved(game, drill, data.event, preferred(request.headers.get("accept-language")))


drilling = Router("/api", route_handlers=[list_drills, drill_of_day, about_drill, pose_drill, solve_drill])
