from plone.namedfile.file import NamedBlobFile
from plone.namedfile.file import NamedBlobImage
from researchportal.services.unlock.behavior import IRestricted
from researchportal.services.unlock.passes import COOKIE

import base64
import pytest
import time
import transaction


SECRET = "geheim-2026"
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
FILES = [
    "/de/datei/@@download/file",
    "/de/datei/@@download",
    "/de/datei/@@download/file/andere.txt",
    "/de/datei/@@display-file/file",
    "/de/bild/@@images/image",
    "/de/bild/@@images/image/preview",
    "/de/bild/@@download/image",
]
TEXT = b"Inhalt der Datei"


@pytest.fixture
def files(site, add):
    text = NamedBlobFile(data=TEXT, filename="datei.txt", contentType="text/plain")
    picture = NamedBlobImage(data=PNG, filename="bild.png", contentType="image/png")
    made = {
        "datei": add(site["de"], "File", "datei", file=text),
        "bild": add(site["de"], "Image", "bild", image=picture),
        "frei": add(site["de"], "File", "frei", file=text),
    }
    for name in ("datei", "bild"):
        IRestricted(made[name]).restricted = True
        IRestricted(made[name]).restricted_token = SECRET
        made[name].reindexObject()
    transaction.commit()
    return made


def unlock(client, path="/de/datei", token=SECRET):
    return client.post(f"{path}/@unlock-form", json={"token": token})


def pass_of(client, path="/de/datei", token=SECRET):
    return unlock(client, path, token).json()["token"]


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize(
    ("role", "status"),
    [("visitor", 401), ("member", 401), ("editor", 200), ("manager", 200)],
)
def test_only_who_may_change_the_content_needs_no_pass(
    files, client, path, role, status
):
    assert client(role).get(path).status_code == status


