"""The HTTP routes of Rolling Cubes: best equalities of turns that are over, and training."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from croupier.server import equalities, resources
from croupier.server.guard import Doorkeeper
from croupier.server.routes import Asked, TableId, TooSoon, house_of, problems

EntryNumber: TypeAlias = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


def _not_too_many_searches(request: Asked) -> None:
    """Raises `TooSoon` if this address has had much searched for it lately."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    wait = doorkeeper.search(request.client.host if request.client else "")
    if wait:
        raise TooSoon(wait)


@get("/tables/{table:str}/best", responses=problems(400, 404, 409, 429, 503))
async def best_of_throw(request: Asked, table: TableId, throw: EntryNumber) -> resources.BestEquality:
    """The best equality of a throw, by the number of its entry, once the turn is over for everyone."""
    house = house_of(request)
    search = equalities.thrown((await house.dealer(table)).match.ledger, throw)
    _not_too_many_searches(request)
    return await equalities.best(house.room.thinkers, search)


@post("/training/rolls", responses=problems(400, 413, 429))
async def training_roll(request: Asked, data: JSONBody[resources.NewTrainingRoll]) -> resources.TrainingRoll:
    """A throw of all dice to train with, sealed by the house."""
    return house_of(request).training.roll(data.zero_dividend)


@post("/training/answers", status_code=200, responses=problems(400, 409, 413, 429))
async def training_answer(request: Asked, data: JSONBody[resources.TrainingAnswer]) -> resources.Judged:
    """What an equality of a training roll is worth, or why it is refused."""
    return house_of(request).training.judge(data)


@post("/training/best", status_code=200, responses=problems(400, 409, 413, 429, 503))
async def training_best(request: Asked, data: JSONBody[resources.TrainingQuestion]) -> resources.BestEquality:
    """The best equality of a training roll."""
    house = house_of(request)
    search = house.training.search(data.sealed)
    _not_too_many_searches(request)
    return await equalities.best(house.room.thinkers, search)


cubes = Router("/api", route_handlers=[best_of_throw, training_roll, training_answer, training_best])
