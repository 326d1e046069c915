from collective.blog.interfaces import IBrowserLayer as IBlogLayer
from plone.volto.interfaces import IPloneVoltoCoreLayer


class IResearchPortalLayer(IPloneVoltoCoreLayer, IBlogLayer):
    """Requests to a site that has the add-on installed."""
