"""The laboratory: variants, figures with honest intervals, comparisons, and what is said of them."""

from __future__ import annotations

import json
import pickle
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import duckdb
import pytest

from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidOption
from croupier.core.rules import Chance
from croupier.lab import measure
from croupier.lab.design import Base, Dealt, Variant, variants
from croupier.lab.figures import Notes, compared, figures, holm
from croupier.lab.findings import findings
from croupier.lab.measure import GameAccount, Played
from croupier.lab.page import page
from croupier.lab.run import Block, Effort, Experiment, blocks, run
from croupier.sim.blocks import Workers
from tests.cli.conftest import Run
from tests.cli.conftest import run as command  # noqa: F401  the fixture

SHORT: dict[str, Any] = {"rounds": 1}


def made(game: str, varied: dict[str, Any] | None = None, seats: int = 3, **options: Any) -> list[Variant]:
    return variants(Base(game, seats, "greedy", "greedy", options, 1), varied or {})


@pytest.fixture(scope="module")
def found() -> Experiment:
    """Two ways to play, every kind of game among them."""
    ways = made("las-vegas-2012", {"neutral": ["off", "on"]}, **SHORT)
    return run(ways, Effort(200, 3, 16, 6), Workers())


def test_combinations_are_variants_and_the_first_is_compared_with() -> None:
    ways = made("las-vegas-six", {"seats": ["3", "5"], "rounds": ["3", "1"]})
    assert [way.label for way in ways] == [
        *("seats=3, rounds=3", "seats=3, rounds=1", "seats=5, rounds=3", "seats=5, rounds=1")
    ]
    assert [way.seats for way in ways] == [3, 3, 5, 5]
    assert len({way.seed for way in ways}) == 4, "independent games: comparisons reckon with that"
    assert ways[1].seed == made("las-vegas-six", {"seats": ["3"], "rounds": ["1"]})[0].seed


@pytest.mark.parametrize(
    ("game", "varied", "words"),
    [
        ("las-vegas-2012", {"seats": ["9"]}, "cannot be played with 9 seats"),
        ("las-vegas-2012", {"seats": ["two"]}, "whole numbers"),
        ("las-vegas-2012", {"colour": ["red"]}, "nothing to vary called 'colour'"),
        ("las-vegas-2012", {"neutral": ["on"], "seats": ["3", "5"]}, "neutral cannot be 'on' here"),
        ("las-vegas-royale", {"fresh_tiles": ["on"], "tiles": ["6"]}, "at most 4"),
        ("las-vegas-royale", {"tile": ["A1+Z9"]}, "tile is never 'Z9': allowed A1"),
        ("las-vegas-2012", {"rounds": ["1", "2", "3", "4"], "start": ["1", "2", "3"] * 6}, "72 variants"),
        ("rolling-cubes", {"seats": ["1"]}, "two and more"),
    ],
)
def test_what_cannot_be_varied_is_one_sentence(game: str, varied: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(words)):
        made(game, varied)


@pytest.mark.parametrize(
    ("tiles", "given", "wanted"),
    [(1, "B2", ["B2"]), (3, "B2+A1", ["B2", "A1", ""]), (3, "B2", ["B2", "", ""])],
)
def test_draws_of_the_set_up_can_be_given(tiles: int, given: str, wanted: list[str]) -> None:
    """LVR §2.4 Which tiles lie there is drawn; a variant says which come first, and nothing else changes."""
    (way,) = made("las-vegas-royale", {"tile": [given]}, tiles=tiles, rounds=1)
    dealt = Dealt(way.rules, way.drawn)
    source = Seeded(3)
    state = way.rules.start()
    laid: list[str] = []
    while isinstance(way.rules.turn(state), Chance) and len(laid) < tiles:
        event = dealt.sample(state, source)
        laid += [str(event)] if str(event).startswith("tile") else []
        state = way.rules.apply(state, None, event)
    assert len(laid) == tiles
    for number, (event, side) in enumerate(zip(laid, wanted, strict=True), 1):
        assert event.startswith(f"tile {number} {side}")


