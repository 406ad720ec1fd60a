"""`croupier replay`: a game file step by step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from croupier import texts
from croupier.cli.common import Terminal, names_of, scored, told
from croupier.core.lines import left
from croupier.core.reading import load
from croupier.core.replay import replay as steps
from croupier.games import rules_of

#: The form of every line in JSON; other fields, another number.
SCHEMA: Final = "replay/1"


def replay(path: Path, *, plain: bool, as_json: bool, pause: bool, language: str = "en") -> None:
    """Shows every step; stops with the line and the reason where the file is wrong.

    Moves have the numbers that a review gives them: all events from 1, those of chance too.
    """
    record = load(path)
    rules = rules_of(record)
    # What programs read is English, whatever the locale.
    out = Terminal(plain or as_json, "en" if as_json else language)
    names = names_of(record.players, out.language)
    if not as_json:
        table = [("game", record.game), ("table", record.table), ("seats", ", ".join(names[:-1]))]
        out.print(out.say("terminal-replay-table", table))
    moves = 0
    for step in steps(record, rules):
        if step.move is None:
            if step.line.mark == "!" and not as_json:
                out.print(f"       {noted(step.line.text, names, out)}")
            continue
        effects = told(step.table, moves, names, None, out.language)
        moves += 1
        if as_json:
            seat_number = None if step.move.seat is None else step.move.seat + 1
            line = {
                "schema": SCHEMA,
                "line": step.line.number,
                "move": moves,
                "seat": seat_number,
                "event": str(step.move.event),
                "told": effects,
                "position": rules.position(step.table.state),
            }
            print(json.dumps(line, ensure_ascii=False))
            continue
        for number, words in enumerate(effects):
            out.print(f"{moves:>5}  {words}" if number == 0 else f"       {words}")
        if pause:
            out.show(rules.presentation.board(step.table.view(None), names, out.language, out.width))
            out.read(out.say("terminal-enter"))
    if as_json:
        end = {"score": record.score, "rank": record.ranks, "sealed": record.intact is True}
        print(json.dumps({"schema": SCHEMA, **end}))
    elif record.score is None or record.ranks is None:
        out.print(out.say("terminal-not-finished"))
    else:
        for seat, (score, rank) in enumerate(zip(record.score, record.ranks, strict=True)):
            place = out.say("terminal-rank", [("rank", rank)])
            out.print(f"{place}  {left(names[seat], 24)} {scored(record.game, score, out.language)}")


def noted(line: str, names: Sequence[str], out: Terminal) -> str:
    """What happened to a seat (`2 bot greedy left`, `2 vote 1`), in words if there are any."""
    seat, *words = line.split(" ")
    name, by = names[int(seat) - 1], ""
    if words[-1] in map(str, range(1, len(names))):
        by = names[int(words[-1]) - 1]
    code = f"note-{words[0] if by else words[-1]}"
    if not texts.has(code, out.language):
        return f"{name}: {' '.join(words)}"
    return out.say(code, [("name", name), ("by", by), ("who", "other")])
