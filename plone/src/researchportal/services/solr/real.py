"""`@solr` of a real Solr, with an end: kitconcept.solr gives as many as are asked."""

from kitconcept.solr.services.solr import SolrSearch
from researchportal.services.parameters import check_batch
from researchportal.services.parameters import lower
from researchportal.services.parameters import MOST_ENTRIES
from typing import Any


class RealSolrGet(SolrSearch):
    def reply(self) -> dict[str, Any]:
        # One more than is handed out, so that it is told that there is more.
        lower(self.request, "rows", 10, MOST_ENTRIES + 1)
        answer = super().reply()
        check_batch(answer["response"]["docs"])
        return answer
