from collections.abc import Mapping
from zope.schema.vocabulary import SimpleTerm
from zope.schema.vocabulary import SimpleVocabulary


def vocabulary_of(titles: Mapping[str, str]) -> SimpleVocabulary:
    """Terms that are stored by their tokens, in the order of their titles' mapping."""
    return SimpleVocabulary(
        [SimpleTerm(token, token, title) for token, title in titles.items()]
    )
