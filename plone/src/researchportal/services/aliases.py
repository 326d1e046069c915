"""Old paths name private content that they lead to or once lay in.

As with the service, those who manage them read them; to others there are none.
"""

from AccessControl import getSecurityManager
from plone.base.interfaces import IPloneSiteRoot
from plone.restapi.services.aliases.get import Aliases
from researchportal.interfaces import IResearchPortalLayer
from typing import Any
from zope.component import adapter
from zope.interface import Interface


@adapter(Interface, IResearchPortalLayer)
class ManagedAliases(Aliases):
    def __call__(self, expand: bool = False) -> dict[str, Any]:
        shown = expand and self._may_manage()
        answer = super().__call__(shown)
        if expand and not shown:
            answer["aliases"] |= {"items": [], "items_total": 0}
        return answer

    def _may_manage(self) -> bool:
        place = "Portal" if IPloneSiteRoot.providedBy(self.context) else "Context"
        permission = f"Manage {place} Aliases"
        return bool(getSecurityManager().checkPermission(permission, self.context))
