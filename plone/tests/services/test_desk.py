from DateTime import DateTime
from plone import api
from plone.app.multilingual.interfaces import ITranslationManager
from researchportal.services import desk
from z3c.relationfield import RelationValue
from zope.component import getUtility
from zope.event import notify
from zope.intid.interfaces import IIntIds
from zope.lifecycleevent import ObjectModifiedEvent

import pytest
import transaction


GONE = "0123456789abcdef0123456789abcdef"


def picture(**fields):
    block = {"@type": "image", "url": "../resolveuid/x", **fields}
    columns = {"@type": "gridBlock", "blocks": {"b": block}}
    return {"blocks": {"a": columns}, "blocks_layout": {"items": ["a"]}}


def link(uid):
    value = [{"type": "link", "data": {"url": f"../resolveuid/{uid}#anker"}}]
    blocks = {"a": {"@type": "slate", "value": value}}
    return {"blocks": blocks, "blocks_layout": {"items": ["a"]}}


def found(client, find, role="editor", path="/de"):
    answer = client(role).get(f"{path}/@desk?find={find}")
    assert answer.status_code == 200, answer.text
    return sorted(item["title"] for item in answer.json()["items"])


def test_pictures_without_alternative_text_are_found(site, add, client):
    de = site["de"]
    add(de, "Document", "ohne", title="Ohne", **picture(alt=" "))
    add(de, "Document", "mit", title="Mit", **picture(alt="Watt"))
    add(de, "Document", "zier", title="Zier", **picture(alt="", decorative=True))
    assert found(client, "no-alt") == ["Ohne"]


def test_links_and_relations_to_what_is_gone_are_found(site, add, client):
    de = site["de"]
    target = add(de, "Document", "ziel", title="Ziel")
    secret = add(de, "Document", "geheim", title="Geheim", state="private")
    add(de, "Document", "heil", title="Heil", **link(target.UID()))
    add(de, "Document", "verborgen", title="Verborgen", **link(secret.UID()))
    add(de, "Document", "tot", title="Tot", **link(GONE))
    related = add(de, "Document", "bezug", title="Bezug")
    number = getUtility(IIntIds).getId(target)
    related.relatedItems = [RelationValue(number)]
    notify(ObjectModifiedEvent(related))
    transaction.commit()
    assert found(client, "broken") == ["Tot"]
    with api.env.adopt_roles(["Manager"]):
        api.content.delete(target, check_linkintegrity=False)
    transaction.commit()
    assert found(client, "broken") == ["Bezug", "Heil", "Tot"]


def test_translations_whose_source_changed_later_are_found(site, add, client):
    de, en = site["de"], site["en"]
    source = add(de, "Document", "quelle", title="Quelle")
    translation = add(en, "Document", "source", title="Source")
    ITranslationManager(source).register_translation("en", translation)

    def change(content, date):
        content.modification_date = DateTime(date)
        content.reindexObject(idxs=["modified"])
        transaction.commit()

    change(source, "2026/05/01")
    change(translation, "2026/05/02")
    assert found(client, "outdated", path="") == []
    change(source, "2026/05/03")
    assert found(client, "outdated", path="") == ["Source"]
    assert found(client, "outdated", path="/de") == []
    # The source is no translation, though it is older; one that names its source is.
    change(translation, "2026/05/04")
    assert found(client, "outdated", path="") == []
    record = {"source": "a", "hash": "b"}
    source.blocks = {"x": {"@type": "slate", "translationOf": record}}
    change(source, "2026/05/03")
    assert found(client, "outdated", path="") == ["Quelle"]


def test_nobody_hears_of_what_they_may_not_view(site, add, client):
    add(site["de"], "Document", "tot", title="Tot", state="private", **link(GONE))
    assert found(client, "broken", role="manager") == ["Tot"]
    with api.env.adopt_roles(["Manager"]):
        api.user.create(
            email="gast@immerlund.example", username="gast", password="Gast-Test-2026"
        )
        api.user.grant_roles(username="gast", obj=site["de"], roles=["Reviewer"])
    transaction.commit()
    session = client("visitor")
    session.auth = ("gast", "Gast-Test-2026")
    answer = session.get("/de/@desk?find=broken")
    assert answer.status_code in (200, 401)
    assert "Tot" not in answer.text


@pytest.mark.parametrize("role", ["visitor", "member"])
def test_the_desk_is_for_those_who_work_there(site, client, role):
    assert client(role).get("/de/@desk?find=broken").status_code == 401


def test_it_says_what_it_finds(site, client):
    answer = client("editor").get("/de/@desk").json()
    assert answer["finds"] == ["outdated", "broken", "no-alt"]


@pytest.mark.parametrize("query", ["?find=", "?find=alles", "?find=broken&b_size=x"])
def test_what_is_asked_wrongly_is_refused(site, client, query):
    assert client("editor").get(f"/de/@desk{query}").status_code == 400


def test_but_so_much_is_looked_through(site, add, client, monkeypatch):
    monkeypatch.setattr(desk, "MOST_SCANNED", 2)
    for name in ("eins", "zwei", "drei", "vier"):
        add(site["de"], "Document", name, title=name, **link(GONE))
    answer = client("editor").get("/de/@desk?find=broken").json()
    assert (answer["scanned"], answer["is_whole"]) == (2, False)
    assert answer["items_total"] <= 2
