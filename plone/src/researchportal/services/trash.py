"""`@trash`: deleted content below a place, restored or removed for good.

Whoever could delete content where it lay is told of it.
DELETE of content puts it there.
"""

from AccessControl import getSecurityManager
from Acquisition import aq_base
from plone import api
from plone.dexterity.interfaces import IDexterityContainer
from plone.namedfile.interfaces import INamedImage
from plone.namedfile.utils import set_headers
from plone.namedfile.utils import stream_data
from plone.protect.interfaces import IDisableCSRFProtection
from plone.restapi.services.content.delete import ContentDelete
from plone.scale.scale import scaleImage
from Products.CMFCore.permissions import AddPortalContent
from Products.CMFCore.permissions import DeleteObjects
from Products.CMFCore.permissions import ModifyPortalContent
from Products.CMFCore.permissions import View
from Products.CMFPlone.utils import normalizeString
from researchportal.security.seen import may_view
from researchportal.services.base import PortalService
from researchportal.services.base import Refused
from researchportal.services.batches import batch_of
from researchportal.services.parameters import body_of
from researchportal.services.parameters import first_text
from researchportal.services.parameters import flag
from researchportal.services.parameters import number
from researchportal.services.unlock.behavior import secret_of
from researchportal.trash import store
from researchportal.trash.keep import branch
from researchportal.trash.keep import drop
from researchportal.trash.keep import drop_expired
from researchportal.trash.keep import keep
from researchportal.trash.keep import LINKED
from researchportal.trash.keep import may_be_kept
from researchportal.trash.restore import container_of
from researchportal.trash.restore import content_of
from researchportal.trash.restore import free_id
from researchportal.trash.restore import holds
from researchportal.trash.restore import restore
from typing import Any
from zExceptions import BadRequest
from zExceptions import NotFound
from zExceptions import Unauthorized
from zope.i18n import translate
from zope.interface import alsoProvides
from zope.interface import implementer
from zope.publisher.interfaces import IPublishTraverse

import json


MOST_NAMED = 100
MOST_PERSONS = 100
MOST_REMOVED = 1000
# Fields whose picture stands for the content, and the box into which it is put.
PICTURES = ("image", "preview_image")
THUMBNAIL = 200
LARGEST_PICTURE = 50_000_000
# Permission of those who look after a whole site.
OVERVIEW = "Plone Site Setup: Overview"


def _may(permission: str, content: Any) -> bool:
    return bool(getSecurityManager().checkPermission(permission, content))


def _where_it_lay(entry: store.Entry, content: Any = None) -> Any:
    """Deleted content with the rights that hold where it lay.

    None where its container is gone for good.
    """
    container = container_of(entry)
    if container is None:
        other = store.get(entry.container)
        for each in store.newest_first() if other is None else ():
            if entry.container in each.inside:
                other = each
        if other is None:
            return None
        around = _where_it_lay(other)
        if around is None:
            return None
        found = (each for each in branch(around) if each.UID() == entry.container)
        container = next(found, None)
        if container is None:
            return None
    return aq_base(content or entry.content).__of__(container)


def _may_delete(entry: store.Entry) -> bool:
    content = _where_it_lay(entry)
    if content is None:
        return _may(OVERVIEW, api.portal.get())
    return _may(View, content) and _may(DeleteObjects, content)


def _leading_there(entry: store.Entry) -> list[Any]:
    """Content that still leads to deleted content, as far as the reader may view it."""
    found: dict[str, Any] = {}
    inside = set(entry.uids)
    for uid, field, target, relation in entry.incoming:
        if uid in found or uid in inside:
            continue
        source = content_of(uid)
        if source is None or not may_view(source):
            continue
        if _leads(source, field, target, relation):
            found[uid] = source
    return list(found.values())


def _leads(source: Any, field: str, target: str, relation: Any) -> bool:
    if field != LINKED:
        return holds(source, field, relation)
    base = aq_base(source)
    text = getattr(getattr(base, "text", None), "raw", "") or ""
    return target in json.dumps(getattr(base, "blocks", None) or {}) or target in text


def _name_of(user: str | None) -> str:
    member = api.user.get(userid=user) if user else None
    return (member and member.getProperty("fullname")) or user or ""


def _is_drawing(picture: Any) -> bool:
    return "svg" in picture.contentType


def _picture_of(content: Any) -> Any:
    """The picture by which content is known.

    None where it takes too much to make it small.
    """
    for name in PICTURES:
        picture = getattr(aq_base(content), name, None)
        if INamedImage.providedBy(picture) and picture.getSize():
            width, height = picture.getImageSize()
            # Of what is no picture the measures are negative.
            is_large = width * height > LARGEST_PICTURE
            if min(width, height) > 0 and (_is_drawing(picture) or not is_large):
                return picture
    return None


