"""Lists of rows as a field.

Entries of an icon menu, logos of partners, links of a footer.
"""

from collections.abc import Iterable
from plone.schema import IJSONField
from plone.schema import JSONField
from typing import Any
from zope.interface import implementer

import json


class IRows(IJSONField):
    """A JSON field of rows whose links are stored as references to content."""


Columns = dict[str, dict[str, Any]]

LINK = {
    "anyOf": [
        {"type": ["string", "null"], "maxLength": 2000},
        {
            "type": "array",
            "maxItems": 1,
            "items": {"type": "object", "required": ["@id"]},
        },
    ]
}
TEXT = {"type": ["string", "null"], "maxLength": 500}
SWITCH = {"type": ["boolean", "null"]}


PRE_FOOTER = {"title": TEXT, "logo": LINK, "href": LINK, "openLinkInNewTab": SWITCH}
FOOTER = {"title": TEXT, "titleEn": TEXT, "href": LINK, "hrefEn": LINK}


def rows_of(columns: Columns, required: Iterable[str] = ()) -> str:
    """The JSON schema of at most 200 rows with the given schemas of their columns."""
    row = {"type": "object", "properties": columns, "required": list(required)}
    return json.dumps({"type": "array", "maxItems": 200, "items": row})


@implementer(IRows)
class Rows(JSONField):
    def __init__(self, columns: Columns, **kw: Any) -> None:
        kw.setdefault("default", [])
        kw.setdefault("missing_value", [])
        super().__init__(schema=rows_of(columns), required=False, **kw)
