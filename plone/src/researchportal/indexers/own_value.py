"""Values of content's own fields, never those of its container or of a page in it that is called like a field."""

from Acquisition import aq_base
from copy import deepcopy
from plone.dexterity.interfaces import IDexterityContent
from plone.dexterity.utils import iterSchemata
from plone.indexer import indexer


def own_value(content, name):
    """What the field holds, or its default. AttributeError where the content has no such field."""
    stored = vars(aq_base(content))
    if name in stored:
        return stored[name]
    for schema in iterSchemata(content):
        if name in schema:
            return deepcopy(schema[name].bind(content).default)
    raise AttributeError(name)


def of_field(name):
    """An indexer for any content that has the field."""

    @indexer(IDexterityContent)
    def index_field(content):
        return own_value(content, name)

    return index_field