def _folded(text: str) -> str:
    return " ".join(normalizeString(word) for word in text.split())


def _written(time: Any) -> str:
    return f"{time:%Y-%m-%dT%H:%M:%S}+00:00"


@implementer(IPublishTraverse)
class Trash(PortalService):
    def __init__(self, context: Any, request: Any) -> None:
        super().__init__(context, request)
        self.params: list[str] = []

    def publishTraverse(self, request: Any, name: str) -> Any:
        self.params.append(name)
        return self

    def reply(self) -> Any:
        if api.user.is_anonymous():
            raise Unauthorized()
        return super().reply()

    def _is_told(self, entry: store.Entry) -> bool:
        return self.context.UID() in entry.former and _may_delete(entry)

    def entries(self) -> list[store.Entry]:
        return [entry for entry in store.newest_first() if self._is_told(entry)]

    def entry(self) -> store.Entry:
        entry = store.get(self.params[0]) if self.params else None
        if entry is None or not self._is_told(entry):
            raise NotFound(self.request.getURL())
        return entry

    def former(self, entry: store.Entry) -> str:
        """The address of before, below where its container is now."""
        container = container_of(entry)
        if container is not None:
            return f"{container.absolute_url()}/{entry.content.getId()}"
        portal = api.portal.get()
        rest = entry.path.removeprefix("/".join(portal.getPhysicalPath()))
        return portal.absolute_url() + rest

    def summary(self, entry: store.Entry) -> dict[str, Any]:
        content = entry.content
        container = container_of(entry)
        type_ = api.portal.get_tool("portal_types").get(content.portal_type)
        title = type_.Title() if type_ is not None else content.portal_type
        obstacle = None
        if container is None:
            obstacle = "place"
        elif free_id(container, content.getId()) != content.getId():
            obstacle = "id"
        thumbnail = f"{self.context.absolute_url()}/@trash/{entry.uid}/thumbnail"
        workflow = api.portal.get_tool("portal_workflow")
        return {
            "@id": f"{self.context.absolute_url()}/@trash/{entry.uid}",
            "@type": content.portal_type,
            "type_title": translate(title, context=self.request),
            "UID": entry.uid,
            "id": content.getId(),
            "title": content.title or content.getId(),
            "former": self.former(entry),
            "review_state": workflow.getInfoFor(content, "review_state", None),
            "deleted": _written(entry.time),
            "expires": _written(entry.expires),
            "deleted_by": {"id": entry.by, "fullname": _name_of(entry.by)},
            "items_inside": len(entry.inside),
            "breaches_total": len(_leading_there(entry)),
            "obstacle": obstacle,
            "thumbnail": thumbnail if _picture_of(content) else None,
        }


class TrashGet(Trash):
    """GET `@trash`, `@trash/{uid}` and the picture `@trash/{uid}/thumbnail`."""

    def render(self) -> Any:
        if self.params[1:] != ["thumbnail"]:
            return super().render()
        self.check_permission()
        if api.user.is_anonymous():
            raise Unauthorized()
        content = self.entry().content
        picture = _picture_of(content)
        response = self.request.response
        if picture and _is_drawing(picture):
            # As it is; opened by itself it is saved and must not run anything here.
            set_headers(picture, response, filename=picture.filename or content.getId())
            policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
            response.setHeader("Content-Security-Policy", policy)
            data = stream_data(picture)
        else:
            data, kind = self._scaled(picture)
            response.setHeader("Content-Type", f"image/{kind.lower()}")
            response.setHeader("Content-Length", str(len(data)))
        response.setHeader("X-Content-Type-Options", "nosniff")
        response.setHeader("Cache-Control", "private, max-age=86400")
        return data

    def _scaled(self, picture: Any) -> tuple[bytes, str]:
        try:
            scaled = picture and scaleImage(picture.data, THUMBNAIL, THUMBNAIL)
        except (OSError, SyntaxError, ValueError):
            # It is called a picture and is none.
            scaled = None
        if not scaled:
            raise NotFound(self.request.getURL())
        data, kind, _ = scaled
        return data, kind

    def answer(self) -> Any:
        if len(self.params) > 1:
            raise NotFound(self.request.getURL())
        return self._one() if self.params else self._all()

    def _one(self) -> dict[str, Any]:
        entry = self.entry()
        breaches = [
            {"@id": each.absolute_url(), "title": each.Title(), "UID": each.UID()}
            for each in _leading_there(entry)[:MOST_NAMED]
        ]
        return {**self.summary(entry), "breaches": breaches}

    def _is_found(self, entry: store.Entry, words: list[str]) -> bool:
        said = _folded(
            " ".join(
                (
                    entry.content.title or "",
                    self.former(entry).replace("/", " "),
                    entry.by or "",
                    _name_of(entry.by),
                )
            )
        )
        return all(word in said for word in words)

    def _all(self) -> dict[str, Any]:
        words = _folded(first_text(self.request, "SearchableText") or "").split()
        is_broken = flag(self.request, "broken")
        by = first_text(self.request, "by")
        entries = self.entries()
        found = [
            entry
            for entry in entries
            if (by is None or (entry.by or "") == by)
            and self._is_found(entry, words)
            and (not is_broken or _leading_there(entry))
        ]
        number(self.request, "b_start", 0)
        number(self.request, "b_size", 25)
        answer = batch_of(self.request, found, self.summary)
        return answer | {"persons": self._persons(entries)}

    def _persons(self, entries: list[store.Entry]) -> list[dict[str, str]]:
        """Those who deleted what the reader is told of, by name."""
        ids = list(dict.fromkeys(entry.by or "" for entry in entries))[:MOST_PERSONS]
        persons = [{"id": each, "fullname": _name_of(each)} for each in ids if each]
        return sorted(persons, key=lambda person: _folded(person["fullname"]))


