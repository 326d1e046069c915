"""Changes a site from Plone's publication workflow to the portal's and back.

Its content keeps its states.
"""

from Acquisition import aq_base
from DateTime import DateTime
from persistent.mapping import PersistentMapping
from plone import api
from typing import Any


Chain = tuple[str, ...]

STOCK_WORKFLOW = "simple_publication_workflow"
PORTAL_WORKFLOW = "research_portal_workflow"


def replaced(chain: Chain, old: str, new: str) -> Chain:
    return tuple(new if workflow == old else workflow for workflow in chain)


def switch_default_workflow(old: str, new: str, state_map: dict[str, str]) -> None:
    """Puts `new` wherever a type follows `old`.

    Content keeps its state, or gets the one that the map names.
    """
    tool = api.portal.get_tool("portal_workflow")
    affected = [
        portal_type
        for portal_type in api.portal.get_tool("portal_types").objectIds()
        if old in tool.getChainForPortalType(portal_type)
    ]
    if not affected:
        return
    overridden = {name for name, _chain in tool.listChainOverrides()}
    for portal_type in overridden.intersection(affected):
        chain = replaced(tool.getChainForPortalType(portal_type), old, new)
        tool.setChainForPortalTypes([portal_type], chain)
    tool.setDefaultChain(" ".join(replaced(tool.getDefaultChain(), old, new)))

    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(portal_type=affected):
        move_state(tool, brain._unrestrictedGetObject(), old, new, state_map)


def move_state(
    tool: Any, content: Any, old: str, new: str, state_map: dict[str, str]
) -> None:
    """The history goes along. Content without any state is closed as new content is."""
    history = dict(getattr(aq_base(content), "workflow_history", None) or {})
    entries = tuple(history.pop(old, None) or ())
    last = entries[-1] if entries else {"review_state": tool[new].initial_state}
    state = state_map.get(last["review_state"], last["review_state"])
    if not entries or state != last["review_state"]:
        entries += (
            {
                "action": None,
                "actor": None,
                "comments": "",
                "review_state": state,
                "time": DateTime(),
            },
        )
    history[new] = entries
    content.workflow_history = PersistentMapping(history)
    tool[new].updateRoleMappingsFor(content)
    content.reindexObject(idxs=["allowedRolesAndUsers", "review_state"])
