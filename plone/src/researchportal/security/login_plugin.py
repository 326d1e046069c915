"""The plugin of a user folder that holds logins within their limit.

It does so whatever way the credentials came.
"""

from AccessControl.class_init import InitializeClass
from AccessControl.SecurityInfo import ClassSecurityInfo
from Acquisition import aq_inner
from Acquisition import aq_parent
from plone.base.interfaces import IPloneSiteRoot
from Products.PluggableAuthService.interfaces.plugins import IAuthenticationPlugin
from Products.PluggableAuthService.plugins.BasePlugin import BasePlugin
from researchportal.security.login_limit import hold
from researchportal.security.login_limit import user_folders
from typing import Any
from zope.interface import implementer


PLUGIN = "researchportal_login_limit"


@implementer(IAuthenticationPlugin)
class LoginLimit(BasePlugin):
    """Stands before all others that look at passwords, and authenticates nobody."""

    meta_type = "Research portal login limit"
    security = ClassSecurityInfo()

    def __init__(self, plugin_id: str, title: str) -> None:
        self._setId(plugin_id)
        self.title = title

    @security.private
    def authenticateCredentials(self, credentials: dict[str, Any]) -> None:
        hold(aq_parent(aq_parent(aq_inner(self))), credentials)


InitializeClass(LoginLimit)


def install_plugin(site: Any) -> None:
    for folder in user_folders(site):
        if PLUGIN not in folder.objectIds():
            folder._setObject(PLUGIN, LoginLimit(PLUGIN, "Limit of failed logins"))
            folder.plugins.activatePlugin(IAuthenticationPlugin, PLUGIN)
        folder.plugins.movePluginsTop(IAuthenticationPlugin, [PLUGIN])


def remove_plugin(site: Any) -> None:
    """From the folders above only when no other site there has it."""
    for folder in user_folders(site):
        place = aq_parent(aq_inner(folder))
        sites = (
            []
            if place == site
            else filter(IPloneSiteRoot.providedBy, place.objectValues())
        )
        if PLUGIN in folder.objectIds() and not any(
            PLUGIN in each.acl_users.objectIds() for each in sites
        ):
            folder.plugins.removePluginById(PLUGIN)
            folder._delObject(PLUGIN)
