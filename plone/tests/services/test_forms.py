from plone import api
from researchportal.security import tickets

import pytest
import time
import transaction


ROLES = ["visitor", "member", "editor", "manager"]
FORM = {"email": "me@example.org", "message": "Guten Tag", "subject": "Frage"}


@pytest.fixture
def person(site, add):
    return add(
        site, "Member", "ada", title="Ada Lovelace", email="ada@immerlund.example"
    )


@pytest.mark.parametrize("role", ROLES)
def test_a_message_goes_to_the_person(person, client, outbox, role):
    assert client(role).post("/ada/@contact-form", json=FORM).status_code == 204
    [mail] = outbox
    assert mail.to == ["ada@immerlund.example"]
    assert mail.message["To"] == "ada@immerlund.example"
    assert mail.message["From"] == "Portal <portal@immerlund.example>"
    assert mail.message["Reply-To"] == "me@example.org"
    assert mail.message["Subject"] == "Frage"
    assert mail.message.get_content_type() == "text/plain"
    assert "Guten Tag" in mail.text
    assert "me@example.org" in mail.text


def test_a_hidden_address_is_read(person, client, outbox):
    # base64 of the address with its letters turned
    person.email = "cWN5QHljY3VoYmt0dC51bnFjZmJ1"
    transaction.commit()
    client().post("/ada/@contact-form", json=FORM)
    assert outbox[0].to == ["ami@immerludd.example"]


def test_without_subject_the_page_gives_one(person, client, outbox):
    client().post("/ada/@contact-form", json={**FORM, "subject": ""})
    assert outbox[0].message["Subject"] == "Nachricht zu „Ada Lovelace“"


@pytest.mark.parametrize(
    "wrong",
    [
        {"email": ""},
        {"email": None},
        {"email": "not-an-address"},
        {"email": "a@b.de, c@d.de"},
        {"email": "a@b.de\r\nBcc: victim@example.org"},
        {"email": ["a@b.de"]},
        {"email": {"a": 1}},
        {"email": "x" * 10_000 + "@example.org"},
        {"message": ""},
        {"message": "  \n "},
        {"message": None},
        {"message": ["x"]},
        {"message": "x" * 10_001},
        {"subject": "x" * 201},
    ],
)
def test_refused_messages(person, client, outbox, wrong):
    answer = client().post("/ada/@contact-form", json={**FORM, **wrong})
    assert answer.status_code == 400
    assert answer.json()["type"] == "BadRequest"
    assert outbox == []


@pytest.mark.parametrize(
    "hostile",
    [
        {"subject": "Hallo\r\nBcc: victim@example.org\r\n\r\nBody"},
        {"subject": "x" * 200},
        {"subject": "=cmd|' /C calc'!A0 🌊 \u202eabc"},
        {"subject": "<script>alert(1)</script>"},
        {"subject": "\ud800"},
        {"message": "x" * 10_000},
        {"message": "<img src=x onerror=alert(1)>\r\n.\r\nMAIL FROM:<x@example.org>"},
        {"message": "\ud800 \u0000 ünïcødé"},
        {
            "to": "victim@example.org",
            "recipient": "victim@example.org",
            "cc": "victim@example.org",
        },
    ],
)
def test_hostile_messages_are_plain_text_to_one_person(person, client, outbox, hostile):
    assert (
        client().post("/ada/@contact-form", json={**FORM, **hostile}).status_code == 204
    )
    [mail] = outbox
    assert mail.to == ["ada@immerlund.example"]
    assert mail.message["To"] == "ada@immerlund.example"
    assert mail.message["Bcc"] is mail.message["Cc"] is None
    assert "\n" not in mail.message["Subject"]
    assert len(mail.message["Subject"]) <= 200
    assert len(mail.text) < 11_000
    assert mail.message.get_content_type() == "text/plain"


def test_a_program_that_fills_in_everything_is_answered_but_not_mailed(
    person, client, outbox
):
    assert (
        client().post("/ada/@contact-form", json={**FORM, "name": "Bot"}).status_code
        == 204
    )
    assert outbox == []


