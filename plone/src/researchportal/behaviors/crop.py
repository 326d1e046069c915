"""Scales of pictures that are cropped.

The original stays as it was sent; `@@images/image` and `@@download/image` hand it out.
The crop is a parameter of each scale, so another crop gives other addresses.
"""

from Acquisition import aq_base
from copy import copy
from io import BytesIO
from math import floor
from PIL import Image
from PIL import ImageOps
from plone.namedfile.interfaces import IImage
from plone.namedfile.scaling import DefaultImageScalingFactory
from plone.namedfile.scaling import ImageScaling
from typing import Any

import json


SHARE = {"type": "number", "minimum": 0, "maximum": 100}
CROP = json.dumps(
    {
        "type": "object",
        "properties": {"x": SHARE, "y": SHARE, "width": SHARE, "height": SHARE},
        "required": ["x", "y", "width", "height"],
        "additionalProperties": False,
    }
)

# Drawings have no pixels, and a part of an animation would stand still.
KEEPS_ITS_FORM = ("image/svg+xml", "image/gif")


def fits_within(crop: Any) -> bool:
    # What has another shape the schema refuses.
    if not isinstance(crop, dict) or not {"x", "y", "width", "height"} <= crop.keys():
        return True
    return (
        crop["width"] > 0
        and crop["height"] > 0
        and crop["x"] + crop["width"] <= 100
        and crop["y"] + crop["height"] <= 100
    )


def crop_of(content: Any, image: Any) -> dict[str, float] | None:
    crop = getattr(aq_base(content), "crop", None)
    if not crop or not IImage.providedBy(image):
        return None
    if image.contentType in KEEPS_ITS_FORM or -1 in image.getImageSize():
        return None
    return crop


def bounds(start: float, share: float, length: int) -> tuple[int, int]:
    first = min(length - 1, floor(length * start / 100 + 0.5))
    last = min(length, floor(length * (start + share) / 100 + 0.5))
    return first, max(first + 1, last)


def box_of(crop: dict[str, float], size: tuple[int, int]) -> tuple[int, ...]:
    """Left, upper, right and lower edge in pixels."""
    left, right = bounds(crop["x"], crop["width"], size[0])
    upper, lower = bounds(crop["y"], crop["height"], size[1])
    return left, upper, right, lower


def shown_size(content: Any, image: Any) -> tuple[int, int]:
    size = image.getImageSize()
    crop = crop_of(content, image)
    if not crop:
        return size
    left, upper, right, lower = box_of(crop, size)
    return right - left, lower - upper


def cropped(data: Any, crop: dict[str, float]) -> BytesIO:
    """The part as a picture of its own, in a form that loses nothing."""
    with Image.open(BytesIO(data) if isinstance(data, bytes) else data) as picture:
        form = picture.format
        upright = ImageOps.exif_transpose(picture)
        part = upright.crop(box_of(crop, upright.size))
        result = BytesIO()
        lasting = {"quality": 95} if form in ("JPEG", "WEBP", "AVIF") else {}
        part.save(result, form, icc_profile=picture.info.get("icc_profile"), **lasting)
    result.seek(0)
    return result


class CroppingFactory(DefaultImageScalingFactory):
    def get_original_value(self, fieldname: str | None = None) -> Any:
        """A copy that has the measures of what is shown; it is never stored."""
        value = super().get_original_value(fieldname)
        if not crop_of(self.context, value):
            return value
        shown = copy(value)
        shown._width, shown._height = shown_size(self.context, value)
        return shown

    def __call__(
        self,
        fieldname: str | None = None,
        height: int | None = None,
        width: int | None = None,
        **parameters: Any,
    ) -> Any:
        self.fieldname = fieldname
        crop = crop_of(self.context, super().get_original_value())
        if crop:
            # The address names the crop of its time.
            parameters.setdefault("crop", tuple(sorted(crop.items())))
            if height is None and width is None:
                width, height = self.get_original_value().getImageSize()
        return super().__call__(fieldname, height=height, width=width, **parameters)

    def create_scale(
        self, data: Any, mode: str, height: int, width: int, **parameters: Any
    ) -> Any:
        crop = parameters.pop("crop", None)
        part = cropped(data, dict(crop)) if crop else data
        return super().create_scale(part, mode, height, width, **parameters)


class CroppedScaling(ImageScaling):
    def scale(self, fieldname: str | None = None, *args: Any, **parameters: Any) -> Any:
        crop = crop_of(self.context, getattr(self.context, fieldname or "image", None))
        if crop:
            parameters["crop"] = tuple(sorted(crop.items()))
        return super().scale(fieldname, *args, **parameters)
