from researchportal.vocabularies.from_content import institutes
from researchportal.vocabularies.from_settings import job_offer_locations

import pytest


def titles(client, name, language, user=None):
    answer = client.get(
        f"/{language}/@vocabularies/portal.vocabularies.{name}?b_size=-1", user
    )
    assert answer.status_code == 200
    return {term["token"]: term["title"] for term in answer.json()["items"]}


@pytest.mark.parametrize(
    "name, token, german, english",
    [
        ("months", "3", "März", "March"),
        ("salutations", "mr", "Herr", "Mr"),
        ("competence_types", "administration", "Verwaltung", "Administration"),
        ("project_types", "european", "Europäisches Projekt", "European project"),
        ("award_types", "prize", "Preis", "Prize"),
        ("main_fonts", "georgia", "Georgia, Lucida Sans", "Georgia, Lucida Sans"),
        ("job_offer_locations", "main-campus", "Hauptstandort", "Main campus"),
        ("job_offer_target_groups", "students", "Studierende", "Students"),
        ("job_offer_fields_of_work", "engineering", "Technik", "Engineering"),
        ("job_offer_categories", "part-time", "Teilzeit", "Part time"),
    ],
)
def test_terms_for_visitors(client, name, token, german, english):
    assert titles(client, name, "de")[token] == german
    assert titles(client, name, "en")[token] == english


def test_months_in_order(client):
    assert list(titles(client, "months", "de")) == [str(n) for n in range(1, 13)]


@pytest.mark.parametrize(
    "name, portal_type",
    [
        ("institutes", "Institut"),
        ("institutsbereiche", "Institutsbereich"),
        ("administrational_units", "OE"),
        ("research_groups", "Research Group"),
    ],
)
def test_terms_are_content(client, name, portal_type):
    german = client.made(
        "/de", portal_type, title="Kurz", name="Langer Name", token="eins"
    )
    english = client.made(
        "/en", portal_type, title="Short", name="Long name", token="eins"
    )
    other = client.made("/de", portal_type, title="Nur Titel", id="zwei")
    for path in (german, english, other):
        client.publish(path)
    assert titles(client, name, "de") == {"eins": "Langer Name", "zwei": "Nur Titel"}
    assert titles(client, name, "en") == {"eins": "Long name", "zwei": "Nur Titel"}


def test_private_content_is_no_term_for_visitors(client):
    client.made("/de", "Institut", name="Geheim", token="geheim")
    assert titles(client, "institutes", "de") == {}
    assert titles(client, "institutes", "de", "editor") == {"geheim": "Geheim"}


def test_terms_of_the_settings_are_edited(client):
    rows = [
        {"token": "genua", "de": "Genua", "en": "Genoa"},
        {"token": "nur", "de": "Nur deutsch"},
    ]
    answer = client.change(
        "/@controlpanels/portal-settings", "siteadmin", job_offer_locations=rows
    )
    assert answer.status_code == 204
    assert titles(client, "job_offer_locations", "en") == {
        "genua": "Genoa",
        "nur": "Nur deutsch",
    }


@pytest.mark.parametrize("vocabulary", [institutes, job_offer_locations])
def test_editors_are_told_in_one_line_what_a_vocabulary_holds(vocabulary):
    """Plone's list of vocabularies shows no more."""
    assert len(vocabulary.__doc__.splitlines()) == 1
