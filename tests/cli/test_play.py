"""A game in the terminal, played with typed lines."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

import croupier
from croupier import pages, texts
from croupier.cli import session
from croupier.cli.choices import grouped, typed
from croupier.cli.session import LONG
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.reading import load
from croupier.core.record import Record, write
from croupier.core.replay import table_of
from tests.cli.conftest import Run
from tests.cli.screens import Screen

TYPED = "\n1\n2\n3\n4\n5\n6\n" * 80


def test_a_whole_game_is_played_and_kept(run: Run, tmp_path: Path) -> None:
    """Board, choices with what they would win, payout in words, final table; the file holds the end."""
    path = tmp_path / "game"
    done = run("play", "--seats", "3", "-o", "rounds=2", "--plain", "--save", path, typed=TYPED)
    assert done.code == 0
    assert "would win $" in done.out
    assert "Round 2 is over." in done.out
    assert "takes $" in done.out
    assert re.search(r" 1\.  \w+ +\$\d+,000\n", done.out.split("The game is over.")[1])
    record = load(path)
    assert record.score is not None
    assert record.options == (("money", "memory"), ("neutral", "off"), ("rounds", "2"), ("start", "lot"))


def test_the_result_is_told_although_the_disk_is_full(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last line of the game finds no room: the final table is there, then one sentence."""

    def full(record: Record, path: Path) -> None:
        if record.score is not None:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(record, path)

    monkeypatch.setattr(session, "write", full)
    words = ("play", "--seats", "2", "--people", "0", "-o", "rounds=1", "--plain")
    done = run(*words, "--save", tmp_path / "game")
    assert done.code == 2 and "cannot be kept" in done.err and "No space left on device" in done.err
    assert re.search(r" 1\.  \w", done.out.split("The game is over.")[1])
    assert load(tmp_path / "game").score is None


def test_lines_of_the_board_fit_80_columns(run: Run, tmp_path: Path) -> None:
    """Five seats with neutral dice or a bandit are legible in a small terminal."""
    for words in (("las-vegas-2012", "--seats", "4", "-o", "neutral=on"), ("las-vegas-six", "--seats", "6")):
        done = run("play", *words, "--plain", "--save", tmp_path / words[0], typed=TYPED)
        board = [
            line
            for line in done.out.splitlines()
            # Who sits there, and what breaks a tie, names everybody: sentences that a terminal breaks.
            if not line.startswith((f"{croupier.GAMES[words[0]].title}: ", "Ann", "The game"))
            and " is placed above " not in line
        ]
        assert max(map(len, board)) <= 80
    names = ["Ann", "Bob", "Cleo", "Dan", "the neutral dice"]
    all_cancelled = (("casino", 6), ("seats", (0, 1, 2, 3, 4)), ("strength", 1))
    assert len(texts.say("effect-cancelled", all_cancelled, names)) <= 80 - 2
    assert len(texts.say("preview-ties", (("seats", (1, 2, 3, 4)),), names)) <= 80 - 23


def test_leaving_keeps_the_game_and_resume_goes_on(run: Run, tmp_path: Path) -> None:
    """`q` leaves; the same dice go on where they were; the finished file verifies."""
    path = tmp_path / "game"
    left = run("play", "--seats", "2", "-o", "start=1", "--plain", "--save", path, typed="\nq\n")
    assert left.code == 0
    assert f"croupier play --resume {path}" in left.out
    before = load(path)
    assert before.score is None
    rolled = before.lines[-1].text
    back = run("play", "--resume", path, "--plain", typed=TYPED)
    assert back.code == 0
    after = load(path)
    assert after.lines[len(before.lines) - 1].text == rolled
    assert run("verify", path).code == 0


def test_the_end_of_input_is_a_clean_leave(run: Run, tmp_path: Path) -> None:
    """A closed pipe keeps the game too."""
    done = run("play", "--plain", "--save", tmp_path / "game", typed="\n")
    assert done.code == 0
    assert "The game is kept." in done.out


