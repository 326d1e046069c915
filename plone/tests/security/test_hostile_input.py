"""Input that is made to be slow costs what its length costs.

Twice as much of it takes about twice as long.
"""

from collections.abc import Callable
from researchportal.behaviors.division import TOKEN
from researchportal.mail.addresses import decoded
from researchportal.mail.addresses import is_address
from researchportal.mail.send import one_line
from researchportal.services.markup import without_tags
from researchportal.services.solr.highlight import Marker
from researchportal.services.tender.parse import _plain
from researchportal.services.words import words_of
from types import SimpleNamespace
from typing import Any

import pytest
import researchportal.services.solr.highlight as highlight
import time


PIECES = [
    "<",
    "<br",
    "</p",
    "<br>",
    "</",
    "< ",
    ">",
    ".",
    ". ",
    ".\n",
    "\n",
    " ",
    "a",
    "a.",
    "a-",
    "&",
    "&#",
    "_",
    "\0 ",
]
MARKER = Marker(["wort"])


def text_of(raw: str) -> Any:
    content = SimpleNamespace(text=SimpleNamespace(raw=raw), blocks=None)
    content.aq_base = content
    return highlight.text_of(content, None)


READERS: dict[str, Callable[[str], Any]] = {
    "markup": without_tags,
    "feed": _plain,
    "rich text": text_of,
    "sentences": MARKER.first_sentence,
    "marks": MARKER.marked,
    "words": words_of,
    "header": one_line,
    "address": is_address,
    "hidden address": decoded,
    "token": TOKEN.fullmatch,
}


def shortest_of(tries: int, read: Callable[[str], Any], text: str) -> float:
    def once() -> float:
        start = time.process_time()
        read(text)
        return time.process_time() - start

    return min(once() for _ in range(tries))


@pytest.mark.parametrize("name", READERS)
def test_work_grows_as_the_input_does(name, monkeypatch):
    # Lengths are capped besides; here the readers themselves are looked at.
    for capped in ("solr.highlight.LONGEST_TEXT", "tender.parse.LONGEST_MARKUP"):
        monkeypatch.setattr(f"researchportal.services.{capped}", 10**9)
    read = READERS[name]
    for piece in PIECES:
        text = piece * (10_000 // len(piece))
        # Fractions of a millisecond say nothing.
        single = max(shortest_of(5, read, text), 0.001)
        # Eight times the input is 8 times the work, or 64 times where it grows by the
        # square: the bound lies between the two, far enough from both for a busy
        # machine.
        assert shortest_of(2, read, text * 8) / single < 24, piece


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("a<br/>b<BR >c</p>d</P>e</h2>f", "a\nb\nc\nd\ne\nf"),
        ("<p class='x'>a</p ><b>b</b>", " a  b "),
        ("a < b", "a < b"),
        ("a <b", "a <b"),
        ("a > b <i>c", "a > b  c"),
        ("", ""),
    ],
)
def test_text_of_markup(markup, text):
    assert without_tags(markup) == text
