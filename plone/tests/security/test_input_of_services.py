"""What callers send is read in one place, which counts it."""

from pathlib import Path
from researchportal.services.solr.query import sort_parameters
from zope.component import getGlobalSiteManager

import ast
import inspect
import pytest
import re
import researchportal.services
import researchportal.services.parameters as parameters
import sys


READER = Path(parameters.__file__)
SERVICES = Path(researchportal.services.__file__).parent
# Names by which Zope and Plone give out what was sent.
READS = {"form", "taintedform", "stdin", "BODY", "BODYFILE", "_file", "_fs"}
FUNCTIONS = {"json_body", "parse_int", "boolean_value", "HypermediaBatch"}
# A batch of Plone's own, whose answer is counted.
BATCHES = {"batches.py"}


def registries(registry):
    yield registry
    for base in registry.__bases__:
        yield from registries(base)


def factories():
    """Classes of the add-on's calls, and of what they inherit from it."""
    for registry in registries(getGlobalSiteManager()):
        for each in registry.registeredAdapters():
            if re.match(r"(GET|POST|PATCH|PUT|DELETE|HEAD)_\w+_\w+_", each.name):
                yield from (
                    base
                    for base in inspect.getmro(each.factory)
                    if base.__module__.startswith("researchportal.")
                )


def files():
    """Where those calls stand, and whatever else lies with services."""
    written = {Path(sys.modules[each.__module__].__file__) for each in factories()}
    return sorted((written | set(SERVICES.rglob("*.py"))) - {READER})


def is_request(node):
    """`request`, `self.request` and what is called like them."""
    name = getattr(node, "attr", getattr(node, "id", ""))
    return name.lower() in ("request", "_request")


def reads(source):
    """Lines of a module that read what was sent themselves."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and (
            (node.attr in READS and is_request(node.value))
            or (node.attr == "get" and is_request(node.value))
            or (
                (isinstance(node.value, ast.Name) and node.value.id == "json")
                and node.attr in ("load", "loads")
            )
        ):
            yield node.lineno
        if isinstance(node, ast.ImportFrom):
            yield from (node.lineno for each in node.names if each.name in FUNCTIONS)
        if isinstance(node, ast.Subscript) and is_request(node.value):
            key = getattr(node.slice, "value", None)
            if key not in ("PUBLISHED", "PARENTS", "TraversalRequestNameStack"):
                yield node.lineno


def test_every_service_reads_by_the_one_module(functional):
    found = {
        path.name: lines
        for path in files()
        if (lines := sorted(set(reads(path.read_text()))))
    }
    assert set(found) == BATCHES
    assert len(found["batches.py"]) == 1
    assert len(list(factories())) > 30
    assert len(files()) > 35


@pytest.mark.parametrize(
    "line",
    [
        "self.request.form.get('uids')",
        "form = request.form",
        "request.get('BODY')",
        "self.request['uids']",
        "json.loads(text)",
        "from plone.restapi.deserializer import json_body",
        "self.request.stdin.read()",
    ],
)
def test_other_ways_are_found(line):
    assert list(reads(line)) == [1]


def fresh(value, levels):
    for _ in range(levels):
        value = [value]
    return value


LONG = ["x"] * 1001
TOO_LONG = "A list has more than 1000 entries."
INCOMPLETE = "Die Bestellung ist nicht vollständig."
TOO_DEEP = "JSON is nested more than 200 levels deep."


@pytest.mark.parametrize(
    ("call", "body", "message"),
    [
        ("@cart-order", {"orderLines": LONG}, TOO_LONG),
        ("@cart-order", {"formData": {"x": {"y": LONG}}}, TOO_LONG),
        ("@cart-order", dict.fromkeys(map(str, range(1001))), TOO_LONG),
        ("@login", {"login": LONG}, TOO_LONG),
        ("@cart-order", {"orderLines": fresh("x", 199)}, INCOMPLETE),
        ("@cart-order", {"orderLines": fresh("x", 200)}, TOO_DEEP),
        ("@cart-order", {"orderLines": fresh("x", 900)}, TOO_DEEP),
    ],
)
def test_lists_of_bodies_have_an_end(site, client, call, body, message):
    answer = client().post(f"/{call}", json=body)
    assert answer.status_code == 400
    said = answer.json()
    assert said.get("message", said.get("error", {}).get("message")) == message


def test_bodies_nested_beyond_what_python_reads(site, client):
    body = '{"a":' + "[" * 100_000 + "]" * 100_000 + "}"
    answer = client().post("/@cart-order", data=body)
    assert (answer.status_code, answer.json()["message"]) == (400, TOO_DEEP)


@pytest.mark.parametrize("call", ["@job-offer-search", "@solr", "@linkintegrity"])
def test_lists_of_addresses_have_an_end(site, client, call):
    visitor = client()
    many = "&".join(f"uids=x{number}" for number in range(1001))
    answer = visitor.get(f"/{call}?{many}")
    assert answer.status_code == 400
    message = "The address has more than 1000 parameters."
    assert answer.json()["message"] == message
    long = visitor.get(f"/{call}?{'n' * 201}=1")
    assert (long.status_code, long.json()["message"]) == (
        400,
        "The name of a parameter is too long.",
    )


class Asked:
    def __init__(self, **form):
        self.form = form


def test_lists_hold_each_value_once():
    asked = Asked(a=["x", "", "y", "x", 3], b="x", c="", d=("x", "x"))
    assert [parameters.texts(asked, name) for name in "abcde"] == [
        ["x", "y"],
        ["x"],
        [],
        ["x"],
        [],
    ]


def test_a_list_is_counted_before_it_is_read():
    asked = Asked(a=["x"] * 1001, b=["x"] * 1000)
    with pytest.raises(parameters.BadRequest, match=TOO_LONG):
        parameters.texts(asked, "a")
    assert parameters.texts(asked, "b") == ["x"]


@pytest.mark.parametrize("call", ["@job-offer-search", "@solr"])
@pytest.mark.parametrize("name", ["rows", "start"])
def test_numbers_without_end(site, client, call, name):
    visitor = client()
    assert visitor.get(f"/{call}?{name}={'9' * 40}").status_code == 200
    for wrong in ("x", "-1", "", "1&rows=2&start=3"):
        assert visitor.get(f"/{call}?{name}={wrong}").status_code == 400


@pytest.mark.parametrize("call", ["@job-offer-search", "@solr"])
def test_answers_have_an_end(site, client, add, call, monkeypatch):
    monkeypatch.setattr(parameters, "MOST_ENTRIES", 1)
    jobs = add(site["de"], "JobOfferContainer", "jobs")
    for name in ("a", "b"):
        add(jobs, "Joboffer", name, title=f"Stelle {name}")
    visitor = client()
    answer = visitor.get(f"/de/jobs/{call}?q=Stelle")
    assert (answer.status_code, answer.json()["message"]) == (
        400,
        "More than 1 entries: ask for a smaller batch.",
    )
    assert visitor.get(f"/de/jobs/{call}?q=Stelle&rows=1").status_code == 200


def test_a_field_sorts_once():
    sort = ",".join(["effective asc", "created desc", "effective desc"] * 500)
    assert sort_parameters(Asked(sort=sort)) == {
        "sort_on": ["effective", "created"],
        "sort_order": ["ascending", "descending"],
    }


def test_content_is_asked_for_its_links_once(site, client, add):
    page = add(site["de"], "Document", "seite")
    uid = page.UID()
    answer = client().get("/@linkintegrity?" + "&".join([f"uids={uid}"] * 400))
    assert [each["@id"] for each in answer.json()] == [page.absolute_url()]
