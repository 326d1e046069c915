"""Nobody has the site send mails without end.

Neither from one address nor with one account.
"""

import pytest


MAIL = {"to": "somebody@example.org", "from": "me@example.org", "message": "Guten Tag"}
CALLS = [
    ("manager", "/@email-send", MAIL),
    (
        "visitor",
        "/@email-notification",
        {"from": "me@example.org", "message": "Guten Tag"},
    ),
    ("visitor", "/@users/member/reset-password", {}),
]


@pytest.mark.parametrize(("role", "path", "body"), CALLS)
def test_an_address_has_thirty_mails_sent(
    site, client, outbox, set_setting, role, path, body
):
    asked = client(role)
    answers = [asked.post(path, json=body) for _ in range(31)]
    assert 429 not in [each.status_code for each in answers[:30]]
    assert answers[30].status_code == 429
    assert answers[30].json()["error"]["type"] == "Too Many Requests"
    assert int(answers[30].headers["Retry-After"]) > 0
    assert len(outbox) <= 30
    set_setting("rate_limits", False)
    assert asked.post(path, json=body).status_code != 429


@pytest.mark.parametrize(("role", "path", "body"), [CALLS[0], CALLS[2]])
def test_an_account_as_well_from_wherever(site, client, outbox, role, path, body):
    def at(number):
        return (
            client(role)
            .post(path, json=body, headers={"X-Forwarded-For": f"198.51.100.{number}"})
            .status_code
        )

    assert [at(number) for number in range(31)].index(429) == 30
    assert len(outbox) <= 30