def test_a_move_that_is_refused_says_why_with_its_clause(run: Run, tmp_path: Path) -> None:
    """LV12 §3.2 in words; nothing is changed, and the same question is asked again."""
    path = tmp_path / "game"
    done = run("play", "-o", "start=1", "--plain", "--save", path, typed="\n7\nplace 9\nplase 3\nq\n")
    assert "cannot read 'place 7'" in done.out
    assert "cannot read 'place 9'" in done.out
    assert "cannot read 'plase 3'" in done.out
    for number in range(1, 7):
        other = run("play", "--resume", path, "--plain", typed=f"{number}\nq\n")
        if "No die shows" in other.out:
            assert "[LV12 §3.2]" in other.out
            break
        path.unlink()
        run("play", "-o", "start=1", "--plain", "--save", path, typed="\nq\n")


def test_commands_of_the_table(run: Run, tmp_path: Path) -> None:
    """Help, board, log, clause and hint answer and leave the game as it is."""
    done = run(
        "play",
        "-o",
        "start=1",
        "--plain",
        "--save",
        tmp_path / "game",
        typed="?\n3\n\nb\nl\nr 4.1\nh\nr 77\nu\nq\n",
    )
    assert "take the last move back" in done.out
    assert "Enter alone rolls" in done.out
    assert "* roll" in done.out
    assert "cancel each other" in done.out
    assert "has no clause '77'" in done.out
    assert "nothing of yours to take back" in done.out


def test_the_board_again_brings_the_choices_again(run: Run, tmp_path: Path) -> None:
    """Whoever looks at the board once more still sees what may be chosen, right above the question."""
    done = run("play", "-o", "start=1", "--plain", "--save", tmp_path / "game", typed="\nb\nboard\nq\n")
    first, second, third, _ = done.out.split("Ann, your move: ")
    listed = [line for line in first.splitlines() if " place " in line]
    assert listed
    for again in (second, third):
        assert again.splitlines()[-len(listed) :] == listed


@pytest.mark.parametrize("name", sorted(croupier.GAMES))
def test_the_first_line_has_the_title(run: Run, tmp_path: Path, name: str) -> None:
    """A table is opened with the name on the box, not with the one that is typed."""
    done = run("play", name, "--plain", "--save", tmp_path / "game", typed="q\n")
    assert done.out.startswith(f"{croupier.GAMES[name].title}: Ann, ")


def test_two_people_hand_over_and_may_undo(run: Run, tmp_path: Path) -> None:
    """Between two people the screen changes hands; before the next roll the last move can come back."""
    path = tmp_path / "game"
    typed = "\n\n" + "1\n2\n3\n4\n5\n6\n"
    done = run(
        "play",
        "--seats",
        "2",
        "--people",
        "2",
        "-n",
        "Zoe",
        "-o",
        "start=1",
        "--plain",
        "--save",
        path,
        typed=typed,
    )
    assert "Hand over to Zoe" in done.out
    assert load(path).players[0].name == "Zoe"
    moves = len(load(path).lines)
    run("play", "--resume", path, "--plain", typed="\nu\n")
    assert len(load(path).lines) < moves


def test_bots_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    """A table without people needs no input."""
    done = run("play", "--people", "0", "--bots", "random", "--plain", "--save", tmp_path / "game")
    assert done.code == 0
    assert "1.  " in done.out


