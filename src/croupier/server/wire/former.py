"""Paths of the version before, which answer for this one more: a balancer cannot see their table."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from croupier.server.wire import resources
from croupier.server.wire.routes import BEARER, Asked, Link, house_of, person_of, problems


@get("/invitations/{link:str}", deprecated=True, responses=problems(400, 404, 409, 429))
async def invitation(request: Asked, link: Link) -> resources.Invitation:
    """What a seat link leads to: now below its table."""
    return resources.Invitation(*await house_of(request).invitation(link))


@post("/seats", deprecated=True, security=BEARER, responses=problems(400, 401, 404, 409, 413, 429))
async def claim(request: Asked, data: JSONBody[resources.Claim]) -> resources.Claimed:
    """Sits down on the seat of a link: now below its table."""
    return resources.Claimed(*await house_of(request).claim(await person_of(request), data))


former = Router("/api", route_handlers=[invitation, claim])
