"""Tokens that only this site can have made.

A readable body, the purpose and the end of its life under one signature.
"""

from base64 import urlsafe_b64decode
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from plone.keyring.interfaces import IKeyManager
from typing import Any
from zope.component import getUtility

import hashlib
import hmac
import json
import time


RING = "_system"
LONGEST_TOKEN = 1024


def _encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _secrets() -> Iterator[bytes]:
    """The current secret, then older ones.

    So a rotation ends no token that still lives.
    """
    ring = getUtility(IKeyManager)[RING]
    return (secret.encode("utf-8") for secret in ring if secret)


def _signature(secret: bytes, purpose: str, body: str) -> str:
    message = f"researchportal:{purpose}:{body}".encode("utf-8", "replace")
    return _encode(hmac.new(secret, message, hashlib.sha256).digest())


def sign(purpose: str, claims: dict[str, Any], lifetime: int) -> str:
    """A token for `lifetime` seconds that is good for this purpose only."""
    return sign_until(purpose, claims, int(time.time()) + lifetime)


def sign_until(purpose: str, claims: dict[str, Any], end: int) -> str:
    """The same until a time, in seconds since the epoch."""
    dated = {**claims, "exp": end}
    body = _encode(json.dumps(dated, separators=(",", ":")).encode("utf-8"))
    return f"{body}.{_signature(next(_secrets()), purpose, body)}"


def read(purpose: str, token: Any) -> dict[str, Any] | None:
    """What the token claims.

    None where it is not ours, for another purpose, altered or expired.
    """
    if not isinstance(token, str) or len(token) > LONGEST_TOKEN or not token.isascii():
        return None
    body, _, signature = token.partition(".")
    genuine = [
        hmac.compare_digest(_signature(secret, purpose, body), signature)
        for secret in _secrets()
    ]
    if not any(genuine):
        return None
    claims = json.loads(_decode(body))
    return claims if claims["exp"] > time.time() else None