@pytest.mark.parametrize(
    ("game", "words", "never"),
    [
        ("las-vegas-2012", "press Enter to roll:", ("bandit", "bill, neutral", "event")),
        ("las-vegas-royale", "press Enter to roll:", ("bandit", "bill, neutral")),
        ("vegas-showdown", "bid ", ("place 3", "roll", "neutral")),
        (
            "rolling-cubes",
            "type an equality",
            ("place 3", "strike", "what each choice is worth", "a move in words"),
        ),
    ],
)
def test_help_and_prompts_are_the_games_own(
    run: Run, tmp_path: Path, game: str, words: str, never: tuple[str, ...]
) -> None:
    """No help names a move that this game does not have."""
    typed = "?\n\n?\nzz\n?\nq\n"
    options = ("-o", "start=1") if game.startswith("las") else ()
    done = run("play", game, "--seats", "3", *options, "--plain", "--save", tmp_path / "game", typed=typed)
    said = "\n".join(line for line in done.out.splitlines() if "bills" not in line and "rolls " not in line)
    assert words in done.out
    before = done.out[: done.out.index("zz") if "zz" in done.out else None].split("Enter goes on")
    assert len(before) == 1 or "h, hint" not in before[1].split("q, quit")[0], (
        "nothing is weighed before a roll"
    )
    assert [word for word in never if word in said] == []


def test_a_new_turn_of_showdown_is_turned_up(run: Run, tmp_path: Path) -> None:
    """VS §2.2 Nothing is rolled there: not in a prompt, not in what is told, not in the replay."""
    path = tmp_path / "game"
    words = ("play", "vegas-showdown", "--seats", "3", "--plain", "--save", path)
    done = run(*words, typed="publicity\nrenovate\ncancel\nzz\n\n" * 150)
    assert "Ann, press Enter to turn up what is new: " in done.out
    rolls = re.compile(r"\broll(s|ed|ing)?\b", re.IGNORECASE)
    assert not rolls.search(done.out)
    assert not rolls.search(run("replay", path, "--plain").out)


@pytest.mark.parametrize(("name", "seats", "games"), [("vegas-showdown", 3, 1), ("las-vegas-royale", 3, 12)])
def test_grouped_keys_that_are_shown_can_be_typed(name: str, seats: int, games: int) -> None:
    """Every choice of a long list has its key in it, alone or in a row of numbers; no other key is shown."""
    met = 0
    for seed in range(games):
        rules, source = croupier.rules(name, seats), Seeded(seed)
        for step in steps(rules, at_random(rules, source), source):
            if step.seat is None:
                continue
            actions = rules.actions(step.before, step.seat)
            keys = typed(actions, rules.presentation.keys(actions))
            if len(actions) > LONG:
                met += 1
                assert shown([group.text for group in grouped(actions, keys, [""] * len(keys))]) == dict(
                    zip(keys, map(str, actions), strict=True)
                )
    assert met > 5


def shown(lines: list[str]) -> dict[str, str]:
    """The keys of a grouped list, each with the choice it stands for."""
    found: dict[str, str] = {}
    for line in lines:
        keys, rest = line[:7].strip(), line[9:].rstrip()
        if not keys:
            head, _, each = rest.partition(": ")
            for one in each.split(", "):
                key, _, word = one.partition(" ")
                found[key] = f"{head} {word}".strip()
            continue
        first, _, last = keys.partition("-")
        head = " ".join(rest.split(" ")[:2])
        words = rest[len(head) :].strip()
        each_word = words.split(", ") if ", " in words else words.split(" ")
        numbers = range(int(first), int(last) + 1) if last else [first]
        if not last:
            each_word = [words]
        found.update(
            {str(key): f"{head} {word}".strip() for key, word in zip(numbers, each_word, strict=True)}
        )
    return found


