"""`@contact-form`: a mail to the person whom the page shows.

It never goes to an address that the request names.
"""

from plone import api
from plone.protect.interfaces import IDisableCSRFProtection
from researchportal import _
from researchportal.mail.addresses import decoded
from researchportal.mail.addresses import is_address
from researchportal.mail.send import MailFailure
from researchportal.mail.send import send
from researchportal.services.base import PortalService
from researchportal.services.base import Refused
from researchportal.services.base import too_many
from researchportal.services.parameters import body_of
from researchportal.services.parameters import LONGEST_LINE
from researchportal.services.parameters import text_of
from researchportal.settings import setting
from typing import Any
from zExceptions import BadRequest
from zExceptions import NotFound
from zope.i18n import translate
from zope.interface import alsoProvides


LONGEST = {"subject": LONGEST_LINE, "message": 10_000}


def recipient_of(content: Any) -> str | None:
    if content.portal_type == "Member":
        return decoded(getattr(content.aq_base, "email", None))
    if content.portal_type == "Joboffer":
        return decoded(setting("job_offer_contact_mail"))
    return None


def short_text(body: dict[str, Any], name: str) -> str:
    """A text of the message, whole; one that is too long is refused, never cut."""
    text = text_of(body, name)
    if len(text) > LONGEST[name]:
        raise BadRequest(f"{name} is longer than {LONGEST[name]} characters")
    return text


class ContactForm(PortalService):
    def answer(self) -> Any:
        too_many(self.request, "contact-form")
        alsoProvides(self.request, IDisableCSRFProtection)
        body = body_of(self.request)
        recipient = recipient_of(self.context)
        if recipient is None:
            raise NotFound(self.context.absolute_url())
        # Nobody sees the field `name`; who fills it in is a program.
        if body.get("name"):
            return self.reply_no_content()
        self._send(recipient, body)
        return self.reply_no_content()

    def _send(self, recipient: str, body: dict[str, Any]) -> None:
        sender = text_of(body, "email")
        message = short_text(body, "message")
        subject = short_text(body, "subject")
        if not sender or not message:
            raise BadRequest("Missing email or message parameters")
        if not is_address(sender):
            raise BadRequest("Invalid email address")
        try:
            send(
                recipient,
                subject or self._subject(),
                self._text(sender, message),
                reply_to=sender,
            )
        except MailFailure as failure:
            raise Refused(500, "InternalServerError", str(failure)) from failure

    def _translated(self, message: Any) -> str:
        return translate(
            message, target_language=api.portal.get_current_language(self.context)
        )

    def _subject(self) -> str:
        title = {"title": self.context.title}
        return self._translated(_("Message about “${title}”", mapping=title))

    def _text(self, sender: str, message: str) -> str:
        where = {"sender": sender, "url": self.context.absolute_url()}
        origin = _(
            "${sender} sent this message by the form at ${url}.",
            mapping=where,
        )
        return f"{self._translated(origin)}\n\n{message}\n"
