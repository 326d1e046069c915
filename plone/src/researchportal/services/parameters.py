"""Parameters of a call; one that cannot be read is refused."""

from typing import Any
from zExceptions import BadRequest


def text_parameter(form: dict[str, Any], name: str) -> str:
    value = form.get(name, "")
    if not isinstance(value, str):
        raise BadRequest(f"Invalid {name}: Given more than once")
    return value.strip()


def number_parameter(form: dict[str, Any], name: str, default: int) -> int:
    try:
        number = int(form.get(name, default))
    except (TypeError, ValueError):
        raise BadRequest(f"Invalid {name}: Not an integer") from None
    if number < 0:
        raise BadRequest(f"Invalid {name}: Negative")
    return number