@pytest.mark.parametrize("language", texts.languages())
def test_a_move_against_bots_can_be_taken_back(language: str, tmp_path: Path) -> None:
    """Bots wait for a key: `u` takes the move back and the same question comes again; another key goes on."""
    path = tmp_path / "game"
    words = ("play", "--seats", "2", "-o", "start=1", "--language", language, "--save", str(path))
    with Screen(*words, width=80, rows=30) as screen:
        assert screen.asked()
        screen.type("")
        assert screen.asked()
        own = table_of(load(path), croupier.rules("las-vegas-2012", 2, start="1"))
        key = str(own.rules.actions(own.state, 0)[0]).split()[1]
        screen.type(key)
        assert screen.asked()
        assert screen.text.endswith(texts.say("terminal-regret", language=language))
        screen.press("u")
        assert screen.asked()
        assert texts.say("terminal-taken-back", language=language) in screen.text
        assert load(path).lines[-1].text.startswith("roll")
        screen.type(key)
        assert screen.asked()
        screen.press("x")
        assert screen.asked()
        assert [line.text for line in load(path).lines if line.mark == "1"] == [f"place {key}"]
        assert any(line.mark == "2" for line in load(path).lines)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "help undo quit"), ("it", "aiuto annulla esci"), ("el", "ΒΟΗΘΕΙΑ αναίρεση έξοδος")],
)
def test_commands_may_be_words(run: Run, tmp_path: Path, language: str, words: str) -> None:
    """Help, undo and quit in English or in the language spoken; the help names both."""
    typed = "\n".join(["", *words.split(), ""])
    own = ("play", "-o", "start=1", "--plain", "--language", language)
    done = run(*own, "--save", tmp_path / "a", typed=typed)
    assert done.code == 0
    for code in ("terminal-help-u", "nothing-to-undo", "terminal-word-quit"):
        assert texts.say(code, language=language) in done.out, code
    assert run(*own, "--save", tmp_path / "b", typed="quit\n").code == 0


@pytest.mark.parametrize("name", sorted(croupier.GAMES))
def test_help_names_a_clause_that_there_is(run: Run, tmp_path: Path, name: str) -> None:
    """As in `r 3.1`, and that clause can be read at once."""
    path = tmp_path / "game"
    said = run("play", name, "--plain", "--save", path, typed="?\nq\n").out
    found = re.search(r"as in r (\S+)", said)
    assert found is not None
    (clause,) = pages.clause(name, found[1])
    assert clause.text in run("play", "--resume", path, "--plain", typed=f"r {found[1]}\nq\n").out


def test_hints_while_renovating(run: Run, tmp_path: Path) -> None:
    """VS §3.4 Every step has its worth, also after a room was taken off."""
    first = ["", "bid slots 5", "", "publicity", "", "publicity", "", "build slots a3 n", "", "", ""]
    # Who begins is not known: each renovates, and the one who has the Slots can take them off.
    second = ["renovate", "", "renovate", "", "renovate", *["", "remove a3", "h", "cancel"] * 3, "q", ""]
    words = (
        "play",
        "vegas-showdown",
        "--seats",
        "3",
        "--people",
        "3",
        "--plain",
        "--save",
        tmp_path / "game",
    )
    typed = "\n".join([*first, *second])
    done = run(*words, typed=typed)
    assert done.code == 0, done.err
    assert texts.say("vs-estimates") in done.out and "takes Slots off a3" in done.out
    _, shown = done.out.split("h all shows every one:\n")[:2]
    assert shown[: shown.index(texts.say("vs-estimates"))].count("\n") == 8, "the best alone"


def test_levels_are_chosen_by_number_or_in_ones_language(run: Run, tmp_path: Path) -> None:
    """The record keeps the bot behind the level; a level that is not there, or said twice, is refused."""
    kept = tmp_path / "levels.croupier"
    given = ["play", "las-vegas-2012", "--seats", "2", "--people", "0", "--plain", "--save", str(kept)]
    assert run(*given, "--level", "1").code == 0
    assert "greedy:warmth=120" in kept.read_text(encoding="utf-8")
    other = tmp_path / "words.croupier"
    italian = run(*given[:-1], str(other), "--level", "facile", "--language", "it")
    assert italian.code == 0 and "greedy:warmth=40" in other.read_text(encoding="utf-8")
    wrong = run("play", "las-vegas-2012", "--level", "6", "--plain")
    assert wrong.code == 2 and "1 to 5" in wrong.err
    twice = run("play", "las-vegas-2012", "--level", "2", "--bots", "random", "--plain")
    assert twice.code == 2
