"""Passwords cannot be guessed, whatever way they are tried."""

from plone import api
from plone.app.testing import applyProfile
from plone.app.testing import SITE_OWNER_NAME
from plone.app.testing import SITE_OWNER_PASSWORD
from Products.PluggableAuthService.interfaces.plugins import IAuthenticationPlugin
from researchportal.security.login_plugin import PLUGIN

import json
import pytest
import transaction


RIGHT = "Portal-Test-2026"
JSON = {"Accept": "application/json", "Content-Type": "application/json"}


def by_basic(publish, login, password, **headers):
    return publish("GET", "/++api++/de", login=(login, password), headers=headers)


def by_basic_on_the_root(publish, login, password, **headers):
    return publish(
        "GET", "http://localhost:80/", login=(login, password), headers=headers
    )


def by_form(publish, login, password, **headers):
    form = f"__ac_name={login}&__ac_password={password}".encode()
    return publish(
        "POST",
        "/++api++/@login-renew",
        body=form,
        headers={"Accept": "application/json", **headers},
    )


def by_query(publish, login, password, **headers):
    return publish(
        "GET", f"/de?__ac_name={login}&__ac_password={password}", headers=headers
    )


def by_body(publish, login, password, **headers):
    body = json.dumps({"login": login, "password": password}).encode()
    return publish(
        "POST", "/++api++/@login-renew", body=body, headers={**JSON, **headers}
    )


def by_login(publish, login, password, **headers):
    body = json.dumps({"login": login, "password": password}).encode()
    return publish("POST", "/++api++/@login", body=body, headers={**JSON, **headers})


def by_login_with_charset(publish, login, password, **headers):
    return by_login(
        publish,
        login,
        password,
        **{"Content-Type": "application/json; charset=utf-8", **headers},
    )


WAYS = [
    by_basic,
    by_basic_on_the_root,
    by_form,
    by_body,
    by_login,
    by_login_with_charset,
]


def test_no_password_in_an_address_is_looked_at(site, publish):
    tries = [by_query(publish, "member", "falsch") for _ in range(11)]
    assert {each.status for each in [*tries, by_query(publish, "member", RIGHT)]} == {
        400
    }
    assert by_form(publish, "member", RIGHT).status != 429


@pytest.mark.parametrize("way", WAYS)
def test_an_account_may_fail_ten_times_from_an_address(site, publish, way):
    tries = [way(publish, "member", f"falsch-{number}") for number in range(11)]
    assert 429 not in [each.status for each in tries[:10]]
    last = tries[10]
    assert last.status == 429
    assert 0 < int(last.headers["Retry-After"]) <= 600
    assert json.loads(last.body)["error"]["type"] == "Too Many Requests"
    # The right password is not looked at either.
    assert way(publish, "member", RIGHT).status == 429
    # A colleague behind the same address logs in.
    assert way(publish, "editor", RIGHT).status != 429
    assert publish("GET", "/++api++/de").status == 200


def test_one_password_on_many_accounts_ends_at_thirty(site, publish):
    tries = [
        by_login(publish, f"jemand-{number}", "Sommer-2026").status
        for number in range(31)
    ]
    assert (set(tries[:30]), tries[30]) == ({401}, 429)
    assert by_login(publish, "editor", RIGHT).status == 429


def cookie_of(answer):
    return answer.headers["Set-Cookie"].split(";")[0]


def test_a_known_browser_counts_by_itself(site, publish):
    first = by_login(publish, "editor", RIGHT)
    assert "HttpOnly" in first.headers["Set-Cookie"]
    cookie = cookie_of(first)
    assert cookie.startswith("portal-browser=")
    for number in range(31):
        by_login(publish, f"jemand-{number}", "falsch")
    for number in range(21):
        by_login(publish, "editor", "falsch", **{"Remote-Addr": f"198.51.100.{number}"})

    def at(login, password, sent, number=7):
        headers = {"Cookie": sent, "Remote-Addr": f"203.0.113.{number}"}
        return by_login(publish, login, password, **headers).status

    assert [at("editor", RIGHT, cookie, number) for number in (7, 8)] == [200, 200]
    # The browser of one account is nothing to another, and a made-up one to none.
    assert at("member", RIGHT, cookie) == 429
    assert at("editor", RIGHT, cookie.replace("=", "=x")) == 429
    assert [at("editor", "falsch", cookie, number) for number in range(10)] == [
        401
    ] * 10
    assert at("editor", RIGHT, cookie) == 429


