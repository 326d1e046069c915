"""Changing a site from Plone's publication workflow to the portal's and back, with the states of its content."""

from DateTime import DateTime
from plone import api


STOCK_WORKFLOW = "simple_publication_workflow"
PORTAL_WORKFLOW = "research_portal_workflow"


def replaced(chain, old, new):
    return tuple(new if workflow == old else workflow for workflow in chain)


def switch_default_workflow(old, new, state_map):
    """Puts `new` wherever a type follows `old`. Content keeps its state, or gets the one that the map names."""
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


def move_state(tool, content, old, new, state_map):
    status = tool.getStatusOf(old, content)
    if status is None:
        return
    state = state_map.get(status["review_state"], status["review_state"])
    moved = {
        "action": None,
        "actor": None,
        "comments": "",
        "review_state": state,
        "time": DateTime(),
    }
    tool.setStatusOf(new, content, moved)
    tool[new].updateRoleMappingsFor(content)
    content.reindexObject(idxs=["allowedRolesAndUsers", "review_state"])
