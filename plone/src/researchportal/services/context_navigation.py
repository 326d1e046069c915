"""The navigation beside a page, of a place with thousands of pages as quick as ever."""

from plone.restapi.services.contextnavigation.get import (
    ContextNavigation as PloneContextNavigation,
)
from researchportal.interfaces import IResearchPortalLayer
from researchportal.services.parameters import assumed
from typing import Any
from zope.component import adapter
from zope.interface import Interface


# More levels than any site has below its language.
DEEPEST = 20


@adapter(Interface, IResearchPortalLayer)
class ContextNavigation(PloneContextNavigation):
    """Looks no deeper than that where the caller names no depth.

    Without a depth Plone looks through 999 levels, and the index of paths goes through
    all that lies below the place once more for each of those that are empty.
    """

    def __call__(
        self, expand: bool = False, prefix: str = "expand.contextnavigation."
    ) -> dict[str, Any]:
        with assumed(self.request, f"{prefix}bottomLevel", str(DEEPEST)):
            return super().__call__(expand, prefix)
