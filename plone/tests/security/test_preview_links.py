"""Nothing lies behind a preview link but the page, and nothing is written there."""

from plone import api
from plone.namedfile.file import NamedBlobImage

import base64
import pytest
import transaction


PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
SECRET = b"Verschlusssache"
BEHIND = [
    "unterseite",
    "unterseite/@@images/image",
    "unterseite/bild/@@images/image",
    "bild",
    "bild/image",
    "bild/image/data",
    "bild/manage_FTPget",
    "bild/@@images",
    "bild/@@images/image/large/data",
    "bild/@@images/image/large/aq_parent",
    "bild/@@images/title",
    "bild/@@images/preview_image",
    "bild/@@images/__parent__",
    "bild/@@download/title",
    "bild/@@download/image/x/y",
    "../geheim",
    "..%2fgeheim",
    "%2e%2e/geheim/bild/@@images/image",
    "geheim/bild/@@images/image",
    "@@images/preview_image",
    "@@images/preview_image/large",
    "@@download/preview_image",
    "@@sharing",
    "@@edit",
    "view",
    "manage_main",
    "acl_users",
    "aq_parent",
    "objectValues",
    "@types",
    "@history",
    "@sharing",
    "@workflow",
    "@preview-links",
    "@form-ticket",
    "@users",
    "@preview/x",
    "++api++/@search",
    "++view++images/image",
]
METHODS = ["POST", "PATCH", "PUT", "DELETE", "MOVE", "COPY"]
CALLS = ["", "/@comments", "/@contact-form", "/@search", "/@workflow/publish", "/bild"]


@pytest.fixture
def preview(site, add, client):
    """Path of a private page's preview; the page lies in one with a picture."""
    image = NamedBlobImage(data=PNG, filename="b.png", contentType="image/png")
    title = SECRET.decode()
    above = add(
        site["de"],
        "Document",
        "geheim",
        state="private",
        title=title,
        preview_image=image,
    )
    page = add(above, "Document", "entwurf", state="private", title="Entwurf")
    add(page, "Image", "bild", image=image)
    below = add(page, "Document", "unterseite", state="private", title=title)
    add(below, "Image", "bild", title=title, image=image)
    answer = client("editor").post(
        "/de/geheim/entwurf/@preview-links", json={"days": 1}
    )
    return answer.json()["url"].removeprefix(site.absolute_url())


def test_nothing_else_lies_behind_a_link(preview, publish):
    shown = {}
    for behind in BEHIND:
        for prefix in ("", "/++api++"):
            for accept in ("application/json", "*/*"):
                way = f"{prefix}{preview}/{behind}"
                answer = publish("GET", way, headers={"Accept": accept})
                if answer.status < 400 or answer.shows(SECRET, PNG):
                    shown[prefix, behind, accept] = answer.status
    assert shown == {}


def test_nothing_is_written_behind_a_link(preview, publish, auth):
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    body = b'{"title": "x", "text": "x"}'
    let_through = []
    for prefix in ("", "/++api++"):
        for method in METHODS:
            for call in CALLS:
                way = f"{prefix}{preview}{call}"
                login = auth("manager")
                answer = publish(method, way, login=login, headers=headers, body=body)
                if answer.status < 400:
                    let_through.append((prefix, method, call))
    assert let_through == []
    transaction.begin()
    page = api.content.get("/de/geheim/entwurf")
    assert page.title == "Entwurf"
    assert api.content.get_state(page) == "private"
    assert "bild" in page.objectIds()
