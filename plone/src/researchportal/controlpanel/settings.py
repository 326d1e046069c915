"""The settings of the portal as a whole."""

from plone.autoform import directives
from plone.formwidget.namedfile.converter import b64decode_file
from plone.namedfile.file import NamedImage
from plone.schema import Email
from plone.schema import JSONField
from plone.supermodel import model
from researchportal import _
from researchportal.behaviors.project_settings import ISiteAppearance
from researchportal.schema import fields
from researchportal.schema.rows import FOOTER
from researchportal.schema.rows import PRE_FOOTER
from researchportal.schema.rows import rows_of
from researchportal.schema.rows import TEXT
from typing import Any
from zope import schema
from zope.schema.interfaces import ValidationError


TOKEN = {"type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$"}
TERMS = rows_of({"token": TOKEN, "de": TEXT, "en": TEXT}, required=["token"])
PICTURES = (".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp")
LARGEST_PICTURE = 3_000_000
# base64 needs a third more; what is longer than this is not even decoded.
LONGEST_VALUE = 2 * LARGEST_PICTURE
MOST_PIXELS = 25_000_000


class NoPicture(ValidationError):
    __doc__ = _("This is no picture.")


class PictureTooLarge(ValidationError):
    __doc__ = _("Pictures of the settings are at most three megabytes large.")


class TooManyPixels(ValidationError):
    __doc__ = _("Pictures of the settings have at most 25 million pixels.")


def is_picture(value: str | None) -> bool:
    """Whether a value is `filenameb64:…;datab64:…` of a picture that browsers show."""
    if not value:
        return True
    if len(value) > LONGEST_VALUE:
        raise PictureTooLarge()
    try:
        filename, data = b64decode_file(value)
    except (ValueError, IndexError) as error:
        raise NoPicture() from error
    if not filename.lower().endswith(PICTURES) or not data:
        raise NoPicture()
    if len(data) > LARGEST_PICTURE:
        raise PictureTooLarge()
    width, height = NamedImage(data=data, filename=filename).getImageSize()
    if width * height > MOST_PIXELS:
        raise TooManyPixels()
    return True


def is_address(value: str | None) -> bool:
    if value:
        Email().validate(value)
    return True


def address(title: str, **kw: Any) -> schema.ASCIILine:
    return schema.ASCIILine(title=title, required=False, constraint=is_address, **kw)


def picture(title: str) -> schema.ASCII:
    return schema.ASCII(title=title, required=False, constraint=is_picture)


def term_rows(title: str, default: list[dict[str, str]]) -> JSONField:
    return JSONField(
        title=title,
        description=_(
            "Rows with a token, which content stores, and titles in both languages."
        ),
        schema=TERMS,
        required=False,
        default=default,
        missing_value=[],
    )


def row(token: str, de: str, en: str) -> dict[str, str]:
    return {"token": token, "de": de, "en": en}


class IPortalSettings(model.Schema, ISiteAppearance):
    model.fieldset(
        "footer",
        label=_("Footer"),
        fields=[
            "pre_footer",
            "footer",
            "footer_logo",
            "footer_logo_link",
            "footer_header",
            "footer_text",
            "footer_address",
            "footer_button_link",
            "footer_leader",
            "footer_contact_mail",
            "footer_contact_phone",
            "portal_footer_contact_mail",
            "portal_footer_newsletter",
        ],
    )
    model.fieldset(
        "jobs",
        label=_("Job offers"),
        fields=[
            "job_offer_contact_mail",
            "job_offer_locations",
            "job_offer_target_groups",
            "job_offer_fields_of_work",
            "job_offer_categories",
        ],
    )
    model.fieldset(
        "services",
        label=_("Services"),
        fields=["order_recipient", "rate_limits", "feed_hosts"],
    )

    logo = picture(_("Logo"))
    bg_image = picture(_("Background picture"))

    pre_footer = JSONField(
        title=_("Logos above the footer"),
        schema=rows_of(PRE_FOOTER),
        required=False,
        default=[],
        missing_value=[],
    )
    footer = JSONField(
        title=_("Links in the footer"),
        schema=rows_of(FOOTER),
        required=False,
        default=[],
        missing_value=[],
    )
    footer_logo = picture(_("Logo in the footer"))
    footer_header = fields.line(_("Heading of the footer"))
    directives.widget("footer_text", frontendOptions={"widget": "richtext"})
    footer_text = fields.text(_("Text of the footer"))
    footer_address = fields.text(_("Address"))
    footer_button_link = fields.line(
        _("Directions"), description=_("Where the directions button leads.")
    )
    footer_leader = fields.line(_("Head"))
    footer_contact_mail = fields.line(_("E-mail"))
    footer_contact_phone = fields.line(_("Phone"))
    portal_footer_contact_mail = fields.line(_("E-mail of the portal"))
    portal_footer_newsletter = fields.line(_("Newsletter"))

    job_offer_contact_mail = address(_("E-mail for questions about job offers"))
    job_offer_locations = term_rows(
        _("Locations"), [row("main-campus", "Hauptstandort", "Main campus")]
    )
    job_offer_target_groups = term_rows(
        _("Target groups"),
        [
            row("pupils", "Schülerinnen und Schüler", "Pupils"),
            row("trainees", "Auszubildende", "Trainees"),
            row("students", "Studierende", "Students"),
            row("doctoral-researchers", "Promovierende", "Doctoral researchers"),
            row("postdocs", "Postdocs", "Postdocs"),
            row("professionals", "Berufserfahrene", "Professionals"),
        ],
    )
    job_offer_fields_of_work = term_rows(
        _("Fields of work"),
        [
            row("science", "Wissenschaft", "Science"),
            row("engineering", "Technik", "Engineering"),
            row("it", "Informatik", "Information technology"),
            row("administration", "Verwaltung", "Administration"),
        ],
    )
    job_offer_categories = term_rows(
        _("Categories"),
        [
            row("full-time", "Vollzeit", "Full time"),
            row("part-time", "Teilzeit", "Part time"),
            row("thesis", "Abschlussarbeit", "Thesis"),
            row("internship", "Praktikum", "Internship"),
        ],
    )

    order_recipient = address(
        _("E-mail for orders"),
        description=_("Where orders of publications are sent."),
    )
    rate_limits = fields.switch(
        _("Limit calls of visitors"),
        default=True,
        description=_(
            "Answers forms, orders and failed logins of one address only so many times "
            "in ten minutes."
        ),
    )
    feed_hosts = fields.words(
        _("Hosts of feeds in the own network"),
        description=_(
            "Feeds of tenders come from public addresses; hosts named here may have a "
            "private one."
        ),
    )
