"""Croupier: five boxed games as their rulebooks say, and what no box can do."""

__version__ = "0.1.0"
