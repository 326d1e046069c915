from concurrent.futures import ThreadPoolExecutor
from researchportal.security import rate_limit
from researchportal.security.addresses import client_of
from researchportal.security.rate_limit import RateLimit
from researchportal.security.rate_limit import Tries
from threading import Barrier
from ZODB.POSException import ReadOnlyError

import pytest
import transaction


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


def counter(limit, by="a"):
    return RateLimit("tries", limit), by


def test_tries_within_the_span_are_counted():
    tries = Tries({})
    two = counter(2)
    assert tries.seconds_to_wait(two, 0) is None
    tries.add([two], 0)
    tries.add([two], 130)
    # The minute of the first try has passed ten minutes after its beginning.
    assert tries.seconds_to_wait(two, 200) == 400
    assert tries.seconds_to_wait(two, 599.5) == 1
    assert tries.seconds_to_wait(two, 600) is None
    assert tries.seconds_to_wait(counter(2, by="b"), 200) is None
    # Another limit counts the same by itself.
    assert tries.seconds_to_wait((RateLimit("others", 2), "a"), 200) is None


def test_what_is_over_its_limit_waits_until_enough_tries_are_past():
    tries = Tries({})
    for now in (0, 1, 61, 62, 122):
        tries.add([counter(2)], now)
    assert tries.seconds_to_wait(counter(2), 122) == 660 - 122
    assert tries.seconds_to_wait(counter(5), 122) == 600 - 122


def test_past_minutes_are_forgotten_and_no_address_is_stored():
    root = {}
    tries = Tries(root)
    for minute in range(40):
        tries.add([counter(2, by=f"203.0.113.{minute}")], minute * 60)
    stored = root[rate_limit.KEY]["minutes"]
    assert len(stored) == rate_limit.SPAN
    assert not [key for keys in stored.values() for key in keys if "203.0.113" in key]


def test_a_refused_try_counts_for_nothing(site):
    one, two = counter(1, by="one"), counter(2, by="two")
    assert rate_limit.take(site, [one, two]) is None
    assert rate_limit.take(site, [two, one]) is not None
    assert rate_limit.take(site, [two]) is None
    assert rate_limit.take(site, [two]) is not None


def test_processes_that_count_at_the_same_time_miss_no_try(site):
    """Each thread has a connection of its own, as each process has."""
    many = counter(30)
    begin = Barrier(6)

    def tries(_number):
        begin.wait()
        return [rate_limit.take(site, [many]) for _ in range(6)]

    with ThreadPoolExecutor(6) as pool:
        waits = [wait for each in pool.map(tries, range(6)) for wait in each]
    assert len([wait for wait in waits if wait is None]) == 30


def test_a_try_is_kept_whatever_becomes_of_the_call(site):
    one = counter(1)
    rate_limit.take(site, [one])
    transaction.abort()
    assert rate_limit.take(site, [one]) is not None


def test_a_database_that_is_read_only_counts_nothing(site, monkeypatch):
    def refuse(*_):
        raise ReadOnlyError()

    monkeypatch.setattr(Tries, "add", refuse)
    assert rate_limit.take(site, [counter(1)]) is None
