"""Summaries of search hits: related content by title and address, terms by their titles."""

from plone import api
from plone.restapi.serializer.summary import DefaultJSONSummarySerializer
from Products.ZCatalog.interfaces import ICatalogBrain
from researchportal.interfaces import IResearchPortalLayer
from zope.component import adapter
from zope.component import getUtility
from zope.i18n import translate
from zope.schema.interfaces import IVocabularyFactory


TERMS = {
    "project_type": "portal.vocabularies.project_types",
    "salutation": "portal.vocabularies.salutations",
}


def uids(value):
    return [uid for uid in value if isinstance(uid, str)] if value else []


@adapter(ICatalogBrain, IResearchPortalLayer)
class BrainSummarySerializer(DefaultJSONSummarySerializer):
    def __call__(self):
        summary = super().__call__()
        for name in self.computed.keys() & summary.keys():
            summary[name] = self.computed[name](self)
        for name in TERMS.keys() & summary.keys():
            summary[name] = self.term_title(TERMS[name], summary[name])
        return summary

    def related(self, uid_list):
        """Viewable content by UID, in the order given; known once for all summaries of an answer."""
        cache = self.request.get("_portal_related", None)
        if cache is None:
            cache = {}
            self.request.set("_portal_related", cache)
        unknown = [uid for uid in uid_list if uid not in cache]
        if unknown:
            cache.update(dict.fromkeys(unknown))
            catalog = api.portal.get_tool("portal_catalog")
            for brain in catalog(UID=unknown):
                cache[brain.UID] = {"url": brain.getURL(), "title": brain.Title}
        return [dict(cache[uid]) for uid in uid_list if cache[uid]]

    def is_post(self):
        return self.context.portal_type == "Post"

    def blog(self):
        found = self.related(uids([self.context.blog_uid])) if self.is_post() else []
        return found[0] if found else None

    def post_authors(self):
        creators = uids(self.context.listCreators)
        return self.related(creators) if self.is_post() else None

    def post_tags(self):
        tags = uids(self.context.blog_tags)
        return self.related(tags) if self.is_post() else None

    def member_fullnames(self):
        if not isinstance(self.context.members, list):
            return None
        return [member["title"] for member in self.related(self.context.members)]

    def review_title(self):
        state = self.context.review_state
        if not isinstance(state, str) or not state:
            return None
        workflow = api.portal.get_tool("portal_workflow")
        title = workflow.getTitleForStateOnType(state, self.context.portal_type)
        return translate(title, domain="plone", context=self.request)

    def term_title(self, vocabulary, token):
        if not isinstance(token, str):
            return None
        terms = getUtility(IVocabularyFactory, vocabulary)(None)
        if token not in terms:
            return token
        return translate(terms.getTerm(token).title, context=self.request)

    computed = {
        "blog": blog,
        "member_fullnames": member_fullnames,
        "post_authors": post_authors,
        "post_tags": post_tags,
        "review_title": review_title,
    }
