"""Parts of the institution: their names, their menu, their banner and their footer."""

from plone.autoform import directives
from plone.autoform.interfaces import IFormFieldProvider
from plone.supermodel import model
from researchportal import _
from researchportal.schema import fields
from researchportal.schema.rows import LINK
from researchportal.schema.rows import Rows
from researchportal.schema.rows import TEXT
from zope.interface import provider
from zope.schema.interfaces import ValidationError

import re


TOKEN = re.compile(r"[a-z0-9][a-z0-9._-]*")


class InvalidToken(ValidationError):
    __doc__ = _("Only lower case letters, digits, dots, hyphens and underscores.")


def is_token(value: str | None) -> bool:
    if value and not TOKEN.fullmatch(value):
        raise InvalidToken(value)
    return True


@provider(IFormFieldProvider)
class IIdentity(model.Schema):
    """The display name, and the token by which other content refers to it."""

    name = fields.line(
        _("Name"),
        default="",
        missing_value="",
        description=_("The full name, as header and breadcrumbs show it."),
    )
    token = fields.line(
        _("Token"),
        constraint=is_token,
        description=_(
            "The short name by which other content refers to this one. "
            "Translations have the same. Without it, it is the short name of the "
            "address."
        ),
    )


@provider(IFormFieldProvider)
class IBanner(model.Schema):
    model.fieldset("appearance", label=_("Appearance"), fields=["banner_image"])

    banner_image = fields.image(
        _("Banner"),
        description=_("Stands at the head of this page and of all pages below it."),
    )


@provider(IFormFieldProvider)
class IStickyMenu(model.Schema):
    model.fieldset("appearance", label=_("Appearance"), fields=["sticky_menu"])

    directives.widget("sticky_menu", frontendOptions={"widget": "sticky_menu"})
    sticky_menu = Rows(
        {"title": TEXT, "icon": TEXT, "href": LINK},
        title=_("Icon menu"),
        description=_("Links with icons at the edge of every page below."),
    )


@provider(IFormFieldProvider)
class IFooter(model.Schema):
    model.fieldset(
        "footer",
        label=_("Footer"),
        fields=[
            "footer_header",
            "footer_text",
            "footer_address",
            "footer_button_link",
            "footer_leader",
            "footer_contact_mail",
            "footer_contact_phone",
        ],
    )

    footer_header = fields.line(_("Heading of the footer"))
    footer_text = fields.rich_text(_("Text of the footer"))
    footer_address = fields.text(_("Address"))
    footer_button_link = fields.line(
        _("Directions"), description=_("Where the directions button leads.")
    )
    footer_leader = fields.line(_("Head"))
    footer_contact_mail = fields.line(_("E-mail"))
    footer_contact_phone = fields.line(_("Phone"))


@provider(IFormFieldProvider)
class IMemberships(model.Schema):
    institutes = fields.terms(
        _("Institutes"),
        "institutes",
        description=_("The institutes to which this belongs."),
    )
