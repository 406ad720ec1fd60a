"""One word for one thing in Italian and Greek: what rulebooks do not say, or what means something else."""

from __future__ import annotations

import re

import pytest

from croupier import GAMES, pages, texts

#: In what a message says, not in its name.
PROGRAMS = r"^[^#=]*= .*(croupier [a-z]|--[a-z]|§|`|\bsha\d|\bhash|\bdigest)"
#: What is not said, and where: in areas and pages whose names begin so.
UNSAID = [
    # Vegas Showdown: la scheda, i rombi, rinnovare, il Pulsante.
    ("it", "vegas-showdown", r"\bfogli|diamant|ristruttur|bottone|\bzon[ae]\b"),
    # Rolling Cubes: dice are thrown again (rilanciare), rounds of the last die are manche, a row is barred.
    ("it", "rolling-cubes", r"\britir[aio]|\bman[oi]\b|cancella (una|la) riga"),
    ("it", "las-vegas", r"\britir[aio]"),
    # The house is il banco, the machine a server.
    ("it", "", r"\bcasa\b(?<!della casa)(?! da gioco)"),
    # Las Vegas: κάρτες χρημάτων, γκρι, νούμερο.
    ("el", "", r"χαρτονομίσ|χαρτονόμισ|γκρίζ"),
    ("el", "las-vegas", r"παίρνει το μεγαλύτερο ποσό|δύο ποσά"),
    # Vegas Showdown: ρόμβοι, κλίμακες for tracks.
    ("el", "vegas-showdown", r"διαμάντ|φτάνεται|στέκει"),
    # Rolling Cubes: who makes no equality passes; digits are μονά and ζυγά.
    ("el", "rolling-cubes", r"παραιτ(ήθ|είται|ούνται)|περιττ|παρτίδ|κύπελλο|ρίψη|ρίψε"),
    # The house is ο κρουπιέρης, the machine a διακομιστής.
    ("el", "", r"\bσπίτι|του σπιτιού"),
    # Nothing of programs before players: commands, their options, signs of citations, hashes.
    *((language, "web", PROGRAMS) for language in texts.languages()),
    *((language, "page", PROGRAMS) for language in texts.languages()),
    *((language, "house", PROGRAMS) for language in texts.languages()),
]


@pytest.mark.parametrize(("language", "beginning", "words"), UNSAID)
def test_what_is_not_said(language: str, beginning: str, words: str) -> None:
    said = {area: texts.source(language, area) for area in texts.areas(language)}
    said |= {name: pages.page(name, language) for name in GAMES}
    wrong = [
        f"{place}: {line}"
        for place, text in said.items()
        if place.startswith(beginning)
        for line in text.splitlines()
        if re.search(words, line, re.IGNORECASE)
    ]
    assert wrong == []
