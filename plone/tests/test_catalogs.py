from importlib import util
from pathlib import Path
from zope.i18n import translate
from zope.i18nmessageid import Message

import pytest


def tool():
    path = Path(__file__).parent.parent / "tools" / "catalogs.py"
    spec = util.spec_from_file_location("catalogs", path)
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_message_is_translated_and_compiled():
    assert list(tool().complaints()) == []


def test_messages_are_found():
    known = tool().messages()
    assert {"Fields of competence", "Research Group", "Icon menu", "January"} <= set(known)


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
    from researchportal.content.projects import IProjectPartners

    title = IProjectPartners["project_partner_7_logo"].title
    assert translate(title, target_language="de") == "Logo von Partner 7"
