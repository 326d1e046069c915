"""Downloads and images of content that may be restricted."""

from AccessControl import Unauthorized
from plone.namedfile.browser import DisplayFile
from plone.namedfile.browser import Download
from plone.namedfile.interfaces import INamed
from plone.namedfile.scaling import ImageScale
from plone.rest.interfaces import IAPIRequest
from plone.rfc822.interfaces import IPrimaryFieldInfo
from researchportal.behaviors.crop import CroppedScaling
from researchportal.security.seen import may_view
from researchportal.services.unlock import passes
from researchportal.services.unlock.behavior import may_change
from researchportal.services.unlock.behavior import secret_of
from typing import Any
from zExceptions import NotFound
from zExceptions import Redirect
from zope.interface import alsoProvides
from zope.interface import Interface


class IUncached(Interface):
    """Views whose answers no cache may keep."""


def has_pass(view: Any) -> bool:
    """Whether the visitor comes with a pass; False where Plone's own rules decide.

    Without a pass restricted files are refused. Who may change the content needs none.
    A pass opens files whatever the state of their content is.
    """
    content, request = view.context, view.request
    secret = secret_of(content)
    if secret is None:
        return False
    alsoProvides(view, IUncached)
    request.response.setHeader("Cache-Control", "private, no-store")
    if passes.is_shown(secret, request):
        return True
    if may_change(content):
        return False
    if IAPIRequest.providedBy(request) or not may_view(content):
        raise Unauthorized("These files are restricted.")
    raise Redirect(f"{content.absolute_url()}/unlock-form")


class GuardedFile:
    def _getFile(self) -> Any:
        if has_pass(self):
            return self._file_behind_pass()
        if not may_view(self.context):
            raise Unauthorized(self.context.getId())
        return super()._getFile()

    def _file_behind_pass(self) -> Any:
        """A file by the name of its field.

        It is nothing else of the content, which the visitor may not be allowed to view.
        """
        if not self.fieldname:
            primary = IPrimaryFieldInfo(self.context, None)
            self.fieldname = getattr(primary, "fieldname", None)
        file = self.fieldname and getattr(self.context.aq_base, self.fieldname, None)
        if not INamed.providedBy(file):
            raise NotFound(self.fieldname or "")
        return file


class GuardedDownload(GuardedFile, Download):
    """`@@download`"""


class GuardedDisplayFile(GuardedFile, DisplayFile):
    """`@@display-file`"""


class GuardedImageScale(ImageScale):
    def validate_access(self) -> None:
        if not has_pass(self):
            super().validate_access()


class GuardedImages(CroppedScaling):
    """`@@images`"""

    _scale_view_class = GuardedImageScale
