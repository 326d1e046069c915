"""`@notes`: what the editors of a page tell each other about its blocks.

They lie at the site under the UID of the page: no part of its content, in no summary,
no copy and no version of it. The embedded CMS has the same limits and the same words.
"""

from BTrees.OOBTree import OOBTree
from collections.abc import Iterable
from datetime import datetime
from datetime import UTC
from persistent.list import PersistentList
from plone import api
from plone.protect.interfaces import IDisableCSRFProtection
from plone.restapi.services import Service
from plone.uuid.interfaces import IUUID
from researchportal.services.parameters import body_of
from typing import Any
from zExceptions import BadRequest
from zExceptions import Forbidden
from zExceptions import NotFound
from zope.annotation.interfaces import IAnnotations
from zope.interface import alsoProvides
from zope.interface import implementer
from zope.publisher.interfaces import IPublishTraverse

import re
import uuid


KEY = "researchportal.notes"
MOST_NOTES = 200
MOST_ANSWERS = 50
LONGEST_TEXT = 2000
LONGEST_BLOCK = 200
UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")

Note = dict[str, Any]


def _all() -> OOBTree:
    annotations = IAnnotations(api.portal.get())
    if KEY not in annotations:
        annotations[KEY] = OOBTree()
    return annotations[KEY]


def forget(content: Any, event: Any) -> None:
    """Notes go with the page that they are about."""
    site = api.portal.get()
    notes = IAnnotations(site).get(KEY) if site is not None else None
    uid = IUUID(content, None)
    if notes is not None and uid is not None:
        notes.pop(uid, None)


def notes_of(uids: Iterable[str]) -> dict[str, PersistentList]:
    """The notes about pages, by UID, where there are any."""
    notes = IAnnotations(api.portal.get()).get(KEY) or {}
    return {uid: notes[uid] for uid in uids if uid in notes}


def remember(notes: dict[str, PersistentList]) -> None:
    """Notes come back with the pages that they are about."""
    if notes:
        _all().update(notes)


def _text_from(body: dict[str, Any]) -> str:
    text = body.get("text")
    if not isinstance(text, str):
        raise BadRequest("A note needs a text.")
    words = UNSEEN.sub("", text).strip()
    if not words:
        raise BadRequest("A note needs a text.")
    if len(words) > LONGEST_TEXT:
        raise BadRequest(f"A note has at most {LONGEST_TEXT} letters.")
    return words


def _block_from(body: dict[str, Any]) -> str | None:
    block = body.get("block")
    if block in (None, ""):
        return None
    if not isinstance(block, str) or len(block) > LONGEST_BLOCK:
        raise BadRequest("This is no block.")
    return block


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _name_of(user_id: str) -> str:
    user = api.user.get(user_id)
    return (user.getProperty("fullname", "") if user else "") or user_id


def _serialize_remark(remark: Note) -> Note:
    names = ("id", "text", "author", "created")
    stored = {name: remark[name] for name in names}
    return stored | {"author_name": _name_of(remark["author"])}


def _serialize(note: Note) -> Note:
    settled = note["settled"]
    if settled:
        settled = settled | {"by_name": _name_of(settled["by"])}
    return _serialize_remark(note) | {
        "block": note["block"],
        "settled": settled,
        "answers": [_serialize_remark(each) for each in note["answers"]],
    }


@implementer(IPublishTraverse)
class Notes(Service):
    note_id: str | None = None

    def publishTraverse(self, request: Any, name: str) -> "Notes":
        if self.note_id is not None:
            raise NotFound(name)
        self.note_id = name
        return self

    @property
    def uid(self) -> str:
        return str(IUUID(self.context))

    def stored(self) -> PersistentList:
        notes = IAnnotations(api.portal.get()).get(KEY)
        return notes.get(self.uid, PersistentList()) if notes else PersistentList()

    def place(self) -> int:
        """Where among the notes the one is that the address names."""
        for index, note in enumerate(self.stored()):
            if note["id"] == self.note_id:
                return index
        raise NotFound(self.note_id)

    def remark(self, text: str) -> Note:
        author = api.user.get_current().getId()
        return {
            "id": str(uuid.uuid4()),
            "text": text,
            "author": author,
            "created": _now(),
        }

    def allow_write(self) -> None:
        alsoProvides(self.request, IDisableCSRFProtection)


class NotesGet(Notes):
    def reply(self) -> Note:
        if self.note_id is not None:
            raise NotFound(self.note_id)
        items = [_serialize(note) for note in self.stored()]
        url = f"{self.context.absolute_url()}/@notes"
        return {"@id": url, "items": items, "items_total": len(items)}


class NotesPost(Notes):
    def reply(self) -> Note:
        self.allow_write()
        body = body_of(self.request)
        remark = self.remark(_text_from(body))
        note = self.answered(remark) if self.note_id else self.added(remark, body)
        self.request.response.setStatus(201)
        return _serialize(note)

    def added(self, remark: Note, body: dict[str, Any]) -> Note:
        note = remark | {"block": _block_from(body), "settled": None, "answers": []}
        if len(self.stored()) >= MOST_NOTES:
            raise BadRequest(f"A page has at most {MOST_NOTES} notes.")
        _all().setdefault(self.uid, PersistentList()).append(note)
        return note

    def answered(self, remark: Note) -> Note:
        index = self.place()
        note = self.stored()[index]
        if len(note["answers"]) >= MOST_ANSWERS:
            raise BadRequest(f"A note has at most {MOST_ANSWERS} answers.")
        answered = note | {"answers": [*note["answers"], remark]}
        self.stored()[index] = answered
        return answered


class NotesPatch(Notes):
    def reply(self) -> Note:
        self.allow_write()
        is_settled = body_of(self.request).get("settled")
        if not isinstance(is_settled, bool):
            raise BadRequest("A note is settled or not.")
        index = self.place()
        by = api.user.get_current().getId()
        settled = {"by": by, "at": _now()} if is_settled else None
        note = self.stored()[index] | {"settled": settled}
        self.stored()[index] = note
        return _serialize(note)


class NotesDelete(Notes):
    def reply(self) -> None:
        self.allow_write()
        index = self.place()
        if self.stored()[index]["author"] != api.user.get_current().getId():
            raise Forbidden("Only who wrote a note may delete it.")
        del self.stored()[index]
        if not self.stored():
            _all().pop(self.uid, None)
        return self.reply_no_content()
