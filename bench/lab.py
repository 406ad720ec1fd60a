"""Questions players argue about, answered by `croupier lab`: `python -m bench.lab --to FOLDER --write PAGE`.

Every answer is kept in the folder as soon as it is found, so that the work can be interrupted. In the page
each question has a place of its own, a pair of lines with its words: `<!-- measured WORDS -->`.
"""

from __future__ import annotations

import argparse
import datetime
import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from croupier import __version__, texts
from croupier.cli.common import read_options
from croupier.cli.lab import read_varied, repeated
from croupier.lab.design import Base, variants
from croupier.lab.figures import PLACE
from croupier.lab.findings import findings
from croupier.lab.page import heads, lines
from croupier.lab.run import Effort, Experiment, run
from croupier.sim.blocks import Workers

SEED = 1


@dataclass(frozen=True)
class Question:
    """A question, what has to be played for it, and the figures that answer it."""

    name: str
    words: str
    game: str
    vary: tuple[str, ...]
    about: tuple[str, ...]
    effort: Effort
    seats: int = 4
    bots: str = "random"
    better: str = "greedy"
    options: tuple[str, ...] = field(default=())

    def base(self) -> Base:
        """What all its variants share."""
        given = read_options(self.game, self.options)
        return Base(self.game, self.seats, self.bots, self.better, given, SEED)

    def command(self) -> str:
        """The command that repeats it."""
        return repeated(self.base(), self.vary, self.options, self.effort)


LV12, SIX, ROYALE = "las-vegas-2012", "las-vegas-six", "las-vegas-royale"
SHOWDOWN, CUBES = "vegas-showdown", "rolling-cubes"
MANY = Effort(1_000_000, 0, 1, 0)
#: Every side of every tile of Royale.
SIDES = ",".join(f"{tile}{side}" for tile in "ABCDEFGH" for side in "12")

QUESTIONS = (
    Question(
        "lv12-places",
        "Las Vegas: is it better to begin, or to come last?",
        LV12,
        ("seats=5,4,3,2",),
        (PLACE,),
        MANY,
        options=("neutral=off",),
        bots="greedy",
        better="expert:playouts=100:warmth=20",
    ),
    Question(
        "lv12-rounds",
        "Las Vegas: is a single round a lottery?",
        LV12,
        ("rounds=4,2,1",),
        ("luck", "play", "better", "ties", "known", "leads"),
        Effort(200_000, 32, 200, 400),
        bots="greedy",
        better="expert:playouts=100:warmth=20",
    ),
    Question(
        "lv12-neutral",
        "Las Vegas for three: do the neutral dice take the game out of your hands?",
        LV12,
        ("neutral=off,on",),
        ("better", "ties", "decisions", PLACE),
        Effort(500_000, 0, 1, 60_000),
        seats=3,
    ),
    Question(
        "lv12-seats",
        "Las Vegas: does it pay less to think with more players?",
        LV12,
        ("seats=2,3,4,5",),
        ("better", "ties"),
        Effort(200_000, 0, 1, 60_000),
        options=("neutral=off",),
    ),
    Question(
        "six-bandit",
        "Las Vegas Six: does the One-Armed Bandit make it more of a lottery?",
        SIX,
        ("bandit=off,on",),
        ("better", "ties", "decisions", PLACE),
        Effort(500_000, 0, 1, 60_000),
        seats=5,
    ),
    Question(
        "six-bills",
        "Las Vegas Six: two, three or four bills at the bandit?",
        SIX,
        ("bandit_bills=2,3,4",),
        ("better", "ties", "decisions"),
        Effort(500_000, 0, 1, 60_000),
        seats=5,
        options=("bandit=on",),
    ),
    Question(
        "six-places",
        "Las Vegas Six: who rolled last begins the next round. Does the first seat gain by it?",
        SIX,
        ("seats=6,4,2",),
        (PLACE,),
        MANY,
        options=("neutral=off",),
        bots="greedy",
        better="expert:playouts=100:warmth=20",
    ),
    Question(
        "royale-tiles",
        "Royale: do tiles add luck, or something to think about?",
        ROYALE,
        ("tiles=0,3,6",),
        ("luck", "better", "leads", "decisions", "forced"),
        Effort(150, 6, 60, 90),
        seats=3,
        bots="greedy",
        better="expert:playouts=60",
    ),
    Question(
        "royale-sides",
        "Royale: with which tile does it pay most to look?",
        ROYALE,
        (f"tile={SIDES}",),
        ("better",),
        Effort(300, 0, 1, 1500),
        seats=3,
        options=("tiles=1",),
    ),
    Question(
        "showdown-level",
        "Vegas Showdown: how much does better bidding pay?",
        SHOWDOWN,
        ("bots=greedy:version=2:warmth=60,greedy:version=2:warmth=12",),
        ("better", "decisions"),
        Effort(100, 0, 1, 450),
        seats=3,
        better="greedy:version=2",
    ),
    Question(
        "showdown-seats",
        "Vegas Showdown: does whoever begins gain by it?",
        SHOWDOWN,
        ("seats=3,4,5",),
        (PLACE,),
        Effort(900, 0, 1, 0),
        seats=3,
        bots="greedy:version=2:warmth=12",
        better="greedy:version=2",
    ),
    Question(
        "cubes-modes",
        "Rolling Cubes for two: which way to play is the fairest to who is second?",
        CUBES,
        ("mode=one-by-one,all-together,last-die",),
        (PLACE, "ties", "decisions"),
        Effort(150, 0, 1, 0),
        seats=2,
        bots="level3",
        better="level4",
    ),
    Question(
        "cubes-better",
        "Rolling Cubes: where does finding better equalities pay most?",
        CUBES,
        ("mode=one-by-one,last-die",),
        ("better", "luck"),
        Effort(0, 40, 1, 200),
        seats=2,
        bots="level2",
        better="level4",
    ),
    Question(
        "cubes-zero",
        "Rolling Cubes: does it matter whether zero may be divided?",
        CUBES,
        ("zero_dividend=on,off",),
        ("better", "decisions", "ties"),
        Effort(100, 0, 1, 60),
        seats=2,
        bots="level3",
        better="level4",
    ),
)


