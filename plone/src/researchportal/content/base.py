from plone.supermodel import model


class IPortalContent(model.Schema):
    """Content of a type that the portal adds."""
