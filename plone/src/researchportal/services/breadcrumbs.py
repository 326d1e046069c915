"""`@breadcrumbs`, without what the reader may not view."""

from plone.restapi.services import Service
from plone.restapi.services.breadcrumbs.get import Breadcrumbs
from researchportal.interfaces import IResearchPortalLayer
from researchportal.security.seen import ancestors
from researchportal.security.seen import may_view
from typing import Any
from zope.component import adapter
from zope.interface import Interface


@adapter(Interface, IResearchPortalLayer)
class ShownBreadcrumbs(Breadcrumbs):
    def __call__(self, expand: bool = False) -> dict[str, Any]:
        answer = super().__call__(expand)
        crumbs = answer["breadcrumbs"]
        if expand:
            unseen = {
                each.absolute_url()
                for each in ancestors(self.context)
                if not may_view(each)
            }
            crumbs["items"] = [
                each
                for each in crumbs["items"]
                if each["@id"].removesuffix("/view") not in unseen
            ]
        return answer


class ShownBreadcrumbsGet(Service):
    def reply(self) -> dict[str, Any]:
        return ShownBreadcrumbs(self.context, self.request)(expand=True)["breadcrumbs"]
