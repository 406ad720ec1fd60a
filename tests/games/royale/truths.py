"""What is told of Royale, read off the table again: dice, tokens, chips and money, before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.core.rules import Effect, Seat
from croupier.games.lasvegas import effects as base
from croupier.games.lasvegas.events import Place, Start
from croupier.games.royale import effects as told
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles import b1, h1
from croupier.games.royale.tiles.d2 import Power, PowerPlay
from croupier.games.royale.tiles.side import Answer
from tests.games.lasvegas.truths import ranked

#: Which tile lets a seat do something, by what it asks; moving a die is asked by two.
ASKING = {"Empowered": "D2", "Relieving": "F2", "Doubling": "G2", "Treating": "H1", "Gilding": "H2"}


def false(rules: Royale) -> Callable[..., str]:
    """What is false of what is told about an event; empty: nothing."""

    def look(before: State, seat: Seat | None, event: Any, effects: tuple[Effect, ...], after: State) -> str:
        table = _Table(rules, before, event, after)
        for effect in effects:
            if not table.holds(effect):
                return f"{effect} is false"
        return table.books(effects)

    return look


class _Table:
    """The table before an event, as the event itself leaves it, and when everything is settled."""

    def __init__(self, rules: Royale, before: State, event: Any, after: State) -> None:
        self.rules, self.before, self.event, self.after = rules, before, event, after
        self.now = rules.done(before, event)
        self.asked: Any = before.pending

    # Figures

    def tile(self, side: str, state: State | None = None) -> Any:
        return next(tile for tile in (state or self.now).tiles if tile is not None and tile.code == side)

    def on_tile(self, side: str, seat: Seat) -> tuple[int, int]:
        """Small dice and Biggies of a seat on a tile now."""
        tile = self.tile(side)
        match side:
            case "E2":
                return tile.bar[seat]  # type: ignore[no-any-return]
            case "G2":
                return tile.dice[seat]  # type: ignore[no-any-return]
            case "H1":
                big = [biggy for who, biggy in zip(tile.seats, tile.biggies, strict=True) if who == seat]
                return len(big) - sum(big), sum(big)
            case _:
                return (1 - tile.biggy, tile.biggy) if tile.gold == seat else (0, 0)

    def weights(self, casino: int) -> list[int]:
        """Each player's weight when the round is paid."""
        found = list(self.now.dice[casino - 1])
        for player, lies in enumerate(self.now.biggies):
            found[player] += 2 * (lies == casino)
        for tile in self.now.tiles:
            if tile is not None and tile.added:
                found[tile.seat] += tile.added.count(casino)
        return found

    def player(self, number: int) -> str:
        if number < self.rules.seats:
            return "seat"
        return "grey" if number == len(self.now.dice[0]) - 1 else "neutral"

    # Books

    def books(self, effects: tuple[Effect, ...]) -> str:
        """Everything that came or went is told: chips, money, and dice on casinos."""
        added = sorted(effect.casino for effect in effects if isinstance(effect, told.BlackAdded))
        if isinstance(self.event, b1.Add) and added != list(self.event.faces):
            return f"black dice were told on {added}"
        for seat in range(self.rules.seats):
            chips = money = 0
            for effect in effects:
                match effect:
                    case told.Rewarded(seat=who) if who == seat:
                        chips, money = chips + effect.chips, money + effect.money
                    case base.Started(chips=more):
                        chips += more
                    case told.Fined(seat=who) if who == seat:
                        chips, money = chips - effect.chips, money - effect.money
                    case told.ChipPaid(seat=who) if who == seat:
                        chips -= 1
                    case base.Won(seat=who, bill=bill) if who == seat:
                        money += bill
            if chips != self.after.chips[seat] - self.before.chips[seat]:
                return f"seat {seat} has {self.after.chips[seat]} chips, told were {chips} more"
            if money != sum(self.after.won[seat]) - sum(self.before.won[seat]):
                return f"the money of seat {seat} was told as {money} more"
            if wrong := self.dice_booked(effects, seat):
                return wrong
        return ""

    def dice_booked(self, effects: tuple[Effect, ...], seat: Seat) -> str:
        if isinstance(self.event, h1.Nice):
            return ""
        for casino in range(1, 7):
            small = big = 0
            for effect in effects:
                match effect:
                    case base.Placed() if (effect.seat, effect.casino) == (seat, casino):
                        small, big = small + effect.small, big + effect.big
                    case told.DiceLifted() if (effect.seat, effect.casino) == (seat, casino):
                        small, big = small - effect.small, big - effect.big
            came = self.now.dice[casino - 1][seat] - self.before.dice[casino - 1][seat]
            lies = (self.now.biggies[seat] == casino) - (self.before.biggies[seat] == casino)
            if (small, big) != (came, lies):
                return f"seat {seat} at casino {casino}: {(came, lies)} came, told was {(small, big)}"
        return ""

    # Sentences

    def holds(self, effect: Effect) -> bool:
        for look in (self.turn, self.black, self.decision, self.tiles, self.payout):
            if (found := look(effect)) is not None:
                return found
        raise AssertionError(f"nobody has said when {effect} is true")

    def starts(self, seat: Seat, why: str, casino: int) -> bool:
        """LVR §2.3 By lot; else who took the higher bill at the last casino a seat won; else as before."""
        if isinstance(self.event, Start):
            return (why, casino) == ("lot", 0)
        firsts = {place: ranked(self.weights(place))[:1] for place in range(1, 7)}
        taken = {place: who for place, who in firsts.items() if who and who[0] < self.rules.seats}
        if not taken:
            return (why, casino, seat) == ("again", 0, self.before.start)
        return (why, casino, [seat]) == ("bill", max(taken), taken[max(taken)])

    def turn(self, effect: Effect) -> bool | None:
        before, now, after, event = self.before, self.now, self.after, self.event
        match effect:
            case base.Started(seat=seat, round=number, why=why, casino=casino):
                return (after.start, after.round) == (seat, number) and self.starts(seat, why, casino)
            case base.Stocked(casino=casino, bill=bill):
                return bill in now.bills[casino - 1]
            case base.Rolled(seat=seat, small=small, big=big, neutral=(), biggie="Biggy"):
                return (seat, small, big) == (before.seat, event.small, event.big)
            case base.Placed(seat=seat, casino=casino, value=value, neutral=0, biggie="Biggy"):
                return value == casino and seat < self.rules.seats and bool(effect.small or effect.big)
            case told.DiceLifted(small=small, big=big):
                return bool(small or big)
            case told.TileLaid(casino=casino, side=side):
                lies = now.tiles[casino - 1]
                return lies is not None and lies.code == side
            case told.NeutralRolled(casinos=casinos, biggy=biggy):
                rows = [row[self.rules.seats] for row in now.dice]
                return rows == [casinos.count(at) for at in range(1, 7)] and now.biggies[-1] == biggy
            case told.ChipPaid(seat=seat):
                return seat == before.seat and now.chips[seat] == before.chips[seat] - 1
            case told.TurnLost(seat=seat, casino=casino):
                return (
                    (seat, event.values)
                    == (before.seat, [casino])
                    == (
                        before.seat,
                        [self.tile("E1").barred],
                    )
                )
            case told.Activated(seat=seat, casino=casino, side=side, idle=idle):
                lay = before.tiles[casino - 1]
                mine = isinstance(event, Place | Power) and (seat, casino) == (before.seat, event.value)
                changed = now.tiles[casino - 1] != lay or now.pending is not None
                paid = (now.chips, now.won) != (before.chips, before.won)
                lost = side == "D2" and now.tiles[casino - 1] == PowerPlay()
                happened = (changed and not lost) or paid
                return mine and lay is not None and lay.code == side and idle == (not happened)
            case _:
                return None

    def black(self, effect: Effect) -> bool | None:
        """What the black dice show, and what they decide."""
        before, now, after, event = self.before, self.now, self.after, self.event
        match effect:
            case told.BlackRolled(seat=seat, faces=faces):
                return (seat, faces) == (self.asked.seat, (event.low, event.high))
            case told.DareEnded(seat=seat, sum=total, last=last, outcome=outcome):
                asked = (self.asked.seat, event.low + event.high, self.asked.last)
                right = last < total if self.asked.said == 1 else last > total
                said = "right" if right else "equal" if total == last else "wrong"
                on = now.pending is not None or now.won != before.won
                return (seat, total, last) == asked and outcome == said and on == right
            case told.JackpotEnded(seat=seat, won=won, marker=marker):
                wins = event.low == event.high or event.low + event.high == 7
                was, is_now = self.tile("A2", before).marker, self.tile("A2").marker
                grown = is_now == 30 if wins else is_now == min(was + 10, 80)
                mine = bool(seat == self.asked.seat)
                return mine and won == wins and marker == is_now and grown
            case told.PrimeTimeLed(seat=seat, casino=casino):
                first = ranked(self.weights(casino))[0]
                leads = seat == first == after.pending.seat  # type: ignore[union-attr]
                return leads and self.tile("B1") is now.tiles[casino - 1]
            case _:
                return None

    def decision(self, effect: Effect) -> bool | None:
        """What a seat answered to a tile."""
        if not isinstance(self.event, Answer):
            return None
        event, asked = self.event, self.asked
        text = str(event)
        match effect:
            case told.Uncovered(seat=seat, tokens=tokens, right=right):
                secret = (asked.hider, asked.hidden)
                return (seat, tokens) == secret and right == (text == f"guess {asked.hidden}")
            case told.DiePushed(seat=seat, casino=casino, big=big):
                lay = self.tile("H1", self.before)
                mine = (lay.seats[casino - 1], bool(lay.biggies[casino - 1])) == (seat, big)
                return mine and text.startswith(f"nice {casino} ")
            case told.Declined(seat=seat, side=side):
                asking = ASKING.get(type(asked).__name__, "none")
                if text == "add none":
                    asking = "B1"
                return (seat, side) == (asked.seat, asking) and text in ("decline", "add none")
        said = self.answer(effect)
        if said is None:
            return None
        return effect.seat == asked.seat and said  # type: ignore[attr-defined]

    def answer(self, effect: Effect) -> bool | None:
        """Whether this is what the seat answered."""
        text, now = str(self.event), self.now
        match effect:
            case told.TokensHidden():
                return text.startswith("hide ")
            case told.Guessed(tokens=tokens):
                return text == f"guess {tokens}"
            case told.BlackAdded(casino=casino):
                return casino in self.tile("B1").added and str(casino) in text.split()
            case told.Dared(said=said, last=last):
                paid = (now.chips, now.won) != (self.before.chips, self.before.won)
                stopped = "stop" if paid else "nothing"
                return (stopped if text == "stop" else text) == said and last == self.asked.last
            case told.PowerUsed():
                return text.startswith("power ")
            case told.BarMoved(casino=casino):
                return text == f"bar {casino}" and self.tile("E1").barred == casino
            case told.BarStayed(casino=casino):
                return text == "bar stay" and self.tile("E1").barred == casino
            case told.GreyPlaced(casino=casino, dice=dice):
                return now.dice[casino - 1][-1] - self.before.dice[casino - 1][-1] == dice
            case told.GreyTaken(casino=casino, money=money, chips=chips):
                fewer = now.dice[casino - 1][-1] - self.before.dice[casino - 1][-1] == -1
                slot = {(0, 1): "chip", (30, 0): "30", (0, 0): "move"}[money, chips]
                return fewer and text == f"handicap {casino} {slot}"
            case told.BoxSplit(first=first, second=second):
                return tuple(map(len, _piles(now.pending))) == (first, second)
            case told.PileTaken(pile=pile, worth=worth, other=other):
                taken, rest = _piles(self.asked)[:: 1 if pile == 1 else -1]
                return text == f"pile {pile}" and (sum(taken), sum(rest)) == (worth, other)
            case told.ValueUsed(value=value, idle=idle):
                return text == f"use {value}" and idle == self.nothing_done()
            case told.TileActivated(side=side, idle=idle):
                lies = self.tile(side, self.before) is not None
                return text == f"activate {side}" and lies and idle == self.nothing_done()
            case told.NicePlaced(seat=seat, space=space, big=big):
                tile = self.tile("H1")
                return (tile.seats[space - 1], bool(tile.biggies[space - 1])) == (seat, big)
            case told.DieGilded(seat=seat, big=big):
                return (self.tile("H2").gold, bool(self.tile("H2").biggy)) == (seat, big)
            case _:
                return None

    def nothing_done(self) -> bool:
        """Whether the answer left everything as it was, and asks nothing more."""
        was, now = self.before, self.now
        same = (was.dice, was.biggies, was.hands, was.tiles, was.chips, was.won)
        return same == (now.dice, now.biggies, now.hands, now.tiles, now.chips, now.won) and not now.pending

    def tiles(self, effect: Effect) -> bool | None:
        """What lies on tiles and casinos now."""
        match effect:
            case told.TileDice(side=side, seat=seat, small=small, big=big):
                return self.on_tile(side, seat) == (small, big)
            case told.GreyMoved(casino=casino, dice=dice):
                was, lie = self.before.dice[casino - 1][-1], self.now.dice[casino - 1][-1]
                return lie == dice != was
            case told.TokenTaken(side=side, seat=seat):
                return self.tile(side).holder == seat != self.tile(side, self.before).holder  # type: ignore[no-any-return]
            case told.BadLuckActivated():
                kinds = [type(self.tile("C2", state)).__name__ for state in (self.before, self.now)]
                return kinds == ["BadLuck", "ActivatedBadLuck"]
            case told.TokenReturned(side=side):
                return self.tile(side).holder == -1 != self.tile(side, self.before).holder  # type: ignore[no-any-return]
            case _:
                return None

    def payout(self, effect: Effect) -> bool | None:
        """LVR §4 and §5; what chips and money come to is in the books."""
        bills = self.now.bills
        match effect:
            case told.Rewarded(money=money, chips=chips, side=side):
                known = side == "none" or any(
                    tile is not None and tile.code == side for tile in self.now.tiles
                )
                return known and (chips == 0 if money >= 30 else (money, chips) in ((0, 1), (0, 2)))
            case told.Fined(money=money, chips=chips):
                return 0 <= money + 10 * chips <= 50 and min(money, chips) >= 0
            case told.EqualsCancelled(casino=casino, seats=seats, neutral=neutral, grey=grey, weight=weight):
                equal = [player for player, own in enumerate(self.weights(casino)) if own == weight]
                kinds = [self.player(player) for player in equal if player >= self.rules.seats]
                same = tuple(player for player in equal if player < self.rules.seats) == seats
                return same and len(equal) > 1 and (neutral, grey) == ("neutral" in kinds, "grey" in kinds)
            case told.DoublesCancelled(seats=seats, weight=weight):
                here = [small + 2 * big for small, big in self.tile("G2").dice]
                return (
                    seats == tuple(seat for seat, own in enumerate(here) if own == weight) and len(seats) > 1
                )
            case told.BoxWon(seat=seat, casino=casino):
                first = ranked(self.weights(casino))[0]
                chooses = self.after.pending.winner  # type: ignore[union-attr]
                return self.tile("G1") is self.now.tiles[casino - 1] and first == seat == chooses
            case base.Won(casino=casino, seat=seat, bill=bill, rank=rank, strength=strength):
                here = self.weights(casino)
                order = ranked(here)
                right = (order[rank - 1], here[seat]) == (seat, strength)
                return right and (seat, bill) in zip(order, bills[casino - 1], strict=False)
            case base.Returned(casino=casino, bill=bill, winner=winner):
                who = [*map(self.player, ranked(self.weights(casino))), "nobody", "nobody"]
                return (winner, bill) in zip(who, bills[casino - 1], strict=False)
            case base.RoundEnded(round=number):
                return self.before.round == number == self.after.round - 1
            case base.GameEnded(ranks=ranks, score=score):
                return (ranks, score) == (self.rules.ranks(self.after), self.rules.score(self.after))
            case base.TieBroken(seat=seat, seats=seats, score=score, pieces=pieces, chips=True):
                mine, others = self.purse(seat), [self.purse(other) for other in seats]
                fewer = all(money == score and own < pieces for money, own in others)
                return mine == (score, pieces) and bool(seats) and fewer
            case _:
                return None

    def purse(self, seat: Seat) -> tuple[int, int]:
        """A seat's money with its chips, and how many pieces that is."""
        bills, chips = self.after.won[seat], self.after.chips[seat]
        return sum(bills) + 10 * chips, len(bills) + chips


def _piles(owed: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return owed.first, owed.second
