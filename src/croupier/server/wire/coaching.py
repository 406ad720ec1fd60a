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
from croupier.server.wire.reasons import choice, instead, previewed, sentence
from croupier.server.wire.routes import BEARER, Asked, TableId, TooSoon, house_of, person_of, problems
from croupier.value.advice import Advice, Advised

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
    return await asyncio.to_thread(told, seq, asked, advice, encode.spoken_to(data.seat, named), language)


def told(seq: int, asked: coaching.Asked, advice: Advice, names: encode.Names, language: str) -> judged.Hint:
    """A hint for one reader."""
    rules, view, (best, *others) = asked.rules, asked.view, advice.choices
    # What a choice does is told in a state that the view allows: nothing hidden is in it.
    dealt = rules.redeal(view, Seeded(0))

    def done(one: Advised) -> str:
        return choice(rules, dealt, asked.seat, rules.parse(one.event), names, language)

    def why(one: Advised) -> str:
        """Why the best is better; of the best, why it is better than the next."""
        other = others[0] if one is best and others else one
        if other is best:
            return ""
        if one is best and advice.as_good(other):
            return encode.say("why-even", (("made", done(other).rstrip(".")),), (), language)
        if not one.reasons:
            return previewed(rules, view, best.event, other.event, names, language)
        if one is best:
            return instead(done(other), one.reasons, names, language)
        return sentence(one.reasons, names, language)

    def hinted(one: Advised) -> judged.Hinted:
        shown = encode.preview(rules.presentation.preview(view, rules.parse(one.event)), names, language)
        return judged.Hinted(
            event=one.event,
            share=one.share,
            error=one.error,
            good=advice.as_good(one),
            warned=one.warned,
            does=done(one),
            words=shown.words,
            why=why(one),
        )

    return judged.Hint(seq=seq, unit=advice.unit, choices=[hinted(one) for one in advice.choices])


coach = Router("/api", route_handlers=[switch_coach, hint])
