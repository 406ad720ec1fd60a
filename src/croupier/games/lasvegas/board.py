"""The table as text: a line a casino, a line a seat; a narrow one leaves the casinos' names out."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.game import Say
from croupier.core.lines import NARROW, clipped, flow, left
from croupier.core.rules import Span, Words
from croupier.games.lasvegas.editions import Edition
from croupier.games.lasvegas.events import BANDIT, LasVegasEvent, Place, Roll
from croupier.games.lasvegas.payout import bandit_ranking, cancel, strengths
from croupier.games.lasvegas.view import View


def board(
    edition: Edition, rounds: int, view: View, names: Sequence[str], say: Say, width: int
) -> list[list[Span]]:
    """The casinos with their bills and dice, then the seats with their hands."""
    lines = heading(edition.name, view.round, rounds, say, width)
    casinos = [
        line for casino in range(1, len(view.bills) + 1) for line in _casino(view, casino, names, say, width)
    ]
    seats = [line for seat in range(len(view.won)) for line in _seat(view, seat, names[seat], say, width)]
    # On a narrow screen, which is often low as well, the casinos stay beside the choices.
    lines += [*casinos, [], *seats] if width >= NARROW else [*seats, [], *casinos]
    if view.rolled is not None:
        lines += [[], *flow([rolled(names[view.seat], say)], _roll(view.rolled, view.seat), 4, width)]
    return lines


def heading(name: str, round: int, rounds: int, say: Say, width: int) -> list[list[Span]]:
    """The game, how far it is, and what the figures mean."""
    far = say("board-over" if round > rounds else "board-round", [("round", round), ("rounds", rounds)])
    remark = f"   {say('board-thousands', ())}" if width >= NARROW else ""
    return flow([(name, "bold")], [(f"  {far}", ""), (remark, "dim")], 2, width)


def rolled(name: str, say: Say) -> Span:
    """Who rolled the dice that follow."""
    return (f"{say('board-rolled', [('name', clipped(name, 24))])}  ", "")


def short_hand(small: int, big: int, neutral: int, say: Say) -> Span:
    """The dice in a hand in few columns: `6*+2 dice` with the big one and two neutral ones."""
    dice = f"{small}{'*' if big else ''}{f'+{neutral}' if neutral else ''}"
    return (f"{say('board-dice', [('dice', dice)])}  ", "")


def short_purse(won: Sequence[int]) -> Span:
    """A seat's bills in few columns: `340 (5)`; ? is what is not open."""
    return (f"{'?' if 0 in won else sum(won)} ({len(won)})", "money")


def purse(won: Sequence[int], say: Say) -> str:
    """A seat's bills: how many, and what they are worth where that is open."""
    bills: list[tuple[str, Words]] = [("bills", len(won)), ("money", sum(won))]
    return say("board-bills" if 0 in won else "board-purse", bills)


def keys(actions: Sequence[LasVegasEvent]) -> list[str]:
    """The key of each action: the value, with b for the bandit."""
    return [f"{a.value}b" if a.bandit else str(a.value) for a in actions if isinstance(a, Place)]


def _casino(view: View, casino: int, names: Sequence[str], say: Say, width: int) -> list[list[Span]]:
    """A casino's line; dice that do not fit go on below."""
    mark = "B" if casino == BANDIT else str(casino)
    bills = " ".join(map(str, view.bills[casino - 1])) or "-"
    head: list[Span] = [(f" {mark} ", "bold"), (left(bills, 16), "money")]
    if width >= NARROW:
        head.insert(1, (left(say(f"casino-vegas-{casino}", ()), 17), ""))
    spans = _on_bandit(view, names) if casino == BANDIT else _at_casino(view, casino, names, say)
    return flow(head, spans, 36 if width >= NARROW else 19, width)


def _at_casino(view: View, casino: int, names: Sequence[str], say: Say) -> list[Span]:
    """The players at a casino, strongest first; those who cancel each other stand in brackets."""
    here = strengths(view, casino)
    left = cancel(here)
    spans: list[Span] = []
    for player in sorted(range(len(here)), key=lambda player: (-here[player], player)):
        if not here[player]:
            continue
        big = player < len(view.biggies) and view.biggies[player] == casino
        name = short(names[player]) if player < len(view.won) else say("board-neutral", ())
        text = f"{name} {here[player]}{'*' if big else ''}"
        spans.append((f"{text}  ", style(player)) if left[player] else (f"({text})  ", "dim"))
    return spans or [("-", "dim")]


def _on_bandit(view: View, names: Sequence[str]) -> list[Span]:
    spans: list[Span] = []
    for seat in bandit_ranking(view.bandit):
        parts = [
            f"{small + 2 * big}x{value}"
            for value, (who, small, big) in enumerate(view.bandit, 1)
            if who == seat
        ]
        spans.append((f"{short(names[seat])} {' '.join(parts)}  ", style(seat)))
    return spans or [("-", "dim")]


def _seat(view: View, seat: int, name: str, say: Say, width: int) -> list[list[Span]]:
    small, big, neutral = view.hands[seat]
    dice = say("board-hand", [("small", small), ("big", big), ("neutral", neutral)])
    mark = ">" if view.seat == seat else " "
    if width < NARROW:
        parts = [short_hand(small, big, neutral, say), short_purse(view.won[seat])]
        return flow([(f"{mark} {left(name, 10)} ", style(seat))], parts, 4, width)
    line = [(f"{mark} {left(name, 24)}", style(seat)), (left(dice, 36), "")]
    return flow(line, [(purse(view.won[seat], say), "money")], 62, width)


def _roll(roll: Roll, seat: int) -> list[Span]:
    """The dice grouped by value."""
    spans: list[Span] = []
    for value in roll.values:
        small, big, neutral = roll.count(value)
        own = " ".join([str(value)] * small + [f"[{value}]"] * big)
        spans.append((own, style(seat)))
        spans.append(((" " if own and neutral else "") + " ".join([f"({value})"] * neutral) + "   ", "dim"))
    return spans


def style(player: int) -> str:
    """The style of a player's things."""
    return f"seat{player + 1}"


def short(name: str) -> str:
    """A name that fits beside dice."""
    return clipped(name, 10)
