"""What searches and listings know of content."""

from DateTime import DateTime
from persistent.list import PersistentList
from persistent.mapping import PersistentMapping
from Products.CMFPlone.WorkflowTool import WorkflowTool
from Products.ZCatalog.CatalogBrains import AbstractCatalogBrain
from researchportal.indexers.text import plain_text
from researchportal.serializers.summary import plain_copy

import pytest


PICTURE = {
    "data": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "encoding": "utf-8",
    "filename": "bild.svg",
    "content-type": "image/svg+xml",
}


def hit(client, path, names="_all", user="manager", language="de"):
    listed = names if isinstance(names, list) else [names]
    params = {"UID": client.get(path).json()["UID"], "metadata_fields": listed}
    items = client.get(f"/{language}/@search", user, params=params).json()["items"]
    assert len(items) == 1
    return items[0]


COLUMNS = """head_title nav_title hasPreviewImage image_field subjects start end remoteUrl phone email mobile building room
institute academic salutation name firstname positions member_source project_type project_start_month project_start_year
project_end_month project_end_year external_funding_provider_1 external_funding_provider_1_link
external_funding_provider_2 external_funding_provider_2_link external_funding_provider_3
external_funding_provider_3_link detailed_description member_fullnames award_date_month award_date_year
job_offer_institute_title job_offer_location_title external_id post_authors post_tags blog review_title is_orderable fields_of_competence"""


def test_all_columns(client):
    assert set(COLUMNS.split()) <= set(hit(client, client.made("/de", "Document")))


def test_columns_of_a_person(client):
    values = {
        "name": "Torsen",
        "firstname": "Ylva",
        "academic": "Dr.",
        "positions": "Leiterin\nSprecherin",
        "phone": "1",
        "mobile": "2",
        "email": "y@immerlund.example",
        "building": "04.8",
        "room": "211",
        "institute": "Zellbiophysik",
        "fields_of_competence": ["Optik", "Akustik"],
    }
    found = hit(client, client.made("/de", "Member", salutation="ms", **values))
    assert {name: found[name] for name in values} == values
    assert (found["salutation"], found["member_source"]) == ("Frau", "manual")


def test_columns_of_a_project(client):
    person = client.made("/de", "Member", title="Ylva Torsen")
    path = client.made(
        "/de",
        "Project",
        project_type="european",
        project_start_month="3",
        project_start_year=2024,
        detailed_description="<p>Ebbe <b>und</b> Flut</p>",
        external_funding_provider_1="Stiftung",
        external_funding_provider_1_link="https://stiftung.example",
        members=[person],
    )
    found = hit(client, path)
    assert found["project_type"] == "Europäisches Projekt"
    assert (found["project_start_month"], found["project_start_year"]) == ("3", 2024)
    assert found["detailed_description"] == "Ebbe und Flut"
    assert found["external_funding_provider_1_link"] == "https://stiftung.example"
    assert found["member_fullnames"] == ["Ylva Torsen"]

    client.change(person, title="Ylva Obermoor")
    assert hit(client, path)["member_fullnames"] == ["Ylva Obermoor"]
    assert hit(client, client.made("/de", "Document"))["member_fullnames"] is None


def test_persons_that_a_visitor_may_not_see_are_not_named(client):
    path = client.made(
        "/de", "Project", members=[client.made("/de", "Member", title="X")]
    )
    client.publish(path)
    assert hit(client, path, user=None)["member_fullnames"] == []


@pytest.mark.parametrize(
    "fields, title",
    [
        ({"job_offer_location": "main-campus"}, "Hauptstandort"),
        (
            {"job_offer_location": "main-campus", "job_offer_location_title": "Hafen"},
            "Hafen",
        ),
        ({}, None),
    ],
)
def test_location_of_a_job(client, fields, title):
    path = client.made(client.made("/de", "JobOfferContainer"), "Joboffer", **fields)
    assert hit(client, path)["job_offer_location_title"] == title


