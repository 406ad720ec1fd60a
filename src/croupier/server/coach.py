"""What the process of a coach does: it is given the view of a seat, and nothing else."""

from __future__ import annotations

from croupier.server.table.coaching import Asked
from croupier.value.advice import Advice
from croupier.value.advice import advise as advice_of


def advise(asked: Asked) -> Advice:
    """The choices of a seat by what it sees."""
    return advice_of(asked.rules, asked.view, asked.seat, asked.event)
