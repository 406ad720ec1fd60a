"""Rulings: what we decided where a rulebook is silent, lost its picture, or is departed from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling: its name, the clause it belongs to, and what it says."""

    name: str
    clause: str
    says: str
