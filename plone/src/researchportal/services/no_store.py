"""Answers to those who are logged in stay out of every cache.

Browsers that several people use have one, too.
"""

from AccessControl import getSecurityManager
from plone.rest.interfaces import IService
from researchportal.interfaces import IResearchPortalLayer
from typing import Any
from zope.component import adapter
from ZPublisher.interfaces import IPubAfterTraversal


@adapter(IPubAfterTraversal)
def keep_for_oneself(event: Any) -> None:
    request = event.request
    is_call = IResearchPortalLayer.providedBy(request) and IService.providedBy(
        request["PUBLISHED"]
    )
    if is_call and getSecurityManager().getUser().getId() is not None:
        request.response.setHeader("Cache-Control", "private, no-store")
