from researchportal.security import rate_limit
from researchportal.security.addresses import client_of
from researchportal.security.rate_limit import RateLimit

import pytest


class Request:
    def __init__(self, peer, forwarded=None):
        self._peer = peer
        self._forwarded = forwarded

    def getClientAddr(self):
        return self._peer

    def getHeader(self, name):
        return self._forwarded if name == "X-Forwarded-For" else None


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", None, "203.0.113.7"),
        # Who is no proxy of ours may say what it likes.
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("127.0.0.1", None, "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::1", "198.51.100.1", "198.51.100.1"),
        # Only the nearest address was written by the proxy.
        ("127.0.0.1", "192.0.2.9, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, 127.0.0.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, nonsense", "127.0.0.1"),
        ("127.0.0.1", "x" * 10_000, "127.0.0.1"),
        ("127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("", None, "None"),
    ],
)
def test_client(peer, forwarded, client):
    assert client_of(Request(peer, forwarded)) == client


def test_tries_within_the_span_are_counted():
    limit = RateLimit(limit=2, span=100)
    assert [limit.take("a", now) for now in (0, 10, 20)] == [None, None, 80]
    assert limit.take("b", 20) is None
    assert limit.take("a", 100) is None
    assert limit.take("a", 100) == 10


def test_a_refused_try_does_not_count():
    limit = RateLimit(limit=1, span=100)
    limit.take("a", 0)
    assert [limit.take("a", now) for now in (50, 99)] == [50, 1]
    assert limit.take("a", 100) is None


def test_a_try_is_given_back():
    limit = RateLimit(limit=1, span=100)
    limit.take("a", 0)
    limit.give_back("a", 1)
    assert limit.take("a", 2) is None


def test_no_more_keys_are_kept_than_allowed(monkeypatch):
    monkeypatch.setattr(rate_limit, "MOST_KEYS", 3)
    limit = RateLimit(limit=1, span=100)
    for key in "abcd":
        limit.take(key, 0)
    assert limit.take("d", 1) is not None
    assert limit.take("a", 1) is None
