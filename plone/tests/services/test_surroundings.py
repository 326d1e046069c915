from plone import api
from plone.namedfile.file import NamedBlobImage
from Products.ExtendedPathIndex.ExtendedPathIndex import ExtendedPathIndex
from researchportal.services.links import absolute_link

import base64
import pytest
import transaction


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4"><script>alert(1)</script></svg>'
GIF = base64.b64decode("R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==")
ROLES = ["visitor", "member", "editor", "manager"]


def svg(filename):
    return NamedBlobImage(data=SVG, filename=filename, contentType="image/svg+xml")


def stored(filename, data):
    name, content = (
        base64.b64encode(each).decode() for each in (filename.encode(), data)
    )
    return f"filenameb64:{name};datab64:{content}"


@pytest.fixture
def institute(site, add):
    menu = [{"title": "Anfahrt", "icon": "anfahrt", "href": "/de/anfahrt"}]
    ibi = add(
        site["de"],
        "Institut",
        "ibi",
        title="IBI",
        name="Institut für Biologische Informationsprozesse",
        sticky_menu=menu,
        footer_contact_phone="+49 1",
        banner_image=NamedBlobImage(data=GIF, filename="b.gif"),
    )
    area = add(ibi, "Institutsbereich", "ibi-1", state="private", title="IBI-1")
    add(area, "Document", "seite", title="Seite")
    return ibi


@pytest.mark.parametrize("role", ROLES)
def test_the_nearest_parts_that_the_reader_may_view(institute, client, role):
    found = client(role).get("/de/ibi/ibi-1/seite/@nearest-institut").json()
    base = institute.absolute_url()
    assert found["@id"] == f"{base}/ibi-1/seite/@nearest-institut"
    assert found["institut"]["@id"] == base
    assert found["institut"]["name"] == "Institut für Biologische Informationsprozesse"
    assert found["institut"]["title"] == "IBI"
    assert found["institut"]["UID"] == institute.UID()
    may = role in ("editor", "manager")
    area = {"@id": f"{base}/ibi-1", "name": "IBI-1", "title": "IBI-1"}
    shown = found["institutsbereich"]
    assert shown.items() >= area.items() if may else shown is None
    assert found["subsite"] is None
    assert found["blogs"] is None
    assert found["lrf"]["language"] == "de"


def test_menu_footer_and_banner_of_an_institute(institute, client, site):
    found = client().get("/de/ibi/@nearest-institut").json()
    href = f"{site.absolute_url()}/de/anfahrt"
    assert found["institut"]["sticky_menu"] == [
        {"title": "Anfahrt", "icon": "anfahrt", "href": href}
    ]
    assert found["institut"]["footer"]["footer_contact_phone"] == "+49 1"
    assert found["institut"]["footer"]["footer_header"] is None
    assert found["banner_image"]["filename"] == "b.gif"
    assert found["banner_image"]["download"].startswith(
        f"{institute.absolute_url()}/@@images/"
    )


@pytest.mark.parametrize("path", ["", "/de", "/en"])
def test_outside_of_institutes_nothing_is_near(site, client, path):
    found = client().get(f"{path}/@nearest-institut").json()
    parts = ("institut", "institutsbereich", "subsite", "banner_image", "blogs")
    assert [found[part] for part in parts] == [None] * 5
    assert (found["lrf"] is None) == (path == "")


@pytest.mark.parametrize("name", ["nearest-institut", "fzjsettings"])
def test_expanders(institute, client, name):
    plain = client().get("/de/ibi").json()["@components"][name]
    assert plain == {"@id": f"{institute.absolute_url()}/@{name}"}
    expanded = client().get(f"/de/ibi?expand={name}").json()["@components"][name]
    assert expanded == client().get(f"/de/ibi/@{name}").json()
    assert len(expanded) > 5


@pytest.mark.parametrize(
    "name", ["nearest-institut", "fzjsettings", "job-offer-search", "form-ticket"]
)
def test_calls_on_content_that_the_reader_may_not_view(institute, client, name):
    path = f"/de/ibi/ibi-1/@{name}"
    assert client().get(path).status_code == 401
    assert client("member").get(path).status_code == 401
    assert client("editor").get(path).status_code == 200
    assert client().get(f"/de/no-such/@{name}").status_code == 404


