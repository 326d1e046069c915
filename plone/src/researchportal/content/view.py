from Products.Five.browser import BrowserView
from zope.component import getMultiAdapter


class FieldsView(BrowserView):
    """The fields of content, for whoever opens Plone itself instead of the portal."""

    def __call__(self) -> str:
        return getMultiAdapter((self.context, self.request), name="view")()