@pytest.mark.parametrize("way", [by_basic, by_form])
def test_an_account_may_fail_twenty_times_wherever_it_is_tried(site, publish, way):
    def at(number):
        return way(
            publish, "member", "falsch", **{"Remote-Addr": f"198.51.100.{number}"}
        ).status

    assert 429 not in [at(number) for number in range(20)]
    assert at(200) == 429
    assert (
        way(publish, "editor", RIGHT, **{"Remote-Addr": "198.51.100.201"}).status != 429
    )


def test_ways_are_counted_together_and_good_logins_not_at_all(site, publish):
    for way in WAYS * 2:
        assert way(publish, SITE_OWNER_NAME, SITE_OWNER_PASSWORD).status != 429
        # Zope's root does not know the site's users.
        if way is not by_basic_on_the_root:
            assert way(publish, "member", RIGHT).status != 429
    for number, way in enumerate([*WAYS, *WAYS[:4]]):
        way(publish, SITE_OWNER_NAME, f"falsch-{number}")
    assert [
        way(publish, SITE_OWNER_NAME, SITE_OWNER_PASSWORD).status for way in WAYS
    ] == [429] * len(WAYS)


def test_a_token_that_is_right_makes_no_password_right(site, publish):
    token = json.loads(by_login(publish, "editor", RIGHT).body)["token"]

    def guess():
        body = {
            "login": "member",
            "password": "falsch",
            "extractor": "jwt_auth",
            "token": token,
        }
        return publish(
            "POST",
            "/++api++/@login-renew",
            body=json.dumps(body).encode(),
            headers=JSON,
        ).status

    assert [guess() for _ in range(11)][-1] == 429


def test_visitors_behind_a_proxy_are_counted_each_by_themselves(site, publish):
    def at(client, peer="127.0.0.1"):
        return by_basic(
            publish,
            "member",
            "falsch",
            **{"X-Forwarded-For": client, "Remote-Addr": peer},
        ).status

    assert [at("198.51.100.1") for _ in range(11)][-1] == 429
    assert at("198.51.100.2") != 429
    # Whoever is no proxy says what it likes.
    assert [at(f"198.51.100.{number}", "203.0.113.9") for number in range(100, 112)][
        -1
    ] == 429


def test_an_ipv6_client_counts_by_its_network(site, publish):
    def at(last):
        return by_basic(
            publish, "member", "falsch", **{"Remote-Addr": f"2001:db8:1:2::{last}"}
        ).status

    assert [at(number) for number in range(11)][-1] == 429


def test_the_setting_switches_the_limit_off(site, publish, set_setting):
    set_setting("rate_limits", False)
    assert 429 not in [by_basic(publish, "member", "falsch").status for _ in range(12)]


def folders(site):
    return [site.acl_users, site.getPhysicalRoot().acl_users]


def test_the_plugin_comes_first_in_all_user_folders(site):
    for folder in folders(site):
        assert folder.plugins.listPluginIds(IAuthenticationPlugin)[0] == PLUGIN


def test_uninstalling_takes_the_plugin_away_and_the_upgrade_brings_it(site, publish):
    applyProfile(site, "researchportal:uninstall")
    transaction.commit()
    for folder in folders(site):
        assert PLUGIN not in folder.objectIds()
        assert PLUGIN not in folder.plugins.listPluginIds(IAuthenticationPlugin)
    assert by_basic(publish, "member", RIGHT).status == 200
    setup = api.portal.get_tool("portal_setup")
    setup.setLastVersionForProfile("researchportal:default", "1000")
    setup.upgradeProfile("researchportal:default")
    for folder in folders(site):
        assert folder.plugins.listPluginIds(IAuthenticationPlugin)[0] == PLUGIN
