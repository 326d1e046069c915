"""Vocabularies whose terms the institution edits in the control panel."""

from researchportal.settings import setting
from researchportal.vocabularies.language import content_language
from researchportal.vocabularies.terms import vocabulary_of
from typing import Any
from zope.interface import implementer
from zope.schema.interfaces import IVocabularyFactory
from zope.schema.vocabulary import SimpleVocabulary


@implementer(IVocabularyFactory)
class SettingsVocabulary:
    """The rows `{token, de, en}` of a setting, titled in the language of the context."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, context: Any) -> SimpleVocabulary:
        language = content_language(context)
        titles = {
            row["token"]: row.get(language) or row.get("de") or row["token"]
            for row in setting(self.name, ())
        }
        return vocabulary_of(titles)


job_offer_locations = SettingsVocabulary("job_offer_locations")
job_offer_target_groups = SettingsVocabulary("job_offer_target_groups")
job_offer_fields_of_work = SettingsVocabulary("job_offer_fields_of_work")
job_offer_categories = SettingsVocabulary("job_offer_categories")
