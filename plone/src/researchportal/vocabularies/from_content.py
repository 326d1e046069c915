"""Vocabularies whose terms are content: institutes, areas, units, research groups."""

from plone import api
from researchportal.vocabularies.language import content_language
from researchportal.vocabularies.terms import vocabulary_of
from typing import Any
from zope.interface import implementer
from zope.schema.interfaces import IVocabularyFactory
from zope.schema.vocabulary import SimpleVocabulary


@implementer(IVocabularyFactory)
class ContentVocabulary:
    """One term for each token that viewable content of a type has, titled in the language of the context."""

    def __init__(self, portal_type: str) -> None:
        self.portal_type = portal_type

    def __call__(self, context: Any) -> SimpleVocabulary:
        catalog = api.portal.get_tool("portal_catalog")
        language = content_language(context)
        titles = {}
        for brain in catalog(portal_type=self.portal_type, sort_on="sortable_title"):
            if brain.token and (
                brain.token not in titles or brain.Language == language
            ):
                titles[brain.token] = brain.name or brain.Title
        by_title = sorted(titles.items(), key=lambda term: term[1].casefold())
        return vocabulary_of(dict(by_title))


institutes = ContentVocabulary("Institut")
institutsbereiche = ContentVocabulary("Institutsbereich")
administrational_units = ContentVocabulary("OE")
research_groups = ContentVocabulary("Research Group")
