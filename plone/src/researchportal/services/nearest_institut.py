"""In which parts of the institution a page lies.

Each is the nearest one that the reader may view.
"""

from researchportal.security.seen import ancestors
from researchportal.security.seen import may_view
from researchportal.services.base import ExpandedGet
from researchportal.services.base import Expander
from researchportal.services.links import absolute_link
from researchportal.services.links import plain
from researchportal.services.links import serialized
from researchportal.services.links import stored_rows
from typing import Any


FOOTER = (
    "footer_header",
    "footer_text",
    "footer_address",
    "footer_button_link",
    "footer_leader",
    "footer_contact_mail",
    "footer_contact_phone",
)


def viewable_chain(context: Any) -> list[Any]:
    """The content itself and what it lies in, nearest first.

    Only as far as the reader may view it.
    """
    return list(filter(may_view, ancestors(context)))


def _sticky_menu(content: Any) -> list[dict[str, Any]]:
    rows = stored_rows(plain(content, "sticky_menu"))
    return [{**row, "href": absolute_link(row.get("href"))} for row in rows]


def _entry(content: Any) -> dict[str, Any]:
    return {
        "@id": content.absolute_url(),
        "name": plain(content, "name", "") or content.title,
        "title": content.title,
        "UID": content.UID(),
    }


def _division(content: Any) -> dict[str, Any]:
    return {
        **_entry(content),
        "sticky_menu": _sticky_menu(content),
        "footer": {name: plain(content, name) for name in FOOTER},
    }


class NearestInstitut(Expander):
    name = "nearest-institut"

    def element(self) -> dict[str, Any]:
        nearest: dict[str, Any] = {}
        banner = None
        for each in viewable_chain(self.context):
            nearest.setdefault(each.portal_type, each)
            if banner is None and getattr(each.aq_base, "banner_image", None):
                banner = each

        def part(portal_type: str, show: Any) -> dict[str, Any] | None:
            found = nearest.get(portal_type)
            return None if found is None else show(found)

        return {
            "institut": part("Institut", _division),
            "institutsbereich": part("Institutsbereich", _division),
            "subsite": part("Subsite", _division),
            "banner_image": None
            if banner is None
            else serialized(banner, self.request, "banner_image"),
            "blogs": part("BlogFolder", _entry),
            "lrf": part(
                "LRF", lambda root: {**_entry(root), "language": root.Language()}
            ),
        }


class NearestInstitutGet(ExpandedGet):
    expander = NearestInstitut
