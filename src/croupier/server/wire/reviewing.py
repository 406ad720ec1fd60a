"""Reviews on the wire: who may see a game's replay may see its review; a running game has none."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated

from litestar import HttpMethod, Response, Router, get, post, route
from litestar.params import PathParameter, QueryParameter

from croupier.core.table import Move as Played
from croupier.games import outlook, uncovered
from croupier.server.house import House
from croupier.server.reviews import Job, Reviewed
from croupier.server.table.ledger import Ledger, Written, turn_on_wire
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.wire import encode, judged, parts
from croupier.server.wire.guard import Doorkeeper, network
from croupier.server.wire.language import preferred
from croupier.server.wire.reasons import choice as choice_of
from croupier.server.wire.reasons import does, previewed, sentence
from croupier.server.wire.routes import Asked, TableId, TooSoon, house_of, maybe_person_of, problems
from croupier.value.rating import DOUBT
from croupier.value.statement import Move, SeatAccount, Weighed
from croupier.value.why import costly

EvaluatorName = Annotated[str, QueryParameter(max_length=80, pattern=r"^[a-z0-9/-]*$")]


@route(
    "/tables/{table:str}/review",
    http_method=[HttpMethod.OPTIONS],
    status_code=204,
    include_in_schema=False,
)
async def about_review() -> Response[None]:
    """The methods of the next two: the framework's own answer names only the first that it meets."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@get(
    "/tables/{table:str}/review",
    security=[{"secret": []}, {}],
    responses=problems(400, 401, 404, 409, 429),
)
async def read_review(
    request: Asked,
    table: TableId,
    evaluator: EvaluatorName = "",
    after: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
) -> judged.Review:
    """What luck and play did in a finished game, as far as it is known, with the moments behind an entry."""
    await maybe_person_of(request)
    house = house_of(request)
    match = await _finished(house, table)
    job = house.reviews.job(table)
    kept, newest = await house.reviews.kept(table), await house.reviews.newest(match.ledger.rules)
    if evaluator or job is None:
        found = await _kept(house, table, evaluator, kept)
    else:
        found = job.found
    told = _Told(match, found, after, preferred(request.headers.get("accept-language")))
    shown = job if not evaluator else None
    ahead = house.reviews.ahead(job) if job else 0
    return await asyncio.to_thread(told.review, shown, ahead, kept, newest)


@post(
    "/tables/{table:str}/review",
    status_code=204,
    security=[{"secret": []}, {}],
    responses=problems(400, 401, 404, 409, 429, 503),
)
async def ask_review(request: Asked, table: TableId) -> None:
    """Wants a finished game to be reviewed by the newest evaluator; one game at a time for everybody."""
    person = await maybe_person_of(request)
    address = request.client.host if request.client else ""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    if wait := doorkeeper.search(address):
        raise TooSoon(wait)
    house = house_of(request)
    match = await _finished(house, table)
    newest = await house.reviews.newest(match.ledger.rules)
    if newest is None:
        raise Refused("no-reviews")
    if newest not in await house.reviews.kept(table):
        record = await house.record(None, table, None)
        if match.facts.replay:
            await _must_be_proven(house, record)
        house.reviews.ask(table, record, person.id if person else f"address {network(address)}")


@get(
    "/tables/{table:str}/review/{seq:int}",
    security=[{"secret": []}, {}],
    responses=problems(400, 401, 404, 409, 429),
)
async def read_better(
    request: Asked,
    table: TableId,
    seq: Annotated[int, PathParameter(ge=1, le=10_000_000)],
    evaluator: EvaluatorName = "",
) -> judged.Instead:
    """What would have been better than a decision: its entry, and the position it would have led to."""
    await maybe_person_of(request)
    house = house_of(request)
    match = await _finished(house, table)
    job = house.reviews.job(table)
    if evaluator or job is None:
        found = await _kept(house, table, evaluator, await house.reviews.kept(table))
    else:
        found = job.found
    told = _Told(match, found, 0, preferred(request.headers.get("accept-language")))
    return await asyncio.to_thread(told.instead, seq)


async def _finished(house: House, table: str) -> Match:
    """The match of a game that is over; raises `Refused` for any other."""
    match = (await house.dealer(table)).match
    if match.facts.phase != "over":
        raise Refused("not-over")
    return match


async def _must_be_proven(house: House, record: str) -> None:
    """Dice of a file must follow from its seeds: others could be those of a game that is still played."""
    try:
        await house.uploads.verify(record.encode(), own_sets=True)
    except Refused as refused:
        if refused.refusal.code != "house-bad-record":
            raise
        raise Refused("unproven") from None


async def _kept(house: House, table: str, evaluator: str, kept: list[str]) -> Reviewed | None:
    """The review by an evaluator, or the newest one; None: there is none yet."""
    if evaluator and evaluator not in kept:
        raise Refused("no-page")
    return await house.reviews.read(table, evaluator or kept[0]) if kept else None


