"""The feed in a File of the site itself."""

from plone import api
from researchportal.security.seen import may_view
from researchportal.services.tender.cache import Known
from researchportal.services.tender.fetch import MOST_BYTES
from researchportal.services.tender.parse import NoFeed
from researchportal.services.tender.parse import parse
from researchportal.services.unlock.behavior import secret_of
from typing import Any


def _file_at(path: str) -> Any:
    """The file that the visitor may load; restricted ones never are."""
    site = "/".join(api.portal.get().getPhysicalPath())
    catalog = api.portal.get_tool("portal_catalog")
    query = {"path": {"query": f"{site}{path}", "depth": 0}, "portal_type": "File"}
    for brain in catalog.unrestrictedSearchResults(**query):
        content = brain._unrestrictedGetObject()
        if secret_of(content) is None and may_view(content):
            return content.file
    return None


def own_feed(path: str) -> Known:
    file = _file_at(path)
    if file is None:
        return Known(is_missing=True)
    if file.getSize() > MOST_BYTES:
        return Known()
    try:
        return Known(feed=parse(file.data))
    except NoFeed:
        return Known()
