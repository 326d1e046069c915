"""`@login` as Plone has it; an address or account that fails too often has to wait."""

from plone.restapi.services.auth.login import Login
from Products.Five.browser import BrowserView
from researchportal import _
from researchportal.security.known_browsers import remember_browser
from researchportal.security.login_limit import account_of
from researchportal.security.login_limit import hold
from researchportal.services.parameters import body_of
from typing import Any
from zope.i18n import translate

import json


class LimitedLogin(Login):
    """Counts the try itself, whatever the body looks like.

    Plone's plugins read a body only where its Content-Type is the bare one, and only
    where a user is called so.
    """

    def reply(self) -> Any:
        credentials = body_of(self.request)
        hold(self.context, credentials)
        answer = super().reply()
        if "token" in answer:
            remember_browser(self.request, account_of(credentials["login"]))
        return answer


class TooManyTriesView(BrowserView):
    """The refusal of a login, wherever it was tried."""

    def __call__(self) -> str:
        response = self.request.response
        response.setStatus(429, lock=True)
        response.setHeader("Retry-After", str(self.context.seconds))
        response.setHeader("Content-Type", "application/json")
        message = _("Too many requests. Please try again later.")
        error = {
            "type": "Too Many Requests",
            "message": translate(message, context=self.request),
        }
        return json.dumps({"error": error})
