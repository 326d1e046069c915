"""`@desk`: content below a place that Plone's catalog cannot find.

Outdated translations, links to what is gone, and pictures without alternative text.
The embedded CMS has the same rules and the same limits.
"""

from Acquisition import aq_base
from collections.abc import Callable
from collections.abc import Iterator
from plone import api
from plone.dexterity.utils import iterSchemata
from plone.restapi.interfaces import ISerializeToJsonSummary
from plone.restapi.services import Service
from researchportal.services.batches import batch_of
from researchportal.services.parameters import first_text
from researchportal.services.parameters import number
from typing import Any
from z3c.relationfield.interfaces import IRelationChoice
from z3c.relationfield.interfaces import IRelationList
from zExceptions import BadRequest
from zope.component import getMultiAdapter

import json
import re


# Content that one call looks through, that changed last first.
MOST_SCANNED = 2000
LINK = re.compile(r"resolveuid/([0-9a-f]{32})")


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    """The objects in stored JSON, at any depth."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            yield each
            waiting.extend(each.values())
        elif isinstance(each, list):
            waiting.extend(each)


def _blocks(content: Any) -> Any:
    return getattr(aq_base(content), "blocks", None) or {}


def _is_blank(value: Any) -> bool:
    return not isinstance(value, str) or not value.strip()


def _lacks_alternative_text(content: Any) -> bool:
    return any(
        block.get("@type") == "image"
        and bool(block.get("url"))
        and _is_blank(block.get("alt"))
        and block.get("decorative") is not True
        for block in _objects(_blocks(content))
    )


def _linked(content: Any) -> set[str]:
    base = aq_base(content)
    blocks = getattr(base, "blocks", None)
    text = json.dumps(blocks) if blocks else ""
    if not blocks:
        text = getattr(getattr(base, "text", None), "raw", None) or ""
    remote = getattr(base, "remoteUrl", None)
    if isinstance(remote, str):
        text += f" {remote}"
    return set(LINK.findall(text))


def _has_broken_relation(content: Any) -> bool:
    for schema in iterSchemata(content):
        for name, field in schema.namesAndDescriptions():
            if not IRelationChoice.providedBy(field) and not IRelationList.providedBy(
                field
            ):
                continue
            value = getattr(aq_base(content), name, None)
            values = value if isinstance(value, list) else [value]
            if any(each is not None and each.isBroken() for each in values):
                return True
    return False


def _leads_nowhere(content: Any) -> bool:
    if _has_broken_relation(content):
        return True
    uids = _linked(content)
    if not uids:
        return False
    catalog = api.portal.get_tool("portal_catalog")
    found = catalog.unrestrictedSearchResults(UID=list(uids))
    return len({brain.UID for brain in found}) < len(uids)


def _names_its_source(content: Any) -> bool:
    """Blocks of a translation name those that they translate."""
    return any(
        isinstance(record.get("source"), str)
        for block in _objects(_blocks(content))
        for record in _objects(block.get("translationOf"))
    )


def _is_outdated(brain: Any) -> bool:
    """Whether what it translates, as far as the reader may view it, changed later."""
    group = brain.TranslationGroup
    catalog = api.portal.get_tool("portal_catalog")
    others = catalog(TranslationGroup=group, show_inactive=True) if group else ()
    newer = [each for each in others if each.modified > brain.modified]
    if not newer:
        return False
    if _names_its_source(brain.getObject()):
        return True
    return brain.Language != api.portal.get_default_language() and any(
        not _names_its_source(each.getObject()) for each in newer
    )


def _on_content(is_met: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda brain: is_met(brain.getObject())


# What the catalog does not find, by its name.
FINDINGS: dict[str, Callable[[Any], bool]] = {
    "outdated": _is_outdated,
    "broken": _on_content(_leads_nowhere),
    "no-alt": _on_content(_lacks_alternative_text),
}


class DeskGet(Service):
    def reply(self) -> dict[str, Any]:
        name = first_text(self.request, "find")
        if name is None:
            url = f"{self.context.absolute_url()}/@desk"
            return {"@id": url, "finds": list(FINDINGS)}
        is_found = FINDINGS.get(name)
        if is_found is None:
            raise BadRequest(f"Invalid find: {name[:100]}")
        number(self.request, "b_start", 0)
        number(self.request, "b_size", 25)
        brains = api.portal.get_tool("portal_catalog")(
            path="/".join(self.context.getPhysicalPath()),
            sort_on="modified",
            sort_order="descending",
            show_inactive=True,
        )
        found = [brain for brain in brains[:MOST_SCANNED] if is_found(brain)]
        return batch_of(self.request, found, self.summary) | {
            "scanned": min(len(brains), MOST_SCANNED),
            "is_whole": len(brains) <= MOST_SCANNED,
        }

    def summary(self, brain: Any) -> Any:
        return getMultiAdapter((brain, self.request), ISerializeToJsonSummary)()
