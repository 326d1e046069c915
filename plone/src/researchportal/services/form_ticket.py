"""`@form-ticket`, and the comments of visitors, which need one."""

from plone import api
from plone.app.discussion.interfaces import IDiscussionSettings
from plone.restapi.services.discussion.conversation import CommentsAdd
from researchportal.security import tickets
from researchportal.services.base import PortalService
from researchportal.services.base import Refused
from researchportal.services.base import too_many
from researchportal.services.base import too_many_of
from researchportal.services.parameters import body_of
from typing import Any
from zExceptions import BadRequest


class FormTicketGet(PortalService):
    def answer(self) -> dict[str, Any]:
        too_many(self.request, "form-ticket")
        self.request.response.setHeader("Cache-Control", "private, no-store")
        url = f"{self.context.absolute_url()}/@form-ticket"
        return {"@id": url, "ticket": tickets.issue(self.context)}


class TicketedComments(PortalService, CommentsAdd):
    """Plone's own service; visitors must bring a ticket of this content."""

    def reply(self) -> Any:
        try:
            self._count()
        except Refused as refused:
            return self.refusal(refused)
        if not api.user.is_anonymous():
            return CommentsAdd.reply(self)
        if not self._is_open():
            return CommentsAdd.reply(self)
        if not tickets.redeem(self.context, body_of(self.request).get("ticket")):
            raise BadRequest("Invalid form ticket")
        return CommentsAdd.reply(self)

    def _count(self) -> None:
        """Visitors by address, users by account: colleagues share an address."""
        if api.user.is_anonymous():
            too_many(self.request, "comments")
        else:
            too_many_of(api.user.get_current().getId(), "comments")

    def _is_open(self) -> bool:
        """Whether visitors comment here at all.

        Where they do not, Plone's own refusal counts.
        """
        view = api.content.get_view("conversation_view", self.context, self.request)
        return bool(
            view.enabled()
            and api.portal.get_registry_record(
                "anonymous_comments", interface=IDiscussionSettings, default=False
            )
        )
