"""Feeds as they were last fetched, in memory.

One thread refreshes a feed; the others take what is there meanwhile.
"""

from collections import OrderedDict
from dataclasses import dataclass
from researchportal.services.tender.fetch import FeedMissing
from researchportal.services.tender.fetch import fetch
from researchportal.services.tender.fetch import FetchFailed
from researchportal.services.tender.parse import Feed
from researchportal.services.tender.parse import NoFeed
from researchportal.services.tender.parse import parse
from threading import Lock

import logging
import time


logger = logging.getLogger(__name__)

FRESH = 15 * 60
RETRY = 60
STALE = 24 * 60 * 60
MOST_FEEDS = 100


@dataclass
class Known:
    """What is known of an address.

    `until` is when it is looked up again, `since` when the feed was last had.
    """

    feed: Feed | None = None
    is_missing: bool = False
    since: float = 0.0
    until: float = 0.0
    is_refreshing: bool = False


class FeedCache:
    def __init__(self) -> None:
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._lock = Lock()

    def get(self, url: str) -> Known:
        now = time.monotonic()
        with self._lock:
            known = self._known.setdefault(url, Known())
            self._known.move_to_end(url)
            if len(self._known) > MOST_FEEDS:
                self._known.popitem(last=False)
            if known.until > now or known.is_refreshing:
                return known
            known.is_refreshing = True
        try:
            self._refresh(url, known, now)
        finally:
            known.is_refreshing = False
        return known

    def clear(self) -> None:
        with self._lock:
            self._known.clear()

    def _refresh(self, url: str, known: Known, now: float) -> None:
        known.until = now + RETRY
        try:
            known.feed, known.is_missing = parse(fetch(url)), False
            known.since, known.until = now, now + FRESH
        except FeedMissing:
            known.feed, known.is_missing = None, True
        except (FetchFailed, NoFeed) as failure:
            logger.warning("The feed of tenders at %s is not read: %s", url, failure)
            if now - known.since > STALE:
                known.feed = None


feeds = FeedCache()
