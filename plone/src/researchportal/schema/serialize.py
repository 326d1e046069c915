from plone.dexterity.interfaces import IDexterityContent
from plone.exportimport.interfaces import IExportImportRequestMarker
from plone.restapi.interfaces import IFieldSerializer
from plone.restapi.serializer.converters import json_compatible
from plone.restapi.serializer.dxfields import DefaultFieldSerializer
from plone.restapi.serializer.utils import uid_to_url
from researchportal.schema.links import with_links
from researchportal.schema.rows import IRows
from typing import Any
from zope.component import adapter
from zope.interface import implementer
from zope.interface import Interface


@implementer(IFieldSerializer)
@adapter(IRows, IDexterityContent, Interface)
class RowsSerializer(DefaultFieldSerializer):
    def __call__(self) -> list[dict[str, Any]]:
        return json_compatible(with_links(self.get_value() or [], uid_to_url))


@implementer(IFieldSerializer)
@adapter(IRows, IDexterityContent, IExportImportRequestMarker)
class ExportedRowsSerializer(DefaultFieldSerializer):
    """As stored: a reference holds everywhere, and before its target is imported."""

    def __call__(self) -> list[dict[str, Any]]:
        return json_compatible(self.get_value() or [])
