"""Pages of a special form."""

from plone.app.dexterity.textindexer import searchable
from plone.supermodel import model
from researchportal import _
from researchportal.content.base import IPortalContent
from researchportal.schema import fields


class ICart(IPortalContent):
    """The shelf from which visitors order publications."""


class ICartItem(IPortalContent):
    """A publication on the shelf."""

    model.primary("file")
    searchable("text", "image_caption")

    text = fields.rich_text(_("Text"))
    image_caption = fields.line(_("Caption of the picture"))
    file = fields.file(_("File"))
    is_orderable = fields.switch(
        _("May be ordered"),
        default=False,
        description=_("Visitors may put it into their cart."),
    )


class ITender(IPortalContent):
    """A page that shows the tenders of a feed."""

    feed_url = fields.line(
        _("Address of the feed"),
        description=_(
            "An RSS or Atom feed of the present tenders; a path names a file of this "
            "site."
        ),
    )


class IIntro(IPortalContent):
    """A page that leads into the site."""


class IEmbeddedPage(IPortalContent):
    url = fields.line(
        _("Address"), description=_("The page that is shown within this one.")
    )


class IFAQItem(IPortalContent):
    """A frequent question with its answer."""


class IRegelung(IPortalContent):
    """A regulation of the institution."""

    model.primary("file")
    searchable("text")

    file = fields.file(_("File"))
    text = fields.rich_text(_("Text"))
