"""What of a picture is shown, and the place that stays in sight wherever less is.

Scales show the crop (see `crop`). The focal point is told with them, and so with
whatever shows the picture: content that refers to it, lists and blocks. Whoever does
not know it reads the scales as ever.
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
from researchportal.behaviors.crop import CROP
from researchportal.behaviors.crop import crop_of
from researchportal.behaviors.crop import fits_within
from researchportal.behaviors.crop import shown_size
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
    directives.mode(crop="hidden")
    crop = JSONField(
        title=_("Crop"),
        description=_(
            "The part of the picture that is shown, in percent of the whole."
        ),
        schema=CROP,
        constraint=fits_within,
        required=False,
    )


def share(place: float, start: float, length: float) -> float:
    return round(min(100.0, max(0.0, 100 * (place - start) / length)), 2)


def shown_point(content: Any, image: Any) -> dict[str, float] | None:
    """The focal point within what is shown."""
    point = getattr(content, "focal_point", None)
    crop = crop_of(content, image)
    if not point or not crop:
        return dict(point) if point else None
    return {
        "x": share(point["x"], crop["x"], crop["width"]),
        "y": share(point["y"], crop["y"], crop["height"]),
    }


def as_shown(picture: dict[str, Any], content: Any, image: Any) -> dict[str, Any]:
    width, height = shown_size(content, image)
    point = shown_point(content, image)
    told = {**picture, "width": width, "height": height}
    return {**told, "focal_point": point} if point else told


@implementer(IImageScalesFieldAdapter)
@adapter(INamedImageField, IFocalPoint, Interface)
class FocusedScales(ImageFieldScales):
    def __call__(self) -> list[dict[str, Any]] | None:
        scales = super().__call__()
        image = self.field.get(self.context)
        return scales and [as_shown(each, self.context, image) for each in scales]

    def get_scales(self, field: Any, width: int, height: int) -> dict[str, Any]:
        # Of the whole picture; scales wider than what is shown are left out.
        shown = shown_size(self.context, field.get(self.context))
        return super().get_scales(field, *shown)


@implementer(IFieldSerializer)
@adapter(INamedImageField, IFocalPoint, Interface)
class FocusedImage(ImageFieldSerializer):
    def __call__(self) -> dict[str, Any] | None:
        picture = super().__call__()
        image = self.field.get(self.context)
        return picture and as_shown(picture, self.context, image)
