"""Ids of histories that no two processes count at once.

CMFUid keeps a counter: whatever is made at the same moment, anywhere in a site, meets
in that one number, and all but one of it has to be made again.
"""

from typing import Any

import secrets


# Beyond what was counted before, and a whole number for JavaScript.
LOWEST = 2**32
HIGHEST = 2**53


def random_id(generator: Any) -> int:
    return LOWEST + secrets.randbelow(HIGHEST - LOWEST)
