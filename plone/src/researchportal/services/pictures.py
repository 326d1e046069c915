"""Pictures of the settings.

Those of the portal itself, kept in the registry, and the logos of project sites.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from plone import api
from plone.formwidget.namedfile.converter import b64decode_file
from plone.namedfile.file import NamedImage
from researchportal.settings import setting
from typing import Any
from urllib.parse import quote


PORTAL_PICTURES = ("logo", "footer_logo", "bg_image")


@dataclass(frozen=True)
class Picture:
    """A picture of the portal, and the name under which `@@project-logo` shows it."""

    name: str
    data: bytes
    content_type: str
    width: int
    height: int


@lru_cache(maxsize=8)
def _decoded(stored: str) -> Picture:
    """From `filenameb64:…;datab64:…`.

    Every page shows the same few pictures, which may be megabytes.
    """
    name, data = b64decode_file(stored)
    image = NamedImage(data=data, filename=name)
    return Picture(name, data, image.contentType, *image.getImageSize())


def portal_picture(name: str) -> Picture | None:
    stored = setting(name)
    return _decoded(stored) if stored else None


def picture_url(name: str) -> str:
    return f"{api.portal.get().absolute_url()}/@@project-logo/{quote(name)}"


def _brains_with_logo() -> Iterator[tuple[Any, str]]:
    """Project sites that the reader may view, with the file name of the logo.

    This is what the catalog knows.
    """
    for brain in api.content.find(portal_type="ProjectSite", sort_on="path"):
        scales = getattr(brain, "image_scales", None) or {}
        for picture in scales.get("logo", [])[:1]:
            if picture.get("filename"):
                yield brain, picture["filename"]


def logo_name(site: Any) -> str | None:
    """The name of a project site's logo.

    Where two files are called alike, the site's UID goes before it.
    """
    logo = getattr(site.aq_base, "logo", None)
    if logo is None or not logo.filename:
        return None
    others = [name for brain, name in _brains_with_logo() if site.UID() != brain.UID]
    shared = [
        picture.name for picture in map(portal_picture, PORTAL_PICTURES) if picture
    ]
    return (
        f"{site.UID()}-{logo.filename}"
        if logo.filename in [*others, *shared]
        else logo.filename
    )


def find_picture(name: str) -> Any:
    """A named image of the portal or of a project site that the reader may view."""
    for picture in map(portal_picture, PORTAL_PICTURES):
        if picture and picture.name == name:
            return NamedImage(picture.data, picture.content_type, picture.name)
    for brain, filename in _brains_with_logo():
        if name in (filename, f"{brain.UID}-{filename}"):
            return brain.getObject().logo
    return None
