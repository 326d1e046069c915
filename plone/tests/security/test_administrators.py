"""A site administrator runs the site.

It gains no rights of managers and sends no mail's links elsewhere.
"""

from plone import api

import pytest
import transaction


PASSWORD = "Portal-Test-2026"
PANEL = "/@controlpanels/volto-settings"


@pytest.fixture
def administrator(site, client):
    api.user.create(
        email="siteadmin@immerlund.example",
        username="siteadmin",
        password=PASSWORD,
        roles=["Member", "Site Administrator"],
    )
    api.user.create(
        email="boss@immerlund.example",
        username="boss",
        password=PASSWORD,
        roles=["Member", "Manager"],
    )
    api.group.add_user(groupname="Administrators", username="editor")
    transaction.commit()
    session = client()
    session.auth = ("siteadmin", PASSWORD)
    return session


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/@groups/Administrators", None),
        ("PATCH", "/@groups/Administrators", {"roles": []}),
        ("PATCH", "/@groups/Administrators", {"roles": ["Member"]}),
        ("PATCH", "/@groups/Administrators", {"users": {"editor": False}}),
        ("PATCH", "/@groups/Administrators", {"users": {"siteadmin": True}}),
        ("PATCH", "/@groups/Reviewers", {"groups": ["Administrators"]}),
        ("PATCH", "/@groups/Reviewers", {"roles": ["Manager"]}),
        ("DELETE", "/@users/boss", None),
        ("PATCH", "/@users/boss", {"password": "Anderes-2026"}),
        ("PATCH", "/@users/boss", {"roles": {"Manager": False}}),
        ("PATCH", "/@users/siteadmin", {"roles": {"Manager": True}}),
        (
            "POST",
            "/@users",
            {
                "username": "neu",
                "email": "neu@example.org",
                "password": PASSWORD,
                "roles": ["Manager"],
            },
        ),
        ("POST", "/@groups", {"groupname": "neue", "roles": ["Manager"]}),
        ("PATCH", PANEL, {"frontend_domain": "https://evil.example"}),
        ("PATCH", "/@registry", {"volto.frontend_domain": "https://evil.example"}),
    ],
)
def test_what_a_site_administrator_may_not(administrator, client, method, path, body):
    frontend = client("manager").get(PANEL).json()["data"]
    assert administrator.request(method, path, json=body).status_code in (400, 401, 403)
    transaction.begin()
    group = api.group.get("Administrators")
    assert group is not None and "Manager" in group.getRoles()
    assert [
        each.getId() for each in api.user.get_users(groupname="Administrators")
    ] == ["editor"]
    assert "Manager" not in api.user.get_roles("siteadmin")
    assert "Manager" in api.user.get_roles("boss")
    assert client("manager").get(PANEL).json()["data"] == frontend
    assert api.user.get("neu") is None or "Manager" not in api.user.get_roles("neu")
    assert "Manager" not in api.group.get("Reviewers").getRoles()
    assert (
        api.group.get("neue") is None
        or "Manager" not in api.group.get("neue").getRoles()
    )
    assert client("manager").get("/@groups/Administrators").status_code == 200
    session = client()
    session.auth = ("boss", PASSWORD)
    assert session.get("/@users/boss").status_code == 200


def test_managers_may(administrator, client):
    manager = client("manager")
    assert (
        manager.patch(
            PANEL, json={"frontend_domain": "https://portal.example"}
        ).status_code
        == 204
    )
    assert manager.get(PANEL).json()["data"] == {
        "frontend_domain": "https://portal.example"
    }
    assert (
        manager.patch("/@groups/Administrators", json={"roles": []}).status_code == 204
    )
    # Who sends the panel back as it is changes nothing.
    assert (
        administrator.patch(
            PANEL, json={"frontend_domain": "https://portal.example"}
        ).status_code
        == 204
    )
    assert (
        administrator.patch(
            "/@groups/Reviewers", json={"title": "Redaktion"}
        ).status_code
        == 204
    )
