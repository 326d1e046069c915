"""Fills a site with many items, for measurements.

Containers come first, and what is there already is passed over. It writes what Plone
keeps of an item without asking as an editor's call would: no versions, no rules, each
item indexed once.

Usage: fill_site.py ZOPE_CONF SITE_ID OWNER FOLDER

FOLDER holds `items.jsonl` and `files/`, as the benchmarks write them: in each line
`data` (an item as plone.exportimport has it), `group` (UID of its translation group),
`files` (names in `files/` by field) and `relations` (UIDs by field; `isReferencing` are
the links in its texts).
"""

from AccessControl.SecurityManagement import newSecurityManager
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import ExitStack
from DateTime import DateTime
from pathlib import Path
from persistent.mapping import PersistentMapping
from plone import api
from plone.app.linkintegrity import handlers
from plone.app.linkintegrity.utils import getOutgoingLinks
from plone.app.multilingual.interfaces import ATTRIBUTE_NAME as GROUP
from plone.dexterity.content import DexterityContent
from plone.dexterity.utils import createContent
from plone.dexterity.utils import iterSchemata
from plone.exportimport.utils.cli import get_app
from plone.namedfile.file import NamedBlobFile
from plone.namedfile.file import NamedBlobImage
from plone.restapi.interfaces import IFieldDeserializer
from plone.schema import IJSONField
from plone.uuid.interfaces import ATTRIBUTE_NAME as UID
from Products.CMFCore.WorkflowTool import WorkflowTool
from Products.CMFEditions.CopyModifyMergeRepositoryTool import (
    CopyModifyMergeRepositoryTool,
)
from run_script import run_script
from typing import Any
from unittest.mock import patch
from z3c.relationfield import RelationValue
from z3c.relationfield.event import _setRelation
from z3c.relationfield.interfaces import IRelationList
from zope.component import getMultiAdapter
from zope.component import getUtility
from zope.component.hooks import setSite
from zope.event import notify
from zope.globalrequest import getRequest
from zope.intid.interfaces import IIntIds
from zope.lifecycleevent import ObjectAddedEvent
from zope.lifecycleevent import ObjectCreatedEvent
from zope.schema import getFields
from zope.schema.interfaces import IChoice
from zope.schema.interfaces import ICollection

import json
import logging
import time
import transaction


logger = logging.getLogger("fill_site")

Line = dict[str, Any]

BATCH = 500
LINKS = "isReferencing"


def read_lines(folder: Path) -> Iterator[Line]:
    with (folder / "items.jsonl").open() as lines:
        for line in lines:
            yield json.loads(line)


