"""A hit as Solr words it, from what the catalog holds."""

from datetime import date
from datetime import datetime
from datetime import timezone
from plone.restapi.serializer.converters import json_compatible
from researchportal.services.columns import column
from researchportal.services.solr.configuration import ALWAYS_SHOWN
from researchportal.services.solr.configuration import DATES
from researchportal.services.solr.configuration import SHOWN_WHEN_SET
from typing import Any

import json


def solr_date(value: Any) -> str | None:
    """UTC with the milliseconds that are not zero."""
    if hasattr(value, "asdatetime"):
        value = value.asdatetime()
    if not isinstance(value, date):
        return None
    if not isinstance(value, datetime):
        value = datetime(value.year, value.month, value.day)
    moment = (value if value.tzinfo else value.replace(tzinfo=timezone.utc)).astimezone(
        timezone.utc
    )
    milliseconds = moment.microsecond // 1000
    rest = f".{milliseconds:03d}".rstrip("0") if milliseconds else ""
    return f"{moment:%Y-%m-%dT%H:%M:%S}{rest}Z"


def document(brain: Any) -> dict[str, Any]:
    doc: dict[str, Any] = {name: column(brain, name) or "" for name in ALWAYS_SHOWN}
    doc["path_string"] = brain.getPath()
    dates = {name: solr_date(column(brain, name)) for name in DATES}
    others = {name: json_compatible(column(brain, name)) for name in SHOWN_WHEN_SET}
    doc.update({name: value for name, value in {**dates, **others}.items() if value})
    if scales := column(brain, "image_scales"):
        doc["image_scales"] = json.dumps(json_compatible(scales))
    return doc
