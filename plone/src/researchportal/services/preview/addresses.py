"""The addresses of a page, its pictures and its files, led below that of a link."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import re


VIEWS = frozenset({"@@images", "@@download", "@@display-file", "ics_view"})


def _is_served(rest: str, is_part: Callable[[str], bool]) -> bool:
    if not rest:
        return True
    before, first, *more = [*rest.split("/"), ""][:3]
    if before:
        return False
    is_shown = rest.count("/") == 1 or more[0] in VIEWS
    return first in VIEWS or (is_shown and is_part(unquote(first)))


def readdressed(
    answer: Any, url: str, path: str, below: str, is_part: Callable[[str], bool]
) -> Any:
    """`path` is that of the page in the site, as summaries of pictures name it."""
    own = re.compile(re.escape(url) + r"""([^\s"'<>()#?\\]*)""")

    def led(found: re.Match[str]) -> str:
        rest = found[1]
        return f"{url}{below}{rest}" if _is_served(rest, is_part) else found[0]

    def text(value: str) -> str:
        rest = value.removeprefix(path)
        if value.startswith(f"{path}/") and _is_served(rest, is_part):
            return f"{path}{below}{rest}"
        return own.sub(led, value) if url in value else value

    def walk(value: Any) -> Any:
        if isinstance(value, str):
            return text(value)
        if isinstance(value, dict):
            return {key: walk(inner) for key, inner in value.items()}
        if isinstance(value, (list, tuple)):
            return [walk(inner) for inner in value]
        return value

    return walk(answer)
