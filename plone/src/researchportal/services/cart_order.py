"""`@cart-order`: publications that a visitor orders.

The order is kept before anything is mailed.
"""

from datetime import datetime
from datetime import timezone
from plone import api
from plone.protect.interfaces import IDisableCSRFProtection
from researchportal import _
from researchportal.mail.addresses import decoded
from researchportal.mail.addresses import is_address
from researchportal.mail.send import MailFailure
from researchportal.mail.send import one_line
from researchportal.mail.send import send
from researchportal.orders import store
from researchportal.services.base import PortalService
from researchportal.services.base import PublicForm
from researchportal.services.base import Refused
from researchportal.services.parameters import check_batch
from researchportal.services.parameters import integer
from researchportal.services.parameters import LONGEST_LINE
from researchportal.services.parameters import text_of
from researchportal.settings import setting
from typing import Any
from zExceptions import NotFound
from zope.i18n import translate
from zope.interface import alsoProvides
from zope.interface import implementer
from zope.publisher.interfaces import IPublishTraverse

import logging
import re
import transaction


logger = logging.getLogger(__name__)

REQUIRED = ("gender", "lastName", "addressLine1", "zipCode", "city", "country", "email")
FIELDS = (
    "gender",
    "genderText",
    "firstName",
    "lastName",
    "company",
    "addressLine1",
    "addressLine2",
    "zipCode",
    "city",
    "country",
    "countryDe",
    "countryEn",
    "email",
)
GENDERS = ("mr", "ms", "other")
MOST_LINES = 100
MOST_COPIES = 1000

Errors = list[dict[str, str]]
Line = dict[str, Any]


def _error(field: str, message: Any) -> dict[str, Any]:
    return {"field": field, "message": message}


def _checked_address(
    form: dict[str, Any],
) -> tuple[dict[str, str], list[dict[str, Any]]]:
    data = {name: one_line(text_of(form, name), most=None) for name in FIELDS}
    missing = [name for name in REQUIRED if not data[name]]
    errors = [_error(name, _("Mandatory value")) for name in missing]
    wrong = _("Invalid value")
    if data["email"] and not is_address(data["email"]):
        errors.append(_error("email", _("Must be a valid email")))
    # Of gender, country and address what is wrong is said below.
    words = [name for name in FIELDS if name not in ("gender", "country", "email")]
    errors += [_error(name, wrong) for name in words if len(data[name]) > LONGEST_LINE]
    if data["gender"] and data["gender"] not in GENDERS:
        errors.append(_error("gender", wrong))
    if data["country"] and not re.fullmatch("[A-Z]{2}", data["country"]):
        errors.append(_error("country", wrong))
    return data, errors


def _path_of(reference: Any) -> str | None:
    """The physical path that a line names, by a path of the site or by URL."""
    if not isinstance(reference, str):
        return None
    portal = api.portal.get()
    path = reference.removeprefix(portal.absolute_url()).removeprefix("/++api++")
    return (
        "/".join(portal.getPhysicalPath()) + path.rstrip("/")
        if path.startswith("/")
        else None
    )


def _orderable(paths: list[str]) -> dict[str, Any]:
    """Publications that may be ordered, by path."""
    found = api.content.find(portal_type="CartItem", path={"query": paths, "depth": 0})
    items = {brain.getPath(): brain.getObject() for brain in found}
    return {
        path: each
        for path, each in items.items()
        if getattr(each, "is_orderable", False)
    }


def _checked_lines(given: Any) -> tuple[list[Line], list[dict[str, Any]]]:
    lines = given if isinstance(given, list) else []
    rows = [line for line in lines[:MOST_LINES] if isinstance(line, dict)]
    if not rows or len(rows) != len(lines):
        return [], [_error("orderLines", _("The order is empty."))]
    items = _orderable([path for row in rows if (path := _path_of(row.get("@id")))])
    amounts: dict[str, int] = {}
    for row in rows:
        path, amount = _path_of(row.get("@id")), row.get("amount")
        if type(amount) is not int or not 1 <= amount <= MOST_COPIES:
            return [], [_error("orderLines", _("Invalid amount"))]
        if path not in items:
            message = _("A publication cannot be ordered.")
            return [], [_error("orderLines", message)]
        amounts[path] = amounts.get(path, 0) + amount
    # Titles come from the content: nothing that the request says is quoted to the
    # buyer.
    return [
        {
            "@id": items[path].absolute_url(),
            "title": items[path].title,
            "amount": amount,
        }
        for path, amount in amounts.items()
    ], []


