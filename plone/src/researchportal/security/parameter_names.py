"""Names of parameters by which Zope would leave the path of a request.

What stands behind a colon may be a converter, or say that the name or its value is a
path on which the request goes on: upwards as well, out of the site, past everything
that a proxy has read of the address.
"""

from AccessControl import getSecurityManager
from plone.rest.negotiation import lookup_service_id
from Products.Five.browser import BrowserView
from typing import Any
from urllib.parse import parse_qsl
from zExceptions import BadRequest
from zope.component import adapter
from ZPublisher.interfaces import IPubAfterTraversal

import json
import re


CONVERTERS = frozenset(("boolean", "int", "list", "string", "tokens", "tuple", "utf8"))
MOST_PARAMETERS = 1000
LONGEST_NAME = 200

_ODD = "The address has an odd parameter."
_OTHER_PATH = "The request names another path."
_DIRECTIVE = re.compile(r":(default_)?(method|action)(?![\w-])")


class OddRequest(BadRequest):
    """A request that goes another way than its path says."""


class OddRequestView(BrowserView):
    """The refusal in JSON, before a site is reached."""

    def __call__(self) -> str:
        response = self.request.response
        response.setStatus(400, lock=True)
        response.setHeader("Content-Type", "application/json")
        return json.dumps({"type": "BadRequest", "message": str(self.context)})


def is_call(request: Any) -> bool:
    """Whether the request is one of the REST API, by its path or by what it accepts."""
    method = request.environ.get("REQUEST_METHOD", "GET")
    accept = request.environ.get("HTTP_ACCEPT", "text/html")
    return (
        "++api++" in request.environ.get("PATH_INFO", "")
        or lookup_service_id(method, accept) is not None
    )


def _is_plain(name: str) -> bool:
    """Whether a name says nothing to Zope but itself and what type its value has."""
    first, *marks = name.split(":")
    return (
        not first.startswith("__ac")
        and ".." not in first
        and "/" not in first
        and CONVERTERS.issuperset(marks)
    )


def _leads_up(name: str, value: str) -> bool:
    """No form of Plone has such a name, so that nobody may send one."""
    is_directive = _DIRECTIVE.search(name) is not None
    return is_directive and ".." in f"{name} {value}"


def refusal_of(query: str, of_call: bool) -> str | None:
    """Why the query of an address is refused; None where it is not."""
    if of_call and query.count("&") >= MOST_PARAMETERS:
        return f"The address has more than {MOST_PARAMETERS} parameters."
    given = parse_qsl(query, keep_blank_values=True, encoding="latin-1")
    if any(name == "__ac_password" or _leads_up(name, value) for name, value in given):
        return _ODD
    names = {name for name, _ in given} if of_call else set()
    if any(len(name) > LONGEST_NAME for name in names):
        return "The name of a parameter is too long."
    return None if all(map(_is_plain, names)) else _ODD


def process_inputs(request: Any) -> None:
    """Looks at the address before Zope does, and at what Zope has made of a body."""
    of_call = is_call(request)
    refusal = refusal_of(request.environ.get("QUERY_STRING", ""), of_call)
    if refusal is not None:
        raise OddRequest(refusal)
    request._old_processInputs()
    if of_call and _names_path(request):
        raise OddRequest(_OTHER_PATH)


def _names_path(request: Any) -> bool:
    """Whether the request names a further path, in a form or as XML-RPC."""
    return "PATH_INFO" in request.other


@adapter(IPubAfterTraversal)
def refuse_other_paths(event: Any) -> None:
    """Calls nothing that a visitor's form has led to.

    Plone's own forms have several buttons that way, for those who are logged in.
    """
    is_visitor = getSecurityManager().getUser().getId() is None
    if is_visitor and _names_path(event.request):
        raise OddRequest(_OTHER_PATH)
