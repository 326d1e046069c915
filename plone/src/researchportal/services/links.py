"""Links, rows and fields of content as the calls give them."""

from plone import api
from plone.dexterity.utils import iterSchemata
from plone.restapi.interfaces import IFieldSerializer
from plone.restapi.serializer.converters import json_compatible
from plone.restapi.serializer.utils import uid_to_url
from typing import Any
from urllib.parse import urlsplit
from zope.component import getMultiAdapter

import re


_SCHEMES = {"", "http", "https", "mailto", "tel"}
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def read_address(stored: str) -> str:
    """An address as browsers read it: without control signs, backslashes as slashes."""
    link = _CONTROL.sub("", stored).strip()
    end = re.search(r"[?#]", link)
    at = end.start() if end else len(link)
    return link[:at].replace("\\", "/") + link[at:]


def is_site_path(link: str) -> bool:
    """Whether an address, read, is a path: two slashes would name another host."""
    return link.startswith("/") and not link.startswith("//")


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
    stored = read_address(stored) if isinstance(stored, str) else ""
    if not _is_harmless(stored):
        return ""
    link = uid_to_url(stored)
    return api.portal.get().absolute_url() + link if is_site_path(link) else link


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
