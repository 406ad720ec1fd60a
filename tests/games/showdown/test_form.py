"""A set file that is meant to hurt is refused by its form, before it is parsed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from croupier.games.showdown import form
from croupier.games.showdown.load import read, shipped
from croupier.games.showdown.options import components
from croupier.games.showdown.tables import InvalidSet

TOO_MUCH = {
    "dots": "a" + ".a" * 30_000 + "=1",
    "dots behind a quote": 'x = """a""""#"""""\n' + "a" + ".a" * 900 + '=1\n"""',
    "headers": "\n".join(f"[a{number}{'.a' * 21}]" for number in range(1_000)),
    "lines": "a=1\n" * 5_000,
    "a long line": "a = '" + "x " * 2_000 + "'",
    "digits": "a = " + "9" * 5_000,
    "hexadecimal": "a = 0x" + "f" * 5_000,
    "text": "#" * 100_001,
    "half a character": "# \ud800",
}


@pytest.mark.parametrize("text", TOO_MUCH.values(), ids=TOO_MUCH)
def test_it_is_refused_before_it_is_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """VS §1 The parser, whose work grows with the square of such a text, never sees it."""
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(InvalidSet):
        read(text)


@pytest.mark.parametrize("opening", ["[", "{a="])
def test_nesting_without_end_is_refused(opening: str) -> None:
    """VS §1 As an entry that is wrong, not as a broken program."""
    with pytest.raises(InvalidSet, match="nested"):
        read("\n".join(["a=" + opening * 400] + [opening * 400] * 3))


def test_a_recorded_set_is_no_way_around() -> None:
    """VS §1 The text inside a record's option line is held to the same bounds."""
    for text in ('"a' + ".a" * 500 + '=1"', '"\\ud800"', '"' + "[" * 3_000 + '"'):
        with pytest.raises(InvalidSet):
            components(f"sha256:{'0' * 64} {text}")


WORST = {
    "headers": "\n".join(f"[a{number}{'.a' * 7}]" for number in range(3_900)),
    "keys": "\n".join(f"a{number}{'.a' * 7}=1" for number in range(3_900)),
    "lists": "\n".join(f"a{number}=[[[[[[[[1]]]]]]]]" for number in range(3_900)),
    "wide": "\n".join(f"b{number}={{{','.join(f'a{one}=1' for one in range(250))}}}" for number in range(50)),
}


@pytest.mark.parametrize("text", WORST.values(), ids=WORST)
def test_what_the_form_lets_through_stays_small(text: str) -> None:
    """VS §1 The worst that is parsed is done with within ten seconds of processor time and 500 MB."""
    assert len(text) <= form.LONGEST_TEXT

    code = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_CPU, (10, 10))\n"
        "resource.setrlimit(resource.RLIMIT_AS, (500_000_000, 500_000_000))\n"
        "from croupier.games.showdown.load import read\n"
        "from croupier.games.showdown.tables import InvalidSet\n"
        "try: read(sys.stdin.read())\nexcept InvalidSet as error: print(error)\n"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("set: file"), done.stderr


def test_the_shipped_set_is_far_from_the_bounds() -> None:
    """VS §1 A set of one's own may be twice as long in every respect."""
    lines = shipped().text.split("\n")
    assert len(lines) * 2 < form.MOST_LINES and len(shipped().text) * 2 < form.LONGEST_TEXT
    assert max(map(len, lines)) * 2 < form.LONGEST_LINE
    assert max(line.count(".") for line in lines) * 2 < form.MOST_DOTS
