from plone.keyring.interfaces import IKeyManager
from researchportal.security import signing
from zope.component import getUtility

import base64
import json
import pytest
import time


@pytest.fixture(autouse=True)
def site(portal):
    return portal


def test_a_token_says_what_was_signed():
    claims = signing.read("a", signing.sign("a", {"for": "x"}, 60))
    assert claims["for"] == "x"


def test_a_token_is_for_its_purpose_only():
    assert signing.read("b", signing.sign("a", {}, 60)) is None


def test_a_token_expires(monkeypatch):
    token = signing.sign("a", {}, 60)
    now = time.time()
    monkeypatch.setattr(signing.time, "time", lambda: now + 59)
    assert signing.read("a", token) is not None
    monkeypatch.setattr(signing.time, "time", lambda: now + 61)
    assert signing.read("a", token) is None


def forged(token):
    claims = {"for": "y", "exp": int(time.time()) + 1_000_000}
    body = base64.urlsafe_b64encode(json.dumps(claims).encode()).decode().rstrip("=")
    return f"{body}.{token.partition('.')[2]}"


@pytest.mark.parametrize(
    "alter",
    [
        forged,
        lambda token: token[:-1],
        lambda token: f"{token}A",
        lambda token: token.partition(".")[0],
        lambda token: f"{token.partition('.')[0]}.",
        lambda token: "",
        lambda token: ".",
        lambda token: "x" * 10_000,
        lambda token: "ä.ö",
        lambda token: "\ud800.\ud800",
        lambda token: None,
        lambda token: ["a"],
        lambda token: {"a": 1},
    ],
)
def test_an_altered_token_says_nothing(alter):
    assert signing.read("a", alter(signing.sign("a", {"for": "x"}, 60))) is None


def test_a_token_outlives_a_rotation_of_the_secrets_but_not_all():
    token = signing.sign("a", {}, 60)
    manager = getUtility(IKeyManager)
    manager.rotate()
    assert signing.read("a", token) is not None
    for _ in range(5):
        manager.rotate()
    assert signing.read("a", token) is None
