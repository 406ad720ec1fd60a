"""Exact values: expectation over chance, games of hidden choices, all in fractions."""
