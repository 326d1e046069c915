"""Values of content's own fields.

Never those of its container, or of a page in it that is called like a field.
"""

from Acquisition import aq_base
from plone.dexterity.content import DexterityContent
from plone.dexterity.interfaces import IDexterityContent
from plone.indexer import indexer
from plone.indexer.delegate import DelegatingIndexerFactory
from typing import Any


def own_value(content: Any, name: str) -> Any:
    """What the field holds, or its default.

    AttributeError where the content has no such field.

    Containers find what they contain by attribute; plain content knows the defaults of
    its fields alone.
    """
    base = aq_base(content)
    base._p_activate()
    stored = vars(base)
    return stored[name] if name in stored else DexterityContent.__getattr__(base, name)


def of_field(name: str) -> DelegatingIndexerFactory:
    """An indexer for any content that has the field."""

    @indexer(IDexterityContent)
    def index_field(content: Any) -> Any:
        return own_value(content, name)

    return index_field
