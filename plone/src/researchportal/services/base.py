"""What the portal's own calls have in common."""

from plone.protect.interfaces import IDisableCSRFProtection
from plone.restapi.interfaces import IExpandableElement
from plone.restapi.services import Service
from researchportal import _
from researchportal.security import rate_limit
from researchportal.services.parameters import body_of
from typing import Any
from zope.i18n import translate
from zope.interface import alsoProvides
from zope.interface import implementer


class Refused(Exception):
    """A refusal that the service words itself.

    As `{"error": {"type", "message", "errors"?}}`.
    """

    def __init__(
        self,
        status: int,
        type_: str,
        message: str,
        errors: list[dict[str, str]] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.type = type_
        self.message = message
        self.errors = errors


class TooManyRequests(Refused):
    def __init__(self, seconds: int) -> None:
        message = _("Too many requests. Please try again later.")
        super().__init__(429, "Too Many Requests", message)
        self.seconds = seconds


def too_many(request: Any, call: str) -> None:
    """Counts an anonymous call; refuses it where the address has called too often."""
    seconds = rate_limit.wait_for(rate_limit.by_address(request, call))
    if seconds is not None:
        raise TooManyRequests(seconds)


def too_many_of(account: str, call: str) -> None:
    """The same by account, wherever it calls from."""
    seconds = rate_limit.wait_for(rate_limit.by_account(account, call))
    if seconds is not None:
        raise TooManyRequests(seconds)


class PortalService(Service):
    """Answers with what `answer` returns, or with the refusal that it raises."""

    def reply(self) -> Any:
        try:
            return self.answer()
        except Refused as refused:
            return self.refusal(refused)

    def answer(self) -> Any:
        raise NotImplementedError

    def refusal(self, refused: Refused) -> dict[str, Any]:
        response = self.request.response
        response.setStatus(refused.status)
        if isinstance(refused, TooManyRequests):
            response.setHeader("Retry-After", str(refused.seconds))
        message = translate(refused.message, context=self.request)
        error = {"type": refused.type, "message": message}
        if refused.errors is not None:
            error["errors"] = refused.errors
        return {"error": error}


@implementer(IExpandableElement)
class Expander:
    """An element of content that comes in full where the reader asks for it.

    `name` is that of its call, too.
    """

    name = ""

    def __init__(self, context: Any, request: Any) -> None:
        self.context = context
        self.request = request

    def __call__(self, expand: bool = False) -> dict[str, Any]:
        body = {"@id": f"{self.context.absolute_url()}/@{self.name}"}
        if expand:
            body.update(self.element())
        return {self.name: body}

    def element(self) -> dict[str, Any]:
        raise NotImplementedError


class ExpandedGet(Service):
    """The call of an expander: the element in full."""

    expander: type[Expander]

    def reply(self) -> dict[str, Any]:
        element = self.expander(self.context, self.request)
        return element(expand=True)[element.name]


class PublicForm(PortalService):
    """A form that anybody may send, so many times within ten minutes."""

    call = ""

    def answer(self) -> Any:
        too_many(self.request, self.call)
        alsoProvides(self.request, IDisableCSRFProtection)
        return self.handle(body_of(self.request))

    def handle(self, body: dict[str, Any]) -> Any:
        raise NotImplementedError
