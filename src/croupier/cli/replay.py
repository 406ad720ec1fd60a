"""`croupier replay`: a game file step by step."""

from __future__ import annotations

import json
from pathlib import Path

from croupier.cli.common import console, names_of, show, told
from croupier.core.reading import load
from croupier.core.replay import replay as steps
from croupier.games import rules_of


def replay(path: Path, *, plain: bool, as_json: bool, pause: bool) -> None:
    """Shows every step; stops with the line and the reason where the file is wrong."""
    record = load(path)
    rules = rules_of(record)
    out = console(plain or as_json)
    names = names_of(record.players)
    if not as_json:
        out.print(f"{record.game}, table {record.table}: {', '.join(names[:-1])}")
    moves = 0
    for step in steps(record, rules):
        if step.move is None:
            if step.line.mark == "!" and not as_json:
                who, _, note = step.line.text.partition(" ")
                out.print(f"{step.line.number:>5}  {names[int(who) - 1]}: {note}")
            continue
        effects = told(step.table, moves, names)
        moves += 1
        if as_json:
            seat_number = None if step.move.seat is None else step.move.seat + 1
            line = {
                "line": step.line.number,
                "move": moves,
                "seat": seat_number,
                "event": str(step.move.event),
                "told": effects,
                "position": rules.position(step.table.state),
            }
            out.print(json.dumps(line, ensure_ascii=False))
            continue
        for number, words in enumerate(effects):
            out.print(f"{step.line.number:>5}  {words}" if number == 0 else f"       {words}")
        if pause:
            show(out, rules.presentation.board(step.table.view(None), names))
            out.input("[Enter] ")
    if as_json:
        out.print(json.dumps({"score": record.score, "rank": record.ranks, "sealed": record.intact is True}))
    elif record.score is None or record.ranks is None:
        out.print("The game is not finished.")
    else:
        for seat, (score, rank) in enumerate(zip(record.score, record.ranks, strict=True)):
            out.print(f"rank {rank}  {names[seat]:<24} {score}")