def test_places_are_counted_from_who_decides_first() -> None:
    """LV12 §2.4 The lot says who begins; the place is what is told."""
    assert measure.Tally(first=1, decisions=4, forced=1).played([1, 2, 3]).shares == (0.0, 0.0, 1.0)
    (way,) = made("las-vegas-2012", start=2, **SHORT)
    assert measure.kernel_rules(way) is None, "who begins is given: the engine plays"
    (way,) = made("las-vegas-2012", **SHORT)
    rules = measure.kernel_rules(way)
    assert rules is not None
    assert rules.options["start"] == "1"


def test_kernel_and_engine_tell_the_same_of_places() -> None:
    """Two seats, one round: who begins wins as often by the one as by the other, within five errors."""
    (way,) = made("las-vegas-2012", seats=2, rounds=1, neutral=False)
    kernel = figures(Notes(batches=[measure.in_kernel(way, first, 4096) for first in (0, 4096)]), 2)
    engine = figures(Notes(played=measure.plain(way, 0, 150)), 2)
    for name in ("place-1", "place-2", "ties", "decisions"):
        error = (kernel[name].error ** 2 + engine[name].error ** 2) ** 0.5
        assert abs(kernel[name].value - engine[name].value) < 5 * error, name


def test_an_account_is_told_apart_into_parts_that_add_up(found: Experiment) -> None:
    for notes in found.notes:
        for one in notes.weighed:
            assert sum(one.gained) == pytest.approx(0, abs=1e-9)
            assert len(one.open) == measure.POINTS and one.open[0] > 0.8
            assert 0 < one.known <= 1 and one.game.decisions > one.game.forced


def test_the_parts_of_luck_and_play_are_found() -> None:
    """Made up: three quarters of every result is luck, one quarter play."""
    game = Played((1.0, 0.0), 10, 2)
    weighed = [
        GameAccount(
            gained=(gain, -gain),
            luck=(0.75 * gain, -0.75 * gain),
            play=(0.25 * gain, -0.25 * gain),
            open=(1.0,) * measure.POINTS,
            lead_changes=2,
            known=0.5,
            game=game,
        )
        for gain in (0.5, -0.5, 0.3)
    ]
    told = figures(Notes(weighed=weighed), 2)
    assert told["luck"].value == pytest.approx(0.75) and told["play"].value == pytest.approx(0.25)
    assert told["luck"].error == pytest.approx(0, abs=1e-9)
    assert told["forced"].value == pytest.approx(0.2)


def test_too_few_accounts_say_that_they_are_too_few(found: Experiment) -> None:
    """Luck is not told as a figure where its interval is wide; intervals end where the figure must."""
    say = texts.say_in("en")
    sure = replace(found.figures[0]["luck"], interval=(0.6, 0.9))
    unsure = replace(sure, interval=(-0.3, 1.9))
    for luck, words in ((sure, "luck explains"), (unsure, "3 accounts are too few to tell luck from play")):
        told = replace(found, figures=({**found.figures[0], "luck": luck}, found.figures[1]))
        assert any(words in sentence for sentence in findings(told, say, {"luck"}))
        bars = re.search(r"<title>What decides</title>.*?</svg>", page(told, "croupier lab", 1, say, "en"))
        assert ("neutral=off" in bars[0] if bars else False) == (luck is sure)
    game = Played((1.0, 0.0), 10, 2)
    weighed = [
        GameAccount((0.5, -0.5), (0.5, -0.5), (0.0, 0.0), (1.0,) * measure.POINTS, changes, known, game)
        for changes, known in ((0, 1.0), (5, 0.2))
    ]
    told_of = figures(Notes(weighed=weighed), 2)
    assert told_of["leads"].interval[0] == 0 and told_of["known"].interval == (0.0, 1.0)


