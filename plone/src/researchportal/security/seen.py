"""What a reader may know of.

Who may not view content is told neither its title nor its place.
"""

from AccessControl import getSecurityManager
from Acquisition import aq_chain
from Acquisition import aq_inner
from plone.app.uuid.utils import uuidToCatalogBrain
from plone.dexterity.interfaces import IDexterityContent
from Products.CMFCore.permissions import View
from researchportal.interfaces import IResearchPortalLayer
from researchportal.services.unlock.behavior import secret_of
from typing import Any
from zope.globalrequest import getRequest


def may_view(content: Any) -> bool:
    return bool(getSecurityManager().checkPermission(View, content))


def ancestors(content: Any) -> list[Any]:
    """The content and what it lies in, nearest first."""
    return [
        each
        for each in aq_chain(aq_inner(content))
        if IDexterityContent.providedBy(each)
    ]


def may_know_place(content: Any) -> bool:
    """Whether the reader may know where the content is.

    A restricted file is unlocked at its own address, also by visitors who may not view
    it.
    """
    return may_view(content) or secret_of(content) is not None


def seen_brain(uid: str) -> Any:
    """Content by its UID, for links to it; None where the reader may not know of it."""
    brain = uuidToCatalogBrain(uid)
    if brain is None or not IResearchPortalLayer.providedBy(getRequest()):
        return brain
    return brain if may_know_place(brain._unrestrictedGetObject()) else None
