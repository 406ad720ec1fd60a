"""Notebooks without Jupyter: run one, keep what it shows, and render it as a page of the docs.

`python -m tools.notebook examples/explore.ipynb docs/explore.md` runs it anew and writes both.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, TypeAlias

Cell: TypeAlias = dict[str, Any]


def ran(cells: list[Cell]) -> list[Cell]:
    """The cells with what they show when they are run in order, as Jupyter would keep it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found, number = [], 0
    for cell in cells:
        if cell["cell_type"] == "code":
            number += 1
            outputs = _shown("".join(cell["source"]), names, number)
            cell = {**cell, "execution_count": number, "outputs": outputs}
        found.append(cell)
    return found


def _shown(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Runs a cell: what it prints, then the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        lines = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
    if value is not None:
        data = {"text/plain": [repr(value)]}
        if hasattr(value, "_repr_svg_"):
            data = {"image/svg+xml": [value._repr_svg_()], "text/plain": ["<picture>"]}
        result = {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        outputs.append(result)
    return outputs


def page(cells: list[Cell], name: str) -> str:
    """The notebook as a page: its words, its code, and what that shows."""
    parts = []
    for cell in cells:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            if output["output_type"] == "stream":
                parts.append("```text\n" + "".join(output["text"]).rstrip() + "\n```")
            elif "image/svg+xml" in output["data"]:
                picture = "".join(output["data"]["image/svg+xml"])
                parts.append(f"```{{raw}} html\n{picture}\n```")
            else:
                parts.append("```text\n" + "".join(output["data"]["text/plain"]) + "\n```")
    parts.append(f"This page is the notebook `{name}`, as `python -m tools.notebook` ran it.")
    return "\n\n".join(parts) + "\n"


def read(file: Path) -> dict[str, Any]:
    """A notebook."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Runs a notebook, keeps what it shows, and writes its page."""
    file, to = map(Path, sys.argv[1:])
    notebook = read(file)
    notebook["cells"] = ran(notebook["cells"])
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    to.write_text(page(notebook["cells"], file.as_posix()), encoding="utf-8")


if __name__ == "__main__":
    main()
