"""What fields take, refuse and give back."""

from io import BytesIO
from zipfile import ZipFile

import base64
import json
import pytest


PIXEL = base64.b64encode(
    base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )
).decode()
PICTURE = {
    "data": PIXEL,
    "encoding": "base64",
    "filename": "punkt.png",
    "content-type": "image/png",
}
MENU = [{"title": "Anfahrt", "icon": "anfahrt", "href": "/de/weg"}]


def test_terms(client):
    client.made(
        "/de", "Institut", id="energie", name="Institut für Energie", token="energie"
    )
    path = client.made(
        "/de",
        "Member",
        salutation="ms",
        competence_type="science",
        institutes=["energie"],
        fields_of_competence=["Optik", "Akustik"],
    )
    body = client.get(path).json()
    assert body["salutation"] == {"token": "ms", "title": "Frau"}
    assert body["competence_type"] == {"token": "science", "title": "Wissenschaft"}
    assert body["institutes"] == [{"token": "energie", "title": "Institut für Energie"}]
    assert body["fields_of_competence"] == ["Optik", "Akustik"]


@pytest.mark.parametrize(
    "portal_type, field, value",
    [
        ("Member", "salutation", "dr"),
        ("Member", "institutes", ["unbekannt"]),
        ("Member", "name", "x" * 10_000),
        ("Member", "name", "zwei\nZeilen"),
        ("Institut", "token", "Groß und klein"),
        ("Institut", "token", "../x"),
        ("Institut", "sticky_menu", {"title": "keine Liste"}),
        ("Institut", "sticky_menu", ["keine Zeile"]),
        ("Institut", "sticky_menu", [{"title": {"x": 1}}]),
        ("Institut", "sticky_menu", MENU * 201),
        ("Project", "project_start_year", 12),
        ("Project", "project_start_month", "13"),
        ("ProjectSite", "default_page_size", 0),
        ("ProjectSite", "main_font", "comic"),
    ],
)
def test_refused(client, portal_type, field, value):
    answer = client.add("/de", portal_type, **{field: value})
    assert answer.status_code == 400
    assert field in answer.json()["message"]


def test_rows_follow_the_content_they_link_to(client):
    target = client.made("/de", "Document", id="weg")
    path = client.made("/de", "Institut", sticky_menu=MENU)
    assert client.get(path).json()["sticky_menu"][0]["href"] == f"{client.base}/de/weg"
    assert client.change(target, id="anfahrt").status_code == 204
    assert client.get(path).json()["sticky_menu"] == [
        {"title": "Anfahrt", "icon": "anfahrt", "href": f"{client.base}/de/anfahrt"}
    ]


def test_rows_keep_links_to_elsewhere(client):
    links = [
        {"title": "BMBF", "href": "https://bmbf.example/?a=b", "openLinkInNewTab": True}
    ]
    path = client.made("/de", "ProjectSite", pre_footer=links)
    assert client.get(path).json()["pre_footer"] == links


def test_rows_as_an_object_browser_sends_them(client):
    client.made("/de", "Document", id="weg")
    path = client.made("/de", "Institut", sticky_menu=[{"href": [{"@id": "/de/weg"}]}])
    assert client.get(path).json()["sticky_menu"] == [
        {"href": [{"@id": f"{client.base}/de/weg"}]}
    ]


def test_rows_are_exported_as_references(client):
    target = client.get(client.made("/de", "Document", id="weg")).json()["UID"]
    client.made("/de", "Institut", id="energie", sticky_menu=MENU)
    archive = client.call("POST", "/@export").content
    with ZipFile(BytesIO(archive)) as files:
        items = [
            json.loads(files.read(name))
            for name in files.namelist()
            if name.endswith("data.json")
        ]
    exported = {item["@id"]: item for item in items}
    href = exported["/de/energie"]["sticky_menu"][0]["href"]
    assert href.endswith(f"../resolveuid/{target}")


def test_no_rows(client):
    path = client.made("/de", "Institut", sticky_menu=MENU)
    assert client.change(path, sticky_menu=None).status_code == 204
    assert client.get(path).json()["sticky_menu"] == []


def test_relations_keep_their_order(client):
    second = client.made("/de", "Member", title="B", id="b")
    first = client.made("/de", "Member", title="A", id="a")
    path = client.made("/de", "Meldung", members=[second, first])
    assert [member["title"] for member in client.get(path).json()["members"]] == [
        "B",
        "A",
    ]


@pytest.mark.parametrize("portal_type", ["Project", "Award", "Meldung"])
def test_persons_may_lie_beside_the_languages(client, portal_type):
    person = client.made(
        client.made("", "Document", id="profile"), "Member", title="A", id="a"
    )
    path = client.made("/de", portal_type)
    assert client.change(path, members=[person]).status_code == 204
    assert [member["title"] for member in client.get(path).json()["members"]] == ["A"]
    field = client.get(f"{path}/@types/{portal_type}").json()["properties"]["members"]
    terms = client.get(
        field["items"]["vocabulary"]["@id"].removeprefix(client.base)
    ).json()
    uid = client.get(person).json()["UID"]
    assert uid in [term["token"] for term in terms["items"]]


def test_pictures_have_scales(client):
    path = client.made("/de", "Institut", banner_image=PICTURE)
    banner = client.get(path).json()["banner_image"]
    assert (banner["width"], banner["height"]) == (1, 1)
    names = "icon tile thumb mini preview teaser large larger great huge 2k 4k"
    assert set(banner["scales"]) == set(names.split())


@pytest.mark.parametrize("portal_type", ["CartItem", "Regelung"])
def test_download_of_the_item_is_its_file(client, portal_type):
    container = "/de"
    if portal_type == "CartItem":
        container = client.made("/de", "Cart")
    file = {**PICTURE, "filename": "heft.pdf", "content-type": "application/pdf"}
    path = client.made(container, portal_type, file=file)
    assert client.get(f"{path}/@@download").content == base64.b64decode(PIXEL)


def test_rich_text_is_given_out_safely(client):
    path = client.made(
        "/de",
        "Member",
        vita="<p onclick='x()'>Seit <b>2019</b><script>x()</script></p>",
    )
    data = client.get(path).json()["vita"]["data"]
    assert "2019" in data
    assert "script" not in data
    assert "onclick" not in data
