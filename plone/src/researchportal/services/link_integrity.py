"""`@linkintegrity`, without what the reader may not view."""

from plone.app.uuid.utils import uuidToCatalogBrain
from plone.restapi.services.linkintegrity.get import LinkIntegrityGet
from researchportal.security.seen import may_view
from researchportal.services.parameters import replace
from researchportal.services.parameters import texts
from typing import Any


def _is_shown(uid: str) -> bool:
    brain = uuidToCatalogBrain(uid)
    return brain is not None and may_view(brain._unrestrictedGetObject())


class ShownLinkIntegrity(LinkIntegrityGet):
    def reply(self) -> Any:
        # Plone then answers as if there were no such content.
        uids = (
            uid if _is_shown(uid) else "none" for uid in texts(self.request, "uids")
        )
        replace(self.request, "uids", list(dict.fromkeys(uids)))
        answer = super().reply()
        for each in answer:
            each["breaches"] = [
                breach for breach in each["breaches"] if _is_shown(breach["uid"])
            ]
        return answer
