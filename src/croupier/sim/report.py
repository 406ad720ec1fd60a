"""A simulation as a readable table."""

from __future__ import annotations

from math import isfinite

from rich.table import Table

from croupier.core.game import Say
from croupier.core.interval import wide
from croupier.core.rules import Words
from croupier.games import game
from croupier.sim.stats import Result


def heading(result: Result, say: Say) -> str:
    """What was played, in one line."""
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    facts: dict[str, Words] = {
        "game": result.game,
        "seats": result.seats,
        "options": options,
        "seed": str(result.seed),
    }
    return say("terminal-simulated", facts.items())


def table(result: Result, say: Say) -> Table:
    """Score and share of victories of every seat, with the intervals that hold the truth 19 times in 20."""
    found = Table(box=None, header_style="bold", pad_edge=False)
    found.add_column(say("terminal-column-seat", ()), justify="right")
    found.add_column(say("terminal-column-bot", ()))
    luckless = ("less-luck", "error", "variance") if result.luckless else ()
    for title in ("mean", "error", "sd", "wins", "from", "to", *luckless):
        found.add_column(say(f"terminal-column-{title}", ()), justify="right")
    for seat, bot in enumerate(result.bots):
        found.add_row(
            str(seat + 1),
            bot,
            f"{result.mean_score[seat]:.2f}",
            figure(wide(result.total.games) * result.score_error[seat], say),
            figure(result.sd_score[seat], say),
            f"{100 * result.win_share[seat]:.2f}",
            *(f"{100 * end:.2f}" for end in result.win_interval[seat]),
            *_luckless(result, seat, say),
        )
    return found


def _luckless(result: Result, seat: int, say: Say) -> list[str]:
    """What a seat won less its luck, the interval, and how many times less that varies."""
    if not result.luckless:
        return []
    share, error = result.luckless[seat]
    reach = wide(result.total.games) * error
    ratio = figure(result.variance_ratios[seat], say, 1)
    return [f"{100 * share:.2f}", figure(100 * reach, say), f"1/{ratio}" if ratio[0].isdigit() else ratio]


def figure(amount: float, say: Say, places: int = 2) -> str:
    """A figure; where too few games were seen to tell it, that is said."""
    return f"{amount:.{places}f}" if isfinite(amount) else say("terminal-no-figure", ())


def footing(result: Result, say: Say) -> str:
    """How much was played, how fast and where."""
    figures = result.figures()
    rate = result.total.games / result.seconds if result.seconds else 0.0
    facts: dict[str, Words] = {
        "count": result.total.games,
        "games": f"{result.total.games:,}",
        "seconds": f"{result.seconds:.2f}",
        "rate": f"{rate:,.0f}" if rate >= 10 else f"{rate:.2f}",
        "path": result.path,
        "moves": f"{figures['moves_per_game']:.2f}",
        "shared": f"{100 * result.total.shared / max(result.total.games, 1):.2f}",
    }
    words = [say("terminal-simulated-speed", facts.items())]
    if game(result.game).kernel is not None:
        other = "engine" if result.path == "kernel" else "kernel"
        ways: dict[str, Words] = {"seed": str(result.seed), "other": other}
        words.append(say("terminal-two-ways", ways.items()))
    if result.evaluator:
        judge: dict[str, Words] = {"evaluator": result.evaluator, "playouts": result.playouts}
        words.append(say("terminal-less-luck", judge.items()))
    if result.interrupted:
        words.append(say("terminal-interrupted", ()))
    if not result.repeatable:
        words.append(say("terminal-not-repeatable", ()))
    return "\n".join(words)
