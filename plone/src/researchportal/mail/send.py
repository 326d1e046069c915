"""Mails of the portal: plain text, sent at once, so that a failure is told."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from email.utils import make_msgid
from plone import api
from researchportal.mail.addresses import is_address

import logging
import re


logger = logging.getLogger(__name__)


class MailFailure(Exception):
    """The mail was not handed over."""


def one_line(text: str, most: int | None = 200) -> str:
    """A header's value: control characters and line breaks become blanks.

    Whole where `most` is None.
    """
    return re.sub(r"[\x00-\x1f\x7f\u0085\u2028\u2029\s]+", " ", text).strip()[:most]


def _sender() -> Address:
    address = api.portal.get_registry_record("plone.email_from_address", default=None)
    if not is_address(address):
        raise MailFailure("The site has no address to send from.")
    name = api.portal.get_registry_record("plone.email_from_name", default=None)
    return Address(one_line(name or ""), addr_spec=address)


def send(to: str, subject: str, text: str, reply_to: str | None = None) -> None:
    """Hands a mail over.

    The recipient and the address to reply to must have been checked.
    """
    sender = _sender()
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = Address(addr_spec=to)
    if reply_to:
        message["Reply-To"] = Address(addr_spec=reply_to)
    message["Subject"] = one_line(subject)
    message["Date"] = formatdate(localtime=True)
    message["Message-ID"] = make_msgid(domain=sender.domain)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text, cte="quoted-printable")
    try:
        api.portal.get_tool("MailHost").send(message, immediate=True)
    except Exception as failure:
        logger.exception("A mail could not be handed over.")
        raise MailFailure("The mail could not be sent.") from failure
