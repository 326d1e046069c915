from plone.app.textfield.interfaces import IRichTextValue
from typing import Any

import lxml.html


def plain_text(value: Any) -> str | None:
    """The words of a rich text without its markup, or None."""
    if not IRichTextValue.providedBy(value) or not value.raw or not value.raw.strip():
        return None
    tree = lxml.html.fragment_fromstring(value.raw, create_parent="div")
    words = " ".join(tree.itertext()).split()
    return " ".join(words) or None
