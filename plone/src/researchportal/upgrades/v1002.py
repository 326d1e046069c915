from plone import api
from typing import Any


def sort_persons_by_name(setup_tool: Any) -> None:
    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(portal_type="Member"):
        # Naming an index leaves the date of the last change.
        brain._unrestrictedGetObject().reindexObject(idxs=["sortable_title"])
