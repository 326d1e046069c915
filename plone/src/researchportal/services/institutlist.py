"""`@institutlist`: institutes and their areas in one language.

All of them, or those of the given tokens.
"""

from plone import api
from plone.restapi.services import Service
from researchportal.services.parameters import first_text
from researchportal.services.parameters import texts
from typing import Any


def _tokens(lists: list[str]) -> set[str] | None:
    """Tokens of comma lists; None for all."""
    tokens = {each.strip() for part in lists for each in part.split(",")} - {""}
    return None if not tokens or "all" in tokens else tokens


def _token(content: Any) -> str:
    return getattr(content.aq_base, "token", None) or content.getId()


def _name(content: Any) -> str:
    return getattr(content.aq_base, "name", None) or content.title


def _area(content: Any) -> dict[str, Any]:
    return {
        "@id": content.absolute_url(),
        "token": _token(content),
        "title": content.title,
        "name": _name(content),
    }


class InstitutListGet(Service):
    def reply(self) -> dict[str, Any]:
        portal_url = self.context.absolute_url()
        items = self._items()
        return {
            "@id": f"{portal_url}/@institutlist",
            "items": items,
            "items_total": len(items),
        }

    def _language(self) -> str:
        locale = first_text(self.request, "locale")
        known = api.portal.get_registry_record("plone.available_languages", default=[])
        return locale if locale in known else api.portal.get_default_language()

    def _items(self) -> list[dict[str, Any]]:
        wanted = _tokens(texts(self.request, "institutes"))
        found = {"Institut": [], "Institutsbereich": []}
        # Language-neutral institutes belong to every list.
        languages = [self._language(), ""]
        for brain in api.content.find(
            portal_type=list(found), Language=languages, sort_on="sortable_title"
        ):
            found[brain.portal_type].append(brain.getObject())
        return [
            self._institute(each, found["Institutsbereich"])
            for each in found["Institut"]
            if wanted is None or _token(each) in wanted
        ]

    def _institute(self, institute: Any, areas: list[Any]) -> dict[str, Any]:
        path = institute.getPhysicalPath()
        return {
            "@id": institute.absolute_url(),
            "token": _token(institute),
            "title": institute.title,
            "name": _name(institute),
            "description": institute.description or "",
            "institutsbereiche": [
                _area(each)
                for each in areas
                if each.getPhysicalPath()[: len(path)] == path
            ],
        }
