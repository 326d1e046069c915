"""Ids that content does not get.

The app shows one of its screens where a path ends with its name. A page of that name
would be hidden behind the screen, or the screen behind the page. What lies there
already keeps its id, and so does what is imported.
"""

from Acquisition import aq_base
from OFS.CopySupport import CopyContainer
from OFS.interfaces import IObjectWillBeMovedEvent
from plone.app.content.namechooser import NormalizingNameChooser
from plone.app.multilingual.interfaces import ILanguageRootFolder
from plone.dexterity.interfaces import IDexterityContainer
from plone.dexterity.interfaces import IDexterityContent
from Products.CMFPlone.interfaces import IPloneSiteRoot
from researchportal.interfaces import IResearchPortalLayer
from typing import Any
from zExceptions import BadRequest
from zope.component import adapter
from zope.container.interfaces import INameChooser
from zope.globalrequest import getRequest
from zope.interface import implementer


SCREENS_AT_ROOTS = frozenset(
    (
        "change-password",
        "contact-form",
        "controlpanel",
        "passwordreset",
        "personal-information",
        "personal-preferences",
        "profil",
        "register",
        "search",
        "search-old",
        "sitemap",
    )
)
SCREENS_ON_CONTENT = frozenset(
    (
        "@@search",
        "@cart",
        "@cart-checkout",
        "add",
        "aliases",
        "contents",
        "create-translation",
        "delete",
        "desk",
        "diff",
        "edit",
        "history",
        "historyview",
        "layout",
        "links-to-item",
        "login",
        "logout",
        "manage-translations",
        "rules",
        "sharing",
        "trash",
        "unlock-form",
    )
)


def is_screen(container: Any, name: str) -> bool:
    """Whether the app may take the name in this container for one of its screens."""
    if name in SCREENS_ON_CONTENT:
        return True
    is_root = any(
        i.providedBy(container) for i in (IPloneSiteRoot, ILanguageRootFolder)
    )
    return is_root and name in SCREENS_AT_ROOTS


def _is_closed(container: Any, name: str) -> bool:
    """The same in a request to a site that has the add-on."""
    return IResearchPortalLayer.providedBy(getRequest()) and is_screen(container, name)


def _reserved(name: str) -> str:
    return f'The id "{name}" is reserved.'


@implementer(INameChooser)
@adapter(IDexterityContainer)
class NameChooser(NormalizingNameChooser):
    """Takes names of screens for taken, so that titles become others."""

    def _getCheckId(self, obj: Any) -> Any:
        check_id = super()._getCheckId(obj)

        def check(name: str, required: int) -> str | None:
            if _is_closed(self.context, name):
                return _reserved(name)
            return check_id(name, required=required)

        return check


@adapter(IDexterityContent, IObjectWillBeMovedEvent)
def refuse_screens(content: Any, event: Any) -> None:
    """Refuses an id that somebody gives, for new content or for a rename."""
    container, name = event.newParent, event.newName
    is_itself = aq_base(content) is aq_base(event.object)
    is_new = name != event.oldName or aq_base(container) is not aq_base(event.oldParent)
    if container is not None and is_itself and is_new and _is_closed(container, name):
        raise BadRequest(_reserved(name))


def pasted_id(self: Any, name: str) -> str:
    """What is pasted where its id is that of a screen is called as a second copy."""
    free = _plone_id(self, name)
    return _plone_id(self, f"copy_of_{free}") if _is_closed(self, free) else free


_plone_id = CopyContainer._get_id
