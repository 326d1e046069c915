"""`@preview-links`: made, listed and revoked by those who edit the page."""

from plone import api
from plone.base.interfaces import IPloneSiteRoot
from plone.protect.interfaces import IDisableCSRFProtection
from plone.restapi.services import Service
from researchportal.services.parameters import body_of
from researchportal.services.preview import store
from typing import Any
from zExceptions import BadRequest
from zExceptions import NotFound
from zope.interface import alsoProvides
from zope.interface import implementer
from zope.publisher.interfaces import IPublishTraverse


MOST_LINKS = 20
MOST_DAYS = 30


def _name_of(user_id: str) -> str:
    user = api.user.get(userid=user_id)
    return (user.getProperty("fullname", "") if user else "") or user_id


def _days_from(body: dict[str, Any]) -> int:
    days = body.get("days")
    # JSON's true is a number to Python.
    if type(days) is not int or not 1 <= days <= MOST_DAYS:
        raise BadRequest(f"A preview link lives for 1 to {MOST_DAYS} days.")
    return days


@implementer(IPublishTraverse)
class PreviewLinks(Service):
    link_id: str | None = None

    def publishTraverse(self, request: Any, name: str) -> "PreviewLinks":
        if self.link_id is not None:
            raise NotFound(name)
        self.link_id = name
        return self

    def reply(self) -> Any:
        if IPloneSiteRoot.providedBy(self.context):
            raise NotFound("@preview-links")
        self.request.response.setHeader("Cache-Control", "private, no-store")
        return self.answer()

    def answer(self) -> Any:
        raise NotImplementedError

    def serialized(self, link: store.Link) -> dict[str, Any]:
        url = self.context.absolute_url()
        return {
            "@id": f"{url}/@preview-links/{link.id}",
            "id": link.id,
            "author": link.author,
            "author_name": _name_of(link.author),
            "created": store.written_time(link.created),
            "expires": store.written_time(link.expires),
            "url": f"{url}/@preview/{store.token_of(self.context, link)}",
        }


class PreviewLinksGet(PreviewLinks):
    def answer(self) -> dict[str, Any]:
        if self.link_id is not None:
            raise NotFound(self.link_id)
        items = [self.serialized(each) for each in store.live_links(self.context)]
        return {
            "@id": f"{self.context.absolute_url()}/@preview-links",
            "public": store.is_public(self.context),
            "items": items,
            "items_total": len(items),
        }


class PreviewLinksPost(PreviewLinks):
    def answer(self) -> dict[str, Any]:
        if self.link_id is not None:
            raise NotFound(self.link_id)
        alsoProvides(self.request, IDisableCSRFProtection)
        days = _days_from(body_of(self.request))
        if store.is_public(self.context):
            raise BadRequest("Everybody may see this page: its own address shows it.")
        links = store.live_links(self.context)
        if len(links) >= MOST_LINKS:
            raise BadRequest(f"A page has at most {MOST_LINKS} preview links.")
        link = store.new_link(days)
        store.keep(self.context, [*links, link])
        self.request.response.setStatus(201)
        return self.serialized(link)


class PreviewLinksDelete(PreviewLinks):
    def answer(self) -> None:
        alsoProvides(self.request, IDisableCSRFProtection)
        links = store.live_links(self.context)
        others = [each for each in links if each.id != self.link_id]
        if len(others) == len(links):
            raise NotFound(self.link_id)
        store.keep(self.context, others)
        return self.reply_no_content()
