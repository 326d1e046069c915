from plone.app.dexterity.textindexer import searchable
from plone.supermodel import model
from researchportal import _
from researchportal.content.base import IPortalContent
from researchportal.schema import fields
from zope import schema


class IJobOfferContainer(IPortalContent):
    searchable("job_offer_container_text")
    job_offer_container_text = fields.rich_text(_("Text above the list"))


class IJoboffer(IPortalContent):
    model.fieldset(
        "categorization",
        label=_("Categorization"),
        fields=[
            "job_offer_location",
            "job_offer_target_groups",
            "job_offer_fields_of_work",
            "job_offer_categories",
        ],
    )

    searchable("short_header_text", "task_description", "external_id")
    searchable("job_offer_institute_title", "job_offer_location_title")

    short_header_text = fields.line(_("Short text in the header"))
    task_description = fields.rich_text(_("Tasks"))
    external_id = fields.line(_("Reference number"), default="", missing_value="")
    date_of_issue = schema.Date(title=_("Date of issue"), required=False)
    submission_date = schema.Date(
        title=_("Closing date"),
        description=_("Without it the offer stands until the position is filled."),
        required=False,
    )
    job_offer_institute_title = fields.line(_("Institute as shown"))
    job_offer_location_title = fields.line(
        _("Location as shown"),
        description=_("Without it the title of the location is shown."),
    )
    offer_url = fields.line(
        _("Application form"),
        description=_("Address of the form that is embedded for applications."),
    )
    file = fields.file(_("Offer as PDF"))
    image = fields.image(_("Picture"))

    job_offer_location = fields.term(_("Location"), "job_offer_locations")
    job_offer_target_groups = fields.terms(
        _("Target groups"), "job_offer_target_groups"
    )
    job_offer_fields_of_work = fields.terms(
        _("Fields of work"), "job_offer_fields_of_work"
    )
    job_offer_categories = fields.terms(_("Categories"), "job_offer_categories")
