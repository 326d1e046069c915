from plone.autoform import directives
from plone.autoform.interfaces import IFormFieldProvider
from plone.supermodel import model
from researchportal import _
from researchportal.schema import fields
from researchportal.schema.rows import FOOTER
from researchportal.schema.rows import PRE_FOOTER
from researchportal.schema.rows import Rows
from zope.interface import Interface
from zope.interface import provider


class ISiteAppearance(Interface):
    """What the portal as a whole and each project site may set."""

    matomo_id = fields.line(
        _("Matomo site"),
        description=_("Number of the site in Matomo. Without it nothing is counted."),
    )
    additional_body_class = fields.line(_("CSS class of the page"))
    main_bg_color = fields.line(_("Main background colour"))
    main_font = fields.term(_("Fonts"), "main_fonts")
    nav_font_color = fields.line(_("Colour of the navigation"))
    nav_active_color = fields.line(_("Colour of the active navigation entry"))
    footer_logo_link = fields.line(_("Link of the logo in the footer"))
    default_page_size = fields.whole_number(
        _("Entries on a page"),
        min=1,
        max=500,
        description=_("How many entries listings show at once."),
    )


@provider(IFormFieldProvider)
class IProjectSettings(model.Schema, ISiteAppearance):
    """The look of a project site. What is left open comes from the portal."""

    model.fieldset(
        "appearance",
        label=_("Appearance"),
        fields=[
            "special",
            "additional_body_class",
            "main_bg_color",
            "bg_image",
            "main_font",
            "nav_font_color",
            "nav_active_color",
            "logo",
            "matomo_id",
            "default_page_size",
        ],
    )
    model.fieldset(
        "footer",
        label=_("Footer"),
        fields=["pre_footer", "footer", "footer_logo", "footer_logo_link"],
    )
    directives.widget("pre_footer", frontendOptions={"widget": "logo_rows"})
    directives.widget("footer", frontendOptions={"widget": "link_rows"})

    special = fields.switch(
        _("Special project header"),
        default=False,
        description=_("Shows the large header with the background picture."),
    )
    logo = fields.image(_("Logo"))
    bg_image = fields.image(_("Background picture"))
    pre_footer = Rows(PRE_FOOTER, title=_("Logos above the footer"))
    footer = Rows(FOOTER, title=_("Links in the footer"))
    footer_logo = fields.image(_("Logo in the footer"))