@pytest.mark.parametrize("email", [None, "", "no address"])
def test_who_has_no_address_gets_no_message(person, client, outbox, email):
    person.email = email
    transaction.commit()
    assert client().post("/ada/@contact-form", json=FORM).status_code == 404
    assert client().post("/de/@contact-form", json=FORM).status_code == 404
    assert outbox == []


def test_a_person_that_the_visitor_may_not_view(person, client, outbox):
    api.content.transition(person, to_state="private")
    transaction.commit()
    assert client().post("/ada/@contact-form", json=FORM).status_code == 401
    assert outbox == []


def test_questions_about_an_offer_go_to_the_portal_s_address(
    site, add, client, outbox, set_setting
):
    add(add(site["de"], "JobOfferContainer", "jobs"), "Joboffer", "stelle")
    path = "/de/jobs/stelle/@contact-form"
    assert client().post(path, json=FORM).status_code == 404
    set_setting("job_offer_contact_mail", "jobs@immerlund.example")
    assert client().post(path, json=FORM).status_code == 204
    assert outbox[0].to == ["jobs@immerlund.example"]


def test_a_mail_server_that_is_down(person, client, outbox):
    outbox.is_down = True
    answer = client().post("/ada/@contact-form", json=FORM)
    assert answer.status_code == 500
    assert answer.json()["error"]["type"] == "InternalServerError"


def test_a_site_without_sender(person, client, outbox):
    api.portal.get_tool("portal_registry")["plone.email_from_address"] = None
    transaction.commit()
    assert client().post("/ada/@contact-form", json=FORM).status_code == 500


LIMITED = [
    ("POST", "/ada/@contact-form", FORM),
    ("POST", "/ada/@unlock-form", {"token": "x"}),
    ("POST", "/@cart-order", {}),
    ("GET", "/ada/@form-ticket", None),
    ("POST", "/ada/@comments", {"text": "x"}),
]


@pytest.mark.parametrize(("method", "path", "body"), LIMITED)
def test_an_address_may_call_so_many_times(
    person, client, outbox, method, path, body, set_setting
):
    visitor = client()
    answers = [visitor.request(method, path, json=body) for _ in range(31)]
    assert 429 not in [each.status_code for each in answers[:30]]
    last = answers[30]
    assert last.status_code == 429
    assert last.json()["error"]["type"] == "Too Many Requests"
    assert last.json()["error"]["message"]
    assert 0 < int(last.headers["Retry-After"]) <= 600
    # Another address is not concerned, and each call is counted by itself.
    elsewhere = visitor.request(
        method, path, json=body, headers={"X-Forwarded-For": "203.0.113.7"}
    )
    assert elsewhere.status_code != 429
    others = [each for each in LIMITED if each[1] != path]
    assert [visitor.request(m, p, json=b).status_code for m, p, b in others].count(
        429
    ) == 0
    set_setting("rate_limits", False)
    assert visitor.request(method, path, json=body).status_code != 429


def login(client, password):
    return client.post("/@login", json={"login": "member", "password": password})


def test_failed_logins_are_limited(client):
    visitor = client()
    for _ in range(12):
        assert login(visitor, "Portal-Test-2026").status_code == 200
    assert visitor.post("/@login", json={}).status_code == 400
    assert [login(visitor, "wrong").status_code for _ in range(10)] == [401] * 10
    refused = login(visitor, "Portal-Test-2026")
    assert refused.status_code == 429
    assert refused.json()["error"]["type"] == "Too Many Requests"
    assert int(refused.headers["Retry-After"]) > 0
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    right = {"login": "member", "password": "Portal-Test-2026"}
    assert client().post("/@login", json=right, headers=elsewhere).json()["token"]


def test_a_setting_switches_the_limit_of_logins_off(client, set_setting):
    set_setting("rate_limits", False)
    assert [login(client(), "wrong").status_code for _ in range(12)] == [401] * 12


