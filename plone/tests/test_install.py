from plone import api
from plone.app.testing import applyProfile
from plone.browserlayer.utils import registered_layers
from plone.dexterity.interfaces import IDexterityFTI
from researchportal.content.base import IPortalContent
from researchportal.interfaces import IResearchPortalLayer
from researchportal.workflow import PORTAL_WORKFLOW
from zope.component import queryUtility

import pytest


OWN_TYPES = (
    "Institut",
    "Institutsbereich",
    "Subsite",
    "ProjectSite",
    "Research Group",
    "OE",
    "Meldung",
    "Member",
    "JobOfferContainer",
    "Joboffer",
    "Project",
    "Award",
    "Cart",
    "CartItem",
    "Tender",
    "Intro",
    "EmbeddedPage",
    "FAQ Item",
    "Regelung",
)
IN_MENUS = {
    "Link",
    "Document",
    "News Item",
    "Event",
    "Institut",
    "Institutsbereich",
    "Subsite",
    "ProjectSite",
    "Research Group",
    "OE",
    "JobOfferContainer",
    "Cart",
    "Tender",
    "Intro",
    "EmbeddedPage",
    "BlogFolder",
}


def test_layer(portal):
    assert IResearchPortalLayer in registered_layers()


def test_both_languages_have_a_root(portal):
    assert portal["de"].portal_type == portal["en"].portal_type == "LRF"


@pytest.mark.parametrize("portal_type", OWN_TYPES)
def test_every_type(portal, portal_type):
    fti = queryUtility(IDexterityFTI, portal_type)
    assert fti.lookupSchema().extends(IPortalContent)
    assert set(fti.allowed_content_types) <= set(
        api.portal.get_tool("portal_types").objectIds()
    )
    assert (
        portal_type
        in api.portal.get_tool("portal_repository").getVersionableContentTypes()
    )


def test_types_in_menus(portal):
    shown = set(api.portal.get_registry_record("plone.displayed_types"))
    assert shown & set(OWN_TYPES) == IN_MENUS & set(OWN_TYPES)
    assert shown >= IN_MENUS


@pytest.mark.parametrize(
    "portal_type, chain",
    [
        ("Institut", (PORTAL_WORKFLOW,)),
        ("Document", (PORTAL_WORKFLOW,)),
        ("LRF", (PORTAL_WORKFLOW,)),
        ("Post", (PORTAL_WORKFLOW,)),
        ("Image", ()),
        ("File", ()),
        ("Discussion Item", ("comment_one_state_workflow",)),
    ],
)
def test_workflow_of_types(portal, portal_type, chain):
    assert (
        api.portal.get_tool("portal_workflow").getChainForPortalType(portal_type)
        == chain
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_language_roots_stay_published(portal, language):
    assert api.content.get_state(portal[language]) == "published"
    assert "Anonymous" in [
        role["name"]
        for role in portal[language].rolesOfPermission("View")
        if role["selected"]
    ]


@pytest.mark.parametrize(
    "name", ["globally_enabled", "anonymous_comments", "edit_comment_enabled"]
)
def test_comments_are_on(portal, name):
    record = f"plone.app.discussion.interfaces.IDiscussionSettings.{name}"
    assert api.portal.get_registry_record(record) is True


@pytest.mark.portal(roles=["Manager"])
def test_installing_again_changes_nothing(portal, facts):
    api.portal.set_registry_record("researchportal.matomo_id", "17")
    page = api.content.create(portal["de"], "Institut", "energie")
    api.content.transition(page, "show_internally")
    before = facts()
    applyProfile(portal, "researchportal:default")
    assert facts() == before
