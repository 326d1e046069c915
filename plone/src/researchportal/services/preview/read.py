"""`@preview/{token}`: a page that is not public, for whoever has its link.

By API the page as visitors will see it, and what it asks for while it is looked at; by
browser its pictures and files.
"""

from AccessControl import Unauthorized
from Acquisition import aq_base
from plone import api
from plone.namedfile.interfaces import INamed
from plone.restapi.interfaces import ISerializeToJson
from Products.Five import BrowserView
from researchportal.services.base import PortalService
from researchportal.services.base import Refused
from researchportal.services.base import too_many
from researchportal.services.parameters import drop
from researchportal.services.preview import store
from researchportal.services.preview.addresses import readdressed
from researchportal.services.preview.colleague import as_colleague
from researchportal.services.preview.colleague import part_of
from typing import Any
from zExceptions import NotFound
from zExceptions import Redirect
from zope.component import getMultiAdapter
from zope.component import queryMultiAdapter
from zope.interface import implementer
from zope.publisher.interfaces import IPublishTraverse

import json
import re


HEADERS = {
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
}
FILE_VIEWS = ("@@images", "@@download", "@@display-file")
LISTING = "@querystring-search"
# What a page asks for while it is looked at. All of them look as everybody does.
ASKED = ("@authors", "@contextnavigation", "@job-offer-search", LISTING, "@search")


def gone() -> Refused:
    """One answer to whatever opens nothing: ended, revoked, forged, another page's."""
    return Refused(410, "Gone", "This preview link shows nothing any more.")


@implementer(IPublishTraverse)
class Preview:
    """What stands behind the name, taken whole: its views are none of this view's."""

    token: str | None = None
    rest: tuple[str, ...] = ()

    def publishTraverse(self, request: Any, name: str) -> "Preview":
        stack = request["TraversalRequestNameStack"]
        self.token, self.rest = name, tuple(reversed(stack))
        del stack[:]
        return self

    def link(self) -> store.Link:
        """Counts those whose token opens nothing."""
        for name, value in HEADERS.items():
            self.request.response.setHeader(name, value)
        link = store.link_behind(self.context, self.token)
        if link is None:
            too_many(self.request, "preview")
            raise gone()
        return link

    def shown(self) -> Any:
        link = self.link()
        try:
            with as_colleague(self.context, link):
                return self.show(link)
        except (Unauthorized, Redirect):
            # A refusal would say that there is something.
            raise gone() from None

    def show(self, link: store.Link) -> Any:
        raise NotImplementedError

    def file(self, link: store.Link) -> Any:
        """A picture or file of the page, or one that lies in it."""
        content, rest = self.context, self.rest
        if len(rest) > 1 and rest[0] not in FILE_VIEWS:
            content, rest = part_of(content, link, rest[0]), rest[1:]
        if content is None or not rest or rest[0] not in FILE_VIEWS:
            raise NotFound("/".join(self.rest))
        return shown_file(content, self.request, rest[0], list(rest[1:]))


def _check_own(content: Any, name: str) -> None:
    """Content acquires what it has not itself, of what it lies in too."""
    field = re.split("[-.]", name, maxsplit=1)[0]
    if not INamed.providedBy(getattr(aq_base(content), field, None)):
        raise NotFound(name)


def shown_file(content: Any, request: Any, name: str, rest: list[str]) -> Any:
    if len(rest) > 2 or (not rest and name == "@@images"):
        raise NotFound(name)
    if rest:
        _check_own(content, rest[0])
    view = getMultiAdapter((content, request), name=name.removeprefix("@@"))
    stack = request["TraversalRequestNameStack"]
    stack.extend(reversed(rest))
    while stack:
        view = view.publishTraverse(request, stack.pop())
    if view is None:
        raise NotFound(name)
    # A scale hands itself out by another method than files do.
    return view.index_html() if hasattr(view, "index_html") else view()


class PreviewRead(Preview, PortalService):
    def answer(self) -> Any:
        return self.shown()

    def show(self, link: store.Link) -> Any:
        return self.asked() if self.rest else self.page(link)

    def asked(self) -> Any:
        [name, *more] = self.rest
        service = queryMultiAdapter(
            (self.context, self.request), name=self.request._rest_service_id + name
        )
        if name not in ASKED or more or service is None:
            raise NotFound("/".join(self.rest))
        return service.reply()

    def page(self, link: store.Link) -> Any:
        page = self.context
        # What was is for those who edit.
        drop(self.request, "version", "fullobjects")
        serializer = getMultiAdapter((page, self.request), ISerializeToJson)
        url = page.absolute_url()
        root = api.portal.get().getPhysicalPath()
        path = "/" + "/".join(page.getPhysicalPath()[len(root) :])
        shown = readdressed(
            serializer(),
            url,
            path,
            f"/@preview/{self.token}",
            lambda name: part_of(page, link, name) is not None,
        )
        # Nobody writes anything here, and what refers to the page names its own
        # address.
        return shown | {
            "allow_discussion": False,
            "seo_noindex": True,
            "seo_canonical_url": url,
            "preview": {
                "expires": store.written_time(link.expires),
                "public": store.is_public(page),
            },
        }


class PreviewPost(PreviewRead):
    """A listing whose question is too long for an address."""

    def show(self, link: store.Link) -> Any:
        if self.rest != (LISTING,):
            raise NotFound("/".join(self.rest))
        return self.asked()


class PreviewView(Preview, BrowserView):
    """For browsers, which ask for pictures without speaking to the API."""

    def __call__(self) -> Any:
        response = self.request.response
        try:
            return self.shown()
        except Refused as refused:
            response.setStatus(refused.status)
            response.setHeader("Content-Type", "application/json")
            error = {"type": refused.type, "message": str(refused)}
            return json.dumps({"error": error})

    def show(self, link: store.Link) -> Any:
        if self.rest != ("ics_view",):
            return self.file(link)
        view = queryMultiAdapter((self.context, self.request), name="ics_view")
        if view is None:
            raise NotFound("ics_view")
        return view()
