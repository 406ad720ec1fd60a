"""What previews promise and refusals state, compared with the table: read off by hand, not by the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import Any

from croupier import texts
from croupier.core.rules import Preview, Refusal, Seat
from croupier.games.lasvegas.events import BANDIT, Place
from croupier.games.rollingcubes import effects as cubes
from croupier.games.royale.tiles.d2 import Power
from croupier.games.showdown.events import Bid, Publicity
from croupier.games.showdown.settlement import values
from croupier.games.showdown.state import Renovation
from tests.games.lasvegas import truths as lasvegas
from tests.texts.sentences import LEFT_BEHIND, MANY_OF_ONE, figures, names

#: The state before, who decides, what, what it promises, what was told, and the state after: what is false.
Broken = Callable[[Any, Seat, Any, Preview, tuple[Any, ...], Any], str]
#: LVR A1 What a wrong guess pays, in money and chips.
PUNCH = {1: (0, 2), 2: (30, 0), 3: (40, 0)}


@lru_cache(maxsize=20_000)
def badly_said(code: str, args: tuple[tuple[str, Any], ...], seats: int) -> str:
    """What is wrong with a sentence in any language; empty: nothing."""
    found = set()
    for language in texts.languages():
        said = texts.say(code, args, names(seats, language), language)
        if code.startswith("vs-preview-"):
            # Tracks go down too when a room comes off the sheet.
            said = said.replace(" -", " ")
        found.add(tuple(sorted(figures(said))))
        if LEFT_BEHIND.search(said) or MANY_OF_ONE.search(said):
            return f"{said!r} ({language}) has something left behind, or speaks of one as of many"
    return f"{code} says other figures in other languages: {found}" if len(found) > 1 else ""


def las_vegas(rules: Any) -> Broken:
    """A bill, or with whom one ties, as the casino stands with the dice of the placement."""

    def look(
        before: Any, seat: Seat, event: Any, promised: Preview, told: tuple[Any, ...], after: Any
    ) -> str:
        table = lasvegas.Table(rules, before, event, after)
        casino = BANDIT if event.bandit else event.value
        bills = before.bills[casino - 1]
        lay = lasvegas.Table(rules, before, None, before)
        had = dict(zip(lay.winners(casino), bills, strict=False)).get(seat, 0)
        weights = None if event.bandit else table.weights(casino)
        return _casino(promised, seat, had, table.winners(casino), bills, weights)

    return look


def _casino(
    promised: Preview, seat: Seat, had: int, winners: list[int], bills: Any, weights: list[int] | None
) -> str:
    """What a placement promises at a casino, where the seat would have had a bill without it (0: none)."""
    args: dict[str, Any] = dict(promised.args)
    wins = dict(zip(winners, bills, strict=False)).get(seat, 0)
    equals = (
        ()
        if weights is None
        else tuple(other for other, weight in enumerate(weights) if weight == weights[seat] and other != seat)
    )
    tied = weights is not None and bool(weights[seat]) and bool(equals)
    due = "ties" if tied else "nothing"
    if wins:
        due = "wins" if wins > had else "keeps" if wins == had else "drops"
    if promised.code.removeprefix("lvr-") != f"preview-{due}" or args.get("bill", 0) != wins:
        return f"{promised} but {due} {wins}"
    if due == "ties" and len(args["seats"]) + args.get("neutral", 0) + args.get("grey", 0) != len(equals):
        return f"{promised} but ties with {equals}"
    return "" if due != "ties" or set(args["seats"]) <= set(equals) else f"{promised} but ties with {equals}"


def royale(rules: Any) -> Broken:
    """A bill at the casino, chips that come or go, the odds of Fifty Fifty, what Lucky Punch pays."""

    def look(
        before: Any, seat: Seat, event: Any, promised: Preview, told: tuple[Any, ...], after: Any
    ) -> str:
        now = rules.done(before, event)
        args: dict[str, Any] = dict(promised.args)
        if isinstance(event, Place | Power):
            bills = before.bills[event.value - 1]
            weights = _weights(now, event.value)
            lay = lasvegas.ranked(_weights(before, event.value))
            had = dict(zip(lay, bills, strict=False)).get(seat, 0)
            tile = before.tiles[event.value - 1]
            if args["tile"] != "none" and (tile is None or args["tile"] != tile.code):
                return f"{promised}: another tile lies there"
            return _casino(promised, seat, had, lasvegas.ranked(weights), bills, weights)
        match promised.code:
            case "lvr-preview-gain":
                chips = now.chips[seat] - before.chips[seat]
                return "" if args["chips"] == chips else f"{promised} but {chips} chips"
            case "lvr-preview-others":
                return f"{promised} about oneself" if seat in args["seats"] else ""
            case "lvr-preview-odds":
                higher, last = str(event) == "higher", before.pending.last
                right = sum(
                    (a + b > last) if higher else (a + b < last) for a, b in product(range(1, 7), repeat=2)
                )
                return "" if (args["right"], args["of"]) == (right, 36) else f"{promised} but {right}"
            case "lvr-preview-hide":
                return (
                    "" if (args["money"], args["chips"]) == PUNCH[event.tokens] else f"{promised} for {event}"
                )
            case _:
                return ""

    return look


def _weights(table: Any, casino: int) -> list[int]:
    """LVR §1.2 Each player's small dice, and 2 for a Biggy."""
    found = list(table.dice[casino - 1])
    for player, lies in enumerate(table.biggies):
        found[player] += 2 * (lies == casino)
    return found


