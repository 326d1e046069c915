"""Test layers.

A site of the `volto` distribution in German and English, with the add-on installed.
"""

from plone import api
from plone.app.testing import applyProfile
from plone.app.testing import FunctionalTesting
from plone.app.testing import IntegrationTesting
from plone.app.testing import PloneSandboxLayer
from plone.distribution.testing.layer import PloneDistributionFixture
from plone.testing.zope import WSGI_SERVER_FIXTURE
from typing import Any

import researchportal


class PortalSiteFixture(PloneDistributionFixture):
    SITES = (
        (
            "volto",
            {
                "site_id": "plone",
                "title": "Portal",
                "description": "",
                "default_language": "de",
                "portal_timezone": "Europe/Berlin",
                "setup_content": False,
            },
        ),
    )
    _distribution_products = (
        *PloneDistributionFixture._distribution_products,
        ("plone.app.caching", {"loadZCML": True}),
    )


PORTAL_SITE_FIXTURE = PortalSiteFixture()


class ResearchPortalLayer(PloneSandboxLayer):
    defaultBases = (PORTAL_SITE_FIXTURE,)

    def setUpZope(self, app: Any, configurationContext: Any) -> None:
        self.loadZCML(package=researchportal)

    def setUpPloneSite(self, portal: Any) -> None:
        api.portal.set_registry_record("plone.available_languages", ["de", "en"])
        applyProfile(portal, "researchportal:default")


FIXTURE = ResearchPortalLayer()

INTEGRATION_TESTING = IntegrationTesting(
    bases=(FIXTURE,), name="ResearchPortal:Integration"
)
FUNCTIONAL_TESTING = FunctionalTesting(
    bases=(FIXTURE, WSGI_SERVER_FIXTURE), name="ResearchPortal:Functional"
)
