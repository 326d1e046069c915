"""Deleted content lies in a tray for thirty days and comes back whole."""

from base64 import b64encode
from datetime import timedelta
from io import BytesIO
from PIL import Image
from plone import api
from plone.app.multilingual.interfaces import ITranslationManager
from researchportal.trash import store
from z3c.relationfield import RelationValue
from zope.component import getUtility
from zope.intid.interfaces import IIntIds
from zope.lifecycleevent import modified

import pytest
import transaction


@pytest.fixture
def plant(site, add):
    """A page with a page in it."""
    folder = add(site["de"], "Document", "forschung")
    page = add(folder, "Document", "anlage", title="Anlage")
    add(folder, "Document", "letzte")
    add(page, "Document", "innen", title="Innen")
    return page


@pytest.fixture
def tray(client):
    def ask(place="", role="manager", query=""):
        answer = client(role).get(f"{place}/@trash{query}")
        # What calls have written is seen by the test itself, too.
        transaction.begin()
        return answer.json()["items"]

    return ask


@pytest.fixture
def restore(client):
    def call(uid, place="", role="manager", **body):
        answer = client(role).post(f"{place}/@trash/{uid}/restore", json=body)
        transaction.begin()
        return answer

    return call


PATH = "/de/forschung/anlage"


def facts(client):
    """What a page is told to be, by all calls that know something of it."""
    manager = client("manager")
    page = manager.get(PATH).json()
    page.pop("parent")
    history = manager.get(f"{PATH}/@history").json()
    return {
        "page": page,
        "sharing": manager.get(f"{PATH}/@sharing").json(),
        "history": [(each["type"], each["action"], each["time"]) for each in history],
        "first": manager.get(f"{PATH}/@history/0").json()["title"],
        "translations": manager.get(f"{PATH}/@translations").json(),
        "aliases": manager.get(f"{PATH}/@aliases").json(),
        "comments": manager.get(f"{PATH}/@comments").json(),
        "order": [each["@id"] for each in manager.get("/de/forschung").json()["items"]],
    }


def test_comes_back_with_all_that_is_known_of_it(
    site, client, add, plant, tray, restore
):
    manager = client("manager")
    assert manager.patch(PATH, json={"title": "Anlage zwei"}).status_code == 204
    entries = [{"id": "member", "type": "user", "roles": {"Editor": True}}]
    body = {"entries": entries, "inherit": False}
    assert manager.post(f"{PATH}/@sharing", json=body).status_code == 204
    transaction.begin()
    english = add(site["en"], "Document", "plant")
    ITranslationManager(plant).register_translation("en", english)
    transaction.commit()
    items = [{"path": "/frueher", "datetime": "2026-01-02"}]
    assert manager.post(f"{PATH}/@aliases", json={"items": items}).ok
    transaction.begin()
    api.portal.set_registry_record(
        "plone.app.discussion.interfaces.IDiscussionSettings.globally_enabled", True
    )
    plant.allow_discussion = True
    transaction.commit()
    assert manager.post(f"{PATH}/@comments", json={"text": "Gut"}).status_code == 204
    before = facts(client)
    uid = before["page"]["UID"]

    assert manager.delete(PATH).status_code == 204
    assert manager.get(PATH).status_code == 404
    assert manager.get(f"/@search?UID={uid}").json()["items_total"] == 0
    assert manager.get("/@search?SearchableText=Gut").json()["items_total"] == 0
    [entry] = tray()
    assert entry["title"] == "Anlage zwei"
    assert entry["former"] == f"{site.absolute_url()}{PATH}"
    assert entry["review_state"] == "published"
    assert entry["items_inside"] == 1
    assert entry["obstacle"] is None

    answer = restore(uid)
    assert answer.status_code == 200, answer.text
    assert answer.json() == {
        "@id": f"{site.absolute_url()}{PATH}",
        "UID": uid,
        "id": "anlage",
        "renamed": False,
    }
    after = facts(client)
    for name in before:
        assert after[name] == before[name], name
    found = manager.get("/@search?SearchableText=Gut").json()["items_total"]
    assert found >= 1
    assert manager.get(f"{PATH}/innen").json()["title"] == "Innen"
    assert tray() == []


def test_comes_back_whole_where_nothing_of_it_is_loaded(
    site, client, plant, tray, restore
):
    """Each process has other content in memory."""
    manager = client("manager")
    assert manager.patch(PATH, json={"title": "Anlage zwei"}).status_code == 204
    transaction.begin()

    def all_facts():
        inner = manager.get(f"{PATH}/innen").json()
        inner.pop("parent")
        return facts(client), inner, manager.get(f"{PATH}/innen/@history").json()

    def unload():
        transaction.begin()
        site._p_jar.db().cacheMinimize()

    before = all_facts()
    unload()
    assert manager.delete(PATH).status_code == 204
    unload()
    assert restore(before[0]["page"]["UID"]).status_code == 200
    assert all_facts() == before