#: Other questions that the same games answer: the experiment, the words, the figures.
MORE: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("lv12-rounds", "Las Vegas: who should begin when there is time for a short game only?", (PLACE,)),
    ("lv12-rounds", "Las Vegas: when is the winner known?", ("known", "leads")),
    ("lv12-neutral", "Las Vegas for three: whom do the neutral dice help?", (PLACE,)),
    ("six-bandit", "Las Vegas Six: does the bandit favour a place?", (PLACE,)),
    ("royale-tiles", "Royale: how much longer do tiles make a game?", ("decisions", "forced", "ties")),
    ("royale-sides", "Royale: which tile makes a game the longest?", ("decisions",)),
    ("showdown-seats", "Vegas Showdown: how much longer is it with more players?", ("decisions", "ties")),
    ("cubes-modes", "Rolling Cubes: which way to play is the longest?", ("decisions", "forced")),
)


def questions() -> Iterator[Question]:
    """Every question, those that the same games answer one after the other."""
    for question in QUESTIONS:
        yield question
        for name, words, about in MORE:
            if name == question.name:
                yield replace(question, words=words, about=about)


def kept(question: Question, folder: Path) -> Experiment | None:
    """The experiment of a question, if it is in the folder."""
    file = folder / f"{question.name}.pickle"
    if not file.exists():
        return None
    command, found = pickle.loads(file.read_bytes())
    assert isinstance(found, Experiment)
    return found if command == question.command() else None


def answered(question: Question, folder: Path, jobs: int) -> Experiment:
    """The experiment of a question, from the folder if it is there."""
    there = kept(question, folder)
    if there is not None:
        return there
    file = folder / f"{question.name}.pickle"
    ways = variants(question.base(), read_varied(question.game, question.vary))
    found = run(ways, question.effort, Workers(jobs))
    if found.interrupted:
        raise KeyboardInterrupt
    file.write_bytes(pickle.dumps((question.command(), found)))
    return found


def told(question: Question, found: Experiment) -> Iterator[str]:
    """An answer for the page: sentences, the figures behind them, the command."""
    say = texts.say_in("en")
    yield from (f"- {sentence}" for sentence in findings(found, say, question.about))
    yield ""
    yield f"| {' | '.join(heads(say))} |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    yield from (f"| {' | '.join(cells)} |" for cells in lines(found, say, question.about))
    yield ""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    yield f"Found {today} with croupier {__version__}: `{question.command()}`"


def put(file: Path, question: Question, answer: str) -> None:
    """Puts an answer into a page, between the two lines with the question's words, which must be there."""
    begin, end = f"<!-- measured {question.words} -->\n", f"\n<!-- end of measured {question.words} -->"
    before, found, rest = file.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{file} has no place for it: lines {begin.strip()} and {end.strip()}")
    file.write_text(f"{before}{begin}{answer}{end}{after}", encoding="utf-8")


def main() -> None:
    """Answers what is not answered yet, and writes each answer into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, required=True, help="where answers are kept")
    parser.add_argument("--only", nargs="*", help="names of questions")
    parser.add_argument("--write", type=Path, help="the page")
    parser.add_argument("--kept", action="store_true", help="only what is answered already")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    asked = [one for one in questions() if not given.only or one.name in given.only]
    if given.kept:
        asked = [one for one in asked if kept(one, given.to) is not None]
    for question in asked:
        answer = "\n".join(told(question, answered(question, given.to, given.jobs)))
        print(f"### {question.words}\n\n{answer}\n", flush=True)
        if given.write:
            put(given.write, question, answer)


if __name__ == "__main__":
    main()
