"""Parts of the institution, and the news about them."""

from plone.app.dexterity.textindexer import searchable
from plone.autoform import directives
from plone.supermodel import model
from researchportal import _
from researchportal.content.base import IPortalContent
from researchportal.schema import fields


class IInstitut(IPortalContent):
    """An institute."""


class IInstitutsbereich(IPortalContent):
    """An area of an institute."""


class ISubsite(IPortalContent):
    """A part of the site with a header of its own."""


class IProjectSite(IPortalContent):
    """A project's site with a look of its own."""


class IOrganisationalUnit(IPortalContent):
    """A unit of the administration."""


class IResearchGroup(IPortalContent):
    searchable("subtitle")
    subtitle = fields.line(_("Subtitle"))
    banner_background_image = fields.image(
        _("Background of the title"),
        description=_("Stands behind title and subtitle."),
    )


class IMeldung(IPortalContent):
    model.fieldset(
        "categorization",
        label=_("Categorization"),
        fields=["institutsbereiche", "members"],
    )

    institutsbereiche = fields.terms(_("Areas"), "institutsbereiche")
    directives.widget("members", frontendOptions=fields.MEMBER_PICKER)
    members = fields.relations(
        _("Persons"), description=_("On their profiles this stands among the news.")
    )
