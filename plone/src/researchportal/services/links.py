"""Links, rows and fields of content as the calls give them."""

from plone import api
from plone.dexterity.utils import iterSchemata
from plone.restapi.interfaces import IFieldSerializer
from plone.restapi.serializer.converters import json_compatible
from plone.restapi.serializer.utils import uid_to_url
from typing import Any
from urllib.parse import urlsplit
from zope.component import getMultiAdapter


_SCHEMES = {"", "http", "https", "mailto", "tel"}


def _is_harmless(link: str) -> bool:
    try:
        return urlsplit(link).scheme.lower() in _SCHEMES
    except ValueError:
        return False


def absolute_link(stored: Any) -> str:
    """A stored link as URL.

    It is a path of the site, a reference by UID, an address, or an object browser's
    list of one.
    """
    if isinstance(stored, list):
        stored = stored[0] if stored else ""
    if isinstance(stored, dict):
        stored = stored.get("@id", "")
    if not isinstance(stored, str) or not _is_harmless(stored):
        return ""
    link = uid_to_url(stored)
    is_path = link.startswith("/") and not link.startswith("//")
    return api.portal.get().absolute_url() + link if is_path else link


def stored_rows(stored: Any) -> list[dict[str, Any]]:
    """Rows of a structured value, stored as a list or as `{"items": [...]}`."""
    listed = stored.get("items") if isinstance(stored, dict) else stored
    return (
        [row for row in listed if isinstance(row, dict)]
        if isinstance(listed, list)
        else []
    )


def plain(content: Any, name: str, default: Any = None) -> Any:
    """A stored value of the content's own, never one of its container."""
    value = getattr(getattr(content, "aq_base", content), name, default)
    return default if value is None else json_compatible(value, content)


def serialized(content: Any, request: Any, name: str) -> Any:
    """A field as a content GET gives it; None where the content has no such field."""
    for schema in iterSchemata(content):
        if name in schema:
            field = schema[name].bind(content)
            return json_compatible(
                getMultiAdapter((field, content, request), IFieldSerializer)()
            )
    return None