@pytest.mark.parametrize(
    ("link", "url"),
    [
        ("/de/x", "{site}/de/x"),
        ("https://example.org/x", "https://example.org/x"),
        ("mailto:a@b.de", "mailto:a@b.de"),
        ([{"@id": "/de/x"}], "{site}/de/x"),
        ({"@id": "/de/x"}, "{site}/de/x"),
        ("//example.org/x", "//example.org/x"),
        ("/\\example.org/x", "//example.org/x"),
        ("/\t/example.org/x", "//example.org/x"),
        (" /de\\x?y=\\ ", "{site}/de/x?y=\\"),
        ("javascript:alert(1)", ""),
        ("JaVaScRiPt:alert(1)", ""),
        ("data:text/html,x", ""),
        ("http://[", ""),
        ([], ""),
        (None, ""),
        (7, ""),
        ("../resolveuid/0000", "../resolveuid/0000"),
    ],
)
def test_links(portal, link, url):
    assert absolute_link(link) == url.replace("{site}", portal.absolute_url())


def test_links_by_uid(portal):
    assert (
        absolute_link(f"../resolveuid/{portal['de'].UID()}")
        == portal["de"].absolute_url()
    )


@pytest.fixture
def project(site, add):
    project = add(
        site["de"],
        "ProjectSite",
        "projekt-x",
        title="Projekt X",
        special=True,
        matomo_id="17",
        logo=svg("projekt-x.svg"),
        pre_footer=[
            {
                "href": "https://example.org",
                "logo": "/de/logo",
                "title": "A",
                "openLinkInNewTab": True,
            }
        ],
    )
    add(project, "Document", "seite")
    return project


def test_settings_come_from_the_project_and_else_from_the_portal(
    project, client, set_setting, site
):
    set_setting("matomo_id", "3")
    set_setting("main_bg_color", "#023d6b")
    set_setting("default_page_size", 10)
    set_setting("footer_address", "Am Wispewehr 1")
    set_setting("footer_text", "<p>Text</p><script>alert(1)</script>")
    portal = client().get("/de/@fzjsettings").json()
    assert (portal["project"], portal["matomo_id"], portal["logo"]) == (None, "3", None)
    own = client().get("/de/projekt-x/seite/@fzjsettings").json()
    assert own["project"] == {
        "@id": project.absolute_url(),
        "title": "Projekt X",
        "special": True,
    }
    assert (own["matomo_id"], own["main_bg_color"]) == ("17", "#023d6b")
    assert (own["logo"], own["default_page_size"]) == ("projekt-x.svg", 10)
    assert own["pre_footer"] == [
        {
            "href": "https://example.org",
            "logo": f"{site.absolute_url()}/de/logo/@@images/image/preview",
            "title": "A",
            "openLinkInNewTab": True,
        }
    ]
    assert own["portal_footer"]["footer_address"] == "Am Wispewehr 1"
    assert own["portal_footer"]["footer_text"]["data"] == "<p>Text</p>"


def test_links_of_the_footer(project, client, site):
    rows = [
        {"title": "Impressum", "titleEn": "Legal notice", "href": "/de/impressum"},
        {"title": "Start", "href": [{"@id": "/de"}], "hrefEn": "https://example.org"},
    ]
    assert (
        client("manager").patch("/de/projekt-x", json={"footer": rows}).status_code
        == 204
    )
    assert client().get("/de/projekt-x/@fzjsettings").json()["footer"] == [
        {
            "title": "Impressum",
            "titleEn": "Legal notice",
            "href": "/de/impressum",
            "hrefEn": "",
        },
        {
            "title": "Start",
            "titleEn": "",
            "href": "/de",
            "hrefEn": "https://example.org",
        },
    ]


def test_a_project_that_the_reader_may_not_view_gives_no_settings(project, client):
    api.content.transition(project, to_state="private")
    transaction.commit()
    assert client().get("/de/projekt-x/seite/@fzjsettings").json()["project"] is None
    assert client("editor").get("/de/projekt-x/seite/@fzjsettings").json()["project"]
    assert client().get("/@@project-logo/projekt-x.svg").status_code == 404


@pytest.mark.parametrize("role", ROLES)
def test_logos(project, client, role):
    answer = client(role).get("/@@project-logo/projekt-x.svg")
    assert answer.status_code == 200
    assert answer.content == SVG
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"].startswith("public")
    assert "sandbox" in answer.headers["Content-Security-Policy"]


def test_two_logos_of_one_name(project, client, add, site):
    other = svg("projekt-x.svg")
    other.data = SVG.replace(b"10", b"20")
    second = add(site["en"], "ProjectSite", "project-y", logo=other)
    names = [
        client().get(f"{path}/@fzjsettings").json()["logo"]
        for path in ("/de/projekt-x", "/en/project-y")
    ]
    assert names == [f"{project.UID()}-projekt-x.svg", f"{second.UID()}-projekt-x.svg"]
    bodies = [client().get(f"/@@project-logo/{name}").content for name in names]
    assert bodies == [SVG, other.data]