@pytest.mark.parametrize("path", FILES)
def test_a_pass_opens_the_files(files, client, path):
    visitor = client()
    shown = pass_of(visitor)
    by_cookie = visitor.get(path, headers={"Cookie": f"{COOKIE}={shown}"})
    by_query = visitor.get(path, params={"token": shown})
    assert by_cookie.status_code == by_query.status_code == 200
    assert by_cookie.content == by_query.content
    assert (
        by_cookie.content == TEXT
        if "datei" in path
        else by_cookie.content.startswith(b"\x89PNG")
    )
    assert by_cookie.headers["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("path", FILES)
def test_head_is_guarded_as_get(files, client, path):
    assert client().head(path).status_code == 401
    shown = pass_of(client())
    assert client().head(path, params={"token": shown}).status_code == 200


def test_a_scale_by_its_own_address_is_guarded(files, client):
    scale = (
        client("manager").get("/de/bild").json()["image"]["scales"]["mini"]["download"]
    )
    path = scale.partition("/de/")[2]
    assert client().get(f"/de/{path}").status_code == 401
    assert (
        client().get(f"/de/{path}", params={"token": pass_of(client())}).status_code
        == 200
    )


def test_a_range_needs_a_pass_too(files, client):
    path, part = "/de/datei/@@download/file", {"Range": "bytes=0-5"}
    assert client().get(path, headers=part).status_code == 401
    answer = client().get(path, headers=part, params={"token": pass_of(client())})
    assert (answer.status_code, answer.content) == (206, TEXT[:6])


@pytest.mark.parametrize(
    "path", ["/de/datei/@@download/file", "/de/bild/@@images/image"]
)
def test_a_browser_is_led_to_the_form(files, client, site, path):
    answer = client().get(site.absolute_url() + path, headers={"Accept": "text/html"})
    page = path.rpartition("/@@")[0]
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"{site.absolute_url()}{page}/unlock-form"


@pytest.mark.parametrize(
    "way",
    [
        "manage_FTPget",
        "manage_DAVget",
        "file",
        "index_html",
        "restricted_token",
        "@@export",
    ],
)
def test_other_ways_to_the_file_are_closed(files, client, site, way):
    for base in (site.absolute_url(), ""):
        answer = client().get(f"{base}/de/datei/{way}")
        assert TEXT not in answer.content
        assert SECRET.encode() not in answer.content


def test_files_that_are_not_restricted_stay_as_they_are(files, client):
    answer = client().get("/de/frei/@@download/file")
    assert (answer.status_code, answer.content) == (200, TEXT)
    assert "no-store" not in answer.headers.get("Cache-Control", "")
    assert client().get("/de/frei/@@download/title").status_code in (401, 404, 500)


def test_private_content(files, client, site, add):
    from plone import api

    folder = add(site["de"], "Document", "intern", state="private")
    api.content.move(files["datei"], folder)
    api.content.move(files["frei"], folder)
    transaction.commit()
    path = "/de/intern/datei"
    assert client().get(path).status_code == 401
    assert client().get("/de/intern/frei/@@download/file").status_code == 401
    assert client().get(f"{path}/@@download/file").status_code == 401
    # Visitors unlock what they may not view; the pass opens the file, not the page.
    shown = {"token": pass_of(client(), path)}
    assert client().get(f"{path}/@@download/file", params=shown).content == TEXT
    assert client().get(path, params=shown).status_code == 401
    assert (
        client().get("/de/intern/frei/@@download/file", params=shown).status_code == 401
    )
    for name in (
        "title",
        "restricted_token",
        "__annotations__",
        "aq_parent",
        "no_such",
    ):
        answer = client().get(f"{path}/@@download/{name}", params=shown)
        assert answer.status_code == 404


@pytest.mark.parametrize("role", ["visitor", "member", "editor", "manager"])
def test_who_knows_the_token_gets_a_pass(files, client, role):
    assert unlock(client(role)).status_code == 200
    assert unlock(client(role), token=f"  {SECRET} ").status_code == 200


@pytest.mark.parametrize(
    ("token", "status", "type_"),
    [
        ("", 400, "BadRequest"),
        (None, 400, "BadRequest"),
        (["geheim-2026"], 400, "BadRequest"),
        ({"a": 1}, 400, "BadRequest"),
        ("falsch", 403, "Invalid token"),
        (SECRET.upper(), 403, "Invalid token"),
        (SECRET + "x", 403, "Invalid token"),
        ("x" * 10_000, 403, "Invalid token"),
        ("\ud800", 403, "Invalid token"),
        ("<script>", 403, "Invalid token"),
    ],
)
def test_wrong_tokens(files, client, token, status, type_):
    answer = unlock(client(), token=token)
    assert answer.status_code == status
    assert answer.json()["error"]["type"] == type_


def test_the_refusal_speaks_the_language_of_the_page(files, client):
    message = unlock(client(), token="falsch").json()["error"]["message"]
    assert message == "Dieses Kennwort gilt nicht für den Inhalt"


def test_content_that_is_not_restricted(files, client):
    for path in ("/de/frei", "/de", ""):
        answer = unlock(client(), path)
        assert (answer.status_code, answer.json()["error"]["type"]) == (
            400,
            "BadRequest",
        )


def test_a_pass_is_no_pass_for_other_tokens(files, client):
    shown = {"token": pass_of(client())}
    change = {"restricted_token": "anderes-token"}
    assert client("manager").patch("/de/datei", json=change).status_code == 204
    assert client().get("/de/datei/@@download/file", params=shown).status_code == 401
    assert client().get("/de/bild/@@images/image", params=shown).status_code == 200


def test_a_pass_expires(files, client, monkeypatch):
    shown = {"token": pass_of(client())}
    now = time.time()
    later = now + 24 * 3600 + 1
    monkeypatch.setattr("researchportal.security.signing.time.time", lambda: later)
    assert client().get("/de/datei/@@download/file", params=shown).status_code == 401


@pytest.mark.parametrize("shown", ["", "x", "a.b", SECRET, "x" * 10_000, "ä"])
def test_what_is_no_pass(files, client, shown):
    assert (
        client().get("/de/datei/@@download/file", params={"token": shown}).status_code
        == 401
    )


def test_the_token_is_shown_to_those_who_may_change_the_content_only(files, client):
    for role, shown in (
        ("visitor", None),
        ("member", None),
        ("editor", SECRET),
        ("manager", SECRET),
    ):
        content = client(role).get("/de/datei").json()
        assert content.get("restricted_token") == shown
        assert content["restricted"] is True


@pytest.mark.parametrize("role", ["visitor", "member", "manager"])
def test_no_summary_shows_the_token(files, client, role):
    fields = ["restricted_token", "_all", "__annotations__"]
    for name in fields:
        answer = client(role).get(
            "/@search", params={"portal_type": "File", "metadata_fields": name}
        )
        assert answer.json()["items"]
        assert SECRET not in answer.text
    full = client().get("/@search", params={"portal_type": "File", "fullobjects": "1"})
    assert SECRET not in full.text


@pytest.mark.parametrize(
    "wrong", [{"restricted": True}, {"restricted": True, "restricted_token": "kurz"}]
)
def test_restricted_files_need_a_token(site, client, wrong):
    body = {"@type": "Regelung", "title": "x", **wrong}
    assert client("manager").post("/de", json=body).status_code == 400


def test_an_editor_restricts_a_file(files, client):
    change = {"restricted": True, "restricted_token": SECRET}
    assert client("editor").patch("/de/frei", json=change).status_code == 204
    assert client().get("/de/frei/@@download/file").status_code == 401
    assert (
        client("editor").patch("/de/frei", json={"restricted": False}).status_code
        == 204
    )
    assert client().get("/de/frei/@@download/file").status_code == 200


def found(client, word):
    answer = client.get(
        "/@search", params={"SearchableText": word, "portal_type": "File"}
    ).json()
    return sorted(item["@id"].rsplit("/", 1)[1] for item in answer["items"])


@pytest.mark.parametrize("role", ["visitor", "member", "editor"])
def test_a_restricted_file_is_not_found_by_its_text(files, client, role):
    assert found(client(role), "Inhalt") == ["frei"]
    assert found(client(role), "datei") == ["datei", "frei"]


def test_restricting_a_file_takes_its_text_out_of_the_search(files, client):
    change = {"restricted": True, "restricted_token": SECRET}
    assert client("editor").patch("/de/frei", json=change).status_code == 204
    assert found(client(), "Inhalt") == []
    assert (
        client("editor").patch("/de/frei", json={"restricted": False}).status_code
        == 204
    )
    assert found(client(), "Inhalt") == ["frei"]
    documents = client().get("/@solr?q=Inhalt").json()["response"]["docs"]
    assert [each["path_string"].rsplit("/", 1)[1] for each in documents] == ["frei"]
