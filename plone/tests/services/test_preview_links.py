from base64 import b64decode
from plone import api
from plone.namedfile.file import NamedBlobFile
from plone.namedfile.file import NamedBlobImage
from researchportal.security import signing
from researchportal.services.preview import links
from researchportal.services.preview import store
from researchportal.services.unlock.behavior import IRestricted
from z3c.relationfield import RelationValue
from zope.annotation.interfaces import IAnnotations
from zope.component import getUtility
from zope.event import notify
from zope.intid.interfaces import IIntIds
from zope.lifecycleevent import ObjectModifiedEvent

import json
import pytest
import time
import transaction


SECRET = "Verschlusssache"
PATH = "/de/entwurf"
WAY = f"{PATH}/@preview-links"
EXPAND = "actions,aliases,breadcrumbs,contextnavigation,fzjsettings,inherit,navigation,navroot,nearest-institut,translations,workflow"
PNG = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
GONE = {
    "error": {"type": "Gone", "message": "This preview link shows nothing any more."}
}


def picture():
    return NamedBlobImage(data=PNG, filename="bild.png", contentType="image/png")


@pytest.fixture
def page(site, add):
    """A private page with a picture and a file, which leads to private content."""
    de = site["de"]
    secret = add(de, "Document", "geheim", state="private", title=SECRET)
    add(secret, "Image", "bild", title=SECRET, image=picture())
    page = add(de, "Document", "entwurf", state="private", title="Neue Anlage")
    image = add(page, "Image", "bild", title="Bild", image=picture())
    file = NamedBlobFile(data=b"Text", filename="datei.txt", contentType="text/plain")
    add(page, "File", "datei", title="Datei", file=file)
    below = add(page, "Document", "unterseite", state="private", title=SECRET)
    add(below, "Image", "bild", title=SECRET, image=picture())
    numbers = getUtility(IIntIds)
    page.preview_image_link = RelationValue(numbers.getId(image))
    page.relatedItems = [RelationValue(numbers.getId(each)) for each in (secret, below)]
    link = "../resolveuid/{}".format
    page.blocks = {
        "a": {"@type": "image", "url": link(image.UID())},
        "b": {"@type": "teaser", "href": [{"@id": link(secret.UID())}]},
        "c": {"@type": "teaser", "href": [{"@id": link(below.UID())}]},
        "d": {"@type": "teaser", "href": [{"@id": link(page.UID())}]},
    }
    page.blocks_layout = {"items": ["a", "b", "c", "d"]}
    notify(ObjectModifiedEvent(page))
    transaction.commit()
    return page


@pytest.fixture
def at(monkeypatch):
    """Sets the clock so many seconds ahead."""
    now = time.time()

    def ahead(seconds):
        monkeypatch.setattr(store.time, "time", lambda: now + seconds)

    return ahead


def make(client, role="editor", path=WAY, **body):
    return client(role).post(path, json={"days": 7} | body)


def made(client, **options):
    return make(client, **options).json()


def items(client, role="editor", path=WAY):
    return client(role).get(path).json()["items"]


def api_of(site, url):
    return url.removeprefix(site.absolute_url())


@pytest.fixture
def look(site, client):
    """What anybody gets who asks for a link's address, or for what lies behind it."""

    def at(url, behind="", role="visitor", **options):
        return client(role).get(api_of(site, url) + behind, **options)

    return at


def expect_gone(answer):
    assert (answer.status_code, answer.json()) == (410, GONE)
    assert answer.headers["Cache-Control"] == "private, no-store"


def test_links_are_made_listed_and_revoked(site, page, client, look):
    answer = make(client)
    assert answer.status_code == 201
    link = answer.json()
    assert link["author"] == "editor"
    assert link["url"].startswith(f"{site.absolute_url()}{PATH}/@preview/")
    assert items(client, role="manager") == [link]
    address = api_of(site, link["@id"])
    assert client("manager").delete(address).status_code == 204
    assert items(client) == []
    assert client("editor").delete(address).status_code == 404
    expect_gone(look(link["url"]))


@pytest.mark.parametrize("role", ["visitor", "member"])
def test_who_may_not_edit_the_page_hears_of_no_link(page, client, role):
    link = made(client)
    for method, path in (
        ("GET", WAY),
        ("POST", WAY),
        ("DELETE", f"{WAY}/{link['id']}"),
    ):
        answer = client(role).request(method, path, json={"days": 1})
        assert answer.status_code == 401
        assert link["id"] not in answer.text
    assert len(items(client)) == 1


