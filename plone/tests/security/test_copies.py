"""Who copies or moves restricted content needs the right to change it.

Whoever did so would own the copy, or have rights where the content is then.
"""

from AccessControl import Unauthorized
from OFS.CopySupport import CopyError
from plone import api
from plone.app.iterate.interfaces import ICheckinCheckoutPolicy

import pytest
import transaction


TEXT = b"Was nur Eingeweihte lesen"
TOKEN = "geheim-2026"
PASSWORD = "Portal-Test-2026"
WRITER = ("writer", PASSWORD)


@pytest.fixture
def places(site, add, text_file):
    """A folder that the writer may see and copy, and one of the writer's own."""
    api.user.create(
        email="writer@immerlund.example",
        username="writer",
        password=PASSWORD,
        roles=["Member"],
    )
    shared, own = (
        add(site["de"], "Document", "geteilt"),
        add(site["de"], "Document", "eigenes"),
    )
    own.manage_setLocalRoles("writer", ["Editor", "Contributor", "Owner"])
    for folder in (site["de"], shared):
        folder.manage_permission(
            "Copy or Move", ["Manager", "Authenticated"], acquire=1
        )
        folder.manage_permission(
            "Delete objects", ["Manager", "Authenticated"], acquire=1
        )
    own.reindexObjectSecurity()
    text_file(shared, "datei", TEXT, TOKEN)
    transaction.commit()
    return own


@pytest.fixture
def writer(client):
    session = client()
    session.auth = WRITER
    return session


@pytest.mark.parametrize("call", ["@copy", "@move"])
@pytest.mark.parametrize("source", ["/de/geteilt/datei", "/de/geteilt"])
def test_the_right_to_view_is_not_enough(places, writer, site, call, source):
    answer = writer.post(
        f"/de/eigenes/{call}", json={"source": site.absolute_url() + source}
    )
    assert answer.status_code == 401
    transaction.begin()
    assert places.objectIds() == []
    assert "datei" in site["de"]["geteilt"]


@pytest.mark.parametrize("call", ["@copy", "@move"])
@pytest.mark.parametrize("source", ["/de/geteilt/datei", "/de/geteilt"])
def test_who_may_change_it_copies_and_moves_it(places, writer, site, call, source):
    site["de"]["geteilt"].manage_setLocalRoles("writer", ["Editor"])
    transaction.commit()
    answer = writer.post(
        f"/de/eigenes/{call}", json={"source": site.absolute_url() + source}
    )
    assert answer.status_code == 200
    transaction.begin()
    assert len(places.objectIds()) == 1


def test_content_that_is_not_restricted_is_copied_as_ever(places, writer, site, client):
    assert (
        client("manager")
        .patch("/de/geteilt/datei", json={"restricted": False})
        .status_code
        == 204
    )
    answer = writer.post(
        "/de/eigenes/@copy", json={"source": f"{site.absolute_url()}/de/geteilt"}
    )
    assert answer.status_code == 200


def test_neither_plone_s_own_views_nor_webdav_copy_it(places, publish, site):
    for method, path, headers in (
        (
            "COPY",
            "/de/geteilt/datei",
            {"Destination": f"{places.absolute_url()}/datei"},
        ),
        (
            "COPY",
            "/de/geteilt",
            {"Destination": f"{places.absolute_url()}/geteilt", "Depth": "infinity"},
        ),
        (
            "MOVE",
            "/de/geteilt/datei",
            {"Destination": f"{places.absolute_url()}/datei"},
        ),
        ("POST", "/de/geteilt/datei/object_copy", {}),
        ("POST", "/de/geteilt/datei/@@content-checkout", {}),
        ("POST", "/++api++/de/geteilt/datei/@workingcopy", {}),
    ):
        publish(
            method,
            path,
            login=WRITER,
            headers={"Accept": "application/json", **headers},
        )
    transaction.begin()
    assert places.objectIds() == []
    assert site["de"]["geteilt"].objectIds() == ["datei"]
    with api.env.adopt_user("writer"):
        for container in (places, site["de"]):
            with pytest.raises((Unauthorized, CopyError)):
                container.manage_pasteObjects(
                    site["de"]["geteilt"].manage_copyObjects(["datei"])
                )


def test_a_working_copy_needs_the_right_too(places, site):
    page = site["de"]["geteilt"]["datei"]
    with api.env.adopt_user("writer"), pytest.raises(Unauthorized):
        ICheckinCheckoutPolicy(page).checkout(places)
    assert places.objectIds() == []


def test_renaming_and_removing_need_nothing_more(places, site, client):
    site["de"]["geteilt"]["datei"].manage_permission(
        "Modify portal content", ["Manager"], acquire=0
    )
    transaction.commit()
    assert (
        client("editor").patch("/de/geteilt", json={"id": "umbenannt"}).status_code
        == 204
    )
    assert client("editor").delete("/de/umbenannt").status_code == 204
