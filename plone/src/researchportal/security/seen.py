"""What a reader may know of. Who may not view content is told neither its title nor its place."""

from AccessControl import getSecurityManager
from Acquisition import aq_chain
from Acquisition import aq_inner
from plone.dexterity.interfaces import IDexterityContent
from plone.restapi.serializer import utils as restapi_utils
from researchportal.interfaces import IResearchPortalLayer
from researchportal.services.unlock.behavior import secret_of
from typing import Any
from zope.globalrequest import getRequest


_brain_of_uid = restapi_utils.uuidToCatalogBrain


def may_view(content: Any) -> bool:
    return bool(getSecurityManager().checkPermission("View", content))


def ancestors(content: Any) -> list[Any]:
    """The content and what it lies in, nearest first."""
    return [each for each in aq_chain(aq_inner(content)) if IDexterityContent.providedBy(each)]


def may_know_place(content: Any) -> bool:
    """A restricted file is unlocked at its own address, also by visitors who may not view it."""
    return may_view(content) or secret_of(content) is not None


def _seen_brain(uid: str) -> Any:
    brain = _brain_of_uid(uid)
    if brain is None or not IResearchPortalLayer.providedBy(getRequest()):
        return brain
    return brain if may_know_place(brain._unrestrictedGetObject()) else None


def hide_unseen_links() -> None:
    """Links by UID in blocks and fields stay as they are stored; plone.restapi would resolve them for everybody.

    All its serializers of links ask this one function and leave no other place to say so.
    """
    restapi_utils.uuidToCatalogBrain = _seen_brain
