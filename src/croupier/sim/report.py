"""A simulation as a readable table."""

from __future__ import annotations

from rich.table import Table

from croupier.core.kernel import WIDE
from croupier.sim.stats import Result


def heading(result: Result) -> str:
    """What was played, in one line."""
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    return f"{result.game}, {result.seats} seats ({options}), seed {result.seed}"


def table(result: Result) -> Table:
    """Score and share of victories of every seat, with the intervals that hold the truth 19 times in 20."""
    found = Table(box=None, header_style="bold", pad_edge=False)
    found.add_column("seat", justify="right")
    found.add_column("bot")
    for name in ("mean score", "±", "sd", "wins %", "±"):
        found.add_column(name, justify="right")
    for seat, bot in enumerate(result.bots):
        found.add_row(
            str(seat + 1),
            bot,
            f"{result.mean_score[seat]:.2f}",
            f"{WIDE * result.score_error[seat]:.2f}",
            f"{result.sd_score[seat]:.2f}",
            f"{100 * result.win_share[seat]:.2f}",
            f"{100 * WIDE * result.win_error[seat]:.2f}",
        )
    return found


def footing(result: Result) -> str:
    """How much was played, how fast and where."""
    figures = result.figures()
    words = (
        f"{result.total.games:,} games in {result.seconds:.2f} s, {figures['games_per_second']:,.0f} games/s "
        f"on the {result.path}; {figures['moves_per_game']:.2f} moves a game, "
        f"{100 * result.total.shared / max(result.total.games, 1):.2f} % shared victories"
    )
    if result.interrupted:
        words += "\nInterrupted: these are the games that were finished."
    if not result.repeatable:
        words += "\nThe same command will not give exactly these figures again."
    return words
