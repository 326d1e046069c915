"""Settings of the portal, as the control panel `portal-settings` stores them."""

from plone import api
from typing import Any


PREFIX = "researchportal"


def setting(name: str, default: Any = None) -> Any:
    """What is stored under the name; the default where nothing is, or where the add-on's records are gone."""
    value = api.portal.get_registry_record(f"{PREFIX}.{name}", default=None)
    return default if value is None or value == "" else value
