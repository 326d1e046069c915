"""The catalog query that parameters of the search mean."""

from plone import api
from plone.app.multilingual.interfaces import ITranslatable
from plone.app.multilingual.interfaces import ITranslationManager
from researchportal.services.parameters import text_parameter
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


def languages(form: dict[str, Any]) -> tuple[str, bool]:
    """The language asked for, and whether translations of a folder count, too."""
    lang = form.get("lang")
    multilingual = form.get("is_multilingual")
    if multilingual is None:
        return text_parameter(form, "lang"), lang is None
    if str(multilingual).lower() != "true":
        return text_parameter(form, "lang"), False
    if lang:
        raise BadRequest("Property 'lang` and `is_multilingual` are mutually exclusive")
    return "", True


# Items without a language go by this name, since an empty parameter is none.
NEUTRAL = "neutral"


def language_query(form: dict[str, Any], language: str) -> dict[str, Any]:
    """One language, or a list of them, which Solr does not know.

    Nothing where none is asked for.
    """
    given = form.get("Language", [])
    several = [given] if isinstance(given, str) else given
    if not isinstance(several, list) or not all(
        isinstance(each, str) for each in several
    ):
        raise BadRequest("Invalid Language: Not a list of languages")
    wanted = (
        [language]
        if language
        else ["" if each == NEUTRAL else each for each in several]
    )
    return {"Language": wanted} if wanted else {}


def _translated_paths(path: str) -> list[str]:
    """The folder and its translations."""
    content = api.portal.get().unrestrictedTraverse(path, None)
    if not ITranslatable.providedBy(content):
        return [path]
    translations = ITranslationManager(content).get_translations().values()
    return sorted({path, *("/".join(each.getPhysicalPath()) for each in translations)})


def path_query(
    form: dict[str, Any], context: Any, with_translations: bool
) -> dict[str, Any]:
    prefix = text_parameter(form, "path_prefix")
    if prefix and not prefix.startswith("/"):
        # No path of the site begins so: nothing is found.
        return {"query": [prefix]}
    root = "/".join(api.portal.get().getPhysicalPath())
    path = root + prefix.rstrip("/") if prefix else "/".join(context.getPhysicalPath())
    paths = _translated_paths(path) if with_translations else [path]
    return {"query": paths}


def sort_parameters(form: dict[str, Any]) -> dict[str, Any]:
    """Several fields with a direction each; nothing means relevance."""
    text = text_parameter(form, "sort")
    if not text:
        return {}
    orders = [each.split() for each in text.split(",")]
    for order in orders:
        if (
            len(order) != 2
            or order[0] not in SORTABLE
            or order[1] not in ("asc", "desc")
        ):
            raise BadRequest("Invalid sort: Not a known field with asc or desc")
    directions = [
        "ascending" if order[1] == "asc" else "descending" for order in orders
    ]
    return {"sort_on": [order[0] for order in orders], "sort_order": directions}


def words_parameter(form: dict[str, Any], name: str) -> list[str] | None:
    """Words to search for; None for everything.

    A text without letters and digits has no word, and no hit.
    """
    text = text_parameter(form, name)
    return None if is_everything(text) else words_of(text)
