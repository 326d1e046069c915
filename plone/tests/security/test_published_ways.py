"""Every way on which Plone publishes something of a restricted file.

They are walked by those who have no pass.
"""

from base64 import b64decode
from plone.browserlayer.utils import registered_layers
from plone.namedfile.file import NamedBlobFile
from plone.namedfile.file import NamedBlobImage
from plone.rest.interfaces import IAPIRequest
from zope.component import getSiteManager
from zope.interface import alsoProvides
from zope.interface import Interface
from zope.interface import providedBy

import pytest


TEXT = b"Was nur Eingeweihte lesen"
TOKEN = "geheim-2026"
MEMBER = ("member", "Portal-Test-2026")
PNG = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
SECRETS = (TEXT, TOKEN.encode())
FORMS = ("@@view", "@@edit", "view", "edit", "@@full_view_item")
WIDGETS = ("file", "image", "IRestricted.restricted_token", "IRestricted.restricted")
FIELD_PARTS = (
    "",
    "/data",
    "/open",
    "/_blob",
    "/_blob/open",
    "/getSize",
    "/contentType",
    "/filename",
)
NAMESPACES = (
    "++view++download",
    "++widget++file",
    "++fields++file",
    "++attribute++file",
    "++annotations++",
)
DAV = (
    "HEAD",
    "OPTIONS",
    "PROPFIND",
    "PROPPATCH",
    "COPY",
    "MOVE",
    "LOCK",
    "UNLOCK",
    "TRACE",
    "REPORT",
)


def ways(content, request):
    """What may be asked of the content.

    It is what is registered for it and requests to this site, its attributes, and what
    lies below them.
    """
    alsoProvides(request, *registered_layers(), IAPIRequest)
    views = getSiteManager().adapters.lookupAll(
        [providedBy(content), providedBy(request)], Interface
    )
    names = {name for name, _factory in views if name and "json_" not in name}
    services = {
        name.rpartition("json_")[2] for name, _factory in views if "json_" in name
    }
    found = (
        {f"@@{name}" for name in names}
        | {f"++api++/{service}" for service in services}
        | set(dir(content))
    )
    for field in ("file", "image"):
        found |= {f"{field}{part}" for part in FIELD_PARTS}
        found |= {f"@@images/{field}/preview{part}" for part in FIELD_PARTS}
    for form in FORMS:
        for widget in WIDGETS:
            base = f"{form}/++widget++form.widgets.{widget}"
            found |= {
                base,
                f"{base}/@@download",
                f"{base}/@@download/x",
                f"{base}/@@display-file",
                f"{base}/value/data",
            }
    found |= {f"{name}{rest}" for name in NAMESPACES for rest in ("", "/data", "/file")}
    found |= {f"@history/{number}" for number in (0, 1)} | {
        "@@download-version?version_id=0&field_id=file"
    }
    found |= {
        "atom.xml",
        "RSS",
        "rss.xml",
        "itunes.xml",
        "@@rss",
        "document_src",
        "getFile",
        "document_view",
    }
    return sorted(found - {"aq_base", "aq_self", "REQUEST"})


@pytest.fixture
def file(site, text_file):
    return text_file(site["de"], "datei", TEXT, TOKEN)


def test_no_published_way_gives_the_file_or_its_token_away(file, publish, functional):
    walked = ways(file, functional["request"])
    assert len(walked) > 500
    shown = [
        (method, login, way)
        for method, login in (("GET", None), ("POST", MEMBER))
        for way in walked
        if publish(method, f"/de/datei/{way}", login=login).shows(*SECRETS)
    ]
    assert shown == []


CALL = """<?xml version="1.0"?><methodCall><methodName>{name}</methodName><params/></methodCall>"""


@pytest.mark.parametrize("name", ["manage_FTPget", "file.data", "@@download"])
def test_neither_do_other_ways_to_the_same_method(file, publish, site, name):
    login = MEMBER
    path = name.replace(".", "/")
    root = site.absolute_url().removesuffix("/plone")
    answers = [
        publish(
            "POST",
            "/de/datei",
            login=login,
            headers={"Content-Type": "text/xml"},
            body=CALL.format(name=name).encode(),
        ),
        publish("GET", f"/de/datei?{path}:method=x", login=login),
        publish(
            "POST",
            "/de/datei",
            login=login,
            body=f"{path}:action=x&{path}:method=x".encode(),
        ),
        publish(
            "POST",
            f"{root}/VirtualHostBase/http/example.org:80/plone/de/VirtualHostRoot/datei/{path}",
            login=login,
        ),
        *(
            publish("POST", f"/{before}/de/datei/{path}", login=login)
            for before in (
                "acl_users",
                "portal_catalog",
                "en",
                "de/datei",
                "@@search",
                "++api++",
                "portal_skins",
            )
        ),
        *(
            publish("POST", f"/de/{view}?path=datei/{path}", login=login)
            for view in (
                "restrictedTraverse",
                "unrestrictedTraverse",
                "manage_exportObject?id=datei&download=1",
            )
        ),
    ]
    assert [each.status for each in answers if each.shows(*SECRETS)] == []