@pytest.mark.parametrize("language, title", [("de", "Entwurf"), ("en", "Draft")])
def test_title_of_the_state(client, language, title):
    path = client.made(f"/{language}", "Document")
    client.publish(path, "make_draft")
    assert hit(client, path, "review_title", language=language)["review_title"] == title
    picture = client.made("/de", "Image", image=PICTURE)
    assert hit(client, picture, "review_title")["review_title"] is None


def test_title_of_a_state_is_looked_up_once_for_an_answer(client, monkeypatch):
    asked = []
    look_up = WorkflowTool.getTitleForStateOnType

    def look_up_and_note(tool, state, portal_type):
        asked.append((state, portal_type))
        return look_up(tool, state, portal_type)

    monkeypatch.setattr(WorkflowTool, "getTitleForStateOnType", look_up_and_note)
    folder = client.made("/de", "Document")
    pages = [client.made(folder, "Document") for _ in range(3)]
    client.publish(pages[0])
    client.made(folder, "Event")
    params = {"path.depth": 1, "metadata_fields": "review_title"}
    asked.clear()
    found = client.get(f"{folder}/@search", "manager", params=params).json()["items"]
    titles = sorted((each["@type"], each["review_title"]) for each in found)
    assert titles == [
        ("Document", "Privat"),
        ("Document", "Privat"),
        ("Document", "Veröffentlicht"),
        ("Event", "Privat"),
    ]
    assert sorted(asked) == [
        ("private", "Document"),
        ("private", "Event"),
        ("published", "Document"),
    ]


def test_scales_of_a_picture(client):
    picture = client.made("/de", "Image", image=PICTURE)
    scales = hit(client, picture, "image_scales")["image_scales"]
    content = client.get(picture).json()["image"]
    own = scales["image"][0]
    assert own["filename"] == "bild.svg"
    assert content["download"] == f"{client.base}{picture}/{own['download']}"
    page = client.made("/de", "Document")
    assert hit(client, page, "image_scales")["image_scales"] is None


def test_copies_of_what_the_catalog_keeps():
    kept = PersistentMapping(
        {"image": PersistentList([{"width": 3, "base_path": None, "at": DateTime(0)}])}
    )
    copy = plain_copy(kept)
    assert copy == {
        "image": [{"width": 3, "base_path": None, "at": "1970-01-01T00:00:00+00:00"}]
    }
    assert type(copy) is dict and type(copy["image"]) is list


def test_subjects_and_address_of_a_link(client):
    path = client.made(
        "/de", "Link", remoteUrl="https://immerlund.example/", subjects=["Meer"]
    )
    found = hit(client, path, ["subjects", "remoteUrl"])
    assert found["subjects"] == ["Meer"]
    assert found["remoteUrl"] == "https://immerlund.example/"


def test_columns_of_a_blog(client):
    blog = client.made("/de", "BlogFolder", title="Meer", id="meer")
    folders = {
        item["title"]: item["@id"].removeprefix(client.base)
        for item in client.get(blog).json()["items"]
    }
    authors, tags = (folders[title] for title in sorted(folders))
    author = client.made(authors, "Author", title="Oke")
    tag = client.made(tags, "BlogTag", title="Wind")
    uid = {path: client.get(path).json()["UID"] for path in (blog, author, tag)}
    post = client.made(blog, "Post", creators=[uid[author]], blog_tags=[uid[tag]])
    found = hit(client, post)
    assert found["blog"] == {"url": client.base + blog, "title": "Meer"}
    assert found["post_authors"] == [{"url": client.base + author, "title": "Oke"}]
    assert found["post_tags"] == [{"url": client.base + tag, "title": "Wind"}]
    for index, value in (("blog_uid", uid[blog]), ("post_tags", uid[tag])):
        assert (
            client.get(f"/@search?{index}={value}&portal_type=Post").json()[
                "items_total"
            ]
            == 1
        )


@pytest.mark.parametrize(
    "index, value",
    [
        ("institutes", "energie"),
        ("institutsbereiche", "speicher"),
        ("administrational_units", "personal"),
        ("research_group", "wind"),
    ],
)
def test_indexes_of_a_person(client, index, value):
    types = {
        "institutes": "Institut",
        "institutsbereiche": "Institutsbereich",
        "administrational_units": "OE",
        "research_group": "Research Group",
    }
    client.made("/de", types[index], token=value)
    stored = value if index == "research_group" else [value]
    client.made("/de", "Member", **{index: stored})
    client.made("/de", "Member")
    assert (
        client.get(f"/@search?portal_type=Member&{index}={value}").json()["items_total"]
        == 1
    )


