from plone.app.dexterity.textindexer import searchable
from plone.supermodel import model
from researchportal import _
from researchportal.content.base import IPortalContent
from researchportal.schema import fields


class IMember(IPortalContent):
    """The profile of a person."""

    model.fieldset(
        "contact",
        label=_("Contact"),
        fields=[
            "institute",
            "building",
            "room",
            "phone",
            "mobile",
            "fax",
            "email",
            "website",
            "address",
            "location_link",
        ],
    )
    model.fieldset(
        "memberships",
        label=_("Memberships"),
        fields=[
            "institutes",
            "institutsbereiche",
            "administrational_units",
            "research_group",
        ],
    )
    model.fieldset(
        "sections",
        label=_("Sections"),
        fields=[
            "about_me_headline",
            "about_me",
            "about_me_shown",
            "vita",
            "vita_shown",
            "publications",
            "publications_shown",
            "awards_shown",
            "projects_shown",
            "news_shown",
        ],
    )
    model.fieldset(
        "links",
        label=_("Links"),
        fields=[
            "research_url_1",
            "research_url_label_1",
            "research_url_2",
            "research_url_label_2",
            "research_url_3",
            "research_url_label_3",
            "research_url_4",
            "research_url_label_4",
            "research_url_5",
            "research_url_label_5",
        ],
    )

    searchable("name", "firstname", "positions", "institute", "fields_of_competence")
    searchable("about_me", "vita", "publications")

    name = fields.line(_("Surname"))
    firstname = fields.line(_("First name"))
    academic = fields.line(_("Academic title"))
    salutation = fields.term(_("Salutation"), "salutations")
    positions = fields.text(_("Positions"), description=_("One on each line."))
    image = fields.image(_("Photo"))
    image_field = fields.line(_("Field of the photo"))
    fields_of_competence = fields.words(
        _("Fields of competence"), description=_("One on each line.")
    )
    competence_type = fields.term(_("Kind of competence"), "competence_types")
    member_source = fields.line(
        _("Source of the profile"),
        default="manual",
        description=_("Profiles from the directory (ldap) are not edited here."),
    )

    institute = fields.line(_("Institute as shown"))
    building = fields.line(_("Building"))
    room = fields.line(_("Room"))
    phone = fields.line(_("Phone"))
    mobile = fields.line(_("Mobile phone"))
    fax = fields.line(_("Fax"))
    email = fields.line(_("E-mail"))
    website = fields.line(_("Website"))
    address = fields.text(_("Address"))
    location_link = fields.line(
        _("Directions"), description=_("A page or address that shows the way.")
    )

    institutes = fields.terms(_("Institutes"), "institutes")
    institutsbereiche = fields.terms(_("Areas"), "institutsbereiche")
    administrational_units = fields.terms(
        _("Administrative units"), "administrational_units"
    )
    research_group = fields.term(_("Research group"), "research_groups")

    about_me_headline = fields.line(_("Heading of the introduction"))
    about_me = fields.rich_text(_("Introduction"))
    about_me_shown = fields.switch(_("Show introduction"), default=True)
    vita = fields.rich_text(_("Vita"))
    vita_shown = fields.switch(_("Show vita"), default=True)
    publications = fields.rich_text(_("Publications"))
    publications_shown = fields.switch(_("Show publications"), default=True)
    awards_shown = fields.switch(_("Show awards"), default=True)
    projects_shown = fields.switch(_("Show projects"), default=True)
    news_shown = fields.switch(_("Show news"), default=True)

    research_url_1 = fields.line(_("First link"))
    research_url_label_1 = fields.line(_("Text of the first link"))
    research_url_2 = fields.line(_("Second link"))
    research_url_label_2 = fields.line(_("Text of the second link"))
    research_url_3 = fields.line(_("Third link"))
    research_url_label_3 = fields.line(_("Text of the third link"))
    research_url_4 = fields.line(_("Fourth link"))
    research_url_label_4 = fields.line(_("Text of the fourth link"))
    research_url_5 = fields.line(_("Fifth link"))
    research_url_label_5 = fields.line(_("Text of the fifth link"))
