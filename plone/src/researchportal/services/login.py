"""`@login` as Plone has it; an address that fails too often has to wait."""

from plone.restapi.services.auth.login import Login
from researchportal.security import rate_limit
from researchportal.security.addresses import client_of
from researchportal.services.base import PortalService
from researchportal.services.base import TooManyRequests
from typing import Any

import time


class LimitedLogin(PortalService, Login):
    def answer(self) -> Any:
        if not rate_limit.is_on():
            return Login.reply(self)
        client = client_of(self.request)
        wait = rate_limit.failed_logins.take(client, time.monotonic())
        if wait is not None:
            raise TooManyRequests(wait)
        failed = False
        try:
            answer = Login.reply(self)
            failed = self.request.response.getStatus() == 401
            return answer
        finally:
            if not failed:
                rate_limit.failed_logins.give_back(client, time.monotonic())

    def check_permission(self) -> None:
        """Anybody may log in."""
