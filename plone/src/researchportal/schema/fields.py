"""Short forms of the fields that types of the portal repeat.

None of them is required.
"""

from plone.app.textfield import RichText
from plone.namedfile.field import NamedBlobFile
from plone.namedfile.field import NamedBlobImage
from typing import Any
from z3c.relationfield.schema import RelationChoice
from z3c.relationfield.schema import RelationList
from zope import schema


def line(title: str, **kw: Any) -> schema.TextLine:
    kw.setdefault("max_length", 1000)
    return schema.TextLine(title=title, required=False, **kw)


def text(title: str, **kw: Any) -> schema.Text:
    kw.setdefault("max_length", 10_000)
    return schema.Text(title=title, required=False, **kw)


def switch(title: str, default: bool, **kw: Any) -> schema.Bool:
    return schema.Bool(title=title, required=False, default=default, **kw)


def whole_number(title: str, **kw: Any) -> schema.Int:
    return schema.Int(title=title, required=False, **kw)


def rich_text(title: str, **kw: Any) -> RichText:
    return RichText(
        title=title,
        required=False,
        default_mime_type="text/html",
        output_mime_type="text/x-html-safe",
        allowed_mime_types=("text/html",),
        **kw,
    )


def image(title: str, **kw: Any) -> NamedBlobImage:
    return NamedBlobImage(title=title, required=False, **kw)


def file(title: str, **kw: Any) -> NamedBlobFile:
    return NamedBlobFile(title=title, required=False, **kw)


def term(title: str, vocabulary: str, **kw: Any) -> schema.Choice:
    return schema.Choice(
        title=title,
        required=False,
        vocabulary=f"portal.vocabularies.{vocabulary}",
        **kw,
    )


def terms(title: str, vocabulary: str, **kw: Any) -> schema.Tuple:
    return schema.Tuple(
        title=title,
        required=False,
        default=(),
        missing_value=(),
        value_type=schema.Choice(vocabulary=f"portal.vocabularies.{vocabulary}"),
        **kw,
    )


def words(title: str, **kw: Any) -> schema.Tuple:
    return schema.Tuple(
        title=title,
        required=False,
        default=(),
        missing_value=(),
        value_type=schema.TextLine(max_length=1000),
        **kw,
    )


def relations(title: str, **kw: Any) -> RelationList:
    """Content anywhere on the site: persons, for one, lie beside the languages."""
    return RelationList(
        title=title,
        required=False,
        default=[],
        value_type=RelationChoice(vocabulary="plone.app.multilingual.RootCatalog"),
        **kw,
    )


MEMBER_PICKER = {
    "widget": "object_browser",
    "widgetProps": {"mode": "multiple", "selectableTypes": ["Member"]},
}
