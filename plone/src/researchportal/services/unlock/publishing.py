"""What is published of restricted content.

To those who may not change it, only what is listed here. Plone publishes views,
widgets, methods, attributes and WebDAV of any content, most of which read its fields
without asking. So the guard stands where the publisher has found what a request means,
whatever the way to it was.
"""

from AccessControl import Unauthorized
from Acquisition import aq_base
from collections.abc import Iterator
from plone.dexterity.interfaces import IDexterityContent
from plone.namedfile.browser import Download
from plone.namedfile.interfaces import INamed
from plone.namedfile.scaling import ImageScale
from plone.rest.interfaces import IService
from plone.rest.traverse import RESTWrapper
from researchportal.services.unlock.behavior import IRestrictable
from researchportal.services.unlock.behavior import may_change
from researchportal.services.unlock.behavior import secret_of
from researchportal.services.unlock.guard import GuardedFile
from researchportal.services.unlock.guard import GuardedImages
from researchportal.services.unlock.guard import GuardedImageScale
from types import MethodType
from typing import Any


# They ask for a pass themselves.
GUARDED_VIEWS = (GuardedFile, GuardedImages, GuardedImageScale)
# Their answers are JSON without the bytes of any file, and each asks for its own
# permission. The first is the content's own.
SAFE_SERVICES = frozenset(
    {
        "",
        "@actions",
        "@aliases",
        "@authors",
        "@blocktypes",
        "@breadcrumbs",
        "@comments",
        "@contact-form",
        "@content-rules",
        "@contextnavigation",
        "@form-ticket",
        "@fzjsettings",
        "@history",
        "@inherit",
        "@job-offer-search",
        "@lock",
        "@navigation",
        "@navroot",
        "@nearest-institut",
        "@preview",
        "@querysources",
        "@querystring",
        "@querystring-search",
        "@search",
        "@sharing",
        "@solr",
        "@solr-suggest",
        "@sources",
        "@translation-locator",
        "@translations",
        "@types",
        "@unlock-form",
        "@vocabularies",
        "@workflow",
    }
)


def _view(published: Any) -> Any:
    return published.__self__ if isinstance(published, MethodType) else published


def _contents(request: Any) -> Iterator[Any]:
    """All content that was passed on the way, the nearest first."""
    published = _view(request["PUBLISHED"])
    for each in (published, getattr(published, "context", None), *request["PARENTS"]):
        content = each.context if isinstance(each, RESTWrapper) else each
        if IDexterityContent.providedBy(content):
            yield content


def _is_same(one: Any, other: Any) -> bool:
    return aq_base(one) is aq_base(other)


def _lies_in(content: Any, container: Any) -> bool:
    path = container.getPhysicalPath()
    return (
        not _is_same(content, container)
        and content.getPhysicalPath()[: len(path)] == path
    )


def _files_of(content: Any) -> Iterator[Any]:
    base = aq_base(content)
    # What is not loaded yet has no attributes.
    base._p_activate()
    return filter(INamed.providedBy, vars(base).values())


def _shows_files_of(container: Any, view: Any, nearest: Any, request: Any) -> bool:
    """Content acquires what it has not itself, files of what it lies in too."""
    if any(
        file is passed
        for file in _files_of(container)
        for passed in (view, *request["PARENTS"])
    ):
        return True
    fieldname = (
        getattr(view, "fieldname", None)
        if isinstance(view, (Download, ImageScale))
        else None
    )
    return fieldname is not None and not hasattr(aq_base(nearest), fieldname)


def _is_listed(view: Any) -> bool:
    if IService.providedBy(view):
        return view.__name__.rpartition("json_")[2] in SAFE_SERVICES
    return isinstance(view, GUARDED_VIEWS)


def guard_restricted(event: Any) -> None:
    """Lets content in a restricted container stand for itself.

    That is, as long as it shows no file of the container.
    """
    request = event.request
    contents = list(_contents(request))
    view = _view(request["PUBLISHED"])
    for content in filter(IRestrictable.providedBy, contents):
        if secret_of(content) is None or may_change(content):
            continue
        nearest = contents[0]
        is_itself = _is_same(nearest, content) and _is_listed(view)
        if not is_itself and (
            not _lies_in(nearest, content)
            or _shows_files_of(content, view, nearest, request)
        ):
            raise Unauthorized("These files are restricted.")
