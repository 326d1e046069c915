"""`resolveuid`: leads to content by its UID, where the reader may know of it."""

from AccessControl import Unauthorized
from plone.app.uuid.utils import uuidToCatalogBrain
from plone.outputfilters.browser.resolveuid import ResolveUIDView
from researchportal.security.seen import may_know_place
from typing import Any


class ShownResolveUid(ResolveUIDView):
    def __call__(self) -> Any:
        brain = uuidToCatalogBrain(self.uuid)
        if brain is not None and not may_know_place(brain._unrestrictedGetObject()):
            raise Unauthorized("You may not view what this link leads to.")
        return super().__call__()
