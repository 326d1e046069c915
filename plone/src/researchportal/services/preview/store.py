"""The links of each page, at the site under its UID.

So no copy, version, export or summary has them. Nothing that is kept opens a page: the
token is made anew of it with the secret of the site.
"""

from AccessControl.PermissionRole import rolesForPermissionOn
from BTrees.OOBTree import OOBTree
from dataclasses import dataclass
from datetime import datetime
from datetime import UTC
from persistent.list import PersistentList
from plone import api
from plone.uuid.interfaces import IUUID
from Products.CMFCore.permissions import View
from researchportal.security import signing
from typing import Any
from zope.annotation.interfaces import IAnnotations

import time
import uuid


KEY = "researchportal.preview-links"
DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Link:
    id: str
    author: str
    # Seconds since the epoch.
    created: int
    expires: int

    @property
    def is_live(self) -> bool:
        return self.expires > time.time()


def new_link(days: int) -> Link:
    now = int(time.time())
    author = api.user.get_current().getId()
    return Link(uuid.uuid4().hex, author, now, now + days * DAY)


def written_time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def live_links(content: Any) -> list[Link]:
    links = IAnnotations(api.portal.get()).get(KEY) or {}
    stored = (Link(**each) for each in links.get(IUUID(content, None), ()))
    return [link for link in stored if link.is_live]


def keep(content: Any, links: list[Link]) -> None:
    annotations = IAnnotations(api.portal.get())
    if KEY not in annotations:
        annotations[KEY] = OOBTree()
    uid = IUUID(content)
    if links:
        annotations[KEY][uid] = PersistentList(vars(each) for each in links)
    else:
        annotations[KEY].pop(uid, None)


def forget(content: Any, event: Any) -> None:
    """Links end with the page that they show."""
    site = api.portal.get()
    links = IAnnotations(site).get(KEY) if site is not None else None
    uid = IUUID(content, None)
    if links is not None and uid is not None:
        links.pop(uid, None)


def _purpose(content: Any) -> str:
    """Another page's link opens nothing here."""
    return f"preview:{IUUID(content)}"


def token_of(content: Any, link: Link) -> str:
    return signing.sign_until(_purpose(content), {"id": link.id}, link.expires)


def is_public(content: Any) -> bool:
    return "Anonymous" in rolesForPermissionOn(View, content)


def author_sees(link: Link, content: Any) -> bool:
    author = api.user.get(userid=link.author)
    return author is not None and bool(
        api.user.has_permission(View, user=author, obj=content)
    )


def link_behind(content: Any, token: str | None) -> Link | None:
    """The link whose token it is.

    Signed here for this page, neither ended nor revoked, by somebody who may still see
    the page.
    """
    if IUUID(content, None) is None:
        return None
    claims = signing.read(_purpose(content), token)
    if claims is None:
        return None
    for link in live_links(content):
        if link.id == claims.get("id") and author_sees(link, content):
            return link
    return None
