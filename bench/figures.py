"""Every figure of the docs anew: `python -m bench.figures` runs all that measures, page by page.

It takes many hours on two cores; `python -m bench.figures values.md` does one page, `--list` only says what
would run. Commands that have no place in a page print what belongs there; the fits write the weights that
evaluators and bots go by, and come before what is measured with them.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys

from croupier import games

FIGURES: dict[str, tuple[str, ...]] = {
    "speed.md": ("-m croupier.cli.main bench --write docs/speed.md",),
    "environments.md": ("-m bench.environments --write docs/environments.md",),
    "write-a-bot.md": ("examples/learn_las_vegas.py --seconds 22", "-m tools.learning_curve"),
    "lab.md": ("-m bench.lab --to answers --write docs/lab.md",),
    "data.md": ("-m bench.parquet --write",),
    "explore.md": ("-m tools.notebook examples/explore.ipynb docs/explore.md",),
    "values.md": (
        "-m bench.fit_money",
        *(
            f"-m bench.fit_scale {name} {seats} --games 1000"
            for name in ("las-vegas-2012", "las-vegas-six")
            for seats in games.game(name).seats
        ),
        *(
            f"-m bench.fit_scale las-vegas-royale {seats} --games {count} --by error"
            for seats, count in ((2, "4000"), (3, "4000 --greedy 10000"), (4, "4000"), (5, "2000"))
        ),
        "-m bench.fit_policy las-vegas-2012 5",
        *(
            f"-m bench.calibration --game {name} --write 'calibration of {name}'"
            for name in ("las-vegas-2012", "las-vegas-six", "las-vegas-royale")
        ),
        *(
            f"-m bench.calibration --experts 32 --game {name} --seats {seats} --games {count}"
            f" --write 'calibration by experts of {name} with {seats} seats'"
            for name, counts in (
                ("las-vegas-2012", {2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000}),
                ("las-vegas-six", {2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000}),
                ("las-vegas-royale", {2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000}),
            )
            for seats, count in counts.items()
        ),
        "-m bench.calibration --game las-vegas-2012 --seats 5 --bot expert:playouts=100 --games 600"
        " --write 'calibration by expert'",
        "-m bench.calibration --game rolling-cubes --seats 2 --bot expert --games 10000"
        " --write 'calibration of rolling-cubes'",
        *(
            f"-m bench.calibration --game rolling-cubes --seats {seats} --bot expert --games 1000"
            f" --write 'calibration of rolling-cubes with {seats} seats'"
            for seats in (3, 4, 5, 6)
        ),
        "-m bench.ratings --games 8 --write",
        "-m bench.ratings --alone --games 20 --write",
        "-m bench.corrections --write",
        "-m bench.luck --games 200 --playouts 800 --write",
        "-m bench.strength las-vegas-2012 5 expert greedy --games 1000 --write",
        "-m bench.strength las-vegas-2012 5 expert montecarlo:policy=greedy --games 4000 --luck 64"
        " --seed 3000 --write",
        "-m bench.thinking las-vegas-2012 5 expert greedy --games 20 --write",
        "-m bench.thinking las-vegas-six 6 expert greedy --games 20 --write",
        "-m bench.thinking las-vegas-royale 5 expert greedy --games 20 --write",
        "-m bench.strength las-vegas-royale 5 expert greedy --games 400 --write",
    ),
    "levels.md": ("-m tools.level_strength",),
    "rolling-cubes-solved.md": (
        "-m croupier.cli.main solve --report docs/rolling-cubes-solved.md",
        "-m bench.cubes_levels --throws 600 --games 40 --rounds 60",
        "-m bench.cubes --rolls 300",
        "-m bench.cubes --rolls 200 --all",
    ),
    "vegas-showdown-bots.md": (
        "-m bench.showdown_shape",
        "-m bench.showdown_strength --games 150",
        *(f"-m bench.showdown_shares {seats} --check 10000" for seats in (3, 4, 5)),
        *(
            f"-m bench.showdown_shares {seats} --check {count} --bot expert:turns=1"
            for seats, count in ((3, 1000), (4, 500))
        ),
        *(
            f"-m bench.showdown_shares {seats} --check 10000 --bot expert:turns=1:rivals=foreseen"
            for seats in (3, 4, 5)
        ),
        "-m bench.calibration --draw",
    ),
    "hosting.md": (
        "-m bench.house --write docs/hosting.md",
        "-m bench.nodes --write docs/hosting.md",
        "-m bench.nodes --idle 0 --write docs/hosting.md",
        "-m bench.before c95c408 --write docs/hosting.md",
        "-m bench.review --alone --write docs/hosting.md",
        "-m bench.review --write docs/hosting.md",
        "-m bench.review --page",
        "-m tests.slow.test_kill docs/hosting.md",
        "-m tests.slow.test_nodes 300 11 --drivers 2 docs/hosting.md",
        "-m tests.slow.test_nodes 300 9 --drivers 2 docs/hosting.md --name 'nodes again'",
    ),
    "security.md": ("-m bench.attacks --write docs/security.md",),
    "browser.md": ("-m bench.browser --write docs/browser.md",),
    "screens.md": ("tools/screenshots.py --measure",),
    "testing.md": ("-m bench.royale_strength 2000", "-m tests.mutants"),
}


def main() -> None:
    """Runs the commands of all pages, or of those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="names as values.md")
    parser.add_argument("--list", action="store_true", help="only say what would run")
    given = parser.parse_args()
    unknown = [page for page in given.pages if page not in FIGURES]
    if unknown:
        raise SystemExit(f"no figures are measured for {unknown[0]}: pages are {', '.join(FIGURES)}")
    for page in given.pages or FIGURES:
        for command in FIGURES[page]:
            print(f"{page}: python {command}", flush=True)
            if not given.list:
                subprocess.run([sys.executable, *shlex.split(command)], check=True)


if __name__ == "__main__":
    main()
