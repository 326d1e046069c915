from plone.app.registry.browser.controlpanel import ControlPanelFormWrapper
from plone.app.registry.browser.controlpanel import RegistryEditForm
from plone.restapi.controlpanels import RegistryConfigletPanel
from researchportal import _
from researchportal.controlpanel.settings import IPortalSettings
from researchportal.interfaces import IResearchPortalLayer
from researchportal.settings import PREFIX
from zope.component import adapter
from zope.interface import Interface


@adapter(Interface, IResearchPortalLayer)
class PortalSettingsPanel(RegistryConfigletPanel):
    schema = IPortalSettings
    schema_prefix = PREFIX
    configlet_id = "portal-settings"
    configlet_category_id = "plone-general"
    title = _("Portal")


class PortalSettingsForm(RegistryEditForm):
    schema = IPortalSettings
    schema_prefix = PREFIX
    label = _("Portal")


class PortalSettingsView(ControlPanelFormWrapper):
    form = PortalSettingsForm
