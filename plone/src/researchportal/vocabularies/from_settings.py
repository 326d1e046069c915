"""Vocabularies whose terms the institution edits in the control panel."""

from plone import api
from researchportal.vocabularies.language import content_language
from zope.interface import implementer
from zope.schema.interfaces import IVocabularyFactory
from zope.schema.vocabulary import SimpleTerm
from zope.schema.vocabulary import SimpleVocabulary


@implementer(IVocabularyFactory)
class SettingsVocabulary:
    """The rows `{token, de, en}` of a setting, titled in the language of the context."""

    def __init__(self, setting):
        self.record = f"researchportal.{setting}"

    def __call__(self, context):
        language = content_language(context)
        rows = api.portal.get_registry_record(self.record, default=None) or []
        titles = {
            row["token"]: row.get(language) or row.get("de") or row["token"]
            for row in rows
        }
        return SimpleVocabulary(
            [SimpleTerm(token, token, title) for token, title in titles.items()]
        )


job_offer_locations = SettingsVocabulary("job_offer_locations")
job_offer_target_groups = SettingsVocabulary("job_offer_target_groups")
job_offer_fields_of_work = SettingsVocabulary("job_offer_fields_of_work")
job_offer_categories = SettingsVocabulary("job_offer_categories")
