"""`@@project-logo/{name}`: pictures of the settings.

They are shown before anybody knows who asks.
"""

from plone.namedfile.utils import set_headers
from plone.namedfile.utils import stream_data
from Products.Five.browser import BrowserView
from researchportal.services.pictures import find_picture
from typing import Any
from zExceptions import NotFound
from zope.interface import implementer
from zope.publisher.interfaces import IPublishTraverse


@implementer(IPublishTraverse)
class ProjectLogo(BrowserView):
    name: str | None = None

    def publishTraverse(self, request: Any, name: str) -> "ProjectLogo":
        if self.name is not None:
            raise NotFound(name)
        self.name = name
        return self

    def __call__(self) -> Any:
        image = find_picture(self.name) if self.name else None
        if image is None:
            raise NotFound(self.name or "")
        response = self.request.response
        set_headers(image, response)
        response.setHeader("Cache-Control", "public, max-age=3600")
        # An SVG that is opened by itself must not run anything here.
        policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        response.setHeader("Content-Security-Policy", policy)
        response.setHeader("X-Content-Type-Options", "nosniff")
        return stream_data(image)