def test_who_always_won_may_lose_one_day() -> None:
    always = figures(Notes(gains=[2.0] * 5), 3)["better"]
    assert always.value == 2.0 and always.interval[0] < 1.5 and always.error > 0
    assert figures(Notes(gains=[0.0] * 5), 3)["better"].error == 0, "equals, from every seat"
    assert figures(Notes(gains=[0.0] * 2), 3, equals=False)["better"].error > 0, "a better one, twice unlucky"
    assert figures(Notes(gains=[1.0, 1.0]), 3)["better"].error > 0, "two deals alike"
    assert figures(Notes(gains=[-1.0, 2.0]), 3)["better"].interval == (-1.0, 2.0), "more than all is not won"


def test_holm_raises_what_many_comparisons_find() -> None:
    assert holm([]) == [] and holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([0.001, 0.02, 0.5]) == pytest.approx([0.003, 0.04, 0.5])


def noise(luck: random.Random, lean: float) -> Notes:
    """Games between two seats of which the first wins a little more often."""
    wins = [float(luck.random() < 0.5 + lean) for _ in range(200)]
    return Notes(played=[Played((win, 1 - win), luck.randrange(20, 30), luck.randrange(5)) for win in wins])


def test_nothing_is_claimed_where_there_is_nothing() -> None:
    """Of 60 experiments with six equal variants one in twenty may claim something; 10 are four errors."""
    luck = random.Random(1)
    wrong = 0
    for _ in range(60):
        told = compared([figures(noise(luck, 0.0), 2) for _ in range(6)])
        wrong += any(one.seen for one in told)
    assert wrong < 10


def test_what_is_there_is_claimed() -> None:
    luck = random.Random(2)
    told = compared([figures(noise(luck, lean), 2) for lean in (0.0, 0.25)])
    seen = {(one.variant, one.name) for one in told if one.seen}
    assert seen == {(1, "place-1"), (1, "place-2")}


def test_the_number_of_jobs_changes_nothing(found: Experiment) -> None:
    again = run(found.variants, found.effort, Workers(2, threads=True))
    assert again.figures == found.figures and again.comparisons == found.comparisons


def test_a_block_goes_to_another_process(found: Experiment) -> None:
    """Of every kind: it arrives whole, and so does what it gives."""
    first = {block.kind: block for block in blocks(found.variants[:1], found.effort)}
    assert first.keys() == {"kernel", "weighed", "better"}
    for block in (*first.values(), replace(first["better"], kind="plain")):
        sent = pickle.loads(pickle.dumps(block))
        assert pickle.loads(pickle.dumps(sent()))[1] == block()[1]


def test_equals_gain_nothing_by_playing_better(found: Experiment) -> None:
    """The better bot is the same one: over all seats of a deal it wins exactly its share."""
    assert all(notes.gains == pytest.approx([0.0, 0.0]) for notes in found.notes)


def test_kernel_and_engine_tell_the_same_of_better_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """One greedy bot among random ones, by both, within five errors; and it does gain."""
    base = Base("las-vegas-2012", 2, "random", "greedy", {"rounds": 1, "neutral": False}, 1)
    (way,) = variants(base, {})
    kernel = figures(Notes(gains=measure.better(way, 0, 2000)), 2)["better"]
    monkeypatch.setattr(measure, "better_in_kernel", lambda variant: False)
    engine = figures(Notes(gains=measure.better(way, 0, 100)), 2)["better"]
    assert abs(kernel.value - engine.value) < 5 * (kernel.error**2 + engine.error**2) ** 0.5
    assert kernel.interval[0] > 0.2


@pytest.mark.parametrize("language", texts.languages())
def test_the_page_needs_nothing_else(found: Experiment, language: str) -> None:
    say = texts.say_in(language)
    sure = tuple({**of, "luck": replace(of["luck"], interval=(0.6, 0.9))} for of in found.figures)
    html = page(replace(found, figures=sure), "croupier lab x --seed 1", 1, say, language)
    assert "<script" not in html and not re.search(r"(src|href)=|url\(|@import", html)
    assert f'<html lang="{language}">' in html and "croupier lab x --seed 1" in html
    plots = re.findall(r"<svg.*?</svg>", html, flags=re.DOTALL)
    assert len(plots) == 2 + 2 + 6
    for plot in plots:
        ElementTree.fromstring(plot)
    for sentence in findings(found, say):
        assert "{" not in sentence and "lab-" not in sentence


