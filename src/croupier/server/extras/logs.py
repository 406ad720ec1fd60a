"""What went wrong, for the log: where and of which kind, without the values a database was asked to keep."""

from __future__ import annotations

import logging
import re
import traceback
from types import TracebackType
from typing import TypeAlias

Raised: TypeAlias = (
    "tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]"
)
#: PostgreSQL tells whole rows after these words; what it tells goes on until the next part of a report.
_ROWS = re.compile(r"\n(?:DETAIL|CONTEXT|HINT): .*?(?=\n\[SQL|\n\(Background|\n\n|\Z)", re.DOTALL)


def told(exc_info: Raised) -> str:
    """A traceback without values of rows."""
    return _ROWS.sub("", "".join(traceback.format_exception(*exc_info))).strip()


class Lines(logging.Formatter):
    """The same for what libraries log."""

    def formatException(self, ei: Raised) -> str:
        """A traceback without values of rows."""
        return told(ei)
