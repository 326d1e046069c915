"""Settings of the portal, as the control panel `portal-settings` stores them."""

from plone.registry.interfaces import IRegistry
from typing import Any
from zope.component import queryUtility


PREFIX = "researchportal"


def setting(name: str, default: Any = None) -> Any:
    """What is stored under the name, or the default.

    That is given where nothing is stored, outside a site, and where the add-on's
    records are gone.
    """
    registry = queryUtility(IRegistry)
    value = None if registry is None else registry.get(f"{PREFIX}.{name}")
    return default if value is None or value == "" else value
