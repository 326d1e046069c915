from datetime import date
from http.server import BaseHTTPRequestHandler
from http.server import ThreadingHTTPServer
from plone.namedfile.file import NamedBlobFile
from researchportal.services.tender import fetch as fetching
from researchportal.services.tender.cache import feeds
from researchportal.services.tender.cache import FRESH
from researchportal.services.tender.fetch import fetch
from researchportal.services.tender.fetch import FetchFailed
from researchportal.services.tender.parse import NoFeed
from researchportal.services.tender.parse import parse
from researchportal.services.unlock.behavior import IRestricted
from threading import Thread

import pytest


RSS = """<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Vergaben</title>
<item><title>Laborbau &amp; Technik</title><link>https://vergabe.example/1</link>
<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>
<description>&lt;p&gt;Verfahren: Offen&lt;/p&gt;&lt;p&gt;Frist: 01.12.2026, 10:00 Uhr&lt;/p&gt;Mehr im Portal</description></item>
<item><title>&lt;script&gt;alert(1)&lt;/script&gt;Zwei</title><link>javascript:alert(1)</link></item>
<item><link>https://vergabe.example/3</link></item>
</channel></rss>"""
RAW = RSS.encode()

BOMB = """<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
<!ENTITY file SYSTEM "file:///etc/passwd">]>
<rss version="2.0"><channel><title>&d;&file;</title><item><title>x&d;&file;</title></item></channel></rss>"""


class Server(ThreadingHTTPServer):
    body = RAW
    status = 200
    location = None
    asked = 0


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.asked += 1
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("Location", self.server.location)
        self.end_headers()
        self.wfile.write(self.server.body)

    def log_message(self, *arguments):
        """The test's output stays quiet."""


@pytest.fixture
def server():
    server = Server(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    server.url = f"http://127.0.0.1:{server.server_port}/feed.xml"
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def own_network(monkeypatch):
    monkeypatch.setattr(fetching, "_allowed_hosts", lambda: {"127.0.0.1"})


@pytest.fixture
def public_only(monkeypatch):
    monkeypatch.setattr(fetching, "_allowed_hosts", set)


def test_rows_come_from_lines_with_a_label():
    first, second = parse(RAW).entries
    assert (first.title, first.href) == (
        "Laborbau & Technik",
        "https://vergabe.example/1",
    )
    assert first.rows == [("Verfahren", "Offen"), ("Frist", "01.12.2026, 10:00 Uhr")]
    assert (first.text, first.published) == ("Mehr im Portal", date(2026, 11, 2))
    assert second.href == ""
    assert "<" not in second.title


def test_entities_neither_grow_nor_read_files():
    feed = parse(BOMB.encode())
    assert len(feed.title) < 2000
    assert "root:" not in feed.title + "".join(each.title for each in feed.entries)


@pytest.mark.parametrize(
    "raw", [b"", b"<html><body>x</body></html>", b"\x00\xff" * 1000]
)
def test_what_is_no_feed(raw):
    with pytest.raises(NoFeed):
        parse(raw)


def test_a_feed_is_fetched(server, own_network):
    assert fetch(server.url) == RAW


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "ftp://example.org/x",
        "javascript:alert(1)",
        "//example.org",
        "http://",
        "http://[::1",
        "http://example.org:99999/",
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://2130706433/",
        "http://[::ffff:127.0.0.1]/",
        "http://no-such-host.invalid/",
        "http://" + "a" * 10_000,
    ],
)
def test_what_is_never_fetched(public_only, url):
    with pytest.raises(FetchFailed):
        fetch(url)


def test_the_own_network_is_not_reached_unless_named(server, public_only):
    with pytest.raises(FetchFailed):
        fetch(server.url)
    assert server.asked == 0


def test_a_redirect_leads_nowhere_else(server, own_network):
    server.status, server.location = 302, "http://10.0.0.1/"
    with pytest.raises(FetchFailed):
        fetch(server.url)
    assert server.asked == 1


def test_redirects_end(server, own_network):
    server.status, server.location = 302, "/feed.xml"
    with pytest.raises(FetchFailed):
        fetch(server.url)
    assert server.asked == fetching.MOST_REDIRECTS + 1