def test_index_of_persons(client):
    person = client.made("/de", "Member")
    client.made("/de", "Meldung", members=[person])
    client.made("/de", "Meldung")
    uid = client.get(person).json()["UID"]
    assert (
        client.get(f"/@search?portal_type=Meldung&members={uid}").json()["items_total"]
        == 1
    )


@pytest.mark.parametrize(
    "name", ["institute", "phone", "members", "token", "institutes", "room", "location"]
)
def test_pages_called_like_a_column(client, name):
    page = client.made("/de", "Document", id="seite")
    inner = client.made(page, "Document", id=name)
    client.made(inner, "Document", id="innen")
    found = hit(client, page)
    assert found["title"] == "Document"
    assert not found.get(name)
    answer = client.get(f"{inner}/innen?metadata_fields=_all")
    assert answer.status_code == 200
    answer = client.get(f"{inner}?metadata_fields=_all")
    assert not answer.json()["parent"].get(name)


def test_page_in_an_institute_is_none(client):
    institute = client.made("/de", "Institut", token="eins")
    client.made(institute, "Document")
    assert client.get("/@search?token=eins").json()["items_total"] == 1


@pytest.mark.parametrize(
    "portal_type, fields, word",
    [
        ("Member", {"positions": "Sprecherin"}, "sprecherin"),
        ("Member", {"vita": "<p>Deichverband</p>"}, "deichverband"),
        ("Member", {"fields_of_competence": ["Gezeiten"]}, "gezeiten"),
        ("Project", {"detailed_description": "<p>Wattwurm</p>"}, "wattwurm"),
        ("FAQ Item", {"text": "<p>Antwort</p>"}, "antwort"),
        ("Research Group", {"subtitle": "Turbulenz"}, "turbulenz"),
        (
            "Institut",
            {
                "blocks": {"a": {"@type": "slate", "plaintext": "Sturmflut"}},
                "blocks_layout": {"items": ["a"]},
            },
            "sturmflut",
        ),
    ],
)
def test_found_by_a_word(client, portal_type, fields, word):
    client.made("/de", portal_type, **fields)
    assert client.get(f"/@search?SearchableText={word}").json()["items_total"] == 1


def test_summaries_wake_no_content(client, monkeypatch):
    client.made("/de", "Project", members=[client.made("/de", "Member")])

    def woken(self, *args):
        raise AssertionError(f"{self.getPath()} was loaded")

    monkeypatch.setattr(AbstractCatalogBrain, "getObject", woken)
    answer = client.get("/@search?portal_type=Project&metadata_fields=_all")
    assert answer.status_code == 200
    assert answer.json()["items_total"] == 1


@pytest.mark.parametrize("value", [None, "kein RichText"])
def test_no_rich_text_has_no_words(value):
    assert plain_text(value) is None


def test_members_that_are_gone(client, functional):
    person = client.made("/de", "Member")
    path = client.made("/de", "Project", members=[person])
    client.call("DELETE", person)
    client.change(path, title="Neu")
    assert hit(client, path)["member_fullnames"] == []


def test_persons_are_sorted_by_their_names_whatever_their_degrees(client):
    for name, firstname, degree in (
        ("Torsen", "Ylva", "Prof. Dr."),
        ("Obermoor", "Nala", "Dr."),
        ("Torsen", "Asger", ""),
    ):
        client.made(
            "/de",
            "Member",
            title=f"{degree} {firstname} {name}".strip(),
            name=name,
            firstname=firstname,
        )
    client.made("/de", "Member", title="Prof. Quast")
    params = {"portal_type": "Member", "sort_on": "sortable_title"}
    items = client.get("/de/@search", "manager", params=params).json()["items"]
    assert [item["title"] for item in items] == [
        "Dr. Nala Obermoor",
        "Prof. Quast",
        "Asger Torsen",
        "Prof. Dr. Ylva Torsen",
    ]
