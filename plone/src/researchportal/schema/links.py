"""Links in rows: stored as references to content, given out as addresses."""

from collections.abc import Callable
from typing import Any


Rows = list[dict[str, Any]]
Change = Callable[[str], str]

LINK_COLUMNS = ("href", "hrefEn", "logo")


def with_links(rows: Rows, change: Change) -> Rows:
    """Copies of the rows in which `change` was applied to every link."""
    return [
        {
            column: changed(value, change) if column in LINK_COLUMNS else value
            for column, value in row.items()
        }
        for row in rows
    ]


def changed(link: Any, change: Change) -> Any:
    if isinstance(link, str):
        return change(link)
    if isinstance(link, list):
        return [changed(entry, change) for entry in link]
    if isinstance(link, dict) and isinstance(link.get("@id"), str):
        return {**link, "@id": change(link["@id"])}
    return link
