"""Whatever the code says stands in the catalogs, in German and in English."""

from i18ndude.catalog import MessageCatalog
from pythongettext.msgfmt import Msgfmt
from researchportal.content.projects import IProjectPartners
from researchportal.locales.update import LOCALES
from researchportal.locales.update import messages_of
from researchportal.locales.update import SOURCES
from researchportal.locales.update import translations
from zope.i18n import translate
from zope.i18nmessageid import Message

import pytest


FILES = [(domain, path) for domain in SOURCES for path in translations(domain)]


@pytest.fixture(scope="module")
def said():
    return {domain: messages_of(domain) for domain in SOURCES}


def test_messages_are_found_in_python_zcml_and_profiles(said):
    python, profiles, zcml = "Fields of competence", "Research Group", "Icon menu"
    assert {python, profiles, zcml, "January"} <= said["researchportal"].keys()


def test_both_languages_are_there():
    languages = {(path.parts[-3], domain) for domain, path in FILES}
    assert languages == {(each, domain) for each in ("de", "en") for domain in SOURCES}


@pytest.mark.parametrize("domain", SOURCES)
def test_the_template_lists_what_the_code_says(said, domain):
    template = MessageCatalog(filename=str(LOCALES / f"{domain}.pot"))
    assert template.keys() == said[domain].keys()


@pytest.mark.parametrize("domain, path", FILES)
def test_every_message_has_words_in_every_language(said, domain, path):
    catalog = MessageCatalog(filename=str(path))
    assert catalog.keys() == said[domain].keys()
    assert [message for message, entry in catalog.items() if not entry.msgstr] == []
    assert "fuzzy" not in path.read_text()


@pytest.mark.parametrize("domain, path", FILES)
def test_the_build_has_compiled_these_messages(domain, path):
    """Installing again compiles them: `npm run plone -- --install`."""
    with path.open("rb") as messages:
        assert path.with_suffix(".mo").read_bytes() == Msgfmt(messages, domain).get()


@pytest.mark.parametrize(
    "domain, message, language, expected",
    [
        ("researchportal", "Persons", "de", "Personen"),
        ("researchportal", "Persons", "en", "Persons"),
        ("plone", "Make draft", "de", "Als Entwurf ablegen"),
        ("plone", "Private", "de", "Privat"),
    ],
)
def test_spoken(portal, domain, message, language, expected):
    text = Message(message, domain=domain)
    assert translate(text, target_language=language) == expected


def test_numbers_are_filled_in(portal):
    title = IProjectPartners["project_partner_7_logo"].title
    assert translate(title, target_language="de") == "Logo von Partner 7"
