"""`@solr-suggest` over Plone's own catalog.

It gives items whose titles have words that begin so.
"""

from itertools import islice
from plone import api
from plone.restapi.interfaces import ISerializeToJson
from plone.restapi.interfaces import ISerializeToJsonSummary
from plone.restapi.services import Service
from researchportal.services.parameters import only_text
from researchportal.services.solr import query as queries
from researchportal.services.solr.configuration import NEVER_SUGGESTED
from researchportal.services.words import term
from typing import Any
from zope.component import getMultiAdapter


MOST = 10
SHORTEST_BEGINNING = 2
LONGEST_BEGINNING = 10


def _beginning(word: str) -> str:
    """Words of more than ten letters are only found whole."""
    shortest = SHORTEST_BEGINNING if len(word) <= LONGEST_BEGINNING else len(word) + 1
    return term(word, shortest)


class SolrSuggestGet(Service):
    def reply(self) -> dict[str, Any]:
        words = queries.words_parameter(self.request, "query")
        query = self._query(words)
        catalog = api.portal.get_tool("portal_catalog")
        brains = [] if words == [] else catalog.searchResults(**query)
        return {
            "suggestions": [self._suggestion(brain) for brain in islice(brains, MOST)]
        }

    def _query(self, words: list[str] | None) -> dict[str, Any]:
        language, _ = queries.languages(self.request)
        query: dict[str, Any] = {
            "portal_type": {"not": list(NEVER_SUGGESTED)},
            "path": self._path(only_text(self.request, "path_prefix")),
            **queries.language_query(self.request, language),
        }
        if words:
            query["Title"] = " AND ".join(_beginning(word) for word in words)
        return query

    def _path(self, prefix: str) -> str:
        root = "/".join(api.portal.get().getPhysicalPath())
        return (
            root + prefix.rstrip("/")
            if not prefix or prefix.startswith("/")
            else prefix
        )

    def _suggestion(self, brain: Any) -> dict[str, Any]:
        """A summary; of persons the whole, whose phone and room are shown at once."""
        if brain.portal_type != "Member":
            return getMultiAdapter((brain, self.request), ISerializeToJsonSummary)()
        person = getMultiAdapter((brain.getObject(), self.request), ISerializeToJson)
        content = person(include_items=False)
        return {
            name: value
            for name, value in content.items()
            if name not in ("@components", "items")
        }
