"""Who may not view content is told neither its title nor its place."""

from plone import api
from plone.app.redirector.interfaces import IRedirectionStorage
from z3c.relationfield import RelationValue
from zope.component import getUtility
from zope.event import notify
from zope.intid.interfaces import IIntIds
from zope.lifecycleevent import ObjectModifiedEvent

import pytest
import transaction


TALES = ("Verschlusssache", "/geheim", "Geheiminstitut")


@pytest.fixture
def numbers():
    return getUtility(IIntIds)


@pytest.fixture
def pages(site, add, numbers):
    """A private page with a public one in it, and a public page.

    The latter leads to private content in every way.
    """
    de = site["de"]
    secret = add(de, "Document", "geheim", state="private", title="Verschlusssache")
    institute = add(
        secret,
        "Institut",
        "institut",
        state="private",
        title="Geheiminstitut",
        token="gi",
        name="Geheiminstitut",
    )
    made = {
        "secret": secret,
        "institute": institute,
        "open": add(secret, "Document", "offen", title="Offen"),
        "target": add(de, "Document", "ziel", title="Ziel"),
        "page": add(de, "Document", "seite", title="Seite"),
    }
    link = f"../resolveuid/{secret.UID()}"
    page = made["page"]
    page.relatedItems = [
        RelationValue(numbers.getId(made[name])) for name in ("secret", "target")
    ]
    page.blocks = {
        "a": {"@type": "teaser", "href": [{"@id": link}], "overwrite": False},
        "b": {"@type": "image", "url": link},
        "c": {
            "@type": "slate",
            "value": [
                {
                    "type": "p",
                    "children": [
                        {
                            "type": "link",
                            "data": {"url": link},
                            "children": [{"text": "x"}],
                        }
                    ],
                }
            ],
        },
    }
    page.blocks_layout = {"items": ["a", "b", "c"]}
    notify(ObjectModifiedEvent(page))
    page.manage_setLocalRoles("member", ["Editor", "Contributor"])
    page.reindexObjectSecurity()
    transaction.commit()
    return made


@pytest.mark.parametrize("role", ["visitor", "member"])
def test_no_call_tells_of_it(pages, client, role):
    reader = client(role)
    everything = "expand=breadcrumbs,navigation,contextnavigation,navroot,inherit,translations,fzjsettings,nearest-institut"
    for path in (
        f"/de/seite?{everything}&metadata_fields=_all",
        "/de?fullobjects=1&metadata_fields=_all",
        "/de/@navigation?expand.navigation.depth=4",
        "/de/@search?metadata_fields=_all",
        "/de/@search?SearchableText=Seite&fullobjects=1",
        "/@relations?relation=relatedItems",
        f"/@relations?source={pages['page'].UID()}",
        "/@institutlist?locale=de",
        "/@vocabularies/portal.vocabularies.institutes",
        "/@solr?q=Seite",
        "/@solr-suggest?query=Ver",
    ):
        answer = reader.get(path)
        told = answer.text.replace("/de/geheim/offen", "")
        assert answer.status_code == 200, path
        assert [tale for tale in TALES if tale in told] == [], path


def test_editors_see_all_of_it(pages, client):
    page = client("manager").get("/de/seite").json()
    assert [each["title"] for each in page["relatedItems"]] == [
        "Verschlusssache",
        "Ziel",
    ]
    assert page["blocks"]["b"]["url"].endswith("/de/geheim")
    crumbs = client("manager").get("/de/geheim/offen/@breadcrumbs").json()["items"]
    assert [each["title"] for each in crumbs] == ["Verschlusssache", "Offen"]


@pytest.mark.parametrize("role", ["visitor", "member"])
def test_a_page_in_it_names_only_its_own_place(pages, client, site, role):
    url = f"{site.absolute_url()}/de/geheim"
    page = (
        client(role)
        .get("/de/geheim/offen?expand=breadcrumbs,nearest-institut,fzjsettings")
        .json()
    )
    assert page["parent"] == {"@id": url}
    [crumb] = page["@components"]["breadcrumbs"]["items"]
    assert crumb == {"@id": f"{url}/offen", "title": "Offen"}
    assert client(role).get("/de/geheim/offen/@breadcrumbs").json()["items"] == [crumb]
    assert page["@components"]["nearest-institut"]["institut"] is None


def test_a_uid_leads_only_those_there_who_may_view_it(pages, client, text_file, site):
    path = f"/resolveuid/{pages['secret'].UID()}"
    for role in ("visitor", "member"):
        answer = client(role).get(path)
        assert (answer.status_code, answer.headers.get("Location")) == (401, None)
    assert client("manager").get(path).headers["Location"].endswith("/de/geheim")
    # A restricted file is unlocked at its own address, whoever may view it.
    file = text_file(pages["secret"], "datei", b"Inhalt", "geheim-2026")
    assert (
        client()
        .get(f"/resolveuid/{file.UID()}")
        .headers["Location"]
        .endswith("/de/geheim/datei")
    )


