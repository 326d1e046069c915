"""What callers send, from the address and from JSON.

Every service reads it here, where lists are counted before anybody walks them and hold
each value once. The embedded CMS has the same limits and the same words.
"""

from collections.abc import Iterator
from collections.abc import Sized
from contextlib import contextmanager
from plone.restapi.deserializer import json_body
from typing import Any
from zExceptions import BadRequest

import sys


# Entries that a list, or names that an object, may have where it is no content.
MOST_LISTED = 1000
# Levels of JSON.
DEEPEST = 200
# Entries that one answer may hold.
MOST_ENTRIES = 5000
# Numbers beyond this are no places in any list.
HIGHEST = sys.maxsize // 4


def _check_count(entries: Sized) -> None:
    if len(entries) > MOST_LISTED:
        raise BadRequest(f"A list has more than {MOST_LISTED} entries.")


def _too_deep() -> BadRequest:
    return BadRequest(f"JSON is nested more than {DEEPEST} levels deep.")


def check_lists(value: Any) -> None:
    """Refuses a value that holds a long list or object, at any depth."""
    waiting = [(value, 1)]
    while waiting:
        each, depth = waiting.pop()
        if not isinstance(each, (dict, list)):
            continue
        if depth > DEEPEST:
            raise _too_deep()
        _check_count(each)
        inside = each.values() if isinstance(each, dict) else each
        waiting.extend((part, depth + 1) for part in inside)


def check_batch(entries: Sized) -> None:
    """Refuses an answer that would hold too much.

    What counts is what is there, however much was asked for.
    """
    if len(entries) > MOST_ENTRIES:
        raise BadRequest(f"More than {MOST_ENTRIES} entries: ask for a smaller batch.")


def body_of(request: Any) -> dict[str, Any]:
    """The JSON object of a body that is no content."""
    try:
        body = json_body(request)
    except RecursionError:
        raise _too_deep() from None
    check_lists(body)
    return body


# As many signs as a line of a form takes.
LONGEST_LINE = 200


def text_of(body: dict[str, Any], name: str) -> str:
    """A text of a form without blanks around it, whole.

    Anything else counts as left out.
    """
    value = body.get(name)
    if not isinstance(value, str):
        return ""
    # JSON may escape halves of characters, which no mail and no database can hold.
    return value.encode("utf-8", "replace").decode("utf-8").strip()


def _given(request: Any, name: str) -> list[Any]:
    value = request.form.get(name)
    values = list(value) if isinstance(value, (list, tuple)) else [value]
    _check_count(values)
    return values


def texts(request: Any, name: str) -> list[str]:
    """The different texts of a parameter; empty ones are none."""
    given = (each for each in _given(request, name) if isinstance(each, str) and each)
    return list(dict.fromkeys(given))


def first_text(request: Any, name: str) -> str | None:
    """The first of a parameter's texts; None where it is not given as one."""
    first = next(iter(_given(request, name)), None)
    return first.strip() if isinstance(first, str) else None


def only_text(request: Any, name: str) -> str:
    """The text of a parameter that may be given once."""
    given = _given(request, name)
    if given == [None]:
        return ""
    if len(given) != 1 or not isinstance(given[0], str):
        raise BadRequest(f"Invalid {name}: Given more than once")
    return given[0].strip()


def integer(request: Any, name: str, default: int) -> int:
    given = _given(request, name)
    if given == [None]:
        return default
    try:
        number = int(given[0]) if len(given) == 1 else None
    except (TypeError, ValueError):
        number = None
    if number is None:
        raise BadRequest(f"Invalid {name}: Not an integer")
    return max(-HIGHEST, min(number, HIGHEST))


def number(request: Any, name: str, default: int) -> int:
    """How many, or where in a list."""
    found = integer(request, name, default)
    if found < 0:
        raise BadRequest(f"Invalid {name}: Negative")
    return found


def lower(request: Any, name: str, default: int, most: int) -> None:
    """Lowers how many are asked for where others read it."""
    request.form[name] = str(min(number(request, name, default), most))


@contextmanager
def assumed(request: Any, name: str, value: str) -> Iterator[None]:
    """Lets others read a value where the caller has given none."""
    if name in request.form:
        yield
        return
    request.form[name] = value
    try:
        yield
    finally:
        del request.form[name]


def flag(request: Any, name: str) -> bool:
    """Whether a parameter says yes; what says neither yes nor no is refused."""
    word = (first_text(request, name) or "no").lower()
    if word in ("1", "y", "yes", "t", "true", "active", "enabled", "on"):
        return True
    if word in ("0", "n", "no", "f", "false", "inactive", "disabled", "off"):
        return False
    raise BadRequest(f"Invalid {name}: Not a boolean")


def replace(request: Any, name: str, values: list[str]) -> None:
    """Hands Plone's own service other values of a parameter."""
    request.form[name] = values


def drop(request: Any, *names: str) -> None:
    """Takes away what does not count for a call, whoever reads it later."""
    for name in names:
        request.form.pop(name, None)
