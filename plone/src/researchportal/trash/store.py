"""Deleted content, kept at the site for thirty days under its UID."""

from BTrees.OOBTree import OOBTree
from collections.abc import Iterator
from datetime import datetime
from datetime import timedelta
from datetime import timezone
from persistent import Persistent
from plone import api
from typing import Any
from zope.annotation.interfaces import IAnnotations


KEY = "researchportal.trash"
KEPT = timedelta(days=30)


class Entry(Persistent):
    """Content that was deleted with all below it, and what else has to come back.

    The content is the very object, out of any container. `former` are the UIDs of what
    it lay in, nearest first; `inside` those of all that lies in it.
    """

    def __init__(self, content: Any, uid: str, path: str, by: str | None) -> None:
        self.content = content
        self.uid = uid
        self.path = path
        self.by = by
        self.time = now()
        self.container: str = ""
        self.former: list[str] = []
        self.inside: list[str] = []
        self.position = 0
        # Relations that led here: source, field, target and, of fields, it.
        self.incoming: list[tuple[str, str, str, Any]] = []
        # Old addresses: path, and what of the new path lies below the content's.
        self.redirects: list[tuple[str, str, Any, bool]] = []
        # What editors told each other about it, by UID.
        self.notes: dict[str, Any] = {}

    @property
    def expires(self) -> datetime:
        return self.time + KEPT

    @property
    def uids(self) -> list[str]:
        return [self.uid, *self.inside]


def now() -> datetime:
    return datetime.now(timezone.utc)


def _kept() -> Any:
    return IAnnotations(api.portal.get()).get(KEY) or {}


def add(entry: Entry) -> None:
    annotations = IAnnotations(api.portal.get())
    if KEY not in annotations:
        annotations[KEY] = OOBTree()
    annotations[KEY][entry.uid] = entry


def remove(entry: Entry) -> None:
    del _kept()[entry.uid]


def get(uid: str) -> Entry | None:
    entry = _kept().get(uid)
    return entry if entry is not None and entry.expires > now() else None


def newest_first() -> list[Entry]:
    kept = (entry for entry in _kept().values() if entry.expires > now())
    return sorted(kept, key=lambda entry: entry.time, reverse=True)


def expired() -> Iterator[Entry]:
    yield from [entry for entry in _kept().values() if entry.expires <= now()]
