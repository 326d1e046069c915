"""`@solr` over Plone's own catalog, in the form in which a real Solr answers."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from plone import api
from plone.restapi.services import Service
from researchportal.services.parameters import check_batch
from researchportal.services.parameters import integer
from researchportal.services.parameters import number
from researchportal.services.parameters import only_text
from researchportal.services.parameters import texts
from researchportal.services.solr import query as queries
from researchportal.services.solr.configuration import NEVER_FOUND
from researchportal.services.solr.configuration import Tab
from researchportal.services.solr.configuration import TABS
from researchportal.services.solr.document import document
from researchportal.services.solr.highlight import highlighting
from researchportal.services.solr.highlight import Marker
from typing import Any
from zExceptions import BadRequest


# Hits whose text is looked through; a longer list is one that nobody reads.
MOST_HIGHLIGHTED = 50


def _tab(request: Any) -> Tab:
    """The tab by its number; negative ones count from the end."""
    try:
        return TABS[integer(request, "group_select", 0)]
    except IndexError:
        raise BadRequest("Invalid group_select: No such tab") from None


class SolrGet(Service):
    def reply(self) -> dict[str, Any]:
        self._catalog = api.portal.get_tool("portal_catalog")
        rows = number(self.request, "rows", 10)
        start = number(self.request, "start", 0)
        tab = _tab(self.request)
        order = queries.sort_parameters(self.request)
        words = queries.words_parameter(self.request, "q")
        base = self._base(words)
        counts = self._counts(base)
        found = counts[TABS.index(tab)]
        is_asked = found and rows
        brains = self._page(base, tab, words, order, start, rows) if is_asked else []
        check_batch(brains)
        docs = [document(brain) for brain in brains]
        return {
            "response": {
                "docs": docs,
                "numFound": found,
                "start": start,
                "numFoundExact": True,
            },
            "portal_path": "/".join(api.portal.get().getPhysicalPath()),
            "facet_groups": [
                [each.label, count] for each, count in zip(TABS, counts, strict=True)
            ],
            "group_counts": counts,
            "highlighting": self._highlighting(brains, docs, words),
            "facet_fields": [],
            "layouts": None,
            "vocabularies": [],
        }

    def _base(self, words: list[str] | None) -> dict[str, Any] | None:
        """What all tabs have in common; None where nothing can be found."""
        request = self.request
        language, with_translations = queries.languages(request)
        query: dict[str, Any] = {
            "path": queries.path_query(request, self.context, with_translations),
            **queries.language_query(request, language),
        }
        if titles := texts(request, "portal_type"):
            query["Type"] = titles
        if words is not None:
            if not words:
                return None
            query["SearchableText"] = queries.any_word(words)
        return query

    def _results(self, base: dict[str, Any], tab: Tab, **more: Any) -> Any:
        types = list(tab.portal_types) or {"not": list(NEVER_FOUND)}
        return self._catalog.searchResults(**base, portal_type=types, **more)

    def _counts(self, base: dict[str, Any] | None) -> list[int]:
        """How many hits each tab has."""
        if base is None:
            return [0] * len(TABS)
        types = self._types(base)
        if self._without_folder():
            types -= self._types({**base, "path": {**base["path"], "depth": 0}})
        return [sum(types[each] for each in tab.portal_types or types) for tab in TABS]

    def _types(self, base: dict[str, Any]) -> Counter[str]:
        """How many hits are of each type.

        All are sorted by it, but none is read: unmerged, the catalog gives a key, the
        number of the row and what would read it.
        """
        found = self._results(base, TABS[0], sort_on="portal_type", _merge=False)
        return Counter(portal_type for portal_type, *_row in found)

    def _without_folder(self) -> bool:
        """Whether only what lies below the folder is asked for."""
        return only_text(self.request, "path_prefix").endswith("/")

    def _page(
        self,
        base: dict[str, Any],
        tab: Tab,
        words: list[str] | None,
        order: dict[str, Any],
        start: int,
        rows: int,
    ) -> list[Any]:
        is_ordered = words is None or bool(order)
        found = (
            self._results(base, tab, **order)
            if is_ordered
            else self._by_relevance(base, tab, words)
        )
        if self._without_folder():
            paths = base["path"]["query"]
            found = (brain for brain in found if brain.getPath() not in paths)
        elif is_ordered:
            # A slice of the catalog's lazy list wakes no row before it.
            return list(found[start : start + rows])
        return list(islice(found, start, start + rows))

    def _by_relevance(
        self, base: dict[str, Any], tab: Tab, words: list[str]
    ) -> Iterator[Any]:
        """Words of the title count for more than those of the text."""
        known = set()
        for each in self._results(base, tab, Title=queries.any_word(words)):
            known.add(each.getRID())
            yield each
        # What is titled so has been read by now, and no more of it than was asked for.
        for each in self._results(base, tab):
            if each.getRID() not in known:
                yield each

    def _highlighting(
        self, brains: list[Any], docs: list[dict[str, Any]], words: list[str] | None
    ) -> dict[str, dict[str, list[str]]]:
        """The marks of each hit, by UID.

        There are none where its words do not stand in its text as they were searched
        for.
        """
        marks: dict[str, dict[str, list[str]]] = {doc["UID"]: {} for doc in docs}
        if words:
            marker = Marker(words)
            for brain, doc in islice(zip(brains, docs, strict=True), MOST_HIGHLIGHTED):
                marks[doc["UID"]] = highlighting(brain, doc, marker, self.request)
        return marks
