"""Failed logins, however they come.

They are counted by account and address together and by each alone; once there were too
many, no password is looked at. A known browser counts by itself.
"""

from Acquisition import aq_base
from Acquisition import aq_inner
from Acquisition import aq_parent
from collections.abc import Iterator
from Products.PluggableAuthService.interfaces.authservice import IPluggableAuthService
from Products.PluggableAuthService.interfaces.plugins import IAuthenticationPlugin
from Products.PluggableAuthService.PluggableAuthService import (
    _SWALLOWABLE_PLUGIN_EXCEPTIONS,
)
from researchportal.security import rate_limit
from researchportal.security.addresses import client_of
from researchportal.security.known_browsers import known_browser
from typing import Any
from zExceptions import HTTPTooManyRequests
from zope.annotation.interfaces import IAnnotations
from zope.globalrequest import getRequest


KEY = "researchportal.login_tries"
LONGEST_LOGIN = 200


class TooManyTries(HTTPTooManyRequests):
    def __init__(self, seconds: int) -> None:
        super().__init__("Too many requests. Please try again later.")
        self.seconds = seconds


def user_folders(place: Any) -> Iterator[Any]:
    """The user folders of the place and of those above it.

    Users of Zope's root log in on its sites, too.
    """
    place = aq_inner(place)
    while place is not None:
        folder = getattr(aq_base(place), "acl_users", None)
        if IPluggableAuthService.providedBy(folder):
            yield place.acl_users
        place = aq_parent(place)


def _accepts(plugin: Any, login: str, password: str) -> bool:
    try:
        found = plugin.authenticateCredentials({"login": login, "password": password})
    except _SWALLOWABLE_PLUGIN_EXCEPTIONS:
        return False
    return found is not None and found[0] is not None


def _is_right(place: Any, login: str, password: str) -> bool:
    """Asks the plugins with nothing but the password.

    Those of ours find the try noted and say nothing.
    """
    return any(
        _accepts(plugin, login, password)
        for folder in user_folders(place)
        for _id, plugin in folder.plugins.listPlugins(IAuthenticationPlugin)
    )


def account_of(login: str) -> str:
    return login.strip().lower()[:LONGEST_LOGIN]


def _counters(request: Any, account: str) -> list[rate_limit.Counter]:
    browser = known_browser(request, account)
    if browser is not None:
        return [(rate_limit.failed_logins, f"browser {browser} {account}")]
    client = client_of(request)
    return [
        (rate_limit.failed_logins, f"{client} {account}"),
        (rate_limit.failed_addresses, client),
        (rate_limit.failed_accounts, account),
    ]


def hold(place: Any, credentials: dict[str, Any]) -> None:
    """Looks at a try with a password, once in a request.

    It is refused where too many have failed, and counted where it fails.
    """
    login, password = credentials.get("login"), credentials.get("password")
    request = getRequest()
    is_try = isinstance(login, str) and isinstance(password, str) and bool(login)
    if not is_try or request is None or not rate_limit.is_on():
        return
    noted = IAnnotations(request).setdefault(KEY, set())
    if (login, password) in noted:
        return
    noted.add((login, password))
    counters = _counters(request, account_of(login))
    wait = rate_limit.seconds_to_wait(place, counters)
    if wait is not None:
        raise TooManyTries(wait)
    if not _is_right(place, login, password):
        rate_limit.count(place, counters)
