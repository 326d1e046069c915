"""Files that only who knows their token may load.

The token belongs to the content. It is stored in an annotation and not as an attribute,
so that no summary, column or index can show it, and only who may change the content
reads it.
"""

from AccessControl import getSecurityManager
from plone.autoform import directives
from plone.autoform.interfaces import IFormFieldProvider
from plone.supermodel import model
from Products.CMFCore.permissions import ModifyPortalContent
from researchportal import _
from typing import Any
from zope import schema
from zope.interface import Interface
from zope.interface import Invalid
from zope.interface import invariant
from zope.interface import provider


SHORTEST_TOKEN = 8


class IRestrictable(Interface):
    """Content whose files may be restricted."""


@provider(IFormFieldProvider)
class IRestricted(model.Schema):
    model.fieldset("settings", fields=["restricted", "restricted_token"])

    restricted = schema.Bool(
        title=_("Restricted files"),
        description=_(
            "Files and images of this content are only given to those who know the "
            "token."
        ),
        required=False,
        default=False,
    )

    directives.read_permission(restricted_token="cmf.ModifyPortalContent")
    directives.write_permission(restricted_token="cmf.ModifyPortalContent")
    restricted_token = schema.TextLine(
        title=_("Token"),
        description=_(
            "What visitors enter to load the files, at least eight characters."
        ),
        required=False,
        min_length=SHORTEST_TOKEN,
        max_length=200,
    )

    @invariant
    def restricted_needs_token(data: Any) -> None:
        if getattr(data, "restricted", False) and not getattr(
            data, "restricted_token", None
        ):
            raise Invalid(_("Restricted files need a token."))


def secret_of(content: Any) -> str | None:
    """The token of restricted content; None where its files are not restricted."""
    stored = IRestricted(content, None)
    if stored is None or not stored.restricted:
        return None
    # Without a token nobody can unlock the files, yet they stay restricted.
    return stored.restricted_token or ""


def may_change(content: Any) -> bool:
    return bool(getSecurityManager().checkPermission(ModifyPortalContent, content))
