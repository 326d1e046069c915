from plone.autoform.interfaces import IFormFieldProvider
from plone.supermodel import model
from researchportal import _
from researchportal.schema import fields
from zope.interface import provider


@provider(IFormFieldProvider)
class INavigationPortlet(model.Schema):
    """Whether a page shows the tree of what lies around it."""

    model.fieldset("settings", label=_("Settings"), fields=["show_navigation_portlet"])

    show_navigation_portlet = fields.switch(
        _("Show navigation"),
        default=False,
        description=_("Shows the navigation tree beside the content."),
    )
