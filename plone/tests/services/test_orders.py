from datetime import date
from plone import api
from researchportal.orders import store

import pytest
import re
import transaction


ADDRESS = {
    "gender": "ms",
    "genderText": "Frau",
    "firstName": "Ada",
    "lastName": "Lovelace",
    "company": "",
    "addressLine1": "Am Wispewehr 1",
    "addressLine2": "",
    "zipCode": "00417",
    "city": "Immerlund",
    "country": "DE",
    "countryDe": "Deutschland",
    "countryEn": "Germany",
    "email": "ada@example.org",
}
OFFICE = "orders@immerlund.example"


@pytest.fixture
def shelf(site, add, set_setting):
    set_setting("order_recipient", OFFICE)
    cart = add(site["de"], "Cart", "korb")
    add(cart, "CartItem", "bericht", title="Jahresbericht", is_orderable=True)
    add(cart, "CartItem", "heft", title="Heft <b>1</b>", is_orderable=True)
    add(cart, "CartItem", "vergriffen", title="Vergriffen", is_orderable=False)
    add(
        cart, "CartItem", "entwurf", title="Entwurf", is_orderable=True, state="private"
    )
    return cart


def order(client, lines=None, language="de", **address):
    default = [{"@id": "/de/korb/bericht", "title": "von der Anfrage", "amount": 2}]
    lines = default if lines is None else lines
    body = {
        "formData": {**ADDRESS, **address},
        "orderLines": lines,
        "language": language,
    }
    return client.post("/@cart-order", json=body)


@pytest.mark.parametrize("role", ["visitor", "member", "editor", "manager"])
def test_an_order_is_kept_mailed_and_acknowledged(shelf, client, outbox, role):
    answer = order(client(role))
    assert answer.status_code == 200
    body = answer.json()
    assert re.fullmatch(r"\d{8}-0001", body["order_id"])
    line = {
        "@id": f"{shelf.absolute_url()}/bericht",
        "title": "Jahresbericht",
        "amount": 2,
    }
    assert body["orderLines"] == [line]
    office, buyer = outbox
    assert office.to == [OFFICE]
    assert office.message["Reply-To"] == "ada@example.org"
    for text in (
        "2 × Jahresbericht",
        "Frau Ada Lovelace",
        "00417 Immerlund",
        "Deutschland",
    ):
        assert text in office.text
    assert buyer.to == ["ada@example.org"]
    assert buyer.message["Subject"] == f"Ihre Bestellung {body['order_id']}"
    assert "2 × Jahresbericht" in buyer.text
    assert buyer.message["Auto-Submitted"] == "auto-generated"
    transaction.begin()
    assert [key for key, _ in store.newest_first()] == [body["order_id"]]


def test_the_acknowledgement_quotes_the_order_lines_only(shelf, client, outbox):
    hostile = "Gewinnen Sie https://example.com"
    order(
        client(),
        lastName=hostile,
        company=hostile,
        addressLine1=hostile,
        genderText=hostile,
    )
    assert "example.com" not in outbox[1].text
    assert "von der Anfrage" not in outbox[0].text + outbox[1].text


def test_the_acknowledgement_speaks_the_buyer_s_language(shelf, client, outbox):
    order(client(), language="en")
    assert outbox[1].message["Subject"].startswith("Your order ")
    order(client(), language="xx")
    assert outbox[3].message["Subject"].startswith("Ihre Bestellung ")


def test_numbers_count_within_the_day(shelf, client):
    ids = [order(client()).json()["order_id"] for _ in range(3)]
    assert [each.partition("-")[2] for each in ids] == ["0001", "0002", "0003"]


def test_numbers_begin_anew_each_day(portal):
    days = [date(2026, 1, 31), date(2026, 1, 31), date(2026, 2, 1)]
    assert [store.add({}, day) for day in days] == [
        "20260131-0001",
        "20260131-0002",
        "20260201-0001",
    ]


def test_numbers_go_on_after_the_last_four_digits(portal):
    store._orders()["20260131-9999"] = {}
    added = [store.add({}, date(2026, 1, 31)) for _ in range(2)]
    assert added == ["20260131-10000", "20260131-10001"]


def test_lines_of_one_publication_are_joined(shelf, client):
    lines = [
        {"@id": "/de/korb/bericht", "amount": 1},
        {"@id": f"{shelf.absolute_url()}/bericht/", "amount": 2},
    ]
    assert [each["amount"] for each in order(client(), lines).json()["orderLines"]] == [
        3
    ]


