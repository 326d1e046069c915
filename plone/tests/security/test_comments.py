"""Comments stay readable and removable, and what waits is for moderators."""

from plone import api
from plone.app.discussion.interfaces import IConversation
from plone.app.discussion.interfaces import IDiscussionSettings
from zope.component import createObject

import pytest
import transaction


DEEP = 1100


@pytest.fixture
def page(site, add):
    page = add(site["de"], "Document", "gespraech", title="Gespräch")
    page.allow_discussion = True
    api.portal.set_registry_record(
        "globally_enabled", True, interface=IDiscussionSettings
    )
    transaction.commit()
    return page


def reply(page, text, parent=0):
    comment = createObject("plone.Comment")
    comment.text, comment.in_reply_to = text, parent
    return IConversation(page).addComment(comment)


def test_any_depth_is_read_and_removed(page, client):
    first = last = reply(page, "Anfang")
    for number in range(DEEP):
        last = reply(page, f"Antwort {number}", last)
    transaction.commit()
    path = f"/de/gespraech/@comments?b_start={DEEP}"
    answer = client().get(path)
    assert answer.status_code == 200
    assert answer.json()["items_total"] == DEEP + 1
    assert [each["comment_id"] for each in answer.json()["items"]] == [str(last)]
    removed = client("manager").delete(f"/de/gespraech/@comments/{first}")
    assert removed.status_code == 204
    assert client().get(path).json()["items_total"] == 0


def test_what_waits_for_a_moderator_is_not_shown(page, client):
    api.portal.get_tool("portal_workflow").setChainForPortalTypes(
        ("Discussion Item",), ("comment_review_workflow",)
    )
    number = reply(page, "Geheimes Wort")
    transaction.commit()
    for role in ("visitor", "member"):
        for path in ("", f"/{number}"):
            answer = client(role).get(f"/de/gespraech/@comments{path}")
            assert "Geheimes Wort" not in answer.text
    assert "Geheimes Wort" in client("manager").get("/de/gespraech/@comments").text


def test_users_write_thirty_comments_in_ten_minutes(page, client):
    def write(role):
        body = {"text": "Gut"}
        return client(role).post("/de/gespraech/@comments", json=body).status_code

    assert [write("editor") for _ in range(30)] == [204] * 30
    assert write("editor") == 429
    assert write("member") == 204