@dataclass(frozen=True, slots=True)
class _Told:
    """A game and what is known of it, for one reader."""

    match: Match
    found: Reviewed | None
    after: int
    language: str

    def review(self, job: Job | None, ahead: int, kept: list[str], newest: str | None) -> judged.Review:
        """The sums of every seat, and the moments behind an entry."""
        found = self.found.account if self.found else None
        state: judged.ReviewState = "none" if found is None else "done"
        return judged.Review(
            state=job.state if job else state,
            ahead=ahead if job and job.state == "waiting" else 0,
            size=job.size if job else len(found.moves) if found else 0,
            evaluator=found.evaluator if found else None,
            unit=found.unit if found else "share",
            playouts=found.playouts if found else 0,
            kept=kept,
            newest=newest,
            seats=[_seat(seat) for seat in found.seats] if found else [],
            moments=[self._moment(move, seq) for move, seq in self._numbered() if seq > self.after],
        )

    def instead(self, seq: int) -> judged.Instead:
        """The best choice at a decision, as if it had been made; raises `Refused` where there is none."""
        move = next((move for move, number in self._numbered() if number == seq), None)
        if move is None or move.best is None or move.seat is None:
            raise Refused("no-page")
        ledger = self.match.ledger
        written = self._better(move, seq)
        state, view = written.state, uncovered(ledger.rules, written.state)
        names = self._names()
        now = parts.Position(
            seq=seq,
            view=encode.view(view),
            outlook=encode.outlook(outlook(ledger.rules, view)),
            board=ledger.rules.presentation.board(view, names, self.language),
            turn=turn_on_wire(ledger.rules.turn(state)),
            actions=[],
            typed=[],
            may_undo=False,
            held=None,
            clocks=None,
            order=None,
            result=None,
        )
        entry = ledger.entry(written, None, names, self.language)
        choices = sorted(move.choices, key=lambda one: one.event)
        return judged.Instead(entry, now, [self._alternative(move, seq, one) for one in choices])

    def _alternative(self, move: Move, seq: int, choice: Weighed) -> judged.Alternative:
        """A choice there was; within two standard errors of the best it is as good."""
        assert move.seat is not None
        rules, event = self.match.ledger.rules, self.match.ledger.rules.parse(choice.event)
        before, names = self.match.ledger.state_after(seq - 1), self._names()
        done = choice_of(rules, before, move.seat - 1, event, names, self.language)
        view = rules.view(before, move.seat - 1)
        won = encode.preview(rules.presentation.preview(view, event), names, self.language).words
        best = max(one.share for one in move.choices)
        return judged.Alternative(choice.event, done, won, best - choice.share <= DOUBT * choice.error)

    def _numbered(self) -> list[tuple[Move, int]]:
        """The moves of the account with the numbers of their entries: what was taken back is none."""
        moves = self.found.account.moves if self.found else ()
        return list(zip(moves, live(self.match.ledger), strict=False))

    def _better(self, move: Move, seq: int) -> Written:
        """The entry that the best choice would have made."""
        assert move.best is not None and move.seat is not None
        rules, seat = self.match.ledger.rules, move.seat - 1
        before, event = self.match.ledger.state_after(seq - 1), rules.parse(move.best)
        effects = rules.presentation.effects(before, seat, event)
        after = rules.apply(before, seat, event)
        return Written(seq, "move", seat, Played(seat, event), 0, None, effects, after)

    def _moment(self, move: Move, seq: int) -> judged.Moment:
        better: list[str] = []
        why = ""
        assert self.found is not None
        if costly(move, self.found.account.unit):
            assert move.best is not None and move.seat is not None
            rules, before, names = (
                self.match.ledger.rules,
                self.match.ledger.state_after(seq - 1),
                self._names(),
            )
            first = does(rules, before, move.seat - 1, rules.parse(move.best), names, self.language)
            others = self._better(move, seq).effects[1:]
            better = [first, *(encode.effect_words(done, names, self.language) for done in others)]
            why = self._why(move, seq)
        return judged.Moment(
            seq=seq,
            kind=move.kind,
            seat=None if move.seat is None else move.seat - 1,
            shares=list(move.shares),
            luck=None if move.luck is None else list(move.luck),
            cost=None if move.cost is None else list(move.cost),
            hidden=move.hidden,
            mark=move.mark,
            best=move.best,
            better=better,
            why=why,
            choices=[judged.Weighed(one.event, one.share, one.error) for one in move.choices],
        )

    def _why(self, move: Move, seq: int) -> str:
        """Why the best choice was better, as a sentence; where the game does not say, what both would win."""
        assert self.found is not None and move.seat is not None and move.best is not None
        reasons = self.found.reasons.get(move.seq, ())
        if reasons:
            return sentence(reasons, self._names(), self.language)
        rules, seat = self.match.ledger.rules, move.seat - 1
        view = rules.view(self.match.ledger.state_after(seq - 1), seat)
        return previewed(rules, view, move.best, move.event, self._names(), self.language)

    def _names(self) -> encode.Names:
        places = self.match.places
        names = [encode.called(place.name, self.language) or f"#{place.seat + 1}" for place in places]
        return (*names, encode.say("neutral-player", (), (), self.language))


def live(ledger: Ledger) -> list[int]:
    """The numbers of the entries that count: events that were not taken back."""
    undone = {entry.voids for entry in ledger.entries}
    return [
        entry.seq for entry in ledger.entries if isinstance(entry.line, Played) and entry.seq not in undone
    ]


def _seat(seat: SeatAccount) -> judged.SeatReview:
    rating = seat.rating
    return judged.SeatReview(
        start=seat.start,
        result=seat.result,
        luck=seat.luck,
        own=seat.own,
        others=seat.others,
        hidden=seat.hidden,
        correction=seat.correction,
        decisions=rating.decisions,
        mattered=rating.mattered,
        best=rating.best,
        mean_loss=rating.mean_loss,
        word=rating.word,
    )


reviews = Router("/api", route_handlers=[about_review, read_review, ask_review, read_better])
