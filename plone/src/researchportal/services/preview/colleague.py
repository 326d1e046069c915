"""Who looks at a page by a link: everybody, to whom this one page is public.

Its pictures and files are too. Nothing else is that was not before, whoever asks; and
nothing that whoever made the link may not see.
"""

from AccessControl.SecurityManagement import getSecurityManager
from AccessControl.SecurityManagement import newSecurityManager
from AccessControl.SecurityManagement import setSecurityManager
from AccessControl.users import SpecialUser
from Acquisition import aq_base
from Acquisition import aq_inner
from Acquisition import aq_parent
from collections.abc import Iterator
from contextlib import contextmanager
from plone import api
from plone.dexterity.interfaces import IDexterityContent
from researchportal.services.preview.store import author_sees
from researchportal.services.preview.store import Link
from typing import Any


PARTS = ("Image", "File")


def _is_same(one: Any, other: Any) -> bool:
    return aq_base(one) is aq_base(other)


def _is_part(page: Any, content: Any) -> bool:
    """Pictures and files right in the page that are seen by whom the page is."""
    if content.portal_type not in PARTS:
        return False
    if not _is_same(aq_parent(aq_inner(content)), page):
        return False
    return not api.portal.get_tool("portal_workflow").getChainFor(content)


def _content_of(asked: Any) -> Any:
    """The content itself, or that of which a view or method is asked."""
    while asked is not None and not IDexterityContent.providedBy(asked):
        asked = getattr(asked, "__self__", None) or aq_parent(aq_inner(asked))
    return asked


class Colleague(SpecialUser):
    def __init__(self, page: Any, link: Link) -> None:
        super().__init__("Anonymous User", "", ("Anonymous",), [])
        self._page = page
        self._link = link

    def sees(self, asked: Any) -> bool:
        content = _content_of(asked)
        if content is None:
            return False
        if _is_same(content, self._page):
            return True
        return _is_part(self._page, content) and author_sees(self._link, content)

    def getRolesInContext(self, object: Any) -> list[str]:  # noqa: A002
        return ["Anonymous", *(["Reader"] if self.sees(object) else [])]

    def allowed(self, object: Any, object_roles: Any = None) -> Any:  # noqa: A002
        return super().allowed(object, object_roles) or (
            "Reader" in (object_roles or ()) and self.sees(object)
        )


def part_of(page: Any, link: Link, name: str) -> Any:
    """The picture or file of this id in the page."""
    base = aq_base(page)
    if name not in getattr(base, "objectIds", tuple)():
        return None
    content = page[name]
    return content if Colleague(page, link).sees(content) else None


@contextmanager
def as_colleague(page: Any, link: Link) -> Iterator[None]:
    before = getSecurityManager()
    folder = api.portal.get_tool("acl_users")
    newSecurityManager(None, Colleague(page, link).__of__(folder))
    try:
        yield
    finally:
        setSecurityManager(before)
