"""Where a hit has the words that were searched for.

As Solr does, texts are not escaped: `<em>` are the marks.
"""

from html import unescape
from plone.i18n.normalizer.base import baseNormalize
from plone.restapi.blocks import visit_blocks
from plone.restapi.indexers import extract_text
from researchportal.services.markup import without_tags
from researchportal.services.solr.query import SHORTEST_PREFIX
from typing import Any

import re


LONGEST_TEXT = 100_000


def folded(word: str) -> str:
    return baseNormalize(word).lower()


class Marker:
    def __init__(self, words: list[str]) -> None:
        self._words = tuple(folded(word) for word in words)
        self._beginnings = tuple(
            each for each in self._words if len(each) >= SHORTEST_PREFIX
        )

    def _is_meant(self, word: str) -> bool:
        plain = folded(word)
        return plain in self._words or plain.startswith(self._beginnings)

    def marked(self, text: str) -> str | None:
        """The text with its marks; None where it has none of the words."""
        found = False

        def mark(match: re.Match[str]) -> str:
            nonlocal found
            word = match.group()
            if not self._is_meant(word):
                return word
            found = True
            return f"<em>{word}</em>"

        marked = re.sub(r"[^\W_]+", mark, text)
        return marked if found else None

    def first_sentence(self, text: str) -> str | None:
        for sentence in re.split(r"(?<=[.!?])\s+|\n+", text[:LONGEST_TEXT]):
            if marked := self.marked(sentence.strip()):
                return marked
        return None


def text_of(content: Any, request: Any) -> str:
    """What a page says in its blocks or its text; never what its files say."""
    blocks = getattr(content.aq_base, "blocks", None) or {}
    texts = [
        extract_text(block, content, request) for block in visit_blocks(content, blocks)
    ]
    rich = getattr(getattr(content.aq_base, "text", None), "raw", None)
    if isinstance(rich, str):
        texts.append(unescape(without_tags(rich[:LONGEST_TEXT])))
    return "\n".join(text for text in texts if isinstance(text, str))


def highlighting(
    brain: Any, doc: dict[str, Any], marker: Marker, request: Any
) -> dict[str, list[str]]:
    sentence = marker.first_sentence(text_of(brain.getObject(), request))
    found = {
        "content": sentence,
        "Title": marker.marked(doc["Title"]),
        "Description": marker.marked(doc["Description"]),
    }
    return {name: [text] for name, text in found.items() if text}
