"""`@missed-searches`: what visitors looked for and did not find.

Words alone, and nothing of who looked for them. They lie at the site. The embedded CMS
has the same rules and the same limits.
"""

from BTrees.OOBTree import OOBTree
from datetime import datetime
from datetime import timedelta
from datetime import UTC
from plone import api
from plone.protect.interfaces import IDisableCSRFProtection
from researchportal.services.base import PortalService
from researchportal.services.base import too_many
from researchportal.services.parameters import body_of
from typing import Any
from zExceptions import BadRequest
from zope.annotation.interfaces import IAnnotations
from zope.interface import alsoProvides

import unicodedata


KEY = "researchportal.missed_searches"
LONGEST = 100
MOST_PARTS = 8
# A telephone number has more digits than these; a year or a paragraph has fewer.
MOST_DIGITS = 6
MOST_KEPT = 1000
MOST_A_DAY = 1000
MOST_NEW_A_DAY = 200
DAYS_KEPT = 90
# Words are never empty, so that the day's own record takes no word's place.
DAY = ""

# Words, how often they were looked for, and on which day last.
Missed = tuple[str, int, str]


def _today() -> datetime:
    return datetime.now(UTC)


def _counted_words(given: str) -> str | None:
    """Words as they are counted.

    None for what is none, too long, or may tell of a person.
    """
    signs = [
        " " if each.isspace() or unicodedata.category(each)[0] in "CZ" else each
        for each in unicodedata.normalize("NFC", given[: LONGEST * 10])
    ]
    words = " ".join("".join(signs).split()).lower()
    categories = [unicodedata.category(each) for each in words]
    is_kept = (
        any(each.startswith("L") for each in categories)
        and 2 <= len(words) <= LONGEST
        and len(words.split(" ")) <= MOST_PARTS
        and categories.count("Nd") <= MOST_DIGITS
        and "@" not in words
    )
    return words if is_kept else None


def _store() -> OOBTree | None:
    return IAnnotations(api.portal.get()).get(KEY)


def _kept(store: OOBTree | None, now: datetime) -> list[Missed]:
    """The rarest first, and of these the oldest."""
    first = (now - timedelta(days=DAYS_KEPT)).date().isoformat()
    kept = [
        (words, count, last)
        for words, (count, last) in (
            (words, value) for words, value in (store or {}).items() if words != DAY
        )
        if last >= first
    ]
    return sorted(kept, key=lambda each: each[1:])


def _make_room(store: OOBTree, now: datetime) -> None:
    stays = {words for words, _, _ in _kept(store, now)[-(MOST_KEPT - 1) :]}
    for words in [each for each in store if each != DAY and each not in stays]:
        del store[words]


def count(words: str, now: datetime) -> None:
    """Counts words, as long as the day has not counted enough."""
    annotations = IAnnotations(api.portal.get())
    store = annotations.get(KEY)
    day = now.date().isoformat()
    known = {each: number for each, number, _ in _kept(store, now)}.get(words, 0)
    before = (store or {}).get(DAY, ("", 0, 0))
    counted, made = before[1:] if before[0] == day else (0, 0)
    if counted >= MOST_A_DAY or (not known and made >= MOST_NEW_A_DAY):
        return
    if store is None:
        store = annotations[KEY] = OOBTree()
    if not known:
        _make_room(store, now)
    store[words] = (known + 1, day)
    store[DAY] = (day, counted + 1, made + (0 if known else 1))


class MissedSearchesPost(PortalService):
    def answer(self) -> Any:
        too_many(self.request, "missed-searches")
        given = body_of(self.request).get("words")
        if not isinstance(given, str):
            raise BadRequest("Words are missing.")
        words = _counted_words(given) if api.user.is_anonymous() else None
        if words is not None:
            alsoProvides(self.request, IDisableCSRFProtection)
            count(words, _today())
        return self.reply_no_content()


class MissedSearchesGet(PortalService):
    def answer(self) -> dict[str, Any]:
        self.request.response.setHeader("Cache-Control", "private, no-store")
        items = [
            {"words": words, "count": number, "last": last}
            for words, number, last in reversed(_kept(_store(), _today()))
        ]
        url = f"{self.context.absolute_url()}/@missed-searches"
        return {"@id": url, "items": items, "items_total": len(items)}