def showdown(rules: Any) -> Broken:
    """The room of a lot, the money that is left, fame at once, and how the tracks move."""

    def look(
        before: Any, seat: Seat, event: Any, promised: Preview, told: tuple[Any, ...], after: Any
    ) -> str:
        args: dict[str, Any] = dict(promised.args)
        if isinstance(event, Bid):
            left = before.money[seat] - event.price
            bid = [effect for effect in told if type(effect).__name__ == "BidMade"]
            right = left == args["left"] >= 0 and [effect.room for effect in bid] == [args["room"]]
            return "" if right else f"{promised} but {left} is left"
        if isinstance(event, Publicity):
            gained = after.fame[seat] - before.fame[seat]
            return "" if args["fame"] == gained else f"{promised} but {gained} fame"
        if promised.code not in ("vs-preview-build", "vs-preview-done"):
            return ""
        work = after.pending
        own = isinstance(work, Renovation) and after.seat == seat and isinstance(before.pending, Renovation)
        sheet = work.sheet if own and work is not None else after.sheets[seat]
        then, now = values(rules.box, sheet), values(rules.box, before.sheets[seat])
        moves = tuple(new - old for new, old in zip(then, now, strict=True))
        return "" if tuple(args.values()) == moves else f"{promised} but {moves}"

    return look


def rolling_cubes(rules: Any) -> Broken:
    """The points that are then told, the dice in the equality, what throwing again costs."""

    def look(
        before: Any, seat: Seat, event: Any, promised: Preview, told: tuple[Any, ...], after: Any
    ) -> str:
        args: dict[str, Any] = dict(promised.args)
        match promised.code:
            case "rc-preview-points" | "rc-preview-row":
                said = [effect.points for effect in told if isinstance(effect, cubes.RcEquated)]
                # A secret answer is told with its points only when all are in.
                return "" if not said or args["points"] in said else f"{promised} but {said}"
            case "rc-preview-last":
                used = len(str(event).removeprefix("equate ").replace(" ", ""))
                return "" if args["dice"] == used else f"{promised} but {used}"
            case "rc-preview-again":
                cost = len(event.dice)
                return "" if args["points"] == cost else f"{promised} but {cost}"
            case _:
                return ""

    return look


def wrongly_refused(rules: Any, state: Any, seat: Seat, seats: int) -> str:
    """What is false of the refusals of a few events that are not allowed now; empty: nothing."""
    view = rules.view(state, seat)
    for text in _tempting(rules, state, seat):
        event = rules.parse(text)
        if rules.is_legal(state, seat, event):
            continue
        refusal = rules.presentation.why_not(view, event)
        if wrong := badly_said(refusal.code, refusal.args, seats) or _untrue(state, seat, event, refusal):
            return f"{text}: {wrong}"
    return ""


def _tempting(rules: Any, state: Any, seat: Seat) -> list[str]:
    """Events one would like to do; most are not allowed."""
    match rules.name:
        case "las-vegas-2012" | "las-vegas-six" | "las-vegas-royale":
            return [f"place {value}" for value in range(1, 7)]
        case "vegas-showdown":
            money = state.money[seat]
            bids = [(lot.name, price) for lot in rules.box.lots for price in (1, 5, 9, money + 1, 29, 99)]
            return [*(f"bid {lot} {price}" for lot, price in bids), "publicity", "pass", "done", "remove a3"]
        case _:
            return ["equate 9+9=18", "equate 101=101", "equate 0x7=0", "strike blue"]


def _untrue(state: Any, seat: Seat, event: Any, refusal: Refusal) -> str:
    """Whether the figures of a refusal are not those of the table."""
    args = dict(refusal.args)
    bids = [
        choice.price
        for choice in getattr(state, "choices", ())
        if isinstance(choice, Bid) and isinstance(event, Bid) and choice.lot == event.lot
    ]
    due: dict[str, bool] = {
        "not-rolled": args.get("value") == getattr(event, "value", None)
        and args.get("rolled") == tuple(getattr(getattr(state, "rolled", None), "values", ())),
        "vs-no-money": (args.get("money"), args.get("price"))
        == (_money(state, seat), getattr(event, "price", 0)),
        "vs-not-above": args.get("standing") == max(bids, default=0),
        "vs-below-minimum": args.get("price", 0) == getattr(event, "price", 0) < _int(args.get("minimum", 0)),
        "vs-above-top": args.get("price", 0) == getattr(event, "price", 0) > _int(args.get("top", 0)),
        "not-your-turn": args.get("seat") != seat,
    }
    return "" if due.get(refusal.code, True) else f"{refusal} is not so"


def _money(state: Any, seat: Seat) -> int:
    return int(state.money[seat]) if hasattr(state, "money") else 0


def _int(value: Any) -> int:
    return int(value)
