"""`@relations`, without what the reader may not view.

Neither numbers nor refusals tell of it.
"""

from AccessControl import Unauthorized
from collections import Counter
from plone.restapi.services.relations.get import GetRelations
from researchportal.security.seen import may_view
from researchportal.services.parameters import only_text
from typing import Any
from zc.relation.interfaces import ICatalog
from zope.component import getUtility


class ShownRelationsGet(GetRelations):
    def reply(self) -> Any:
        asked = ("source", "target", "relation", "onlyBroken")
        given = [only_text(self.request, name) for name in asked]
        if not any(given):
            return self._statistics()
        try:
            return super().reply()
        except Unauthorized:
            return self.reply_no_content(status=404)

    def _statistics(self) -> dict[str, Any]:
        answer = super().reply()
        ends = (
            (each, each.from_object, each.to_object)
            for each in getUtility(ICatalog).findRelations({})
        )
        shown = (
            each.from_attribute
            for each, *both in ends
            if all(both) and all(map(may_view, both))
        )
        return {**answer, "stats": dict(Counter(shown).most_common())}
