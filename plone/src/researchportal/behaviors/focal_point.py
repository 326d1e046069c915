"""The place of a picture that stays in sight wherever a part of it is shown.

It is told with the picture's scales, and so with whatever shows the picture: content
that refers to it, lists and blocks. Whoever does not know it reads the scales as ever.
"""

from plone.autoform import directives
from plone.autoform.interfaces import IFormFieldProvider
from plone.base.interfaces import IImageScalesFieldAdapter
from plone.namedfile.adapters import ImageFieldScales
from plone.namedfile.interfaces import INamedImageField
from plone.restapi.interfaces import IFieldSerializer
from plone.restapi.serializer.dxfields import ImageFieldSerializer
from plone.schema import JSONField
from plone.supermodel import model
from researchportal import _
from typing import Any
from zope.component import adapter
from zope.interface import implementer
from zope.interface import Interface
from zope.interface import provider

import json


PART = {"type": "number", "minimum": 0, "maximum": 100}
SCHEMA = json.dumps(
    {
        "type": "object",
        "properties": {"x": PART, "y": PART},
        "required": ["x", "y"],
        "additionalProperties": False,
    }
)


@provider(IFormFieldProvider)
class IFocalPoint(model.Schema):
    # It is set on the picture itself.
    directives.mode(focal_point="hidden")
    focal_point = JSONField(
        title=_("Focal point"),
        description=_("Percent from the left and from the top."),
        schema=SCHEMA,
        required=False,
    )


def with_focal_point(picture: dict[str, Any], content: Any) -> dict[str, Any]:
    point = getattr(content, "focal_point", None)
    return {**picture, "focal_point": dict(point)} if point else picture


@implementer(IImageScalesFieldAdapter)
@adapter(INamedImageField, IFocalPoint, Interface)
class FocusedScales(ImageFieldScales):
    def __call__(self) -> list[dict[str, Any]] | None:
        scales = super().__call__()
        return scales and [with_focal_point(each, self.context) for each in scales]


@implementer(IFieldSerializer)
@adapter(INamedImageField, IFocalPoint, Interface)
class FocusedImage(ImageFieldSerializer):
    def __call__(self) -> dict[str, Any] | None:
        picture = super().__call__()
        return picture and with_focal_point(picture, self.context)
