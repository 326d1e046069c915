"""States, transitions and who may do what."""

import pytest


TO = {
    "publish": "published",
    "submit": "pending",
    "reject": "private",
    "retract": "private",
    "show_internally": "intranet",
    "make_draft": "draft",
    "hide": "private",
}
WAY = {
    "private": [],
    "pending": ["submit"],
    "published": ["publish"],
    "intranet": ["show_internally"],
    "draft": ["make_draft"],
}
OFFERED = {
    "manager": {
        "private": {"publish", "submit", "show_internally", "make_draft"},
        "pending": {"publish", "reject", "retract", "show_internally"},
        "published": {"reject", "retract", "show_internally"},
        "intranet": {"publish", "submit", "make_draft", "hide"},
        "draft": {"publish", "submit", "show_internally", "hide"},
    },
    "editor": {
        "private": {"submit", "make_draft"},
        "pending": {"retract"},
        "published": {"retract"},
        "intranet": {"submit", "make_draft", "hide"},
        "draft": {"submit", "hide"},
    },
    "reviewer": {
        "pending": {"publish", "reject", "show_internally"},
        "published": {"reject", "show_internally"},
        "intranet": {"publish"},
        "draft": {"publish", "show_internally"},
    },
    "member": {"published": set(), "intranet": set()},
    None: {"published": set()},
}
USERS = (None, "member", "reader", "editor", "reviewer", "siteadmin", "manager")
VIEWERS = {
    "private": {"reader", "editor", "siteadmin", "manager"},
    "pending": {"reader", "editor", "reviewer", "siteadmin", "manager"},
    "published": set(USERS),
    "intranet": set(USERS) - {None},
    "draft": {"reader", "editor", "reviewer", "siteadmin", "manager"},
}
EDITORS = {"editor", "siteadmin", "manager"}
STATE_TITLES = {
    "private": ("Privat", "Private"),
    "pending": ("Zur Redaktion eingereicht", "Pending review"),
    "published": ("Veröffentlicht", "Published"),
    "intranet": ("Intern veröffentlicht", "Internally published"),
    "draft": ("Entwurf", "Draft"),
}
TRANSITION_TITLES = {
    "publish": ("Veröffentlichen", "Publish"),
    "submit": ("Zur Veröffentlichung einreichen", "Submit for publication"),
    "reject": ("Zurückweisen", "Send back"),
    "retract": ("Zurückziehen", "Retract"),
    "show_internally": ("Intern veröffentlichen", "Publish internally"),
    "make_draft": ("Als Entwurf ablegen", "Make draft"),
    "hide": ("Privat schalten", "Make private"),
}


def page_in(client, state, portal_type="Document", language="de"):
    path = client.made(f"/{language}", portal_type)
    for transition in WAY[state]:
        client.publish(path, transition)
    assert client.get(path).json()["review_state"] == state
    return path


def transitions(client, path, user):
    body = client.get(f"{path}/@workflow", user).json()
    return {entry["@id"].rsplit("/", 1)[1] for entry in body["transitions"]}


@pytest.mark.parametrize("state", WAY)
def test_who_sees(client, state):
    path = page_in(client, state)
    seen = {user for user in USERS if client.get(path, user).status_code == 200}
    assert seen == VIEWERS[state]


@pytest.mark.parametrize("state", WAY)
def test_who_edits(client, state):
    path = page_in(client, state)
    expected = {"reviewer", "siteadmin", "manager"} if state == "pending" else EDITORS
    edited = {
        user
        for user in USERS
        if client.change(path, user, title="Neu").status_code == 204
    }
    assert edited == expected


@pytest.mark.parametrize("user", OFFERED)
def test_offered(client, user):
    for state, expected in OFFERED[user].items():
        assert transitions(client, page_in(client, state), user) == expected, state


@pytest.mark.parametrize(
    "state, transition",
    [
        (state, name)
        for state, names in OFFERED["manager"].items()
        for name in sorted(names)
    ],
)
def test_every_transition(client, state, transition):
    path = page_in(client, state)
    client.publish(path, transition)
    assert client.get(path).json()["review_state"] == TO[transition]


@pytest.mark.parametrize(
    "portal_type",
    ["Institut", "Meldung", "Member", "Project", "News Item", "Event", "LRF"],
)
def test_types_with_workflow(client, portal_type):
    path = "/de" if portal_type == "LRF" else client.made("/de", portal_type)
    assert "show_internally" in transitions(client, path, "manager")


@pytest.mark.parametrize("column, language", enumerate(["de", "en"]))
def test_titles(client, column, language):
    seen = {}
    for state in WAY:
        body = client.get(
            f"{page_in(client, state, language=language)}/@workflow"
        ).json()
        assert body["state"]["title"] == STATE_TITLES[state][column]
        for entry in body["transitions"]:
            seen[entry["@id"].rsplit("/", 1)[1]] = entry["title"]
    assert seen == {name: titles[column] for name, titles in TRANSITION_TITLES.items()}
