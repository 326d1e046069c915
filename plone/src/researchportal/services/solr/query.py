"""The catalog query that parameters of the search mean."""

from plone import api
from plone.app.multilingual.interfaces import ILanguageRootFolder
from plone.app.multilingual.interfaces import ITranslatable
from plone.app.multilingual.interfaces import ITranslationManager
from researchportal.services.parameters import first_text
from researchportal.services.parameters import only_text
from researchportal.services.parameters import texts
from researchportal.services.solr.configuration import SORTABLE
from researchportal.services.words import term
from researchportal.services.words import words_of
from typing import Any
from zExceptions import BadRequest


SHORTEST_PREFIX = 3


def is_everything(text: str) -> bool:
    return text in ("", "*")


def any_word(words: list[str]) -> str:
    return " OR ".join(term(word, SHORTEST_PREFIX) for word in words)


def languages(request: Any) -> tuple[str, bool]:
    """The language asked for, and whether translations of a folder count, too."""
    lang = only_text(request, "lang")
    multilingual = first_text(request, "is_multilingual")
    if multilingual is None:
        return lang, first_text(request, "lang") is None
    if multilingual.lower() != "true":
        return lang, False
    if lang:
        raise BadRequest("Property 'lang` and `is_multilingual` are mutually exclusive")
    return "", True


# Items without a language go by this name, since an empty parameter is none.
NEUTRAL = "neutral"


def language_query(request: Any, language: str) -> dict[str, Any]:
    """One language, or a list of them, which Solr does not know.

    Nothing where none is asked for.
    """
    several = texts(request, "Language")
    wanted = (
        [language]
        if language
        else ["" if each == NEUTRAL else each for each in several]
    )
    return {"Language": wanted} if wanted else {}


def _translated_paths(path: str) -> list[str]:
    """The folder and its translations.

    Of a language's folder that is the whole site: persons lie in none of them.
    """
    content = api.portal.get().unrestrictedTraverse(path, None)
    if ILanguageRootFolder.providedBy(content):
        return ["/".join(api.portal.get().getPhysicalPath())]
    if not ITranslatable.providedBy(content):
        return [path]
    translations = ITranslationManager(content).get_translations().values()
    return sorted({path, *("/".join(each.getPhysicalPath()) for each in translations)})


def path_query(request: Any, context: Any, with_translations: bool) -> dict[str, Any]:
    prefix = only_text(request, "path_prefix")
    if prefix and not prefix.startswith("/"):
        # No path of the site begins so: nothing is found.
        return {"query": [prefix]}
    root = "/".join(api.portal.get().getPhysicalPath())
    path = root + prefix.rstrip("/") if prefix else "/".join(context.getPhysicalPath())
    paths = _translated_paths(path) if with_translations else [path]
    return {"query": paths}


ORDERS = {"asc": "ascending", "desc": "descending"}


def sort_parameters(request: Any) -> dict[str, Any]:
    """Several fields with a direction each; nothing means relevance."""
    text = only_text(request, "sort")
    if not text:
        return {}
    orders = [each.split() for each in text.split(",")]
    for order in orders:
        if len(order) != 2 or order[0] not in SORTABLE or order[1] not in ORDERS:
            raise BadRequest("Invalid sort: Not a known field with asc or desc")
    # What comes first decides, so that a field counts once.
    directions = dict(reversed(orders))
    fields = list(dict.fromkeys(field for field, _ in orders))
    return {
        "sort_on": fields,
        "sort_order": [ORDERS[directions[field]] for field in fields],
    }


def words_parameter(request: Any, name: str) -> list[str] | None:
    """Words to search for; None for everything.

    A text without letters and digits has no word, and no hit.
    """
    text = only_text(request, name)
    return None if is_everything(text) else words_of(text)
