"""Text out of markup, in one pass: input without end costs no more than its length."""

from collections.abc import Iterator


CLOSING = {"/p", "/div", "/li", "/tr", "/dd", *(f"/h{level}" for level in range(10))}


def _tags(html: str) -> Iterator[tuple[int, int]]:
    """Beginning and end of each tag.

    Where no `>` follows any more, none does later either.
    """
    end = 0
    while (start := html.find("<", end)) >= 0 and (
        end := html.find(">", start) + 1
    ) > 0:
        yield start, end


def _ends_line(tag: str) -> bool:
    return tag[:2].lower() == "br" or tag.lower() in CLOSING


def without_tags(html: str) -> str:
    """Every tag is a blank, one that ends a line is a line break."""
    parts, position = [], 0
    for start, end in _tags(html):
        parts += [
            html[position:start],
            "\n" if _ends_line(html[start + 1 : end - 1]) else " ",
        ]
        position = end
    return "".join([*parts, html[position:]])