class CartOrder(PublicForm):
    call = "cart-order"

    def handle(self, body: dict[str, Any]) -> dict[str, Any]:
        form = body.get("formData")
        address, errors = _checked_address(form if isinstance(form, dict) else {})
        lines, line_errors = _checked_lines(body.get("orderLines"))
        self._refuse([*errors, *line_errors])
        language = body.get("language")
        known = api.portal.get_registry_record("plone.available_languages", default=[])
        self.language = (
            language if language in known else api.portal.get_default_language()
        )
        now = datetime.now(timezone.utc)
        order_id = store.add(
            {
                "created": now.isoformat(timespec="seconds"),
                "language": self.language,
                "formData": address,
                "orderLines": lines,
            },
            now.date(),
        )
        # Kept for good before the first mail: a failure of the mail server loses no
        # order.
        transaction.commit()
        self._mail(order_id, address, lines)
        return {"order_id": order_id, "orderLines": lines}

    def _refuse(self, errors: list[dict[str, Any]]) -> None:
        if not errors:
            return
        worded: Errors = [
            {**each, "message": translate(each["message"], context=self.request)}
            for each in errors
        ]
        message = _("The order is not complete.")
        raise Refused(400, "BadRequest", message, worded)

    def _mail(self, order_id: str, address: dict[str, str], lines: list[Line]) -> None:
        office = decoded(setting("order_recipient")) or decoded(
            api.portal.get_registry_record("plone.email_from_address", default=None)
        )
        try:
            if office is None:
                raise MailFailure("Nobody is named who receives orders.")
            self._mail_office(office, order_id, address, lines)
        except MailFailure as failure:
            logger.error("Order %s is kept but was not mailed.", order_id)
            raise Refused(500, "InternalServerError", str(failure)) from failure
        try:
            self._mail_buyer(order_id, address["email"], lines)
        except MailFailure:
            logger.error(
                "Order %s is mailed, but its acknowledgement was not.", order_id
            )

    def _lines(self, lines: list[Line]) -> str:
        return "\n".join(
            f"{line['amount']} × {one_line(line['title'])}" for line in lines
        )

    def _mail_office(
        self, office: str, order_id: str, address: dict[str, str], lines: list[Line]
    ) -> None:
        language = api.portal.get_default_language()
        message = _("Order ${id}", mapping={"id": order_id})
        subject = translate(message, target_language=language)
        country = (
            address["countryDe" if language == "de" else "countryEn"]
            or address["country"]
        )
        name = f"{address['genderText']} {address['firstName']} {address['lastName']}"
        rows = [
            name,
            address["company"],
            address["addressLine1"],
            address["addressLine2"],
            f"{address['zipCode']} {address['city']}",
            country,
            address["email"],
        ]
        postal = "\n".join(" ".join(row.split()) for row in rows if row)
        text = f"{subject}\n\n{self._lines(lines)}\n\n{postal}\n"
        send(office, subject, text, reply_to=address["email"])

    def _mail_buyer(self, order_id: str, buyer: str, lines: list[Line]) -> None:
        mapping = {
            "id": order_id,
            "site": api.portal.get_registry_record("plone.site_title"),
        }
        subject, thanks = (
            translate(message, target_language=self.language)
            for message in (
                _("Your order ${id}", mapping=mapping),
                _(
                    "Thank you for your order at ${site}. We have received:",
                    mapping=mapping,
                ),
            )
        )
        send(buyer, subject, f"{thanks}\n\n{self._lines(lines)}\n")


@implementer(IPublishTraverse)
class OrdersService(PortalService):
    """Orders that are kept, for those who run the site."""

    order_id: str | None = None

    def publishTraverse(self, request: Any, name: str) -> "OrdersService":
        if self.order_id is not None:
            raise NotFound(name)
        self.order_id = name
        return self


class OrdersGet(OrdersService):
    def answer(self) -> dict[str, Any]:
        start = max(integer(self.request, "b_start", 0), 0)
        size = max(integer(self.request, "b_size", 25), 0)
        orders = [{"order_id": key, **order} for key, order in store.newest_first()]
        if self.order_id is not None:
            found = [order for order in orders if order["order_id"] == self.order_id]
            if not found:
                raise NotFound(self.order_id)
            return found[0]
        items = orders[start : start + size]
        check_batch(items)
        return {
            "@id": f"{self.context.absolute_url()}/@cart-order",
            "items": items,
            "items_total": len(orders),
        }


class OrdersDelete(OrdersService):
    def answer(self) -> Any:
        alsoProvides(self.request, IDisableCSRFProtection)
        if self.order_id is None or not store.remove(self.order_id):
            raise NotFound(self.order_id or "")
        return self.reply_no_content()