def test_pictures_of_the_portal(client, set_setting, site):
    set_setting("logo", stored("portal logo.gif", GIF))
    set_setting("footer_logo", stored("portal logo.gif", GIF))
    settings = client().get("/@fzjsettings").json()
    assert settings["logo"] == "portal logo.gif"
    download = f"{site.absolute_url()}/@@project-logo/portal%20logo.gif"
    assert settings["footer_logo"]["download"] == download
    assert (settings["footer_logo"]["width"], settings["footer_logo"]["height"]) == (
        1,
        1,
    )
    assert client().get("/@@project-logo/portal%20logo.gif").content == GIF


@pytest.mark.parametrize(
    "name",
    [
        "",
        "no-such-file.svg",
        "..%2f..%2fetc%2fpasswd",
        "../../../../etc/passwd",
        "projekt-x.svg/more",
        "projekt-x.svg%00",
        "x" * 10_000,
        "*",
        "projekt-x",
    ],
)
def test_what_is_no_logo(project, client, name):
    assert client().get(f"/@@project-logo/{name}").status_code in (400, 401, 404)


@pytest.fixture
def institutes(site, add):
    for folder, id_, token in (
        ("de", "zeta", "z"),
        ("de", "alpha", "a"),
        ("en", "beta", "b"),
    ):
        found = add(
            site[folder],
            "Institut",
            id_,
            title=id_.title(),
            token=token,
            name=f"N {id_}",
        )
        add(
            found,
            "Institutsbereich",
            f"{id_}-1",
            token=f"{token}-1",
            title=f"{id_.title()} 1",
        )
    add(site["de"], "Institut", "hidden", state="private", token="h")


@pytest.mark.parametrize(
    ("query", "tokens"),
    [
        ("", ["a", "z"]),
        ("institutes=all&locale=de", ["a", "z"]),
        ("locale=en", ["b"]),
        ("locale=fr", ["a", "z"]),
        ("institutes=z&locale=de", ["z"]),
        ("institutes=z,a,unknown&locale=de", ["a", "z"]),
        ("institutes=unknown", []),
        ("institutes=h", []),
        ("institutes=" + "x" * 5_000, []),
    ],
)
def test_institutes(institutes, client, query, tokens):
    found = client().get(f"/@institutlist?{query}").json()
    assert [each["token"] for each in found["items"]] == tokens
    assert found["items_total"] == len(tokens)


def test_an_institute_with_its_areas(institutes, client, site):
    base = f"{site.absolute_url()}/de/alpha"
    [found] = client().get("/@institutlist?institutes=a").json()["items"]
    assert found == {
        "@id": base,
        "token": "a",
        "title": "Alpha",
        "name": "N alpha",
        "description": "",
        "institutsbereiche": [
            {
                "@id": f"{base}/alpha-1",
                "token": "a-1",
                "title": "Alpha 1",
                "name": "Alpha 1",
            }
        ],
    }


@pytest.mark.parametrize(
    ("role", "count"), [("visitor", 2), ("member", 2), ("editor", 3), ("manager", 3)]
)
def test_institutes_by_role(institutes, client, role, count):
    assert client(role).get("/@institutlist").json()["items_total"] == count


def test_calls_of_the_site_itself_are_answered_in_the_language_asked_for(client):
    manager = client("manager")
    titles = {
        language: manager.get(
            "/@controlpanels/language", headers={"Accept-Language": language}
        ).json()["title"]
        for language in ("de", "en")
    }
    assert titles["en"] == "Language"
    assert titles["de"] != titles["en"]


def test_navigation_beside_a_page_looks_no_deeper_than_a_site_goes(
    site, add, client, monkeypatch
):
    folder = add(site["de"], "Document", "ordner", title="Ordner")
    for level in range(5):
        folder = add(folder, "Document", f"ebene-{level}", title=f"Ebene {level}")
        add(folder, "Document", "daneben", title="Daneben")
    transaction.commit()
    depths = []
    look_up = ExtendedPathIndex.search

    def look_up_and_note(index, path, default_level=0, depth=-1, *rest, **options):
        depths.append(depth)
        return look_up(index, path, default_level, depth, *rest, **options)

    monkeypatch.setattr(ExtendedPathIndex, "search", look_up_and_note)
    path = "/".join(folder.getPhysicalPath()[2:])
    visitor = client()
    # Plone's own call has the tree without a limit.
    whole = visitor.get(f"/{path}/@contextnavigation").json()
    assert 999 in depths
    depths.clear()
    page = visitor.get(f"/{path}?expand=contextnavigation").json()
    assert max(depths) == 20
    assert page["@components"]["contextnavigation"] == whole
    assert "ebene-4" in str(whole)
    depths.clear()
    named = "expand=contextnavigation&expand.contextnavigation.bottomLevel=1"
    visitor.get(f"/{path}?{named}")
    assert max(depths) == 1
