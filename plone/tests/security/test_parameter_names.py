"""No name of a parameter leads Zope away from the path of a request."""

from researchportal.security.parameter_names import refusal_of

import pytest


API = {"accept": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
PAGE = {"accept": "text/html"}
UPWARDS = [
    "../../../manage_main:method.x=1",
    "../../../manage_main:method.y=1",
    "../manage_main:action.x=1",
    "../manage_main:action=1",
    "../manage_main:default_method.x=1",
    "../manage_main:default_action=1",
    ":method=../../manage_main",
    "%2e%2e%2fmanage_main%3amethod=1",
    "../manage_main:list:method=1",
]
OF_CALLS = [
    "title:method=1",
    "title:method.x=1",
    "title:action.y=1",
    "title:default_method.x=1",
    "title:default=1",
    "title:record=1",
    "a.b:records=1",
    "title:json=1",
    "title:idna=1",
    "title:ignore_empty=1",
    "a/b=1",
    "..=1",
    "__ac_name=a",
    "__ac=a",
]
USUAL = [
    "metadata_fields:list=a&metadata_fields:list=b",
    "Language:list=de",
    "path.depth:int=1&path.query=/de",
    "is_default_page:boolean=0",
    "form.widgets.title:utf8:string=x",
    "fullobjects",
    "q=a:method&b=../..",
    "expand=breadcrumbs&x-y_z=1",
]
OF_PAGES = [
    "form.buttons.login=1",
    "form.widgets.types:list=a",
    "created.query:record:list:date=1970",
    "folder_rename:method=1",
    "manage_addProduct/OFSP/folderAdd:action=1",
    "__ac_name=a",
    "came_from=../a",
]


@pytest.mark.parametrize("query", OF_CALLS + UPWARDS)
def test_names_of_calls(query):
    assert refusal_of(query, True) == "The address has an odd parameter."


@pytest.mark.parametrize("query", UPWARDS)
def test_names_that_lead_upwards(query):
    assert refusal_of(query, False) == "The address has an odd parameter."


@pytest.mark.parametrize("query", USUAL)
def test_usual_names_of_calls(query):
    assert refusal_of(query, True) is None


@pytest.mark.parametrize("query", USUAL + OF_PAGES)
def test_usual_names_of_pages(query):
    assert refusal_of(query, False) is None


def test_passwords_stand_in_no_address():
    for of_call in (True, False):
        assert refusal_of("__ac_name=a&__ac_password=b", of_call) is not None


PATHS = [
    ("/++api++/", PAGE),
    ("/++api++/@search", API),
    ("/@search", API),
    ("/@@site-logo/x", PAGE),
    ("/resolveuid/x", PAGE),
    ("/de/@@images/image", PAGE),
]


@pytest.fixture
def managers(site, client):
    """Who has every right, to whom nothing else would be refused."""
    return client("manager")


@pytest.mark.parametrize(("path", "headers"), PATHS)
@pytest.mark.parametrize("query", UPWARDS)
def test_no_address_reaches_zopes_root(managers, path, headers, query):
    address = managers.base.removesuffix("/++api++") + path
    answer = managers.get(f"{address}?{query}", headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json() == {
        "type": "BadRequest",
        "message": "The address has an odd parameter.",
    }


BODIES = [
    b"../../manage_main:method=1",
    b"../../manage_main:method.x=1",
    b":action=title_or_id",
    b"title_or_id:method=1",
    b"title_or_id:default_method.y=1",
]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("path", ["/++api++/de", "/de"])
def test_no_form_sends_a_visitor_elsewhere(publish, path, body):
    answer = publish("POST", path, headers={**FORM, **PAGE}, body=body)
    # What nobody may reach is refused on the way.
    is_reached = "++api++" in path or b".." not in body
    assert answer.status in ((400,) if is_reached else (400, 401, 302))


@pytest.mark.parametrize("body", BODIES)
def test_no_form_sends_a_call_elsewhere(publish, auth, body):
    for path, headers in (("/++api++/de", PAGE), ("/de", API)):
        login = auth("manager")
        answer = publish(
            "POST", path, headers={**FORM, **headers}, body=body, login=login
        )
        assert answer.status == 400
        assert b"The request names another path." in answer.body


def test_no_xml_names_a_method_to_a_visitor(publish):
    body = (
        b"<?xml version='1.0'?><methodCall><methodName>title_or_id</methodName>"
        b"<params/></methodCall>"
    )
    answer = publish(
        "POST", "/de", headers={**PAGE, "content-type": "text/xml"}, body=body
    )
    assert answer.status == 400


def test_forms_of_plones_pages_go_on(publish, auth):
    """Buttons of Plone's own forms, for those who are logged in."""
    answer = publish(
        "POST",
        "/de",
        headers={**FORM, **PAGE},
        body=b"title_or_id:method=1",
        login=auth("manager"),
    )
    assert (answer.status, answer.body) == (200, b"Deutsch")


def test_visitors_log_in_by_plones_form(publish, auth):
    name, password = auth("manager")
    shown = publish("GET", "/login?__ac_name=editor", headers=PAGE)
    assert shown.status == 200
    body = f"__ac_name={name}&__ac_password={password}&buttons.login=1".encode()
    answer = publish("POST", "/login", headers={**FORM, **PAGE}, body=body)
    assert answer.status == 302


@pytest.mark.parametrize(
    "path", ["/@@site-controlpanel", "/de/folder_contents", "/@@usergroup-userprefs"]
)
def test_plones_control_panels_open(publish, auth, path):
    answer = publish("GET", path, headers=PAGE, login=auth("manager"))
    assert answer.status == 200