@pytest.mark.parametrize("days", [0, 31, 1.5, -1, "7", None, [7], True])
def test_no_link_lives_for(page, client, days):
    assert make(client, days=days).status_code == 400
    assert items(client) == []


def test_public_pages_and_the_site_have_none(site, page, add, client):
    add(site["de"], "Document", "offen")
    assert make(client, path="/de/offen/@preview-links").status_code == 400
    assert client("editor").get("/de/offen/@preview-links").json()["public"] is True
    assert client("editor").get(WAY).json()["public"] is False
    assert make(client, role="manager", path="/@preview-links").status_code == 404


def test_links_are_counted_and_ended_ones_are_not(site, page, client, monkeypatch, at):
    monkeypatch.setattr(links, "MOST_LINKS", 2)
    assert [make(client, days=1).status_code for _ in range(3)] == [201, 201, 400]
    at(store.DAY + 60)
    assert items(client) == []
    assert make(client).status_code == 201
    transaction.begin()
    assert [len(each) for each in IAnnotations(site)[store.KEY].values()] == [1]


def test_a_copy_has_none_and_a_removed_page_leaves_none(site, page, client):
    made(client)
    copied = api.content.copy(page, site["de"], id="kopie")
    transaction.commit()
    assert items(client, path=f"/de/{copied.getId()}/@preview-links") == []
    assert client("manager").delete(PATH).status_code == 204
    transaction.commit()
    assert dict(IAnnotations(site)[store.KEY]) == {}


def test_links_move_along(site, page, client, look):
    url = made(client)["url"]
    api.content.rename(page, new_id="anlage")
    transaction.commit()
    assert look(url.replace(PATH, "/de/anlage")).status_code == 200
    moved = look(url)
    assert moved.status_code == 302
    assert moved.headers["Location"].endswith(
        api_of(site, url.replace(PATH, "/de/anlage"))
    )


@pytest.mark.parametrize(
    "path",
    [
        f"{PATH}?expand={EXPAND}",
        f"{PATH}/@history",
        "/de/@search?metadata_fields=_all&fullobjects=1",
    ],
)
def test_no_link_is_in_what_is_read_of_the_page(page, client, path):
    link = made(client)
    assert link["id"] not in client("editor").get(path).text


def test_a_preview_shows_the_page_as_visitors_will_see_it(page, client, look):
    link = made(client)
    answer = look(link["url"], "?include_items=false&expand=breadcrumbs,actions")
    assert answer.status_code == 200
    headers = answer.headers
    assert headers["Cache-Control"] == "private, no-store"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Robots-Tag"] == "noindex"
    body = answer.json()
    assert body["@id"] == link["url"]
    assert body["title"] == "Neue Anlage"
    assert body["seo_noindex"] is True
    assert body["seo_canonical_url"] == page.absolute_url()
    assert body["preview"] == {"expires": link["expires"], "public": False}
    crumbs = body["@components"]["breadcrumbs"]["items"]
    assert crumbs[-1]["@id"] == link["url"]
    assert client().get(PATH).status_code == 401


def test_a_preview_is_the_same_for_those_who_may_do_more(page, client, look):
    url = made(client)["url"]
    theirs = look(url, f"?expand={EXPAND}", "manager")
    assert theirs.status_code == 200
    assert theirs.json() == look(url, f"?expand={EXPAND}").json()


@pytest.mark.parametrize(
    "behind",
    [
        f"?expand={EXPAND}&metadata_fields=_all",
        "?fullobjects=1",
        "?version=0",
        "/@search?metadata_fields=_all",
        "/@search?fullobjects=1",
        "/@querystring-search?query=%257B%2522query%2522%253A%255B%257B%2522i%2522%253A%2522path%2522%252C%2522o%2522%253A%2522plone.app.querystring.operation.string.absolutePath%2522%252C%2522v%2522%253A%2522%252Fde%2522%257D%255D%257D",
        "/@contextnavigation",
        "/@authors",
    ],
)
def test_a_preview_tells_nothing_else_that_is_not_public(page, client, look, behind):
    answer = look(made(client)["url"], behind)
    assert answer.status_code == 200
    assert SECRET not in answer.text


