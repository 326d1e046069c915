"""Plone's calls that send mails to anybody or in anybody's name.

They do so not without end, counted by address and by account.
"""

from plone import api
from plone.restapi import _
from plone.restapi.services.email_notification.post import EmailNotificationPost
from plone.restapi.services.email_send.post import EmailSendPost
from plone.restapi.services.users.add import UsersPost
from Products.CMFPlone.PasswordResetTool import ExpiredRequestError
from Products.CMFPlone.PasswordResetTool import InvalidRequestError
from researchportal.security import rate_limit
from researchportal.security.login_limit import TooManyTries
from researchportal.services.parameters import body_of
from typing import Any


def count_mail(request: Any, call: str, account: str | None) -> None:
    counters = [rate_limit.by_address(request, call)]
    if account is not None:
        counters.append(rate_limit.by_account(account, call))
    wait = rate_limit.wait_for(*counters)
    if wait is not None:
        raise TooManyTries(wait)


def _own_account() -> str | None:
    return None if api.user.is_anonymous() else api.user.get_current().getId()


class LimitedEmailSend(EmailSendPost):
    def reply(self) -> Any:
        count_mail(self.request, "email-send", _own_account())
        return super().reply()


class LimitedEmailNotification(EmailNotificationPost):
    def reply(self) -> Any:
        count_mail(self.request, "email-notification", _own_account())
        return super().reply()


def _has_expired(token: Any) -> bool:
    if not isinstance(token, str):
        return False
    try:
        api.portal.get_tool("portal_password_reset").verifyKey(token)
    except ExpiredRequestError:
        return True
    except InvalidRequestError:
        return False
    return False


class LimitedUsersPost(UsersPost):
    """Counts the mail with a link for a new password, by whom it goes to.

    A link that has expired is told from one that never was: to plone.restapi both are
    unknown. All else that this call does stays as it is.
    """

    def reply(self) -> Any:
        if self.params[1:] != ["reset-password"]:
            return super().reply()
        token = body_of(self.request).get("reset_token")
        if not token:
            count_mail(self.request, "reset-password", self.params[0].lower())
        has_expired = _has_expired(token)
        answer = super().reply()
        if has_expired and self.request.response.getStatus() == 403:
            return self._error(403, "Expired Token", _("The reset_token is expired."))
        return answer
