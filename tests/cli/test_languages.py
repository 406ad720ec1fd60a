"""The terminal in three languages: which one is spoken, and what is said in it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from typer.main import get_command

from croupier import GAMES, bots, pages, texts
from croupier.cli.language import chosen
from croupier.cli.main import app
from croupier.games.showdown.load import shipped
from croupier.verify import verify_file
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it_IT", "LC_MESSAGES": "el_GR.UTF-8"}, "el"),
        (None, {"LANG": "it_IT", "LC_ALL": "el"}, "el"),
        (None, {"LANG": "el_GR", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "el_GR", "LC_ALL": ""}, "el"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("it", {"LC_ALL": "el_GR"}, "it"),
        ("en", {"LANG": "it_IT"}, "en"),
    ],
)
def test_the_option_goes_before_the_locale(
    given: str | None, environment: dict[str, str], language: str
) -> None:
    """LC_ALL, LC_MESSAGES, LANG, the first that is set; English where it says none of ours."""
    assert chosen(given, environment) == language


@pytest.mark.parametrize(
    "words",
    [("games",), ("play",), ("rules", "las-vegas-2012"), ("replay", "x"), ("verify", "x"), ("solve", "5")],
)
def test_another_language_is_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    """With the allowed ones, and exit code 2."""
    for wrong in ("de", "EN", ""):
        done = run(*words, "--language", wrong)
        assert done.code == 2
        assert done.err == f"croupier: --language cannot be {wrong!r}: allowed en, el or it\n"


def test_games_their_options_and_bots(run: Run) -> None:
    """Every option with its values and what it means, every bot with its parameters and what it does."""
    assert "da 2 a 5 giocatori" in run("games", "--language", "it").out
    for name, game in GAMES.items():
        for language in texts.languages():
            done = run("games", name, "--language", language)
            assert done.code == 0
            above, below = done.out.split("\n\n")
            title, seats, *lines = above.splitlines()
            assert "--seats N" in seats
            assert title.startswith(f"{game.title}: {name}, ") and f" {game.revision} " in title
            for line in lines:
                option = line.split(":")[0]
                if not line.startswith(" "):
                    assert texts.say(f"option-{option}-why", language=language) in done.out
            for bot in bots.names(name):
                assert f"--bots {bot}" in below
                own = f"bot-{name}-{bot}-why"
                assert texts.say(own if texts.has(own) else f"bot-{bot}-why", language=language) in below
            levels = below.splitlines()[-len(game.levels) :]
            assert [line.split(": ")[1] for line in levels] == [*game.levels.values()]


def commands() -> list[tuple[str, ...]]:
    """Every command there is, the program itself first."""
    return [(), *((name,) for name in sorted(get_command(app).commands))]  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", commands(), ids=lambda words: " ".join(words) or "croupier")
def test_help_is_said_in_the_language(run: Run, words: tuple[str, ...]) -> None:
    """What a command and each of its options mean; no message is left as its code, and none in English."""
    codes = {code for code in _messages("help-") if not code.startswith(("help-usage", "help-default"))}
    english = run(*words, "--help").out
    said = [code for code in codes if _bare(texts.say(code)) in _bare(english)]
    assert f"help-{words[0] if words else 'croupier'}" in said
    assert "help-" not in english
    for language, usage in (("it", "Uso: "), ("el", "Χρήση: ")):
        told = run("--language", language, *words, "--help").out
        assert told.startswith(usage) and "help-" not in told
        assert [code for code in said if _bare(texts.say(code, language=language)) not in _bare(told)] == []


@cache
def _messages(beginning: str) -> list[str]:
    sources = [FluentResource(texts.source("en", area)) for area in texts.areas("en")]
    codes = [entry.id.name for source in sources for entry in source.body if isinstance(entry, ast.Message)]
    return [code for code in codes if code.startswith(beginning)]


def _bare(text: str) -> str:
    """A text without blanks and line breaks, which may stand behind a hyphen too."""
    return "".join(text.split())


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    """And must be one there is."""
    assert "giocatori" in run("--language", "it", "games").out
    assert run("--language", "xx", "games").code == 2


def test_figures_have_headings_in_the_language(run: Run) -> None:
    """Of a simulation and of the arena; JSON stays as it is."""
    few = ("las-vegas-2012", "--seats", "2", "--games", "4", "--plain")
    assert "punti in media" in run("simulate", *few, "--language", "it").out
    assert "παρτίδες" in run("simulate", *few, "--language", "el").out
    assert "delle vittorie fra" in run("arena", *few, "--language", "it").out
    english = json.loads(run("arena", *few, "--json").out)
    assert json.loads(run("arena", *few, "--json", "--language", "el").out) == english


@pytest.mark.parametrize("language", ["it", "el"])
def test_rooms_in_the_language(run: Run, language: str) -> None:
    """VS §7.1 Names, facts and what is not sourced; pictures and ids are the same."""
    done, english = run("rooms", "--plain", "--language", language), run("rooms", "--plain")
    assert max(map(len, done.out.splitlines())) <= 80
    for room in shipped().rooms:
        assert texts.say("vs-room", [("room", room.id)], language=language) in done.out
        assert f"{room.id}: " in done.out
    for word in ("copies", "needs", "our own choice", "from ", "population", "a casino room"):
        assert word in english.out and word not in done.out, word


def test_rules_are_printed_in_the_language(run: Run) -> None:
    """The page as it is written, or a clause of it."""
    for language in texts.languages():
        assert run("rules", "las-vegas-2012", "--language", language).out.rstrip() == (
            pages.page("las-vegas-2012", language).rstrip()
        )
        (clause,) = pages.clause("las-vegas-2012", "4.1", language)
        told = run("rules", "las-vegas-2012", "4.1", "--language", language).out
        assert told == f"4.1  {clause.text}\n"


def test_verify_says_in_english_what_python_says(run: Run, finished: Path) -> None:
    """And the same facts in the other languages."""
    assert run("verify", finished).out == f"{verify_file(finished)}\n"
    for language, word in (("it", "verificato"), ("el", "επαληθεύτηκε")):
        assert run("verify", finished, "--language", language).out.startswith(f"{word}: las-vegas-2012")


def test_replay_speaks_and_what_programs_read_does_not_change(run: Run, finished: Path) -> None:
    """JSON is English whatever is asked for."""
    english = run("replay", finished, "--json").out
    assert run("replay", finished, "--json", "--language", "el").out == english
    assert json.loads(english.splitlines()[0])["told"]
    assert "Ο γύρος 1" in run("replay", finished, "--plain", "--language", "el").out
    assert "posto 1" in run("replay", finished, "--plain", "--language", "it").out


def test_a_game_in_greek(run: Run, tmp_path: Path) -> None:
    """Prompts, help, refusals, clauses and the end; the file is the same in every language."""
    path = tmp_path / "game"
    words = ("play", "--seats", "2", "-o", "rounds=1", "-o", "start=1", "--plain", "--save", path)
    done = run(
        *words, "--language", "el", typed="?\nx\nr 4.1\nr 77\nu\n\n?\nx\n" + "\n1\n2\n3\n4\n5\n6\n" * 40
    )
    assert done.code == 0, done.err
    for said in (
        "πάτα Enter για να ρίξεις",
        "με Enter συνεχίζεις",
        "Τα ζάρια δεν ρίχτηκαν ακόμη",
        pages.clause("las-vegas-2012", "4.1", "el")[0].text,
        "δεν υπάρχει παράγραφος '77'",
        "μια κίνηση με λόγια (place ",
        "δεν είναι κίνηση εδώ",
        "η κίνησή σου",
        "Το παιχνίδι φυλάχτηκε, και το croupier verify",
    ):
        assert said in done.out
    for word in ("roll", "press", "your", "keys", "dice", "bills", "round ", "The "):
        assert word not in done.out.replace("place", ""), word
    assert run("verify", path).code == 0


def test_resume_in_another_language(run: Run, tmp_path: Path) -> None:
    """The language belongs to the reader, not to the game."""
    path = tmp_path / "game"
    run("play", "--plain", "--save", path, "--language", "it", typed="q\n")
    assert "premi Invio" in run("play", "--resume", path, "--plain", "--language", "it", typed="q\n").out
    assert "press Enter" in run("play", "--resume", path, "--plain", typed="q\n").out


def test_the_locale_is_heard(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the option."""
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "giocatori" in run("games").out


def test_cubes_in_italian(run: Run) -> None:
    """Hints, values and what was best."""
    done = run(
        *("play", "rolling-cubes", "--seats", "1", "--plain", "--language", "it"),
        typed="\n?\nh\nh\nh\nstrike blue\n\nq\n",
    )
    assert "la tua uguaglianza" in done.out and "sbarra una riga" in done.out
    assert "  Usa " in done.out and "Il meglio che c’era nei dadi di Ann" in done.out
    assert "nessuna uguaglianza" in run("solve", "5 7", "--language", "it").out
