"""What a visitor gets for the right token: a signed pass.

It is good for every content with that token, as long as that is not changed.
"""

from researchportal.security import signing
from researchportal.services.parameters import first_text
from typing import Any

import hashlib
import hmac


COOKIE = "restricted_content_token"
LIFETIME = 24 * 60 * 60


def _purpose(secret: str) -> str:
    return f"unlock:{secret}"


def is_right(secret: str, given: str) -> bool:
    digests = [
        hashlib.sha256(text.encode("utf-8", "replace")).digest()
        for text in (secret, given)
    ]
    return bool(secret) and hmac.compare_digest(*digests)


def issue(secret: str) -> str:
    return signing.sign(_purpose(secret), {}, LIFETIME)


def is_shown(secret: str, request: Any) -> bool:
    """Whether the request brings a pass, as cookie or in the query."""
    shown = [request.cookies.get(COOKIE), first_text(request, "token")]
    return bool(secret) and any(
        signing.read(_purpose(secret), each) is not None for each in shown
    )