def test_a_feed_that_is_too_large(server, own_network):
    server.body = b"x" * (fetching.MOST_BYTES + 1)
    with pytest.raises(FetchFailed):
        fetch(server.url)


@pytest.fixture
def tender(add, site, set_setting, server):
    set_setting("feed_hosts", ("127.0.0.1",))
    return add(site["de"], "Tender", "ausschreibungen", feed_url=server.url)


def feed(client):
    return client().get("/de/ausschreibungen").json()["feed"]


def test_a_tender_shows_its_feed(tender, client):
    shown = feed(client)
    assert (shown["title"], shown["isInactive"]) == ("Vergaben", False)
    assert shown["items"][0] == {
        "title": "Laborbau & Technik",
        "href": "https://vergabe.example/1",
        "rows": [
            {"label": "Verfahren", "value": "Offen"},
            {"label": "Frist", "value": "01.12.2026, 10:00 Uhr"},
            {"label": "Beschreibung", "value": "Mehr im Portal"},
            {"label": "Veröffentlicht", "value": "02.11.2026"},
        ],
    }


def test_a_feed_is_not_fetched_at_every_call(tender, client, server):
    feed(client)
    feed(client)
    assert server.asked == 1


def test_a_feed_that_fails_later_is_shown_as_it_was(tender, client, server):
    feed(client)
    server.status = 500
    feeds.get(server.url).until -= FRESH + 1
    assert feed(client)["items"]
    assert server.asked == 2


@pytest.mark.parametrize(
    ("status", "body", "inactive"),
    [(404, b"", True), (410, b"", True), (500, b"", None), (200, b"<html/>", None)],
)
def test_a_feed_that_cannot_be_read(tender, client, server, status, body, inactive):
    server.status, server.body = status, body
    shown = feed(client)
    assert shown is None if inactive is None else shown["isInactive"] is inactive


def test_a_tender_without_feed(add, site, client):
    add(site["de"], "Tender", "ausschreibungen")
    assert feed(client) == {"title": "ausschreibungen", "isInactive": True, "items": []}


@pytest.fixture
def own_file(add, site):
    def put(raw=RAW, container=None, **fields):
        file = NamedBlobFile(raw, "text/xml", "feed.xml")
        return add(container or site["de"], "File", "feed", file=file, **fields)

    return put


def test_a_feed_may_be_a_file_of_the_site(add, site, client, own_file, server):
    own_file()
    add(site["de"], "Tender", "ausschreibungen", feed_url="/de/feed")
    shown = feed(client)
    assert (shown["title"], shown["isInactive"]) == ("Vergaben", False)
    assert server.asked == 0


@pytest.mark.parametrize(
    "path", ["/de/nowhere", "/de", "/", "/de/feed/@@download", "/de/feed/../feed"]
)
def test_a_path_that_names_no_file(add, site, client, own_file, path):
    own_file()
    add(site["de"], "Tender", "ausschreibungen", feed_url=path)
    assert feed(client)["isInactive"] is True


def test_a_restricted_file_is_no_feed(add, site, client, own_file):
    restriction = IRestricted(own_file())
    restriction.restricted, restriction.restricted_token = True, "acht-Zeichen"
    add(site["de"], "Tender", "ausschreibungen", feed_url="/de/feed")
    assert feed(client)["isInactive"] is True


def test_a_file_that_the_visitor_may_not_view_is_no_feed(add, site, client, own_file):
    own_file(container=add(site["de"], "Document", "intern", state="private"))
    add(site["de"], "Tender", "ausschreibungen", feed_url="/de/intern/feed")
    assert feed(client)["isInactive"] is True
    assert (
        client("manager").get("/de/ausschreibungen").json()["feed"]["isInactive"]
        is False
    )


@pytest.mark.parametrize("raw", [b"<html/>", b"x" * (fetching.MOST_BYTES + 1)])
def test_a_file_that_is_no_feed(add, site, client, own_file, raw):
    own_file(raw)
    add(site["de"], "Tender", "ausschreibungen", feed_url="/de/feed")
    assert feed(client) is None
