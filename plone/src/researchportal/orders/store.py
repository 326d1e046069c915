"""Orders of publications, kept at the site under ids of the form YYYYMMDD-NNNN."""

from BTrees.OOBTree import OOBTree
from collections.abc import Iterator
from datetime import date
from persistent.mapping import PersistentMapping
from plone import api
from typing import Any
from zope.annotation.interfaces import IAnnotations


KEY = "researchportal.orders"


def _orders() -> OOBTree:
    annotations = IAnnotations(api.portal.get())
    if KEY not in annotations:
        annotations[KEY] = OOBTree()
    return annotations[KEY]


def _next_id(orders: OOBTree, day: date) -> str:
    prefix = f"{day:%Y%m%d}-"
    numbers = [
        int(key.removeprefix(prefix)) for key in orders.keys(prefix, f"{prefix}~")
    ]
    return f"{prefix}{max(numbers, default=0) + 1:04d}"


def add(order: dict[str, Any], day: date) -> str:
    """Keeps the order.

    Two at the same moment get the same id, which the database notices; the later one is
    tried again.
    """
    orders = _orders()
    order_id = _next_id(orders, day)
    orders[order_id] = PersistentMapping(order)
    return order_id


def newest_first() -> Iterator[tuple[str, dict[str, Any]]]:
    for order_id in reversed(list(_orders())):
        yield order_id, dict(_orders()[order_id])


def remove(order_id: str) -> bool:
    return _orders().pop(order_id, None) is not None