def test_webdav_gives_nothing_away(file, publish):
    headers = {"Depth": "infinity", "Destination": f"{file.absolute_url()}-2"}
    for path in ("/de/datei", "/de", "/de/datei/file", "/++api++/de/datei"):
        for method in DAV:
            assert not publish(method, path, login=MEMBER, headers=headers).shows(
                *SECRETS
            )


def test_the_folder_gives_nothing_away(file, publish):
    feeds = ("atom.xml", "RSS", "rss.xml", "itunes.xml", "@@search_rss", "@@rss")
    for path in (
        *feeds,
        "listDAVObjects",
        "objectValues",
        "@search?fullobjects=1",
        "@querystring-search",
    ):
        for prefix in ("", "/++api++"):
            assert not publish("GET", f"{prefix}/de/{path}").shows(*SECRETS)


PICTURE_WAYS = (
    "image",
    "image/data",
    "image_mini",
    "tag",
    "@@images",
    "@@images/image",
    "@@images/image/large",
    "@@images/image/large/data",
    "@@images/image/large/manage_FTPget",
    "@@images/image/index_html",
    "@@display-file",
    "@@display-file/image",
    "@@download/image",
    "index_html",
    "view/++widget++form.widgets.image/@@download",
    "@@view/++widget++form.widgets.image/@@display-file/x",
    "@@edit/++widget++form.widgets.image/@@download/x",
    "@@images-test",
    "++api++/@@images/image",
    "manage_FTPget",
    "seite/@@images/image",
    "seite/@@images/image/large",
    "seite/@@download/image",
    "seite/image/data",
)


def test_no_way_gives_a_restricted_picture_away(site, add, picture, publish):
    picture(site["de"], "bild", TOKEN)
    add(site["de"], "Document", "seite")
    for way in PICTURE_WAYS:
        for method, login in (("GET", None), ("POST", MEMBER)):
            answer = publish(method, f"/de/bild/{way}", login=login)
            assert not answer.headers.get("Content-Type", "").startswith("image/"), way
            assert not answer.shows(PNG, TOKEN.encode()), way


def test_a_page_in_a_restricted_one_shows_nothing_of_it(site, add, restrict, publish):
    image = NamedBlobImage(data=PNG, filename="bild.png", contentType="image/png")
    regulation = restrict(
        add(site["de"], "Regelung", "regelung", preview_image=image), TOKEN
    )
    add(
        regulation,
        "File",
        "anlage",
        file=NamedBlobFile(data=TEXT, filename="a.txt", contentType="text/plain"),
    )
    assert publish("GET", "/de/regelung/anlage/@@download/file").body == TEXT
    for way in (
        "@@images/preview_image",
        "@@images/preview_image/mini",
        "preview_image/data",
        "@@download/preview_image",
    ):
        for page in ("regelung", "regelung/anlage"):
            assert not publish("GET", f"/de/{page}/{way}").shows(PNG[:20]), (page, way)


def test_the_page_itself_stays_readable(file, client):
    calls = (
        "",
        "/@breadcrumbs",
        "/@navigation",
        "/@actions",
        "/@translations",
        "?expand=fzjsettings,nearest-institut",
    )
    for role in ("visitor", "member", "editor", "manager"):
        for call in calls:
            assert client(role).get(f"/de/datei{call}").status_code == 200


def test_who_may_change_the_file_uses_all_of_plone(file, publish):
    editor = ("editor", "Portal-Test-2026")
    for way in (
        "@@edit/++widget++form.widgets.file/@@download/x",
        "@@view/++widget++form.widgets.file/@@download/x",
        "manage_FTPget",
    ):
        answer = publish("GET", f"/de/datei/{way}", login=editor)
        assert (answer.status, answer.shows(TEXT)) == (200, True)