def test_the_command(command: Run, tmp_path: Path) -> None:  # noqa: F811
    html, parquet = tmp_path / "lab.html", tmp_path / "lab.parquet"
    arguments = (
        *("lab", "las-vegas-2012", "--vary", "rounds=2,1", "--seats", "2", "-o", "neutral=off"),
        *(
            "--bots",
            "random",
            "--better",
            "greedy",
            "--games",
            "64",
            "--accounts",
            "0",
            "--better-games",
            "4",
        ),
    )
    done = command(*arguments, "--json", "--html", html, "--parquet", parquet)
    assert (done.code, done.err) == (0, "")
    said = json.loads(done.out)
    assert said["schema"] == "lab/1" and said["game"] == "las-vegas-2012"
    assert [way["label"] for way in said["variants"]] == ["rounds=2", "rounds=1"]
    assert said["variants"][0]["games"] == 64 and said["variants"][1]["deals"] == 2
    assert {"place-1", "place-2", "ties", "better"} <= said["variants"][0]["figures"].keys()
    assert said["command"] in html.read_text().replace("&#x27;", "'")
    with duckdb.connect() as base:
        rows = base.execute(f"select variant, figure, value, p_holm from '{parquet}'").fetchall()
    assert ("rounds=2", "ties") in {row[:2] for row in rows}
    assert rows[0][2] == said["variants"][0]["figures"]["place-1"]["value"]
    told = command(*arguments, "--plain")
    assert (told.code, told.err) == (0, "")
    assert "the gain of better play" in told.out and "rounds=1" in told.out


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        (("las-vegas-2012", "--vary", "rounds"), "K=V,V"),
        (("las-vegas-2012", "--vary", "rounds=1,1"), "twice"),
        (("las-vegas-2012", "--vary", "rounds=1", "--vary", "rounds=2"), "twice"),
        (("las-vegas-2012", "--vary", "rounds=9"), "allowed 1, 2, 3 or 4"),
        (("las-vegas-2012", "--better", "genius"), "there is no bot"),
        (("chess",), "there is no game"),
        (("las-vegas-2012", "--html", "there.html"), "there already"),
        (("las-vegas-2012", "--html", "no/such/folder.html"), "cannot be written"),
        (("las-vegas-2012", "--html", "new.parquet"), "named twice"),
    ],
)
def test_bad_input_is_one_sentence(
    command: Run,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    thing: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.html").write_text("mine")
    done = command("lab", *words, "--parquet", "new.parquet")
    assert done.code == 2 and done.err.count("\n") == 1 and thing in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["there.html"]
    assert Path("there.html").read_text() == "mine"


def test_a_page_is_written_whole_or_not_at_all(
    command: Run,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(self: Path, *given: Any) -> int:
        self.write_bytes(b"<!doctype")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    files = ("--html", tmp_path / "lab.html", "--parquet", tmp_path / "lab.parquet")
    few = ("--games", "20", "--accounts", "0", "--better-games", "0", "-o", "rounds=1", "--plain")
    done = command("lab", "las-vegas-2012", "--bots", "random", "--better", "greedy", *few, *files)
    assert done.code == 2 and done.err.count("\n") == 1 and "No space left" in done.err
    assert "the share of tied games" in done.out, "what was found is told all the same"
    assert [*tmp_path.iterdir()] == []


def test_ctrl_c_ends_with_what_was_done() -> None:
    ways = made("las-vegas-2012", {"rounds": ["1", "2"]}, seats=2)
    heard: list[str] = []

    def done(block: Block) -> None:
        heard.append(block.kind)
        if len(heard) == 3:
            raise KeyboardInterrupt

    found = run(ways, Effort(64, 0, 1, 0), Workers(), done)
    assert found.interrupted and found.notes[0].games == 48 and found.notes[1].games == 0
    say = texts.say_in("en")
    assert findings(found, say)[-1].startswith("Interrupted")
    assert found.figures[1] == {} and "rounds=2" in page(found, "croupier lab", 1, say, "en")
