"""Vocabularies whose terms never change."""

from researchportal import _
from researchportal.vocabularies.terms import vocabulary_of
from typing import Any
from zope.interface import implementer
from zope.schema.interfaces import IVocabularyFactory
from zope.schema.vocabulary import SimpleVocabulary


@implementer(IVocabularyFactory)
class FixedVocabulary:
    def __init__(self, titles: dict[str, str]) -> None:
        self.titles = titles

    def __call__(self, context: Any) -> SimpleVocabulary:
        return vocabulary_of(self.titles)


months = FixedVocabulary(
    {
        "1": _("January"),
        "2": _("February"),
        "3": _("March"),
        "4": _("April"),
        "5": _("May"),
        "6": _("June"),
        "7": _("July"),
        "8": _("August"),
        "9": _("September"),
        "10": _("October"),
        "11": _("November"),
        "12": _("December"),
    }
)

salutations = FixedVocabulary(
    {"mr": _("Mr"), "ms": _("Ms"), "other": _("No salutation")}
)

competence_types = FixedVocabulary(
    {"science": _("Science"), "administration": _("Administration")}
)

project_types = FixedVocabulary(
    {
        "national": _("National project"),
        "european": _("European project"),
        "international": _("International project"),
    }
)

award_types = FixedVocabulary(
    {
        "prize": _("Prize"),
        "fellowship": _("Fellowship"),
        "membership": _("Membership"),
    }
)

main_fonts = FixedVocabulary(
    {
        "default": "Arial",
        "impact": "Impact, Arial Narrow",
        "georgia": "Georgia, Lucida Sans",
        "metropolis": "Metropolis, Lucida Sans",
    }
)
