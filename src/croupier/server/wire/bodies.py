"""The bodies of requests: JSON, taken as it is, and refused with a sentence where it cannot be read."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException, ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is taken as it is: a number is no truth, and a text is no number."""

    async def json(self) -> Any:
        """The body, refused if it is not what its route asks for."""
        # A form of another page can send a body of any other kind without being asked.
        if await self.body() and self.content_type[0] != "application/json":
            raise HTTPException(status_code=415, detail="the body is not application/json")
        try:
            found = await super().json()
            wanted = self.route_handler.parsed_data_field
            if wanted is not None:
                msgspec.convert(_one_kind_of_number(found), wanted.annotation, strict=True)
        except msgspec.ValidationError as error:
            raise ValidationException(str(error)) from None
        except UnicodeDecodeError:
            raise ValidationException("it is not a text in UTF-8") from None
        except RecursionError:
            raise ValidationException("it is nested far too deep") from None
        return found


def _one_kind_of_number(found: Any) -> Any:
    """JSON knows only one: 60000.0 is 60000."""
    match found:
        case float() if found.is_integer():
            return int(found)
        case list():
            return [_one_kind_of_number(inner) for inner in found]
        case dict():
            return {name: _one_kind_of_number(inner) for name, inner in found.items()}
        case _:
            return found