@pytest.mark.parametrize(
    ("address", "fields"),
    [
        ({"lastName": ""}, ["lastName"]),
        ({"lastName": "   "}, ["lastName"]),
        ({"lastName": None}, ["lastName"]),
        ({"lastName": ["x"]}, ["lastName"]),
        ({"gender": "", "city": "", "zipCode": ""}, ["gender", "zipCode", "city"]),
        (
            {"addressLine1": "", "country": "", "email": ""},
            ["addressLine1", "country", "email"],
        ),
        ({"email": "not-an-address"}, ["email"]),
        ({"email": "a@b.de, c@d.de"}, ["email"]),
        ({"email": "a@b.de\r\nBcc: victim@example.org"}, ["email"]),
        ({"gender": "x"}, ["gender"]),
        ({"country": "Germany"}, ["country"]),
        ({"country": "<b"}, ["country"]),
        ({"lastName": "x" * 201, "city": "x" * 10_000}, ["lastName", "city"]),
    ],
)
def test_addresses_that_are_refused(shelf, client, outbox, address, fields):
    answer = order(client(), **address)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["type"] == "BadRequest"
    assert error["message"]
    assert [each["field"] for each in error["errors"]] == fields
    assert all(each["message"] for each in error["errors"])
    assert outbox == []
    assert list(store.newest_first()) == []


@pytest.mark.parametrize(
    "lines",
    [
        [],
        None,
        "x",
        {"a": 1},
        ["x"],
        [{"@id": "/de/korb/bericht", "amount": 0}],
        [{"@id": "/de/korb/bericht", "amount": -1}],
        [{"@id": "/de/korb/bericht", "amount": 1.5}],
        [{"@id": "/de/korb/bericht", "amount": "2"}],
        [{"@id": "/de/korb/bericht", "amount": True}],
        [{"@id": "/de/korb/bericht", "amount": 10**30}],
        [{"@id": "/de/korb/bericht"}],
        [{"@id": "/de/korb/vergriffen", "amount": 1}],
        [{"@id": "/de/korb/entwurf", "amount": 1}],
        [{"@id": "/de/korb/unbekannt", "amount": 1}],
        [{"@id": "/de", "amount": 1}],
        [{"@id": "/../../etc/passwd", "amount": 1}],
        [{"@id": "https://example.org/de/korb/bericht", "amount": 1}],
        [{"@id": "", "amount": 1}],
        [{"@id": None, "amount": 1}],
        [{"@id": ["/de/korb/bericht"], "amount": 1}],
        [{"@id": "/" + "x" * 10_000, "amount": 1}],
        [{"@id": "/de/korb/bericht", "amount": 1}] * 101,
    ],
)
def test_lines_that_are_refused(shelf, client, outbox, lines):
    body = {"formData": ADDRESS, "orderLines": lines, "language": "de"}
    answer = client().post("/@cart-order", json=body)
    assert answer.status_code == 400
    assert [each["field"] for each in answer.json()["error"]["errors"]] == [
        "orderLines"
    ]
    assert outbox == []


@pytest.mark.parametrize(
    "body", [{}, {"formData": []}, {"formData": "x", "orderLines": 7}]
)
def test_an_empty_order(shelf, client, body):
    error = client().post("/@cart-order", json=body).json()["error"]
    assert len(error["errors"]) == 8


@pytest.mark.parametrize(
    "text",
    [
        "=cmd|' /C calc'!A0",
        "🌊 \u202eabc",
        "a\r\nBcc: victim@example.org",
        "<script>",
        "\ud800\u0000",
    ],
)
def test_hostile_addresses_stay_text(shelf, client, outbox, text):
    assert order(client(), lastName=f"L{text}", city=f"C{text}").status_code == 200
    office = outbox[0]
    assert office.to == [OFFICE]
    assert office.message["Bcc"] is None
    assert "\nBcc:" not in office.text
    assert len(office.text) < 2_000


def test_an_order_is_kept_where_the_mail_server_is_down(shelf, client, outbox):
    outbox.is_down = True
    answer = order(client())
    assert answer.status_code == 500
    assert answer.json()["error"]["type"] == "InternalServerError"
    transaction.begin()
    [(_, kept)] = store.newest_first()
    assert kept["formData"]["lastName"] == "Lovelace"


def test_without_a_recipient_orders_go_to_the_site_s_address(shelf, client, outbox):
    api.portal.get_tool("portal_registry")["researchportal.order_recipient"] = None
    transaction.commit()
    order(client())
    assert outbox[0].to == ["portal@immerlund.example"]


@pytest.mark.parametrize(
    ("role", "status"),
    [("visitor", 401), ("member", 401), ("editor", 401), ("manager", 200)],
)
def test_who_reads_kept_orders(shelf, client, role, status):
    order_id = order(client()).json()["order_id"]
    assert client(role).get("/@cart-order").status_code == status
    assert client(role).get(f"/@cart-order/{order_id}").status_code == status
    removed = client(role).delete(f"/@cart-order/{order_id}").status_code
    assert removed == (204 if status == 200 else 401)


def test_kept_orders(shelf, client):
    ids = [order(client()).json()["order_id"] for _ in range(3)]
    listed = client("manager").get("/@cart-order?b_size=2").json()
    assert [each["order_id"] for each in listed["items"]] == [ids[2], ids[1]]
    assert listed["items_total"] == 3
    assert listed["items"][0]["formData"] == ADDRESS
    one = client("manager").get(f"/@cart-order/{ids[0]}").json()
    assert (one["order_id"], one["language"]) == (ids[0], "de")
    for path in ("/@cart-order/20260101-0001", "/@cart-order/a/b"):
        assert client("manager").get(path).status_code == 404
    assert client("manager").delete("/@cart-order").status_code == 404
