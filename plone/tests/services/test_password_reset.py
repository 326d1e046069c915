from datetime import datetime
from datetime import timedelta
from plone import api
from Products.CMFPlone import PasswordResetTool
from types import SimpleNamespace

import pytest
import transaction


WORD = "Ein-neues-Wort-7"
START = datetime(2026, 5, 1, 10)


@pytest.fixture
def clock(monkeypatch):
    clock = SimpleNamespace(now=START)
    clock.datetime = SimpleNamespace(utcnow=lambda: clock.now)
    clock.timedelta = timedelta
    monkeypatch.setattr(PasswordResetTool, "datetime", clock)
    return clock


@pytest.mark.parametrize(
    ("age", "status", "login"),
    [
        (timedelta(days=7, seconds=-1), 200, 200),
        (timedelta(days=7), 403, 401),
    ],
)
def test_the_link_of_a_mail_sets_a_password_within_a_week(
    site, client, clock, age, status, login
):
    path = "/@users/editor/reset-password"
    tool = api.portal.get_tool("portal_password_reset")
    token = tool.requestReset("editor")["randomstring"]
    transaction.commit()
    clock.now += age
    answer = client().post(path, json={"reset_token": token, "new_password": WORD})
    assert answer.status_code == status, answer.text
    if status == 403:
        assert answer.json()["error"]["type"] == "Expired Token"
    tried = client().post("/@login", json={"login": "editor", "password": WORD})
    assert tried.status_code == login
