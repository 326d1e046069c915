"""How often one address may call.

Tries are counted in the database, so for all processes of a site together, and whatever
becomes of the call itself: in a connection and a transaction of their own.
"""

from BTrees.IOBTree import IOBTree
from BTrees.OIBTree import OIBTree
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from plone import api
from researchportal.security.addresses import client_of
from researchportal.settings import setting
from typing import Any
from ZODB.POSException import ConflictError
from ZODB.POSException import ReadOnlyError

import hashlib
import logging
import math
import secrets
import time


# Minutes in which a try counts.
SPAN = 10
ATTEMPTS = 20
KEY = "researchportal.tries"

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class RateLimit:
    name: str
    # Tries within the span.
    limit: int


# What is counted, and by what: an address, an account.
Counter = tuple[RateLimit, str]

calls = RateLimit("calls", 30)
# One account from one address, or from one known browser.
failed_logins = RateLimit("logins", 10)
# One password on many accounts; colleagues share an address, so it takes more.
failed_addresses = RateLimit("addresses", 30)
# An account may be tried from many addresses. Its owner is locked out as well, so it
# takes more.
failed_accounts = RateLimit("accounts", 20)


class Tries:
    """The tries of the span, by the minute and a hash of what they are counted by."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._stored = root.get(KEY)

    def _key(self, counter: Counter) -> str:
        limit, by = counter
        text = f"{limit.name} {by}".encode("utf-8", "replace")
        salt = self._stored["salt"]
        return hashlib.blake2b(text, key=salt, digest_size=16).hexdigest()

    def _minutes(self, counter: Counter, now: float) -> list[tuple[int, int]]:
        """How many tries there were in each minute of the span, the oldest first."""
        if self._stored is None:
            return []
        key = self._key(counter)
        last = int(now) // 60
        recent = self._stored["minutes"].items(min=last - SPAN + 1, max=last)
        return [(minute, keys[key]) for minute, keys in recent if key in keys]

    def seconds_to_wait(self, counter: Counter, now: float) -> int | None:
        """Until the next try is allowed; None where one is."""
        minutes = self._minutes(counter, now)
        beyond = sum(count for _, count in minutes) - counter[0].limit
        if beyond < 0:
            return None
        for minute, count in minutes:
            beyond -= count
            if beyond < 0:
                return max(1, math.ceil((minute + SPAN) * 60 - now))
        raise AssertionError("no more tries end than were counted")

    def add(self, counters: Sequence[Counter], now: float) -> None:
        if self._stored is None:
            salt = secrets.token_bytes(16)
            self._stored = self._root[KEY] = {"salt": salt, "minutes": IOBTree()}
        minutes = self._stored["minutes"]
        minute = int(now) // 60
        for past in list(minutes.keys(max=minute - SPAN)):
            del minutes[past]
        if minute not in minutes:
            minutes[minute] = OIBTree()
        for counter in counters:
            key = self._key(counter)
            minutes[minute][key] = minutes[minute].get(key, 0) + 1


def _in_database(place: Any, work: Callable[[Tries], int | None]) -> int | None:
    database = place.getPhysicalRoot()._p_jar.db()
    for attempt in range(ATTEMPTS):
        try:
            with database.transaction() as connection:
                return work(Tries(connection.root()))
        except ConflictError:
            # Another thread or process has counted at the same time.
            if attempt == ATTEMPTS - 1:
                raise
            time.sleep(0.002 * attempt)
        except ReadOnlyError:
            logger.warning("The database is read-only: tries are not counted.")
            return None
    return None


def _longest(tries: Tries, counters: Sequence[Counter], now: float) -> int | None:
    waits = [tries.seconds_to_wait(counter, now) for counter in counters]
    return max((each for each in waits if each is not None), default=None)


def seconds_to_wait(place: Any, counters: Sequence[Counter]) -> int | None:
    """What has to pass until none of these is over its limit."""
    return _in_database(place, lambda tries: _longest(tries, counters, time.time()))


def count(place: Any, counters: Sequence[Counter]) -> None:
    _in_database(place, lambda tries: tries.add(counters, time.time()))


def take(place: Any, counters: Sequence[Counter]) -> int | None:
    """Counts a try for all or, where one is over its limit, for none."""

    def work(tries: Tries) -> int | None:
        now = time.time()
        wait = _longest(tries, counters, now)
        if wait is None:
            tries.add(counters, now)
        return wait

    return _in_database(place, work)


def is_on() -> bool:
    return bool(setting("rate_limits", True))


def by_address(request: Any, call: str) -> Counter:
    return calls, f"{call} {client_of(request)}"


def by_account(account: str, call: str) -> Counter:
    """From wherever it calls or is called for."""
    return calls, f"{call} of {account}"


def wait_for(*counters: Counter) -> int | None:
    """Counts a call of the site; the seconds to wait where there were too many."""
    return take(api.portal.get(), counters) if is_on() else None
