from pytest_plone import fixtures_factory
from researchportal.testing import FUNCTIONAL_TESTING
from researchportal.testing import INTEGRATION_TESTING


pytest_plugins = ["pytest_plone"]

globals().update(
    fixtures_factory(
        (
            (FUNCTIONAL_TESTING, "functional"),
            (INTEGRATION_TESTING, "integration"),
        )
    )
)
