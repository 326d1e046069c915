from plone import api
from plone.base.interfaces import INonInstallable
from researchportal.security.login_plugin import install_plugin
from researchportal.security.login_plugin import remove_plugin
from researchportal.workflow import PORTAL_WORKFLOW
from researchportal.workflow import STOCK_WORKFLOW
from researchportal.workflow import switch_default_workflow
from zope.interface import implementer


@implementer(INonInstallable)
class HiddenProfiles:
    def getNonInstallableProfiles(self):
        return ["researchportal:uninstall"]

    def getNonInstallableProducts(self):
        return []


def installed(setup_tool):
    """Content keeps its state under the portal's workflow."""
    switch_default_workflow(STOCK_WORKFLOW, PORTAL_WORKFLOW, {})
    limit_logins(setup_tool)


def limit_logins(setup_tool):
    install_plugin(api.portal.get())


def uninstalled(setup_tool):
    """States that Plone's own workflow lacks become private, so that nothing opens up."""
    switch_default_workflow(
        PORTAL_WORKFLOW, STOCK_WORKFLOW, {"intranet": "private", "draft": "private"}
    )
    tool = api.portal.get_tool("portal_workflow")
    if PORTAL_WORKFLOW in tool.objectIds():
        tool.manage_delObjects([PORTAL_WORKFLOW])
    remove_plugin(api.portal.get())
