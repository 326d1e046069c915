from plone import api
from typing import Any


def content_language(context: Any) -> str:
    """The language of the content, else of the request: `de` or `en`."""
    language = getattr(context, "language", None)
    if not isinstance(language, str) or not language:
        language = api.portal.get_current_language()
    return language.split("-")[0]
