"""Settings of the nearest project site; what it leaves open comes from the portal."""

from plone import api
from plone.app.textfield.value import RichTextValue
from plone.restapi.serializer.converters import json_compatible
from researchportal.services.base import ExpandedGet
from researchportal.services.base import Expander
from researchportal.services.links import absolute_link
from researchportal.services.links import plain
from researchportal.services.links import serialized
from researchportal.services.links import stored_rows
from researchportal.services.nearest_institut import FOOTER
from researchportal.services.nearest_institut import viewable_chain
from researchportal.services.pictures import logo_name
from researchportal.services.pictures import picture_url
from researchportal.services.pictures import portal_picture
from researchportal.settings import setting
from typing import Any


PLAIN = (
    "matomo_id",
    "additional_body_class",
    "main_bg_color",
    "main_font",
    "nav_font_color",
    "nav_active_color",
    "footer_logo_link",
    "default_page_size",
)
PORTAL_FOOTER = (*FOOTER, "portal_footer_contact_mail", "portal_footer_newsletter")


def _image(site: Any, request: Any, name: str) -> dict[str, Any] | None:
    own = None if site is None else serialized(site, request, name)
    if own:
        return own
    shared = portal_picture(name)
    if shared is None:
        return None
    return {
        "download": picture_url(shared.name),
        "width": shared.width,
        "height": shared.height,
        "content-type": shared.content_type,
        "filename": shared.name,
        "size": len(shared.data),
        "scales": {},
    }


def _logo_link(stored: Any) -> str | None:
    """A partner's logo: the picture of an item of the site, or an address."""
    link = absolute_link(stored)
    is_item = (
        link.startswith(f"{api.portal.get().absolute_url()}/") and "@@" not in link
    )
    return (f"{link}/@@images/image/preview" if is_item else link) or None


def _partner(row: dict[str, Any]) -> dict[str, Any]:
    title = row.get("title")
    return {
        "href": absolute_link(row.get("href")),
        "logo": _logo_link(row.get("logo")),
        "title": title if isinstance(title, str) else "",
        "openLinkInNewTab": row.get("openLinkInNewTab") is True,
    }


def _path_or_address(stored: Any) -> str:
    """A link of the footer: a path within the site or an address elsewhere.

    It is the same whatever way the link is stored.
    """
    link = absolute_link(stored)
    base = api.portal.get().absolute_url()
    return link.removeprefix(base) if link.startswith(f"{base}/") else link


def _footer_link(row: dict[str, Any]) -> dict[str, Any]:
    links = {name: _path_or_address(row.get(name)) for name in ("href", "hrefEn")}
    return {name: row.get(name) or "" for name in ("title", "titleEn")} | links


def _portal_footer() -> dict[str, Any] | None:
    values = {name: json_compatible(setting(name)) for name in PORTAL_FOOTER}
    if html := values["footer_text"]:
        text = RichTextValue(html, "text/html", "text/x-html-safe")
        values["footer_text"] = json_compatible(text, api.portal.get())
    return values if any(value is not None for value in values.values()) else None


def _logo(site: Any) -> str | None:
    own = None if site is None else logo_name(site)
    shared = portal_picture("logo")
    return own or (shared.name if shared else None)


class FzjSettings(Expander):
    name = "fzjsettings"

    def element(self) -> dict[str, Any]:
        sites = (
            each
            for each in viewable_chain(self.context)
            if each.portal_type == "ProjectSite"
        )
        site = next(sites, None)

        def choose(name: str) -> Any:
            own = None if site is None else plain(site, name)
            return json_compatible(setting(name)) if own in (None, "", [], {}) else own

        project = None
        if site is not None:
            special = bool(plain(site, "special", False))
            project = {
                "@id": site.absolute_url(),
                "title": site.title,
                "special": special,
            }
        return {
            "project": project,
            **{name: choose(name) for name in PLAIN},
            "bg_image": _image(site, self.request, "bg_image"),
            "footer_logo": _image(site, self.request, "footer_logo"),
            "logo": _logo(site),
            "pre_footer": [_partner(row) for row in stored_rows(choose("pre_footer"))],
            "footer": [_footer_link(row) for row in stored_rows(choose("footer"))],
            "portal_footer": _portal_footer(),
        }


class FzjSettingsGet(ExpandedGet):
    expander = FzjSettings
