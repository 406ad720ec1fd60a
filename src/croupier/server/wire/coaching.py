"""The coach on the wire: asked for, and asked, by the only person at a table of bots.

No position and no dice come from outside: the table itself is what is looked at, from the seat's view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Router, post
from litestar.params import JSONBody

from croupier.core.chance import Seeded
from croupier.core.game import ImportPath
from croupier.server.table import coaching
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import LateBot, Work
from croupier.server.wire import encode, judged
from croupier.server.wire.guard import Doorkeeper
from croupier.server.wire.language import preferred
from croupier.server.wire.reasons import previewed, sentence
from croupier.server.wire.routes import BEARER, Asked, TableId, TooSoon, house_of, person_of, problems
from croupier.value.advice import Advice

_ADVISE: ImportPath[Callable[[Any], Any]] = ImportPath("croupier.server.coach:advise")


@post(
    "/tables/{table:str}/coach",
    security=BEARER,
    status_code=204,
    responses=problems(400, 401, 403, 404, 409, 413, 429),
)
async def switch_coach(request: Asked, table: TableId, data: JSONBody[judged.Coach]) -> None:
    """Asks for the coach, or sends it away; the record says that it helped."""
    person = await person_of(request)
    await (await house_of(request).dealer(table)).coach(person.id, data.seat, data.on)


@post(
    "/tables/{table:str}/hint",
    security=BEARER,
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def hint(request: Asked, table: TableId, data: JSONBody[judged.AskHint]) -> judged.Hint:
    """What a seat could do now: every choice, the best first, with why."""
    person = await person_of(request)
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    if wait := doorkeeper.search(request.client.host if request.client else ""):
        raise TooSoon(wait)
    house = house_of(request)
    dealer = await house.dealer(table)

    def look(match: Match) -> tuple[int, coaching.Asked, encode.Names]:
        names = tuple(place.name or f"#{place.seat + 1}" for place in match.places)
        return match.ledger.seq, coaching.asked(match, person.id, data.seat, data.event), names

    seq, asked, names = await dealer.read(look)
    try:
        advice: Advice = await house.services.coaches.work(Work(_ADVISE, asked))
    except LateBot:
        raise Refused("busy") from None
    language = preferred(request.headers.get("accept-language"))
    named = (*names, encode.say("neutral-player", (), (), language))
    return await asyncio.to_thread(_told, seq, asked, advice, named, language)


def _told(seq: int, asked: coaching.Asked, advice: Advice, names: encode.Names, language: str) -> judged.Hint:
    rules, view, best = asked.rules, asked.view, advice.choices[0]
    # What a choice does is told in a state that the view allows: nothing hidden is in it.
    dealt = rules.redeal(view, Seeded(0))
    choices = []
    for number, one in enumerate(advice.choices):
        event = rules.parse(one.event)
        preview = encode.preview(rules.presentation.preview(view, event), names, language)
        effects = rules.presentation.effects(dealt, asked.seat, event)[:1]
        does = " ".join(encode.effect_words(done, names, language) for done in effects) or one.event
        other = advice.choices[1].event if number == 0 and len(advice.choices) > 1 else one.event
        why = sentence(one.reasons, names, language) if one.reasons else ""
        if not why and other != best.event:
            why = previewed(rules, view, best.event, other, names, language)
        choices.append(judged.Hinted(one.event, one.share, one.error, one.warned, does, preview.words, why))
    return judged.Hint(seq=seq, unit=advice.unit, choices=choices)


coach = Router("/api", route_handlers=[switch_coach, hint])