def test_a_preview_has_its_pictures_and_files_below_its_address(
    site, page, client, look
):
    url = made(client)["url"]
    text = look(url).text
    assert f"{url}/bild" in text
    assert f"{PATH}/bild" not in text
    assert f"{url}/unterseite" not in text
    body = json.loads(text)
    download = body["preview_image_link"]["image_scales"]["image"][0]["download"]
    # Browsers ask without the prefix of the API, and for no JSON.
    browser = {"headers": {"Accept": "image/*"}}
    root = site.absolute_url()
    for behind, data in (
        (f"/bild/{download}", PNG),
        ("/bild/@@images/image/preview", PNG[:8]),
        ("/datei/@@download/file", b"Text"),
        ("/datei/@@download/file/datei.txt", b"Text"),
    ):
        answer = client().get(f"{url}{behind}", **browser)
        assert answer.status_code == 200, behind
        assert answer.content.startswith(data)
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert client().get(f"{root}{PATH}{behind}", **browser).status_code != 200
        assert client().get(f"{root}/++api++{api_of(site, url)}{behind}").ok


def test_a_preview_shows_pictures_of_its_own_fields(site, add, client, look):
    add(site["de"], "Award", "r", state="private", preview_image=picture())
    url = made(client, path="/de/r/@preview-links")["url"]
    image = look(url).json()["preview_image"]
    assert image["download"].startswith(f"{url}/@@images/")
    answer = client().get(image["download"], headers={"Accept": "image/*"})
    assert (answer.status_code, answer.content) == (200, PNG)


def test_a_preview_ends_by_itself(page, client, look, at):
    url = made(client, days=1)["url"]
    at(store.DAY - 60)
    assert look(url).status_code == 200
    at(store.DAY + 60)
    expect_gone(look(url))
    expect_gone(client().get(f"{url}/bild/@@images/image", headers={"Accept": "*/*"}))


def test_a_preview_ends_when_its_maker_may_not_see_the_page(page, client, look):
    url = made(client)["url"]
    api.user.revoke_roles("editor", roles=["Editor", "Contributor"])
    transaction.commit()
    expect_gone(look(url))
    api.user.grant_roles("editor", roles=["Editor"])
    transaction.commit()
    assert look(url).status_code == 200
    api.user.delete("editor")
    transaction.commit()
    expect_gone(look(url))


def test_a_picture_that_the_maker_may_not_see_is_not_shown(page, client, look):
    url = made(client)["url"]
    page["bild"].manage_permission("View", ["Manager"], acquire=False)
    transaction.commit()
    assert f"{url}/bild" not in look(url).text
    answer = client().get(f"{url}/bild/@@images/image", headers={"Accept": "*/*"})
    assert answer.status_code in (404, 410)


def test_a_preview_says_so_once_everybody_sees_the_page(page, client, look):
    url = made(client)["url"]
    api.content.transition(page, to_state="published")
    transaction.commit()
    assert look(url).json()["preview"]["public"] is True


@pytest.mark.parametrize(
    "forge",
    [
        lambda token: "",
        lambda token: f"{token[:-1]}{'B' if token[-1] == 'A' else 'A'}",
        lambda token: token[:-1],
        lambda token: f"{token}.x",
        lambda token: token.partition(".")[0],
        lambda token: "__class__",
        lambda token: "x" * 1500,
    ],
)
def test_a_token_that_opens_nothing_has_one_answer(page, client, look, forge):
    url, _, token = made(client)["url"].rpartition("/")
    expect_gone(look(url, f"/{forge(token)}"))
    expect_gone(look(url, f"/{forge(token)}", "manager"))


def test_a_token_is_for_its_page_alone(page, client, look):
    url, _, token = made(client)["url"].rpartition("/")
    transaction.begin()
    link = store.live_links(page)[0]
    other = signing.sign_until("unlock:x", {"id": link.id}, link.expires)
    expect_gone(look(f"{url}/{other}"))
    for path in ("/de/geheim", f"{PATH}/unterseite", "/de", ""):
        expect_gone(client().get(f"{path}/@preview/{token}"))


def test_wrong_tokens_are_counted_and_good_ones_are_not(
    page, client, look, set_setting
):
    set_setting("rate_limits", True)
    url = made(client)["url"]
    assert {look(url).status_code for _ in range(31)} == {200}
    assert {look(f"{url}x").status_code for _ in range(30)} == {410}
    assert look(f"{url}x").status_code == 429
    assert look(url).status_code == 200


def test_restricted_content_keeps_its_files(page, site, add, client, look):
    settings = IRestricted(page["datei"])
    settings.restricted_token, settings.restricted = "geheim-2026", True
    transaction.commit()
    url = made(client)["url"]
    answer = client().get(f"{url}/datei/@@download/file", headers={"Accept": "*/*"})
    assert answer.status_code in (401, 410)
    assert answer.content != b"Text"
