"""The settings of the documentation: Sphinx with MyST and Furo."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

project = "Croupier"
author = "The Croupier maintainers"
copyright = author
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "rules/*.it.md", "rules/*.el.md"]
html_theme = "furo"
html_title = "Croupier"
myst_heading_anchors = 3
nitpicky = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
# Two games have a `Roll`, and a signature names one without its module: which it is, the page says.
suppress_warnings = ["myst.header", "ref.python"]


def _clauses(app: Sphinx, name: str, source: list[str]) -> None:
    """Sets each clause of a rules page as a paragraph of its own, with its number in bold."""
    if name.startswith("rules/"):
        source[0] = re.sub(r"^(\d+\.\d+) ", r"\n**\1** ", source[0], flags=re.MULTILINE)


def setup(app: Sphinx) -> None:
    """Hooks the rules pages in."""
    app.connect("source-read", _clauses)