class TrashRestore(Trash):
    """POST `@trash/{uid}/restore`, with `target` into another place."""

    def answer(self) -> Any:
        if len(self.params) != 2 or self.params[1] != "restore":
            raise NotFound(self.request.getURL())
        alsoProvides(self.request, IDisableCSRFProtection)
        entry = self.entry()
        container = self._place(entry, body_of(self.request).get("target"))
        self._check(entry, container)
        name = entry.content.getId()
        restored = restore(entry, container)
        return {
            "@id": restored.absolute_url(),
            "UID": restored.UID(),
            "id": restored.getId(),
            "renamed": restored.getId() != name,
        }

    def _place(self, entry: store.Entry, target: Any) -> Any:
        if target is None:
            container = container_of(entry)
            if container is None:
                raise Refused(409, "Conflict", "The container in which it lay is gone.")
            return container
        portal = api.portal.get()
        found = None
        if isinstance(target, str):
            url = portal.absolute_url()
            path = target.removeprefix(url).strip("/")
            found = portal.unrestrictedTraverse(path, None) if path else portal
            if not IDexterityContainer.providedBy(found):
                found = content_of(target)
        if not IDexterityContainer.providedBy(found) or not may_view(found):
            raise BadRequest("The target is no container.")
        return found

    def _check(self, entry: store.Entry, container: Any) -> None:
        """Refuses what the caller could not put there anew."""
        if not _may(AddPortalContent, container):
            raise Refused(403, "Forbidden", "You may not add content there.")
        allowed = {type_.getId() for type_ in container.allowedContentTypes()}
        type_ = entry.content.portal_type
        if type_ not in allowed:
            message = f"Disallowed subobject type: {type_}"
            raise Refused(403, "Forbidden", message)
        if container.UID() != entry.container and not self._may_own(entry):
            message = "You may not move restricted content."
            raise Refused(403, "Forbidden", message)
        if any(content_of(uid) is not None for uid in entry.uids):
            raise Refused(409, "Conflict", "Some of it is there already.")

    def _may_own(self, entry: store.Entry) -> bool:
        """The token of restricted files is not for all."""
        content = _where_it_lay(entry)
        contents = branch(entry.content if content is None else content)
        return all(
            secret_of(each) is None or _may(ModifyPortalContent, each)
            for each in contents
        )


class TrashDelete(Trash):
    """One content for good, or all that the caller is told of below the place."""

    def answer(self) -> Any:
        alsoProvides(self.request, IDisableCSRFProtection)
        if len(self.params) > 1:
            raise NotFound(self.request.getURL())
        if self.params:
            drop(self.entry())
            return self.reply_no_content()
        told = self.entries()
        removed = told[:MOST_REMOVED]
        for entry in removed:
            drop(entry)
        drop_expired()
        return {"removed": len(removed), "left": len(told) - len(removed)}


class KeepingDelete(ContentDelete):
    """DELETE of content, which lies in the tray then.

    With `for_good` it does not; nor does a working copy, which is given up.
    """

    def reply(self) -> Any:
        is_for_good = flag(self.request, "for_good")
        if is_for_good or not may_be_kept(self.context):
            return super().reply()
        return keep(self.context, super().reply)
