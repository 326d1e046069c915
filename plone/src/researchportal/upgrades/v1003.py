from plone import api
from typing import Any


PROFILE = "profile-researchportal:default"
COLUMN = "fields_of_competence"


def renew_types(setup_tool: Any) -> None:
    """Pictures with a focal point."""
    setup_tool.runImportStepFromProfile(PROFILE, "typeinfo", run_dependencies=False)


def fill_expertise(setup_tool: Any) -> None:
    catalog = api.portal.get_tool("portal_catalog")
    if COLUMN not in catalog.schema():
        catalog.addColumn(COLUMN)
    for brain in catalog.unrestrictedSearchResults(portal_type="Member"):
        # Naming an index fills all columns, and leaves the date of the last change.
        brain._unrestrictedGetObject().reindexObject(idxs=["sortable_title"])


def index_tags_of_posts(setup_tool: Any) -> None:
    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(portal_type="Post"):
        brain._unrestrictedGetObject().reindexObject(idxs=["Subject"])


def heed_asked_language(setup_tool: Any) -> None:
    api.portal.set_registry_record("plone.use_request_negotiation", True)
