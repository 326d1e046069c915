"""Relation fields, as the reader may know them.

Readers are shown what they may view, and take nothing away that they were not shown.
"""

from Acquisition import aq_base
from plone.dexterity.interfaces import IDexterityContent
from plone.restapi.deserializer.dxfields import CollectionFieldDeserializer
from plone.restapi.deserializer.relationfield import RelationChoiceFieldDeserializer
from plone.restapi.interfaces import IFieldDeserializer
from plone.restapi.interfaces import IFieldSerializer
from plone.restapi.serializer.relationfield import RelationChoiceFieldSerializer
from plone.restapi.serializer.relationfield import RelationListFieldSerializer
from researchportal.interfaces import IResearchPortalLayer
from researchportal.security.seen import may_view
from typing import Any
from z3c.relationfield.interfaces import IRelationChoice
from z3c.relationfield.interfaces import IRelationList
from zope.component import adapter
from zope.interface import implementer


def _is_shown(relation: Any) -> bool:
    target = getattr(relation, "to_object", None)
    return target is not None and may_view(target)


@implementer(IFieldSerializer)
@adapter(IRelationChoice, IDexterityContent, IResearchPortalLayer)
class ShownRelation(RelationChoiceFieldSerializer):
    def get_value(self, default: Any = None) -> Any:
        value = super().get_value(default)
        return value if _is_shown(value) else None


@implementer(IFieldSerializer)
@adapter(IRelationList, IDexterityContent, IResearchPortalLayer)
class ShownRelations(RelationListFieldSerializer):
    def get_value(self, default: Any = None) -> list[Any]:
        return [each for each in super().get_value(default) or [] if _is_shown(each)]


@implementer(IFieldDeserializer)
@adapter(IRelationChoice, IDexterityContent, IResearchPortalLayer)
class NamedRelation(RelationChoiceFieldDeserializer):
    """A target that the writer may not view is as unknown as one that is not there.

    Also when it is named by number.
    """

    def __call__(self, value: Any) -> Any:
        target = super().__call__(value)
        if not may_view(target):
            self.request.response.setStatus(400)
            raise ValueError(
                f"Could not resolve object for {value} (resolved by intid)"
            )
        return target


@implementer(IFieldDeserializer)
@adapter(IRelationList, IDexterityContent, IResearchPortalLayer)
class NamedRelations(CollectionFieldDeserializer):
    def __call__(self, value: Any) -> Any:
        present = getattr(aq_base(self.context), self.field.__name__, None) or []
        targets = [getattr(each, "to_object", None) for each in present]
        return [
            *super().__call__(value),
            *(each for each in targets if each is not None and not may_view(each)),
        ]
