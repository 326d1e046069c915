from plone.dexterity.interfaces import IDexterityContent
from plone.restapi.deserializer.dxfields import DefaultFieldDeserializer
from plone.restapi.deserializer.utils import path2uid
from plone.restapi.interfaces import IFieldDeserializer
from researchportal.schema.links import with_links
from researchportal.schema.rows import IRows
from typing import Any
from zope.component import adapter
from zope.interface import implementer
from zope.publisher.interfaces.browser import IBrowserRequest


@implementer(IFieldDeserializer)
@adapter(IRows, IDexterityContent, IBrowserRequest)
class RowsDeserializer(DefaultFieldDeserializer):
    def __call__(self, value: Any) -> list[dict[str, Any]]:
        rows = [] if value is None else value
        self.field.validate(rows)
        return with_links(rows, lambda link: path2uid(self.context, link))