def test_links_are_whole_again(site, client, add, plant, tray, restore):
    inner = plant["innen"]
    source = add(site["de"], "Document", "quelle", title="Quelle")
    source.relatedItems = [RelationValue(getUtility(IIntIds).getId(plant))]
    link = f"../resolveuid/{inner.UID()}"
    source.blocks = {"a": {"@type": "teaser", "href": [{"@id": link}]}}
    source.blocks_layout = {"items": ["a"]}
    modified(source)
    transaction.commit()
    uid, inner_uid = plant.UID(), inner.UID()
    manager = client("manager")
    assert manager.delete(PATH).status_code == 204
    assert manager.get("/de/quelle").json()["relatedItems"] == []
    entry = manager.get(f"/@trash/{uid}").json()
    assert [each["title"] for each in entry["breaches"]] == ["Quelle"]
    assert len(tray(query="?broken=1")) == 1
    assert restore(uid).status_code == 200
    page = manager.get("/de/quelle").json()
    assert [each["@id"] for each in page["relatedItems"]] == [
        f"{site.absolute_url()}{PATH}"
    ]
    assert f"{PATH}/innen" in str(page["blocks"])
    [integrity] = manager.get(f"/@linkintegrity?uids={inner_uid}").json()
    assert [each["title"] for each in integrity["breaches"]] == ["Quelle"]
    [integrity] = [
        each
        for each in manager.get(f"/@linkintegrity?uids={uid}").json()
        if each["@id"].endswith(PATH)
    ]
    assert [each["title"] for each in integrity["breaches"]] == ["Quelle"]


def test_follows_the_rights_that_hold_where_it_lay(client, plant, tray, restore):
    uid = plant.UID()
    client("manager").delete(PATH)
    assert client("visitor").get("/@trash").status_code == 401
    member = client("member")
    place = "/de/forschung"
    assert tray(place, "member") == []
    assert member.get(f"{place}/@trash/{uid}").status_code == 404
    assert restore(uid, place, "member").status_code == 404
    assert member.delete(f"{place}/@trash/{uid}").status_code == 404
    assert member.delete(f"{place}/@trash").json() == {"removed": 0, "left": 0}
    assert tray("/en") == []
    assert len(tray(place, "editor")) == 1


def test_is_not_restored_where_one_may_not_add(client, plant, tray, restore):
    manager = client("manager")
    entries = [{"id": "member", "type": "user", "roles": {"Editor": True}}]
    manager.post(f"{PATH}/@sharing", json={"entries": entries})
    uid = plant.UID()
    assert client("member").delete(PATH).status_code in (204, 401, 403)
    if not tray():
        manager.delete(PATH)
    place = "/de/forschung"
    assert len(tray(place, "member")) == 1
    assert restore(uid, place, "member").status_code == 403
    assert restore(uid, place, "member", target="/de").status_code == 403
    for target in ("/nowhere", 17, [], "/de/forschung/x\n"):
        assert restore(uid, target=target).status_code == 400, target
    assert len(tray()) == 1


def test_a_taken_id_a_lost_place_and_another_place(
    site, client, add, plant, tray, restore
):
    manager = client("manager")
    uid, inner = plant.UID(), plant["innen"].UID()
    manager.delete(f"{PATH}/innen")
    manager.delete(PATH)
    transaction.begin()
    add(site["de"]["forschung"], "Document", "anlage")
    assert {each["UID"]: each["obstacle"] for each in tray()} == {
        uid: "id",
        inner: "place",
    }
    answer = restore(uid).json()
    assert (answer["id"], answer["renamed"]) == ("anlage-1", True)
    assert restore(inner).json()["@id"].endswith(f"{PATH}-1/innen")
    manager.delete(f"{PATH}-1/innen")
    manager.delete(f"{PATH}-1")
    answer = restore(inner)
    assert answer.status_code == 409
    assert answer.json()["error"]["type"] == "Conflict"
    answer = restore(inner, target="/en")
    assert answer.json()["@id"] == f"{site.absolute_url()}/en/innen"
    assert manager.get("/en/innen").json()["language"]["token"] == "en"


def test_what_goes_for_good_or_is_old_is_gone(client, add, site, plant, tray, restore):
    manager = client("manager")
    manager.delete(f"{PATH}/innen?for_good=1")
    assert tray() == []
    manager.post(f"{PATH}/@workingcopy")
    manager.delete("/de/forschung/working_copy_of_anlage")
    assert tray() == []
    uid = plant.UID()
    assert manager.delete(PATH).status_code == 204
    transaction.begin()
    store.get(uid).time -= timedelta(days=30, seconds=1)
    transaction.commit()
    assert tray() == []
    assert restore(uid).status_code == 404
    manager.delete("/de/forschung/letzte")
    assert [each["id"] for each in tray()] == ["letzte"]
    transaction.begin()
    assert list(store._kept()) == [tray()[0]["UID"]]
    assert manager.delete("/en/@trash").json() == {"removed": 0, "left": 0}
    assert manager.delete("/@trash").json() == {"removed": 1, "left": 0}
    assert tray() == []