class Files:
    """Pictures of which each is kept once, however many items show it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: dict[str, Any] = {}

    def __call__(self, name: str, stored: dict[str, Any]) -> Any:
        kind = stored["content-type"]
        if name not in self.made:
            make = NamedBlobImage if kind.startswith("image/") else NamedBlobFile
            data = (self.folder / name).read_bytes()
            self.made[name] = make(data, contentType=kind, filename=stored["filename"])
        return self.made[name]


def field_value(content: Any, field: Any, value: Any) -> Any:
    """Tokens are taken as they are: their vocabularies would search the catalog.

    Blocks are in the form in which they are stored.
    """
    if IChoice.providedBy(field) or IJSONField.providedBy(field):
        return value
    if ICollection.providedBy(field):
        return field._type(value)
    read = getMultiAdapter((field, content, getRequest()), IFieldDeserializer)
    return read(value)


class Filling:
    def __init__(self, site: Any, folder: Path) -> None:
        self.site = site
        self.lines = folder
        self.files = Files(folder / "files")
        self.intids = getUtility(IIntIds)
        self.intid_of: dict[str, int] = {}
        self.workflows = api.portal.get_tool("portal_workflow")

    def set_fields(self, content: Any, line: Line) -> None:
        data, files, relations = line["data"], line["files"], line["relations"]
        for schema in iterSchemata(content):
            for name, field in getFields(schema).items():
                if field.readonly or name == "id":
                    continue
                if name in files:
                    value = self.files(files[name], data[name])
                elif name in relations:
                    found = [
                        RelationValue(self.intid_of[uid]) for uid in relations[name]
                    ]
                    value = found if IRelationList.providedBy(field) else found[0]
                elif data.get(name) is not None:
                    value = field_value(content, field, data[name])
                else:
                    continue
                setattr(schema(content), name, value)

    def set_state(self, content: Any, histories: dict[str, list[Line]]) -> None:
        content.workflow_history = PersistentMapping(
            {
                name: tuple(
                    {**entry, "time": DateTime(entry["time"])} for entry in history
                )
                for name, history in histories.items()
            }
        )
        for workflow in self.workflows.getWorkflowsFor(content):
            workflow.updateRoleMappingsFor(content)

    def add(self, line: Line) -> None:
        data = line["data"]
        parent, _, name = data["@id"].rpartition("/")
        container = self.site.unrestrictedTraverse(parent.lstrip("/"))
        if name in container:
            self.intid_of[data["UID"]] = self.intids.getId(container[name])
            return
        content = createContent(data["@type"])
        content.id = name
        setattr(content, UID, data["UID"])
        setattr(content, GROUP, line["group"])
        self.set_fields(content.__of__(container), line)
        notify(ObjectCreatedEvent(content))
        content.creation_date = DateTime(data["created"])
        # The container is not told: it would be indexed anew for each of them.
        container._setObject(name, content, suppress_events=True)
        content = container._getOb(name)
        notify(ObjectAddedEvent(content, container, name))
        content.modification_date = DateTime(data["modified"])
        self.set_state(content, data["workflow_history"])
        self.intid_of[data["UID"]] = self.intids.getId(content)

    def link(self, line: Line) -> None:
        targets = line["relations"].get(LINKS, ())
        if not targets:
            return
        intid = self.intid_of[line["data"]["UID"]]
        if any(True for _link in getOutgoingLinks(intid=intid)):
            return
        content = self.intids.getObject(intid)
        for uid in targets:
            _setRelation(content, LINKS, RelationValue(self.intid_of[uid]))

    def each(self, what: str, work: Any) -> None:
        begin, done = time.monotonic(), 0
        for line in read_lines(self.lines):
            work(line)
            done += 1
            if done % BATCH == 0:
                transaction.commit()
                pace = done / (time.monotonic() - begin)
                logger.info("%s: %d, %.0f a second", what, done, pace)
        transaction.commit()
        logger.info("%s: %d in %.0f s", what, done, time.monotonic() - begin)


def remembering(lookup: Any) -> Any:
    """Plone's look-up of a field's default, which walks all schemata for each column.

    What a type has no field for is asked once.
    """
    missing: set[tuple[str, str]] = set()

    def look_up(self: Any, name: str) -> Any:
        key = (vars(self).get("portal_type", ""), name)
        if key in missing:
            raise AttributeError(name)
        try:
            return lookup(self, name)
        except AttributeError:
            missing.add(key)
            raise

    return look_up


@contextmanager
def nothing_but_content() -> Iterator[None]:
    """Neither versions nor searches in the middle, before which all is indexed.

    They are made for the target of each link, and for what lies in new content.
    """
    changes = (
        (CopyModifyMergeRepositoryTool, "isVersionable", lambda *_: False),
        (handlers, "check_linkintegrity_dependencies", lambda _content: False),
        (WorkflowTool, "notifyCreated", lambda *_: None),
        (DexterityContent, "__getattr__", remembering(DexterityContent.__getattr__)),
    )
    with ExitStack() as stack:
        for owner, name, value in changes:
            stack.enter_context(patch.object(owner, name, value))
        yield


def main(zope_conf: str, site_id: str, owner: str, folder: str) -> None:
    app = get_app(zope_conf)
    site = app[site_id]
    setSite(site)
    user = app.acl_users.getUser(owner)
    newSecurityManager(None, user.__of__(app.acl_users))
    filling = Filling(site, Path(folder))
    with nothing_but_content():
        filling.each("Items", filling.add)
        filling.each("Links of items", filling.link)


if __name__ == "__main__":
    run_script(main, "The site was not filled.")
