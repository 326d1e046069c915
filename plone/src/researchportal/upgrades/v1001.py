from plone import api
from researchportal.security.login_plugin import install_plugin
from typing import Any


PROFILE = "profile-researchportal:default"


def renew_types(setup_tool: Any) -> None:
    """Restricted files, blogs with banner and titles, and what lists of offers show."""
    for step in ("typeinfo", "catalog"):
        setup_tool.runImportStepFromProfile(PROFILE, step, run_dependencies=False)
    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(portal_type="Joboffer"):
        # Naming an index fills all columns, and leaves the date of the last change.
        brain._unrestrictedGetObject().reindexObject(idxs=["job_offer_location"])


def limit_logins(setup_tool: Any) -> None:
    install_plugin(api.portal.get())
