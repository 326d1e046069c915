"""Takes content out of the site without what removing it destroys otherwise."""

from Acquisition import aq_base
from collections.abc import Callable
from collections.abc import Iterator
from plone import api
from plone.app.discussion.interfaces import IConversation
from plone.app.iterate.interfaces import IWorkingCopy
from plone.app.redirector.interfaces import IRedirectionStorage
from plone.dexterity.interfaces import IDexterityContainer
from plone.uuid.interfaces import IUUID
from researchportal.security.seen import ancestors
from researchportal.services.notes import notes_of
from researchportal.trash import store
from typing import Any
from zc.relation.interfaces import ICatalog
from zope.annotation.interfaces import IAnnotations
from zope.component import getUtility
from zope.component import queryUtility
from zope.intid.interfaces import IIntIds


CONVERSATION = "plone.app.discussion:conversation"
HISTORY = "cmf_uid"
# Relations of links in texts, which no field holds.
LINKED = "isReferencing"


def branch(content: Any) -> Iterator[Any]:
    """The content and all below it."""
    yield content
    if IDexterityContainer.providedBy(content):
        for child in content.objectValues():
            yield from branch(child)


def comments_of(content: Any) -> list[Any]:
    """Comments as they hang on content, to be found or lost."""
    conversation = IConversation(content, None)
    return list(conversation.getComments()) if conversation else []


def attributes_of(content: Any) -> dict[str, Any]:
    """The attributes of content, which are none as long as it is not loaded."""
    content._p_activate()
    return content.__dict__


class _Aside:
    """What handlers of a removal would destroy, kept from them until it is over."""

    def __init__(self, content: Any) -> None:
        self.content = aq_base(content)
        self.history = attributes_of(self.content).pop(HISTORY, None)
        # What is taken away is there again after a transaction that fails.
        self.content._p_changed = True
        self.modified = self.content.modification_date
        annotations = getattr(self.content, "__annotations__", None)
        self.conversation = None
        if annotations is not None and CONVERSATION in annotations:
            for comment in comments_of(content):
                comment.unindexObject()
            self.conversation = annotations.pop(CONVERSATION)

    def put_back(self) -> None:
        self.content.modification_date = self.modified
        if self.history is not None:
            setattr(self.content, HISTORY, self.history)
        if self.conversation is not None:
            IAnnotations(self.content)[CONVERSATION] = self.conversation


def path_of(content: Any) -> str:
    return "/".join(content.getPhysicalPath())


def _incoming(contents: list[Any]) -> Iterator[tuple[str, str, str, Any]]:
    catalog = getUtility(ICatalog)
    intids = getUtility(IIntIds)
    for content in contents:
        number = intids.queryId(content)
        if number is None:
            continue
        for relation in list(catalog.findRelations({"to_id": number})):
            source = IUUID(relation.from_object, None)
            if source is not None:
                field = relation.from_attribute
                kept = None if field == LINKED else relation
                yield source, field, content.UID(), kept


def _redirects(contents: list[Any], path: str) -> Iterator[tuple[str, str, Any, bool]]:
    storage = queryUtility(IRedirectionStorage)
    for content in contents if storage is not None else ():
        target = path_of(content)
        for source in storage.redirects(target):
            full = storage.get_full(source) or (None, None, False)
            yield source, target[len(path) :], full[1], bool(full[2])


def may_be_kept(content: Any) -> bool:
    """A working copy is given up, not deleted."""
    return not IWorkingCopy.providedBy(content)


def keep(content: Any, delete: Callable[[], Any]) -> Any:
    """Has content deleted and keeps it; gives what deleting answers."""
    drop_expired()
    container = content.__parent__
    contents = list(branch(content))
    user = None if api.user.is_anonymous() else api.user.get_current().getId()
    path = path_of(content)
    entry = store.Entry(aq_base(content), content.UID(), path, user)
    entry.former = [IUUID(each) for each in ancestors(content)[1:]]
    entry.container = entry.former[0] if entry.former else ""
    entry.inside = [each.UID() for each in contents[1:]]
    entry.position = container.getObjectPosition(content.getId())
    entry.incoming = list(_incoming(contents))
    entry.redirects = list(_redirects(contents, path))
    entry.notes = notes_of(entry.uids)
    asides = [_Aside(each) for each in contents]
    answer = delete()
    for aside in asides:
        aside.put_back()
    store.add(entry)
    return answer


def purge_versions(history: Any) -> None:
    """Forgets the versions of a history, given as content keeps its number."""
    storage = api.portal.get_tool("portal_historiesstorage")
    number = history() if callable(history) else history
    for _ in range(len(storage.getHistory(number, countPurged=False))):
        comment = {"sys_metadata": {"comment": "purged"}}
        storage.purge(number, 0, metadata=comment, countPurged=False)


def drop(entry: store.Entry) -> None:
    """Forgets deleted content for good, its versions too."""
    for content in branch(entry.content):
        history = getattr(aq_base(content), HISTORY, None)
        if history is not None:
            purge_versions(history)
    store.remove(entry)


def drop_expired() -> None:
    for entry in store.expired():
        drop(entry)
