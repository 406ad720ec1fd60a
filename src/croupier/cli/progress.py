"""A bar while long work goes on."""

from __future__ import annotations

import sys
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.core.game import Say
from croupier.core.kernel import Batch


def check_begun(games: int, interrupted: bool, say: Say) -> None:
    """Raises the interrupt again where no game was finished: there is nothing to tell nor to write."""
    if interrupted and not games:
        print(say("terminal-interrupted-none", ()), file=sys.stderr)
        raise KeyboardInterrupt


class Bar:
    """A bar on the error output, so that figures can go into a file; none where nobody watches."""

    def __init__(self, plain: bool, total: int | None = None) -> None:
        out = Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.percentage:>3.0f} %"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=out,
            transient=True,
            disable=plain or not out.is_terminal,
        )
        self._task = self._bar.add_task("", total=total)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def reach(self, done: int, total: int) -> None:
        """So much of so much is done."""
        self._bar.update(self._task, completed=done, total=total)

    def played(self, part: Batch) -> None:
        """Some more games are done."""
        self._bar.advance(self._task, part.games)
