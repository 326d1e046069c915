"""Browsers with which an account has logged in before.

A signed cookie names them. It opens nothing: failed logins of others do not count
against the browser that has it.
"""

from plone.keyring.interfaces import IKeyManager
from researchportal.security import signing
from typing import Any
from uuid import uuid4
from zope.component import queryUtility


COOKIE = "portal-browser"
PURPOSE = "known-browser"
LIFETIME = 90 * 24 * 60 * 60


def known_browser(request: Any, account: str) -> str | None:
    """The browser's id, if its cookie is this site's and of this account."""
    token = request.cookies.get(COOKIE)
    # Zope's root knows no keys.
    if token is None or queryUtility(IKeyManager) is None:
        return None
    claims = signing.read(PURPOSE, token)
    if claims is None or claims["account"] != account:
        return None
    return str(claims["id"])


def remember_browser(request: Any, account: str) -> None:
    browser = known_browser(request, account) or uuid4().hex
    token = signing.sign(PURPOSE, {"account": account, "id": browser}, LIFETIME)
    request.response.setCookie(
        COOKIE,
        token,
        path="/",
        max_age=LIFETIME,
        http_only=True,
        same_site="Lax",
        secure=request["SERVER_URL"].startswith("https:"),
    )
