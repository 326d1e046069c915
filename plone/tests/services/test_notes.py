from plone import api
from researchportal.services import notes
from zope.annotation.interfaces import IAnnotations

import pytest
import transaction


SECRET = "tresornotiz"
PATH = "/de/seite"
READS = [
    "/de/seite?expand=actions,breadcrumbs,types,workflow,translations,inherit",
    "/de/seite/@history",
    "/de/@search?metadata_fields=_all&fullobjects=1",
    f"/de/@search?SearchableText={SECRET}",
    "/de/@querystring",
]


@pytest.fixture
def page(site, add):
    return add(site["de"], "Document", "seite", title="Seite")


def write(client, role="editor", path=PATH, **body):
    return client(role).post(
        f"{path}/@notes", json={"text": SECRET, "block": "a"} | body
    )


def items(client, path=PATH, role="editor"):
    return client(role).get(f"{path}/@notes").json()["items"]


def test_notes_are_written_answered_settled_and_deleted(page, client):
    made = write(client)
    assert made.status_code == 201
    note = made.json()
    assert (note["block"], note["text"], note["author"]) == ("a", SECRET, "editor")
    assert note["settled"] is None
    path = f"{PATH}/@notes/{note['id']}"

    answered = client("manager").post(path, json={"text": "Antwort"})
    assert answered.status_code == 201
    assert [each["text"] for each in answered.json()["answers"]] == ["Antwort"]

    settled = client("manager").patch(path, json={"settled": True}).json()
    assert settled["settled"]["by"] == "admin"
    assert items(client) == [settled]
    reopened = client("editor").patch(path, json={"settled": False}).json()
    assert reopened["settled"] is None

    assert client("manager").delete(path).status_code == 403
    assert client("editor").delete(path).status_code == 204
    assert items(client) == []
    assert client("editor").patch(path, json={"settled": True}).status_code == 404


@pytest.mark.parametrize("role", ["visitor", "member"])
def test_who_may_not_edit_the_page_hears_of_no_note(page, client, role):
    note = write(client).json()
    way = f"{PATH}/@notes"
    for method, path in (
        ("GET", way),
        ("POST", way),
        ("POST", f"{way}/{note['id']}"),
        ("PATCH", f"{way}/{note['id']}"),
        ("DELETE", f"{way}/{note['id']}"),
    ):
        answer = client(role).request(method, path, json={"text": "x", "settled": True})
        assert answer.status_code == 401
        assert SECRET not in answer.text
    assert len(items(client)) == 1


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize("role", ["visitor", "member", "editor", "manager"])
def test_no_note_is_in_what_is_read_of_the_page(page, client, role, path):
    write(client, text=f"{SECRET} geheim")
    assert f"{SECRET} geheim" not in client(role).get(path).text


@pytest.mark.parametrize(
    "body",
    [
        {"text": None},
        {"text": ["x"]},
        {"text": " \n\x00"},
        {"text": "x" * 2001},
        {"block": 5},
        {"block": "x" * 201},
    ],
)
def test_what_is_no_note_is_refused(page, client, body):
    assert write(client, **body).status_code == 400
    assert items(client) == []


def test_notes_are_plain_text_and_counted(page, client, monkeypatch):
    assert write(client, text="<b>a</b>\x07\nb").json()["text"] == "<b>a</b>\nb"
    monkeypatch.setattr(notes, "MOST_NOTES", 1)
    monkeypatch.setattr(notes, "MOST_ANSWERS", 0)
    assert write(client).status_code == 400
    path = f"{PATH}/@notes/{items(client)[0]['id']}"
    assert client("editor").post(path, json={"text": "x"}).status_code == 400
    assert client("editor").patch(path, json={"settled": "yes"}).status_code == 400
    assert client("editor").post(f"{path}/x", json={"text": "x"}).status_code == 404


def test_a_copy_has_none_and_a_removed_page_leaves_none(site, page, client):
    write(client)
    copied = api.content.copy(page, site["de"], id="kopie")
    transaction.commit()
    assert items(client, path=f"/de/{copied.getId()}") == []
    api.content.delete(page)
    transaction.commit()
    assert dict(IAnnotations(site)[notes.KEY]) == {}
