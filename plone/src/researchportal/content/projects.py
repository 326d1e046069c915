from plone.app.dexterity.textindexer import searchable
from plone.autoform import directives
from plone.autoform.interfaces import IFormFieldProvider
from plone.supermodel import model
from plone.supermodel.interfaces import FIELDSETS_KEY
from plone.supermodel.model import Fieldset
from plone.supermodel.model import SchemaClass
from researchportal import _
from researchportal.content.base import IPortalContent
from researchportal.schema import fields
from zope.i18nmessageid import Message
from zope.interface import alsoProvides


YEARS = {"min": 1900, "max": 2200}


class IProject(IPortalContent):
    searchable("detailed_description")

    detailed_description = fields.rich_text(_("Detailed description"))
    image = fields.image(_("Picture"))
    project_type = fields.term(_("Kind of project"), "project_types")
    project_start_month = fields.term(_("Month of the start"), "months")
    project_start_year = fields.whole_number(_("Year of the start"), **YEARS)
    project_end_month = fields.term(_("Month of the end"), "months")
    project_end_year = fields.whole_number(_("Year of the end"), **YEARS)
    link_further_information = fields.line(_("Further information"))
    link_further_information_text = fields.line(_("Text of the link"))
    directives.widget("members", frontendOptions=fields.MEMBER_PICKER)
    members = fields.relations(_("Persons"))
    involved_institutes = fields.terms(_("Involved institutes"), "institutes")


class IAward(IPortalContent):
    searchable("location")

    award_type = fields.term(_("Kind of award"), "award_types")
    award_date_month = fields.term(_("Month of the award"), "months")
    award_date_year = fields.whole_number(_("Year of the award"), **YEARS)
    location = fields.line(_("Location"))
    website_link = fields.line(_("Website"))
    directives.widget("members", frontendOptions=fields.MEMBER_PICKER)
    members = fields.relations(_("Persons"))


def numbered_organisations(
    name: str, prefix: str, count: int, label: str, titles: tuple[str, str, str]
) -> SchemaClass:
    """A behavior with name, link and logo of up to `count` organisations."""
    attributes = {}
    for number in range(1, count + 1):
        mapping = {"number": str(number)}
        own, link, logo = (Message(title, mapping=mapping) for title in titles)
        attributes[f"{prefix}_{number}"] = fields.line(own)
        attributes[f"{prefix}_{number}_link"] = fields.line(link)
        attributes[f"{prefix}_{number}_logo"] = fields.image(logo)
    behavior = SchemaClass(name, (model.Schema,), attributes, __module__=__name__)
    fieldset = Fieldset(f"{prefix}s", label=label, fields=list(attributes))
    behavior.setTaggedValue(FIELDSETS_KEY, [fieldset])
    alsoProvides(behavior, IFormFieldProvider)
    return behavior


IProjectPartners = numbered_organisations(
    "IProjectPartners",
    "project_partner",
    10,
    _("Partners"),
    (
        _("Partner ${number}"),
        _("Link of partner ${number}"),
        _("Logo of partner ${number}"),
    ),
)

IFundingProviders = numbered_organisations(
    "IFundingProviders",
    "external_funding_provider",
    3,
    _("Funding"),
    (
        _("Funding provider ${number}"),
        _("Link of funding provider ${number}"),
        _("Logo of funding provider ${number}"),
    ),
)