def test_numbers_and_refusals_of_relations_do_not_tell_either(pages, client):
    assert client().get("/@relations").json()["stats"]["relatedItems"] == 1
    assert client("manager").get("/@relations").json()["stats"]["relatedItems"] == 2
    for name in ("source", "target"):
        for secret in (pages["secret"].UID(), "/de/geheim", "/de/geheim/institut"):
            known = client().get("/@relations", params={name: secret})
            assert (
                known.status_code
                == client().get("/@relations", params={name: "/de/nichts"}).status_code
                == 404
            )


def test_a_writer_names_no_content_that_is_not_shown(pages, client, numbers, site):
    secret = pages["secret"]
    unknown = (
        client("member")
        .patch("/de/seite", json={"relatedItems": ["/de/nichts"]})
        .status_code
    )
    for name in (
        "/de/geheim",
        f"{site.absolute_url()}/de/geheim",
        secret.UID(),
        numbers.getId(secret),
    ):
        answer = client("member").patch("/de/seite", json={"relatedItems": [name]})
        assert answer.status_code == unknown == 400
        assert "Verschlusssache" not in answer.text


def test_a_writer_takes_nothing_away_that_was_not_shown(pages, client):
    shown = client("member").get("/de/seite").json()
    assert [each["title"] for each in shown["relatedItems"]] == ["Ziel"]
    body = {
        "relatedItems": shown["relatedItems"],
        "blocks": shown["blocks"],
        "blocks_layout": shown["blocks_layout"],
    }
    assert client("member").patch("/de/seite", json=body).status_code == 204
    page = client("manager").get("/de/seite").json()
    assert sorted(each["title"] for each in page["relatedItems"]) == [
        "Verschlusssache",
        "Ziel",
    ]
    assert page["blocks"]["b"]["url"].endswith("/de/geheim")
    assert (
        client("manager").patch("/de/seite", json={"relatedItems": []}).status_code
        == 204
    )
    assert client("manager").get("/de/seite").json()["relatedItems"] == []


PEOPLE = (
    "vocabularies.Users",
    "vocabularies.Groups",
    "vocabularies.Principals",
    "users.group_ids",
)


def test_vocabularies_of_people_are_for_those_who_edit(pages, client):
    for name in PEOPLE:
        asked = [
            client(role).get(f"/de/ziel/@vocabularies/plone.app.{name}")
            for role in ("visitor", "member", "editor")
        ]
        assert [each.status_code for each in asked] == [401, 403, 200]
        # A writer of one page reads them there.
        assert (
            client("member")
            .get(f"/de/seite/@vocabularies/plone.app.{name}")
            .status_code
            == 200
        )


def test_old_paths_are_for_those_who_manage_them(pages, client, site):
    storage = getUtility(IRedirectionStorage)
    path = "/".join(site.getPhysicalPath())
    storage.add(f"{path}/de/tresor-alt", f"{path}/de/geheim")
    transaction.commit()
    for role in ("visitor", "member"):
        for place in ("", "/de", "/de/seite"):
            answer = client(role).get(f"{place}/?expand=aliases".replace("//", "/"))
            aliases = answer.json()["@components"]["aliases"]
            assert (aliases["items"], aliases["items_total"]) == ([], 0), place
    root = client("manager").get("/?expand=aliases").json()
    assert "tresor-alt" in str(root["@components"]["aliases"])


def test_links_to_what_is_deleted_name_nothing_private(pages, client):
    secret, target = pages["secret"].UID(), pages["target"].UID()
    for role in ("visitor", "member"):
        known = client(role).get("/@linkintegrity", params={"uids": secret})
        unknown = client(role).get("/@linkintegrity", params={"uids": "f" * 32})
        assert known.status_code == unknown.status_code
        assert "geheim" not in known.text
        told = client(role).get("/@linkintegrity", params={"uids": target})
        assert [tale for tale in TALES if tale in told.text] == []


def test_members_of_a_group_that_are_not_shown_are_not_named(site, add, client):
    person = add(site["de"], "Member", "ada", state="private", title="Ada Geheim")
    add(site["de"], "Research Group", "gruppe", title="Gruppe", members=[person.UID()])
    with api.env.adopt_roles(["Manager"]):
        transaction.commit()
    for path in (
        "/de/gruppe",
        "/de/@search?portal_type=Research%20Group&metadata_fields=_all",
    ):
        assert "Ada Geheim" not in client().get(path).text
