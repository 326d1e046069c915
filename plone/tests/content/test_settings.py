"""The control panel `portal-settings`."""

import base64
import pytest


PANEL = "/@controlpanels/portal-settings"


def picture(filename, data=b"<svg xmlns='http://www.w3.org/2000/svg'/>"):
    name, content = (
        base64.b64encode(part).decode() for part in (filename.encode(), data)
    )
    return f"filenameb64:{name};datab64:{content}"


@pytest.mark.parametrize(
    "user, status",
    [
        (None, 401),
        ("member", 401),
        ("editor", 401),
        ("siteadmin", 200),
        ("manager", 200),
    ],
)
def test_who_reads(client, user, status):
    assert client.get(PANEL, user).status_code == status


@pytest.mark.parametrize(
    "user, status",
    [
        (None, 401),
        ("member", 401),
        ("editor", 401),
        ("siteadmin", 204),
        ("manager", 204),
    ],
)
def test_who_changes(client, user, status):
    assert client.change(PANEL, user, matomo_id="17").status_code == status


def test_listed(client):
    panels = {
        panel["@id"].rsplit("/", 1)[1]: panel
        for panel in client.get("/@controlpanels").json()
    }
    assert panels["portal-settings"]["title"] == "Portal"


@pytest.mark.parametrize(
    "field, value",
    [
        ("footer_address", "Am Wispewehr 1\n00417 Immerlund"),
        ("footer_text", "<p>Text</p>"),
        ("portal_footer_newsletter", "https://newsletter.immerlund.example/"),
        ("default_page_size", 25),
        ("logo", picture("logo.svg")),
        (
            "footer",
            [
                {
                    "title": "Impressum",
                    "titleEn": "Legal",
                    "href": "/de/impressum",
                    "hrefEn": "/en/legal",
                }
            ],
        ),
        (
            "pre_footer",
            [{"title": "Fonds", "href": "https://fonds.example", "logo": None}],
        ),
        ("order_recipient", "versand@immerlund.example"),
        ("rate_limits", False),
        ("feed_hosts", ["vergabe.immerlund.example"]),
    ],
)
def test_kept(client, field, value):
    assert client.change(PANEL, **{field: value}).status_code == 204
    assert client.get(PANEL).json()["data"][field] == value


@pytest.mark.parametrize(
    "field, value",
    [
        ("default_page_size", 0),
        ("default_page_size", "viele"),
        ("logo", "kein Bild"),
        ("logo", picture("logo.exe")),
        ("logo", picture("logo.svg", b"")),
        ("logo", picture("logo.svg", b"x" * 3_000_001)),
        ("footer", {"title": "keine Liste"}),
        ("job_offer_locations", [{"de": "ohne Kürzel"}]),
        ("job_offer_locations", [{"token": "a b", "de": "x"}]),
        ("order_recipient", "keine Adresse"),
        ("order_recipient", "a@b.example\nBcc: c@d.example"),
        ("main_font", "comic"),
        ("footer_header", "x" * 10_000),
    ],
)
def test_refused(client, field, value):
    before = client.get(PANEL).json()["data"][field]
    assert client.change(PANEL, **{field: value}).status_code == 400
    assert client.get(PANEL).json()["data"][field] == before


def test_no_secret_is_shown(client):
    names = set(client.get(PANEL).json()["data"])
    assert not {name for name in names if "secret" in name or "token" in name}


def test_titles_in_the_language_of_the_site(client):
    properties = client.get(PANEL).json()["schema"]["properties"]
    assert properties["job_offer_target_groups"]["title"] == "Zielgruppen"
