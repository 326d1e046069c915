"""After uninstalling content is read as before, and nothing that was closed is open."""

from plone import api
from plone.app.testing import applyProfile
from plone.app.testing import setRoles
from plone.app.testing import SITE_OWNER_NAME
from plone.app.testing import SITE_OWNER_PASSWORD
from plone.app.testing import TEST_USER_ID
from plone.browserlayer.utils import registered_layers
from researchportal.interfaces import IResearchPortalLayer

import pytest
import requests
import transaction


STATES = {
    "private": "private",
    "pending": "pending",
    "published": "published",
    "intranet": "private",
    "draft": "private",
}


@pytest.fixture
def site(functional):
    """A site from which the add-on is gone, with an institute in every state."""
    portal = functional["portal"]
    setRoles(portal, TEST_USER_ID, ["Manager"])
    for state in STATES:
        page = api.content.create(
            portal["de"], "Institut", state, title=state, name="Institut", token=state
        )
        if state != "private":
            api.content.transition(page, to_state=state)
        api.content.create(page, "Image", "bild")
    applyProfile(portal, "researchportal:uninstall")
    transaction.commit()
    return portal


def get(site, path, as_visitor=False):
    auth = None if as_visitor else (SITE_OWNER_NAME, SITE_OWNER_PASSWORD)
    headers = {"Accept": "application/json"}
    return requests.get(
        site.absolute_url() + path, headers=headers, auth=auth, timeout=30
    )


@pytest.mark.parametrize("state", STATES)
def test_content_is_read_as_before(site, state):
    body = get(site, f"/de/{state}").json()
    assert (body["@type"], body["name"], body["token"]) == (
        "Institut",
        "Institut",
        state,
    )
    assert body["review_state"] == STATES[state]


@pytest.mark.parametrize("state", STATES)
def test_nothing_opens(site, state):
    status = 200 if state == "published" else 401
    assert get(site, f"/de/{state}", as_visitor=True).status_code == status
    assert get(site, f"/de/{state}/bild", as_visitor=True).status_code == status


def test_terms_keep_their_titles(site):
    terms = get(
        site, "/de/@vocabularies/portal.vocabularies.job_offer_categories"
    ).json()
    assert "Vollzeit" in [term["title"] for term in terms["items"]]


def test_what_is_gone(site):
    assert IResearchPortalLayer not in registered_layers()
    assert get(site, "/de/@nearest-institut").status_code == 404
    assert "nearest-institut" not in get(site, "/de/published").json()["@components"]
    panels = [
        panel["@id"].rsplit("/", 1)[1] for panel in get(site, "/@controlpanels").json()
    ]
    assert "portal-settings" not in panels
    assert "seo_title" not in get(site, "/de/@types/Document").json()["properties"]
    assert not any(
        entry["addable"]
        for entry in get(site, "/de/@types").json()
        if entry["id"] == "Institut"
    )
    states = get(
        site, "/@vocabularies/plone.app.vocabularies.WorkflowStates?b_size=-1"
    ).json()
    assert "draft" not in [term["token"] for term in states["items"]]


def test_types_of_others_keep_nothing_but_the_restriction_of_their_files(site):
    kept = {
        fti.getId(): {each for each in fti.behaviors if "researchportal" in each}
        for fti in api.portal.get_tool("portal_types").objectValues()
        if hasattr(fti, "behaviors") and "researchportal" not in fti.schema
    }
    restricted = {"researchportal.restricted"}
    assert {name: each for name, each in kept.items() if each} == {
        "File": restricted,
        "Image": restricted,
    }


def test_the_history_goes_along(site):
    history = get(site, "/de/intranet/@workflow").json()["history"]
    assert [entry["review_state"] for entry in history] == [
        "private",
        "intranet",
        "private",
    ]


def test_installing_again(site):
    applyProfile(site, "researchportal:default")
    transaction.commit()
    assert get(site, "/de/published").json()["review_state"] == "published"
    assert get(site, "/de/intranet").json()["review_state"] == "private"
    assert get(site, "/de/@nearest-institut").status_code == 200
    body = get(site, "/de/published/@workflow").json()
    assert any(
        entry["@id"].endswith("show_internally") for entry in body["transitions"]
    )
    assert api.content.get_state(site["de"]["pending"]) == "pending"
