"""Every call that reads is silent about what one may not view.

With every expander and every vocabulary, at the site, a language, a folder and a page.
"""

from plone import api
from plone.app.redirector.interfaces import IRedirectionStorage
from zope.component import getGlobalSiteManager
from zope.component import getUtilitiesFor
from zope.component import getUtility
from zope.schema.interfaces import IVocabularyFactory

import pytest
import re
import transaction


EXPANDERS = "actions,aliases,breadcrumbs,contextnavigation,fzjsettings,inherit,navigation,navroot,nearest-institut,translations,types,workflow"
WAYS = {
    "@job-offer-search": ["?q=*"],
    "@relations": ["", "?relation=relatedItems"],
    "@search": [
        "?metadata_fields=_all&b_size=100",
        "?fullobjects=1&b_size=20&SearchableText=S*",
    ],
    "@solr": ["?q=*"],
    "@solr-suggest": ["?query=Tr"],
    "@translation-locator": ["?target_language=en"],
    "@types": ["", "/Document", "/Institut"],
    "@users": ["", "?query=t"],
}
# A member is a visitor with a name: at the ends of the way what is theirs would show.
PLACES = {
    "visitor": ("", "/de", "/de/ordner", "/de/ordner/seite"),
    "member": ("", "/de/ordner/seite"),
}


@pytest.fixture
def secrets(site, add):
    """Private content has "tresor" in its id and words."""
    folder = add(site["de"], "Document", "ordner", title="Ordner")
    words = {"description": "Tresortext", "subject": ("Tresorwort",)}
    made = [
        add(place, type_, name, state="private", title=name.title(), **words)
        for place, type_, name in (
            (folder, "Document", "tresorseite"),
            (folder, "Event", "tresortermin"),
            (folder, "Meldung", "tresormeldung"),
            (folder, "Institut", "tresorinstitut"),
            (folder, "Member", "tresorperson"),
            (site, "Document", "tresorbereich"),
        )
    ]
    page = add(folder, "Document", "seite", title="Seite")
    link = f"../resolveuid/{made[0].UID()}"
    page.blocks = {"a": {"@type": "teaser", "href": [{"@id": link}]}}
    page.blocks_layout = {"items": ["a"]}
    path = "/".join(site.getPhysicalPath())
    getUtility(IRedirectionStorage).add(
        f"{path}/de/tresoralt", f"{path}/de/ordner/tresorseite"
    )
    transaction.commit()
    return [each.UID() for each in made]


def registries(registry):
    """A registry and those on which it rests, as test layers pile them up."""
    yield registry
    for base in registry.__bases__:
        yield from registries(base)


def services():
    """Names of all calls that read."""
    names = (
        each.name
        for registry in registries(getGlobalSiteManager())
        for each in registry.registeredAdapters()
    )
    found = (re.fullmatch(r"GET_application_json_(@[\w-]+)", name) for name in names)
    return sorted({each[1] for each in found if each} - {"@export"})


def calls(role):
    vocabularies = sorted(name for name, _ in getUtilitiesFor(IVocabularyFactory))
    for place in PLACES[role]:
        yield f"{place}/?expand={EXPANDERS}&metadata_fields=_all"
        yield f"{place}/?expand={EXPANDERS}&fullobjects=1"
        for name in services():
            for way in WAYS.get(name, [""]):
                yield f"{place}/{name}{way}"
    for name in vocabularies:
        yield f"/de/ordner/seite/@vocabularies/{name}?b_size=-1"


@pytest.mark.parametrize("role", ["visitor", "member"])
def test_no_call_lets_out_what_is_private(secrets, client, role):
    assert len(services()) > 40
    reader = client(role)
    mails = [user.getProperty("email") for user in api.user.get_users()]
    others = [mail for mail in mails if mail and not mail.startswith("member@")]
    found = {}
    for call in calls(role):
        text = reader.get(call, allow_redirects=False).text
        # An unresolved link keeps its UID.
        text = re.sub(r"resolveuid/[0-9a-f]{32}", "", text)
        traces = [each for each in [*secrets, *others] if each in text]
        traces += re.findall(r".{0,60}tresor.{0,60}", text, re.IGNORECASE)[:1]
        if traces:
            found[call] = traces
    assert found == {}
