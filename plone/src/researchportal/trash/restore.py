"""Brings deleted content back with all that was known of it."""

from Acquisition import aq_base
from persistent.mapping import PersistentMapping
from plone import api
from plone.app.linkintegrity.handlers import modifiedContent
from plone.app.multilingual.interfaces import IMutableTG
from plone.app.multilingual.interfaces import ITG
from plone.app.redirector.interfaces import IRedirectionStorage
from plone.dexterity.interfaces import IDexterityContent
from Products.CMFCore.indexing import processQueue
from researchportal.content.ids import is_screen
from researchportal.services.notes import remember
from researchportal.trash import store
from researchportal.trash.keep import attributes_of
from researchportal.trash.keep import branch
from researchportal.trash.keep import comments_of
from researchportal.trash.keep import HISTORY
from researchportal.trash.keep import LINKED
from researchportal.trash.keep import path_of
from researchportal.trash.keep import purge_versions
from typing import Any
from z3c.relationfield.event import updateRelations
from zope.component import getUtility
from zope.component import queryUtility
from zope.intid.interfaces import IIntIds


# What adding content sets anew, though it has been there before.
OWN = {
    HISTORY,
    "version_id",
    "workflow_history",
    "modification_date",
    "creation_date",
    "effective_date",
    "creators",
    "__ac_local_roles__",
    "__ac_local_roles_block__",
}


def content_of(uid: str) -> Any:
    """Content of the site, whoever may view it."""
    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(UID=uid):
        return brain._unrestrictedGetObject()
    portal = api.portal.get()
    return portal if portal.UID() == uid else None


def container_of(entry: store.Entry) -> Any:
    """What the content lay in, if that is still there."""
    return content_of(entry.container)


def free_id(container: Any, name: str) -> str:
    """The id itself, or with a number where it is taken."""

    def is_free(wished: str) -> bool:
        return wished not in container and not is_screen(container, wished)

    number = 0
    wished = name
    while not is_free(wished):
        number += 1
        wished = f"{name}-{number}"
    return wished


def _is_own(name: str, names: set[str]) -> bool:
    return name in names or name.endswith("_Permission")


class _Own:
    """Attributes of content that adding it again changes."""

    def __init__(self, content: Any, names: set[str]) -> None:
        self.content = aq_base(content)
        self.names = names
        attributes = attributes_of(self.content)
        self.kept = {
            name: value for name, value in attributes.items() if _is_own(name, names)
        }
        if "workflow_history" in self.kept:
            steps = dict(self.kept["workflow_history"])
            self.kept["workflow_history"] = PersistentMapping(steps)

    def put_back(self) -> None:
        # The version that adding makes begins a history of its own.
        attributes = attributes_of(self.content)
        made = attributes.get(HISTORY)
        if made is not None and made is not self.kept.get(HISTORY):
            purge_versions(made)
        for name in list(attributes):
            if _is_own(name, self.names):
                delattr(self.content, name)
        for name, value in self.kept.items():
            setattr(self.content, name, value)


def _is_there(principal: str) -> bool:
    portal = api.portal.get()
    folder = portal.acl_users
    known = (
        folder.getUserById(principal),
        folder.getGroupById(principal),
        portal.getPhysicalRoot().acl_users.getUserById(principal),
    )
    return any(each is not None for each in known)


def _without_strangers(content: Any) -> None:
    """Rights of those who are gone do not come back.

    Somebody else might get them who is called so later.
    """
    gone = [name for name, _ in content.get_local_roles() if not _is_there(name)]
    if gone:
        content.manage_delLocalRoles(gone)


def _settle_translations(content: Any) -> None:
    """It is a translation of the same as before.

    Unless another has taken its language meanwhile.
    """
    group = ITG(content, None)
    if group is None:
        return
    catalog = api.portal.get_tool("portal_catalog")
    others = catalog.unrestrictedSearchResults(
        TranslationGroup=group, Language=content.Language()
    )
    if any(content.UID() != brain.UID for brain in others):
        IMutableTG(content).set(content.UID())


def holds(source: Any, field: str, relation: Any) -> bool:
    """Whether a field still has the very relation that was broken."""
    value = getattr(aq_base(source), field, None)
    relations = value if isinstance(value, (list, tuple)) else [value]
    return any(each is relation for each in relations)


def _mend(entry: store.Entry) -> None:
    """Has the relations lead here again that did before."""
    intids = getUtility(IIntIds)
    linking: dict[str, Any] = {}
    for uid, field, target_uid, relation in entry.incoming:
        source = content_of(uid)
        if source is None:
            continue
        if field == LINKED:
            linking[uid] = source
            continue
        target = content_of(target_uid)
        if target is not None and holds(source, field, relation):
            relation.to_id = intids.getId(target)
            relation._broken_to_path = None
        updateRelations(source, None)
    for source in linking.values():
        modifiedContent(source, None)


def _readdress(entry: store.Entry, path: str) -> None:
    """Old addresses lead here again, and nothing leads away from here."""
    storage = queryUtility(IRedirectionStorage)
    if storage is None:
        return
    portal = api.portal.get()
    if storage.has_path(path):
        storage.remove(path)

    def is_free(source: str) -> bool:
        there = portal.unrestrictedTraverse(source, None)
        is_content = IDexterityContent.providedBy(there) and path_of(there) == source
        return not is_content and not storage.has_path(source)

    for source, rest, made, is_manual in entry.redirects:
        if is_free(source):
            storage.add(source, path + rest, now=made, manual=is_manual)
    if path != entry.path and is_free(entry.path):
        storage.add(entry.path, path)


def restore(entry: store.Entry, container: Any) -> Any:
    """Puts deleted content into a container; gives it."""
    is_back = container.UID() == entry.container
    content = entry.content
    content.id = free_id(container, content.getId())
    names = OWN | {"language"} if is_back else OWN
    owned = [_Own(each, names) for each in branch(content)]
    store.remove(entry)
    container._setObject(content.id, content, set_owner=0)
    restored = container[content.id]
    # What waits to be indexed dates content as of now, too.
    processQueue()
    for own in owned:
        own.put_back()
    indexes = list(api.portal.get_tool("portal_catalog").indexes())
    for each in branch(restored):
        _without_strangers(each)
        _settle_translations(each)
        for comment in comments_of(each):
            comment.indexObject()
        # All by name, since otherwise it counts as changed now.
        each.reindexObject(idxs=indexes)
    if is_back and hasattr(aq_base(container), "moveObjectToPosition"):
        container.moveObjectToPosition(content.id, entry.position, suppress_events=True)
    # What was deleted before notes were kept has none.
    remember(getattr(entry, "notes", {}))
    _mend(entry)
    _readdress(entry, path_of(restored))
    return restored
