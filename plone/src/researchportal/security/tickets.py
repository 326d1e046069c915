"""Tickets for forms that anybody may send: for one content, for one use, for one hour.

A ticket carries its own signature, so that handing one out writes nothing. Only used
ones are remembered, by the minute in which they expire: as many as were redeemed within
the last hour.
"""

from BTrees.IOBTree import IOBTree
from BTrees.OOBTree import OOTreeSet
from plone import api
from plone.uuid.interfaces import IUUID
from researchportal.security import signing
from typing import Any
from zope.annotation.interfaces import IAnnotations

import secrets
import time


LIFETIME = 60 * 60
PURPOSE = "form-ticket"
KEY = "researchportal.used_tickets"


def issue(content: Any) -> str:
    claims = {"for": IUUID(content), "id": secrets.token_urlsafe(12)}
    return signing.sign(PURPOSE, claims, LIFETIME)


def _used() -> IOBTree:
    annotations = IAnnotations(api.portal.get())
    if KEY not in annotations:
        annotations[KEY] = IOBTree()
    return annotations[KEY]


def _forget_expired(used: IOBTree) -> None:
    this_minute = int(time.time()) // 60
    for minute in list(used.keys(max=this_minute - 1)):
        del used[minute]


def redeem(content: Any, ticket: Any) -> bool:
    """Uses the ticket up. False where it is not for this content, used or expired."""
    claims = signing.read(PURPOSE, ticket)
    if claims is None or claims["for"] != IUUID(content):
        return False
    used = _used()
    _forget_expired(used)
    minute = claims["exp"] // 60
    if minute not in used:
        used[minute] = OOTreeSet()
    return bool(used[minute].insert(claims["id"]))
