"""Addresses of mail: which are usable, and how those in the content are read."""

from base64 import b64decode
from binascii import Error as Base64Error
from typing import Any

import re


LONGEST = 254
LONGEST_HIDDEN = 2 * LONGEST
_PATTERN = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
_ROTATION = 10


def is_address(value: Any) -> bool:
    """One plain address: no display name, no list, no comment, no line break."""
    return (
        isinstance(value, str)
        and len(value) <= LONGEST
        and bool(_PATTERN.fullmatch(value))
    )


def _turn(letter: str) -> str:
    first = ord("a") if letter.islower() else ord("A")
    return chr((ord(letter) - first + _ROTATION) % 26 + first)


def decoded(value: Any) -> str | None:
    """An address of the content, as it is or as it is kept from harvesters.

    These are its letters turned, in base64.
    """
    if not isinstance(value, str):
        return None
    text = value.strip()
    if len(text) > LONGEST_HIDDEN:
        return None
    if text and "@" not in text:
        try:
            turned = b64decode(text, validate=True).decode("ascii")
        except (Base64Error, UnicodeDecodeError):
            return None
        text = re.sub("[A-Za-z]", lambda found: _turn(found.group()), turned)
    return text if is_address(text) else None
