from Acquisition import aq_base
from plone.autoform.interfaces import IFormFieldProvider
from plone.rest.traverse import RESTWrapper
from plone.supermodel import model
from researchportal import _
from researchportal.schema import fields
from typing import Any
from zope.component import adapter
from zope.interface import provider
from ZPublisher.interfaces import IPubAfterTraversal


@provider(IFormFieldProvider)
class ISearchEngines(model.Schema):
    """What search engines and social networks are told about a page."""

    model.fieldset(
        "seo",
        label=_("Search engines"),
        fields=[
            "seo_title",
            "seo_description",
            "seo_noindex",
            "seo_canonical_url",
            "opengraph_title",
            "opengraph_description",
            "opengraph_image",
        ],
    )

    seo_title = fields.line(
        _("Title for search engines"),
        description=_("Stands in the window's title instead of the page's title."),
    )
    seo_description = fields.text(
        _("Description for search engines"),
        description=_("Stands in search results instead of the page's description."),
    )
    seo_noindex = fields.switch(
        _("Hide from search engines"),
        default=False,
        description=_("Asks search engines to leave this page out."),
    )
    seo_canonical_url = fields.line(
        _("Canonical address"),
        description=_("The address under which search engines list this page."),
    )
    opengraph_title = fields.line(_("Title when shared"))
    opengraph_description = fields.text(_("Description when shared"))
    opengraph_image = fields.image(_("Picture when shared"))


@adapter(IPubAfterTraversal)
def ask_to_leave_out(event: Any) -> None:
    """Tell search engines to leave out what editors have marked so."""
    found = event.request["PARENTS"][0]
    item = found.context if isinstance(found, RESTWrapper) else found
    if getattr(aq_base(item), "seo_noindex", False) is True:
        event.request.response.setHeader("X-Robots-Tag", "noindex")
