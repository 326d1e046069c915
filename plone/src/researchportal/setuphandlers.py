from plone import api
from plone.base.interfaces import INonInstallable
from researchportal.security.login_plugin import install_plugin
from researchportal.security.login_plugin import remove_plugin
from researchportal.workflow import PORTAL_WORKFLOW
from researchportal.workflow import STOCK_WORKFLOW
from researchportal.workflow import switch_default_workflow
from typing import Any
from zope.interface import implementer


@implementer(INonInstallable)
class HiddenProfiles:
    def getNonInstallableProfiles(self) -> list[str]:
        return ["researchportal:uninstall"]

    def getNonInstallableProducts(self) -> list[str]:
        return []


def post_install(setup_tool: Any) -> None:
    """Content keeps its state under the portal's workflow."""
    switch_default_workflow(STOCK_WORKFLOW, PORTAL_WORKFLOW, {})
    install_plugin(api.portal.get())


def uninstall(setup_tool: Any) -> None:
    """States that Plone's own workflow lacks become private, so that nothing opens."""
    switch_default_workflow(
        PORTAL_WORKFLOW, STOCK_WORKFLOW, {"intranet": "private", "draft": "private"}
    )
    tool = api.portal.get_tool("portal_workflow")
    if PORTAL_WORKFLOW in tool.objectIds():
        tool.manage_delObjects([PORTAL_WORKFLOW])
    remove_plugin(api.portal.get())
