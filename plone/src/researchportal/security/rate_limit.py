"""How often one address may call: counted in memory, for each process by itself."""

from collections import deque
from collections import OrderedDict
from researchportal.security.addresses import client_of
from researchportal.settings import setting
from threading import Lock
from typing import Any

import math
import time


SPAN = 10 * 60
MOST_KEYS = 10_000


class RateLimit:
    """Counts tries by key within a sliding span of time.

    Beyond `MOST_KEYS` the key not seen for longest is forgotten.
    """

    def __init__(self, limit: int, span: float = SPAN) -> None:
        self.limit = limit
        self.span = span
        self._tries: OrderedDict[str, deque[float]] = OrderedDict()
        self._lock = Lock()

    def take(self, key: str, now: float) -> int | None:
        """Counts a try; after too many, the seconds until the next one is allowed."""
        with self._lock:
            tries = self._recent(key, now)
            if len(tries) >= self.limit:
                return math.ceil(tries[0] + self.span - now)
            tries.append(now)
            self._tries[key] = tries
            self._tries.move_to_end(key)
            if len(self._tries) > MOST_KEYS:
                self._tries.popitem(last=False)
        return None

    def give_back(self, key: str, now: float) -> None:
        """Takes the latest try back: it does not count after all."""
        with self._lock:
            tries = self._recent(key, now)
            if tries:
                tries.pop()
            if not tries:
                self._tries.pop(key, None)

    def clear(self) -> None:
        with self._lock:
            self._tries.clear()

    def _recent(self, key: str, now: float) -> deque[float]:
        tries = self._tries.get(key, deque())
        while tries and tries[0] <= now - self.span:
            tries.popleft()
        return tries


calls = RateLimit(limit=30)
# One account from one address, or from one known browser.
failed_logins = RateLimit(limit=10)
# One password on many accounts; colleagues share an address, so it takes more.
failed_addresses = RateLimit(limit=30)
# An account may be tried from many addresses. Its owner is locked out as well, so it
# takes more.
failed_accounts = RateLimit(limit=20)


def is_on() -> bool:
    return bool(setting("rate_limits", True))


def wait_for(request: Any, call: str) -> int | None:
    """Counts an anonymous call; the seconds to wait where there were too many."""
    if not is_on():
        return None
    return calls.take(f"{call} {client_of(request)}", time.monotonic())


def wait_for_account(account: str, call: str) -> int | None:
    """The same by account, from wherever it calls or is called for."""
    return calls.take(f"{call} of {account}", time.monotonic()) if is_on() else None
