"""`@job-offer-search`: published offers that have not expired.

They come with what the list of offers shows.
"""

from DateTime import DateTime
from plone import api
from plone.restapi.interfaces import ISerializeToJsonSummary
from plone.restapi.serializer.converters import json_compatible
from plone.restapi.services import Service
from researchportal.services.columns import column
from researchportal.services.parameters import check_batch
from researchportal.services.parameters import first_text
from researchportal.services.parameters import number
from researchportal.services.parameters import texts
from researchportal.services.words import term
from researchportal.services.words import words_of
from typing import Any
from zExceptions import BadRequest
from zope.component import getMultiAdapter
from zope.i18n import translate


INDEXED_ORDER = {
    "created": "created",
    "sortable_title": "sortable_title",
}
SHOWN_ORDER = {
    "id": ("external_id", "getId"),
    "job_offer_institute_title": ("job_offer_institute_title",),
    "job_offer_location_title": ("job_offer_location_title",),
}
FILTERS = {
    "target_group": "job_offer_target_groups",
    "field_of_work": "job_offer_fields_of_work",
    "location": "job_offer_location",
    "subject": "job_offer_categories",
}
COLUMNS = (
    "UID",
    "id",
    "external_id",
    "created",
    "date_of_issue",
    "submission_date",
    "job_offer_institute_title",
    "job_offer_location_title",
    "short_header_text",
)
TERMS = {
    "job_offer_location": "job_offer_locations",
    "job_offer_target_groups": "job_offer_target_groups",
    "job_offer_fields_of_work": "job_offer_fields_of_work",
    "job_offer_categories": "job_offer_categories",
}


def _order(given: list[str]) -> tuple[str, bool]:
    """Field and whether it is descending."""
    words = " ".join(given).split() or ["created", "desc"]
    field, direction = words[0], " ".join(words[1:])
    is_known = field in INDEXED_ORDER or field in SHOWN_ORDER
    if len(given) > 1 or not is_known:
        raise BadRequest("Invalid sort: Unknown field")
    if direction not in ("", "asc", "desc"):
        raise BadRequest("Invalid sort: Unknown direction")
    return field, direction == "desc"


def _shown(brain: Any, names: tuple[str, ...]) -> str:
    """What the list shows: the first of some columns that says something."""
    return next((value for name in names if (value := column(brain, name))), "")


class JobOfferSearchGet(Service):
    def reply(self) -> dict[str, Any]:
        rows = number(self.request, "rows", 25)
        start = number(self.request, "start", 0)
        field, descending = _order(texts(self.request, "sort"))
        brains = self._find(field, descending)
        shown = brains[start : start + rows]
        check_batch(shown)
        self._vocabularies: dict[str, dict[str, str]] = {}
        return {
            "@id": f"{self.context.absolute_url()}/@job-offer-search",
            "items": [self._summary(brain) for brain in shown],
            "items_total": len(brains),
        }

    def _query(self) -> dict[str, Any]:
        query: dict[str, Any] = {
            "portal_type": "Joboffer",
            "review_state": "published",
            # Also for those who may see what has expired.
            "effectiveRange": DateTime(),
            "path": self._path(first_text(self.request, "path_prefix")),
        }
        for name, index in FILTERS.items():
            if values := texts(self.request, name):
                query[index] = values
        if words := words_of(first_text(self.request, "q") or ""):
            query["SearchableText"] = " AND ".join(term(word, 1) for word in words)
        return query

    def _path(self, prefix: str | None) -> str:
        if prefix is None or not prefix.strip("/"):
            return "/".join(self.context.getPhysicalPath())
        return "/".join((*api.portal.get().getPhysicalPath(), prefix.strip("/")))

    def _find(self, field: str, descending: bool) -> Any:
        query = self._query()
        if field in INDEXED_ORDER:
            query["sort_on"] = INDEXED_ORDER[field]
            query["sort_order"] = "descending" if descending else "ascending"
        brains = api.portal.get_tool("portal_catalog").searchResults(**query)
        if field in SHOWN_ORDER:
            # An index would leave out the offers that have no such title.
            return sorted(
                brains,
                key=lambda brain: _shown(brain, SHOWN_ORDER[field]).casefold(),
                reverse=descending,
            )
        return brains

    def _summary(self, brain: Any) -> dict[str, Any]:
        summary = getMultiAdapter((brain, self.request), ISerializeToJsonSummary)()
        for name in COLUMNS:
            summary[name] = json_compatible(column(brain, name))
        for name, vocabulary in TERMS.items():
            value = column(brain, name)
            if isinstance(value, (list, tuple)):
                summary[name] = [self._term(vocabulary, token) for token in value]
            else:
                summary[name] = self._term(vocabulary, value) if value else None
        return summary

    def _term(self, vocabulary: str, token: str) -> dict[str, str]:
        titles = self._vocabularies.get(vocabulary)
        if titles is None:
            name = f"portal.vocabularies.{vocabulary}"
            terms = api.portal.get_vocabulary(name, self.context)
            titles = {
                each.value: translate(each.title or each.token, context=self.request)
                for each in terms
            }
            self._vocabularies[vocabulary] = titles
        return {"token": token, "title": titles.get(token, token)}
