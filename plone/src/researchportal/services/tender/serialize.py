"""`feed` of a Tender: what its feed lists at present."""

from plone import api
from plone.restapi.interfaces import ISerializeToJson
from plone.restapi.serializer.dxcontent import SerializeFolderToJson
from researchportal import _
from researchportal.content.pages import ITender
from researchportal.interfaces import IResearchPortalLayer
from researchportal.services.links import is_site_path
from researchportal.services.links import read_address
from researchportal.services.tender.cache import feeds
from researchportal.services.tender.cache import Known
from researchportal.services.tender.own_file import own_feed
from researchportal.services.tender.parse import Entry
from typing import Any
from zope.component import adapter
from zope.i18n import translate
from zope.interface import implementer


FORMS = {"de": "%d.%m.%Y", "en": "%-d %B %Y"}


def _rows(entry: Entry, request: Any) -> list[dict[str, str]]:
    rows = list(entry.rows)
    if entry.text:
        rows.append((translate(_("Description"), context=request), entry.text))
    if entry.published:
        form = FORMS.get(api.portal.get_current_language(), "%Y-%m-%d")
        rows.append(
            (translate(_("Published"), context=request), entry.published.strftime(form))
        )
    return [{"label": label, "value": value} for label, value in rows]


def _known(url: str) -> Known:
    return own_feed(url) if is_site_path(url) else feeds.get(url)


def feed_of(tender: Any, request: Any) -> dict[str, Any] | None:
    """None where the feed cannot be read."""
    url = read_address(tender.feed_url or "")
    if not url:
        return {"title": tender.title, "isInactive": True, "items": []}
    known = _known(url)
    if known.is_missing:
        return {"title": tender.title, "isInactive": True, "items": []}
    if known.feed is None:
        return None
    items = [
        {"title": each.title, "href": each.href, "rows": _rows(each, request)}
        for each in known.feed.entries
    ]
    return {
        "title": known.feed.title or tender.title,
        "isInactive": False,
        "items": items,
    }


@implementer(ISerializeToJson)
@adapter(ITender, IResearchPortalLayer)
class SerializeTender(SerializeFolderToJson):
    def __call__(
        self, version: str | None = None, include_items: bool = True
    ) -> dict[str, Any]:
        result = super().__call__(version=version, include_items=include_items)
        result["feed"] = feed_of(self.context, self.request)
        return result