def test_rights_of_accounts_that_are_gone_do_not_come_back(
    client, add_users, plant, restore
):
    add_users({"kurz": ["Member"]})
    api.user.grant_roles(username="kurz", roles=["Editor"], obj=plant)
    transaction.commit()
    uid = plant.UID()
    client("manager").delete(PATH)
    transaction.begin()
    api.user.delete(username="kurz")
    transaction.commit()
    answer = restore(uid)
    assert answer.status_code == 200, answer.text
    assert "kurz" not in dict(plant.get_local_roles())


def test_the_list_is_searched_and_batched(client, plant, tray):
    manager = client("manager")
    manager.delete(f"{PATH}/innen")
    manager.delete("/de/forschung/letzte")
    assert len(tray(query="?SearchableText=LETZ")) == 1
    assert len(tray(query="?SearchableText=forschung")) == 2
    answer = manager.get("/@trash?b_size=1").json()
    assert answer["items_total"] == 2
    assert [each["id"] for each in answer["items"]] == ["letzte"]
    assert manager.get("/@trash?b_size=x").status_code == 400


def test_notes_come_back_with_their_page(client, plant, tray, restore):
    editor = client("editor")
    note = {"text": "Bitte kürzen", "block": "a"}
    for path in (PATH, f"{PATH}/innen"):
        assert editor.post(f"{path}/@notes", json=note).status_code == 201
    before = editor.get(f"{PATH}/@notes").json()["items"]
    inner = editor.get(f"{PATH}/innen/@notes").json()["items"]
    uid = editor.get(PATH).json()["UID"]
    assert client("manager").delete(PATH).status_code == 204
    [entry] = tray()
    assert note["text"] not in str(entry)
    assert restore(uid).status_code == 200
    assert editor.get(f"{PATH}/@notes").json()["items"] == before
    assert editor.get(f"{PATH}/innen/@notes").json()["items"] == inner
    assert len(before) == len(inner) == 1


def test_content_that_was_deleted_before_notes_were_kept_comes_back(
    client, plant, restore
):
    uid = plant.UID()
    assert client("manager").delete(PATH).status_code == 204
    transaction.begin()
    del store.get(uid).notes
    transaction.commit()
    assert restore(uid).status_code == 200


def test_the_list_is_narrowed_down_to_who_deleted(client, plant, tray):
    assert client("editor").delete(f"{PATH}/innen").status_code == 204
    assert client("manager").delete("/de/forschung/letzte").status_code == 204
    answer = client("manager").get("/@trash").json()
    ids = [each["id"] for each in answer["persons"]]
    assert sorted(ids) == sorted({each["deleted_by"]["id"] for each in answer["items"]})
    assert len(ids) == 2
    [entry] = tray(query="?by=editor")
    assert entry["title"] == "Innen"
    assert entry["thumbnail"] is None
    assert tray(query="?by=niemand") == []
    # Below another place others deleted.
    assert len(client("manager").get(f"{PATH}/@trash").json()["persons"]) == 1


def picture_file(data, name):
    kind = name.split(".")[-1].replace("svg", "svg+xml")
    return {
        "data": b64encode(data).decode(),
        "encoding": "base64",
        "filename": name,
        "content-type": f"image/{kind}",
    }


def test_deleted_pictures_are_seen_by_those_who_are_told_of_them(client, tray):
    manager = client("manager")
    written = BytesIO()
    Image.new("RGB", (800, 400), "red").save(written, "PNG")
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    files = {
        "rot.png": written.getvalue(),
        "linie.svg": drawing,
        "keins.png": b"keins",
    }
    for name, data in files.items():
        content = {"@type": "Image", "title": name, "image": picture_file(data, name)}
        assert manager.post("/de", json=content).status_code == 201
        assert manager.delete(f"/de/{name}").status_code == 204
    seen = {each["title"]: each["thumbnail"] for each in tray("/de")}
    assert seen["keins.png"] is None
    root = api.portal.get().absolute_url()
    path = seen["rot.png"].removeprefix(root)
    answer = manager.get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.headers["Cache-Control"].startswith("private")
    assert Image.open(BytesIO(answer.content)).size == (200, 100)
    drawn_at = seen["linie.svg"].removeprefix(root)
    drawn = manager.get(drawn_at)
    assert drawn.content == drawing
    assert drawn.headers["Content-Type"] == "image/svg+xml"
    # Opened by itself it must not run anything.
    assert drawn.headers["Content-Disposition"].startswith("attachment")
    assert "sandbox" in drawn.headers["Content-Security-Policy"]
    assert drawn.headers["X-Content-Type-Options"] == "nosniff"
    assert drawn.headers["Cache-Control"].startswith("private")
    for each in (path, drawn_at):
        assert client("visitor").get(each).status_code == 401
        assert client("member").get(each).status_code == 404
    assert manager.get(path.replace("/thumbnail", "/other")).status_code == 404
