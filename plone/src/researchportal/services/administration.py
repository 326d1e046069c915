"""What managers alone decide. Plone refuses site administrators the rest itself."""

from AccessControl import Unauthorized
from plone import api
from plone.restapi.services.controlpanels.update import ControlpanelsUpdate
from plone.restapi.services.groups.update import GroupsPatch
from Products.CMFCore.permissions import ManagePortal
from researchportal.services.parameters import body_of
from typing import Any


class GuardedGroupsPatch(GroupsPatch):
    """An empty list of roles takes the managers' group its role, too."""

    def can_update(self, group: Any, users: Any, roles: Any, groups: Any) -> bool:
        takes_role = (
            roles is not None
            and "Manager" in group.getRoles()
            and "Manager" not in roles
        )
        is_stranger = takes_role and not self.is_zope_manager
        return not is_stranger and super().can_update(group, users, roles, groups)


class GuardedPanelUpdate(ControlpanelsUpdate):
    """The address of the site is where mails send people who want a new password."""

    def reply(self) -> Any:
        if self.params[:1] == ["volto-settings"] and not api.user.has_permission(
            ManagePortal, obj=self.context
        ):
            present = api.portal.get_registry_record(
                "volto.frontend_domain", default=None
            )
            if body_of(self.request).get("frontend_domain", present) != present:
                raise Unauthorized("Only managers may set the address of the site.")
        return super().reply()
