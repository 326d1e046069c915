"""Summaries with the portal's columns.

Related content by title and address, terms by their titles.
"""

from collections.abc import Callable
from collections.abc import Mapping
from persistent.list import PersistentList
from plone import api
from plone.dexterity.interfaces import IDexterityContent
from plone.restapi.serializer.converters import json_compatible
from plone.restapi.serializer.summary import DefaultJSONSummarySerializer
from Products.ZCatalog.interfaces import ICatalogBrain
from researchportal.indexers import fields
from researchportal.indexers.own_value import own_value
from researchportal.indexers.text import plain_text
from researchportal.interfaces import IResearchPortalLayer
from researchportal.security.seen import may_view
from typing import Any
from typing import ClassVar
from zope.component import adapter
from zope.i18n import translate


Column = Callable[[Any], Any]

TERMS = {
    "project_type": "portal.vocabularies.project_types",
    "salutation": "portal.vocabularies.salutations",
}

FIELDS = {"token"} | {name for name in vars(fields) if name[0] != "_"} - {"of_field"}
RELATED = {"blog", "member_fullnames", "members", "post_authors", "post_tags"}


def uids(value: Any) -> list[str]:
    return [uid for uid in value if isinstance(uid, str)] if value else []


def kept_for_answer(request: Any, name: str) -> dict[Any, Any]:
    """What all summaries of an answer share."""
    kept = request.get(f"_portal_{name}", None)
    if kept is None:
        kept = {}
        request.set(f"_portal_{name}", kept)
    return kept


def plain_copy(value: Any) -> Any:
    """JSON for values that are made of nothing else.

    Plone's converters look up an adapter for each of the sixty values of a picture.
    """
    if isinstance(value, Mapping):
        return {key: plain_copy(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple, PersistentList)):
        return [plain_copy(inner) for inner in value]
    return value if type(value) in (str, int, float, bool) else json_compatible(value)


class PortalSummarySerializer(DefaultJSONSummarySerializer):
    """Asks Plone's serializer for all but the columns that are computed here."""

    computed: ClassVar[dict[str, Column]] = {}

    def metadata_fields(self) -> set[str]:
        return super().metadata_fields() - self.computed.keys()

    def __call__(self) -> dict[str, Any]:
        summary = super().__call__()
        asked = super().metadata_fields()
        for name in self.computed.keys() & asked:
            summary[name] = self.computed[name](self)
        for name in TERMS.keys() & asked:
            summary[name] = self.term_title(TERMS[name], summary[name])
        return summary

    def review_title(self) -> str | None:
        state = self.review_state()
        if not isinstance(state, str) or not state:
            return None
        # Long lists name few of them.
        titles = kept_for_answer(self.request, "state_titles")
        kind = (self.context.portal_type, state)
        if kind not in titles:
            workflow = api.portal.get_tool("portal_workflow")
            title = workflow.getTitleForStateOnType(state, kind[0])
            titles[kind] = translate(title, domain="plone", context=self.request)
        return titles[kind]

    def term_title(self, vocabulary: str, token: Any) -> str | None:
        if not isinstance(token, str):
            return None
        terms = api.portal.get_vocabulary(vocabulary)
        if token not in terms:
            return token
        return translate(terms.getTerm(token).title, context=self.request)


def field_value(name: str) -> Column:
    def value_of(serializer: Any) -> Any:
        try:
            value = own_value(serializer.context, name)
        except AttributeError:
            return None
        return plain_text(value) or json_compatible(value)

    return value_of


def nothing(serializer: Any) -> None:
    return None


@adapter(IDexterityContent, IResearchPortalLayer)
class ContentSummarySerializer(PortalSummarySerializer):
    """Of content itself.

    A page in it that is called like a column is no value of that column.

    Of a container that the reader may not view only the address is told, which is part
    of its content's own.
    """

    def __call__(self) -> dict[str, Any]:
        if not may_view(self.context):
            return {"@id": self.context.absolute_url()}
        return super().__call__()

    computed: ClassVar[dict[str, Column]] = {
        "review_title": PortalSummarySerializer.review_title,
        **dict.fromkeys(RELATED, nothing),
        **{name: field_value(name) for name in FIELDS},
    }

    def review_state(self) -> Any:
        return api.content.get_state(self.context, default=None)


@adapter(ICatalogBrain, IResearchPortalLayer)
class BrainSummarySerializer(PortalSummarySerializer):
    def review_state(self) -> Any:
        return self.context.review_state

    def related(self, uid_list: list[str]) -> list[dict[str, str]]:
        """Viewable content by UID, in the order given.

        It is looked up once for all summaries of an answer.
        """
        cache = kept_for_answer(self.request, "related")
        unknown = [uid for uid in uid_list if uid not in cache]
        if unknown:
            cache.update(dict.fromkeys(unknown))
            catalog = api.portal.get_tool("portal_catalog")
            for brain in catalog(UID=unknown):
                cache[brain.UID] = {"url": brain.getURL(), "title": brain.Title}
        return [dict(cache[uid]) for uid in uid_list if cache[uid]]

    def is_post(self) -> bool:
        return self.context.portal_type == "Post"

    def blog(self) -> dict[str, str] | None:
        found = self.related(uids([self.context.blog_uid])) if self.is_post() else []
        return found[0] if found else None

    def post_authors(self) -> list[dict[str, str]] | None:
        creators = uids(self.context.listCreators)
        return self.related(creators) if self.is_post() else None

    def post_tags(self) -> list[dict[str, str]] | None:
        tags = uids(self.context.blog_tags)
        return self.related(tags) if self.is_post() else None

    def member_fullnames(self) -> list[str] | None:
        if not isinstance(self.context.members, list):
            return None
        return [member["title"] for member in self.related(self.context.members)]

    def image_scales(self) -> Any:
        return plain_copy(self.context.image_scales)

    computed: ClassVar[dict[str, Column]] = {
        "review_title": PortalSummarySerializer.review_title,
        "image_scales": image_scales,
        "blog": blog,
        "member_fullnames": member_fullnames,
        "post_authors": post_authors,
        "post_tags": post_tags,
    }
