"""Who may copy, move and check out restricted content.

Who copies content owns the copy, and an owner reads file and token: so that needs the
right to change it.
"""

from AccessControl import Unauthorized
from collections.abc import Iterator
from plone import api
from researchportal.services.unlock.behavior import IRestrictable
from researchportal.services.unlock.behavior import may_change
from researchportal.services.unlock.behavior import secret_of
from typing import Any


def _check(content: Any) -> None:
    if secret_of(content) is not None and not may_change(content):
        raise Unauthorized(f"{content.getId()} has restricted files.")


def _restrictable_in(content: Any) -> Iterator[Any]:
    query = {
        "object_provides": IRestrictable.__identifier__,
        "path": "/".join(content.getPhysicalPath()),
    }
    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(**query):
        yield brain._unrestrictedGetObject()


def guard_copied(copy: Any, event: Any) -> None:
    """The whole branch goes along with a folder."""
    for content in (event.original, *_restrictable_in(event.original)):
        _check(content)


def guard_moved(content: Any, event: Any) -> None:
    """A place where somebody else has rights makes theirs what is moved there.

    Removing and renaming open nothing.
    """
    places = (event.oldParent, event.newParent)
    if (
        None not in places
        and event.oldParent.getPhysicalPath() != event.newParent.getPhysicalPath()
    ):
        _check(content)


def guard_checked_out(content: Any, event: Any) -> None:
    _check(content)