def test_login_answers_as_plone_s_own(client):
    assert client().get("/@login").json() == {"options": []}
    assert login(client(), "wrong").json()["error"]["type"] == "Invalid credentials"
    assert (
        client().post("/@login", json={}).json()["error"]["type"]
        == "Missing credentials"
    )


@pytest.fixture
def page(site, add):
    page = add(site["de"], "Document", "seite")
    page.allow_discussion = True
    transaction.commit()
    return page


def ticket_of(client, path="/de/seite"):
    return client.get(f"{path}/@form-ticket").json()["ticket"]


def comment(client, **body):
    return client.post(
        "/de/seite/@comments", json={"text": "Hallo", "author_name": "Gast", **body}
    )


def test_a_ticket(page, client):
    answer = client().get("/de/seite/@form-ticket")
    assert answer.json()["@id"] == f"{page.absolute_url()}/@form-ticket"
    assert "no-store" in answer.headers["Cache-Control"]


def test_a_visitor_comments_once_with_a_ticket(page, client):
    visitor = client()
    ticket = ticket_of(visitor)
    assert comment(visitor, ticket=ticket).status_code == 204
    again = comment(visitor, ticket=ticket)
    assert (again.status_code, again.json()["message"]) == (400, "Invalid form ticket")
    assert again.json()["type"] == "BadRequest"
    assert visitor.get("/de/seite/@comments").json()["items_total"] == 1


@pytest.mark.parametrize(
    "ticket", [None, "", "x", 7, ["x"], {"a": 1}, "x" * 10_000, "<b>"]
)
def test_tickets_that_are_none(page, client, ticket):
    assert comment(client(), ticket=ticket).status_code == 400


def test_a_ticket_is_for_one_content(page, site, add, client):
    add(site["de"], "Document", "andere")
    assert (
        comment(client(), ticket=ticket_of(client(), "/de/andere")).status_code == 400
    )


def test_a_ticket_lives_an_hour(page, client, monkeypatch):
    ticket = ticket_of(client())
    now = time.time()
    monkeypatch.setattr("researchportal.security.signing.time.time", lambda: now + 3601)
    assert comment(client(), ticket=ticket).status_code == 400


def test_a_refused_comment_does_not_use_the_ticket_up(page, client):
    visitor = client()
    ticket = ticket_of(visitor)
    assert comment(visitor, ticket=ticket, text="").status_code == 400
    assert comment(visitor, ticket=ticket).status_code == 204


def test_replies_need_a_ticket_too(page, client):
    visitor = client()
    comment(visitor, ticket=ticket_of(visitor))
    [first] = visitor.get("/de/seite/@comments").json()["items"]
    reply = f"/de/seite/@comments/{first['comment_id']}"
    assert visitor.post(reply, json={"text": "x"}).status_code == 400
    body = {"text": "x", "ticket": ticket_of(visitor)}
    assert visitor.post(reply, json=body).status_code == 204


@pytest.mark.parametrize("role", ROLES[1:])
def test_who_is_logged_in_needs_no_ticket(page, client, role):
    assert comment(client(role)).status_code == 204


def test_where_nobody_comments_plone_refuses(page, client):
    page.allow_discussion = False
    transaction.commit()
    assert comment(client()).status_code == 401
    assert comment(client("member")).status_code == 401


def test_where_visitors_do_not_comment_plone_refuses(page, client):
    name = "plone.app.discussion.interfaces.IDiscussionSettings.anonymous_comments"
    api.portal.set_registry_record(name, False)
    transaction.commit()
    assert comment(client()).status_code == 401


def test_used_tickets_are_forgotten_when_they_have_expired(page, monkeypatch):
    assert tickets.redeem(page, tickets.issue(page))
    assert len(tickets._used()) == 1
    now = time.time()
    monkeypatch.setattr("researchportal.security.tickets.time.time", lambda: now + 7200)
    assert tickets.redeem(page, tickets.issue(page))
    assert len(tickets._used()) == 1
