"""A site that had the add-on in its first version becomes one like those of today."""

from plone import api
from researchportal.security.login_plugin import remove_plugin

import pytest


PROFILE = "researchportal:default"
LATER_COLUMNS = (
    "date_of_issue",
    "fields_of_competence",
    "job_offer_categories",
    "job_offer_fields_of_work",
    "job_offer_location",
    "job_offer_target_groups",
    "short_header_text",
    "submission_date",
)
LATER_BEHAVIORS = {
    "BlogFolder": ("researchportal.banner",),
    "CartItem": ("researchportal.restricted",),
    "File": ("researchportal.restricted",),
    "Image": ("researchportal.restricted", "researchportal.focal_point"),
    "Regelung": ("researchportal.restricted",),
}
FORMER_TITLES = {"Intro": "Intro", "OE": "Organisational Unit"}


@pytest.fixture
def content(portal):
    """What an institution has, whatever the version."""
    api.portal.set_registry_record("researchportal.matomo_id", "17")
    institute = api.content.create(portal["de"], "Institut", "energie", token="energie")
    api.content.transition(institute, "show_internally")
    api.content.create(portal["de"], "Member", "person", institutes=("energie",))
    offers = api.content.create(portal["de"], "JobOfferContainer", "stellen")
    return api.content.create(
        offers,
        "Joboffer",
        "stelle",
        job_offer_location="main-campus",
        short_header_text="Wind",
    )


@pytest.fixture
def at_first(portal, content, facts, setup_tool):
    """Makes the site what the first version made it; gives what it was before."""
    present = facts()
    types = api.portal.get_tool("portal_types")
    for name, later in LATER_BEHAVIORS.items():
        kept = [each for each in types[name].behaviors if each not in later]
        if name in ("CartItem", "Regelung"):
            kept.insert(2, "plone.richtext")
        types[name].manage_changeProperties(behaviors=tuple(kept))
    for name, title in FORMER_TITLES.items():
        types[name].manage_changeProperties(title=title)
    for fti in types.objectValues():
        if fti.getProperty("schema", "").startswith("researchportal."):
            for action in fti.listActions():
                action.icon_expr = ""
    catalog = api.portal.get_tool("portal_catalog")
    for column in LATER_COLUMNS:
        catalog.delColumn(column)
    remove_plugin(portal)
    api.portal.set_registry_record("plone.use_request_negotiation", False)
    setup_tool.setLastVersionForProfile(PROFILE, "1000")
    assert facts() != present
    return present


def hit(content):
    return api.content.find(UID=content.UID())[0]


@pytest.mark.portal(roles=["Manager"])
class TestUpgrade:
    def test_the_site_becomes_one_of_today(self, at_first, facts, setup_tool):
        setup_tool.upgradeProfile(PROFILE)
        assert facts() == at_first

    def test_it_has_the_version_of_the_profile(
        self, at_first, setup_tool, profile_last_version
    ):
        setup_tool.upgradeProfile(PROFILE)
        assert profile_last_version(PROFILE) == setup_tool.getVersionForProfile(PROFILE)
        assert setup_tool.listUpgrades(PROFILE) == []

    def test_new_columns_are_filled_without_a_change(
        self, at_first, content, setup_tool
    ):
        changed = content.modified()
        setup_tool.upgradeProfile(PROFILE)
        assert hit(content).short_header_text == "Wind"
        assert hit(content).job_offer_location == "main-campus"
        assert content.modified() == changed

    def test_every_step_may_be_run_again(self, at_first, facts, setup_tool):
        setup_tool.upgradeProfile(PROFILE)
        setup_tool.setLastVersionForProfile(PROFILE, "1000")
        setup_tool.upgradeProfile(PROFILE)
        assert facts() == at_first


def test_a_new_site_needs_no_upgrade(portal, setup_tool):
    assert setup_tool.listUpgrades(PROFILE) == []
