from DateTime import DateTime

import pytest
import transaction


@pytest.fixture
def offers(site, add, set_setting):
    set_setting(
        "job_offer_locations",
        [
            {"token": "genua", "de": "Genua", "en": "Genoa"},
            {"token": "campus", "de": "Hauptstandort", "en": "Main campus"},
        ],
    )
    jobs = add(site["de"], "JobOfferContainer", "jobs")
    other = add(site["en"], "JobOfferContainer", "jobs")
    # The order in which they are made is the order of `created`.
    add(
        jobs,
        "Joboffer",
        "a1",
        title="Physiker (Wasserstoff)",
        external_id="2026-1",
        job_offer_location="genua",
        job_offer_institute_title="Institut B",
        job_offer_target_groups=("students", "postdocs"),
        job_offer_fields_of_work=("science",),
        job_offer_categories=("full-time",),
        short_header_text="Kurz",
        subject=("energie",),
    )
    add(
        jobs,
        "Joboffer",
        "b2",
        title="Ärztin",
        job_offer_location="campus",
        job_offer_target_groups=("postdocs",),
        job_offer_categories=("thesis",),
    )
    add(
        jobs,
        "Joboffer",
        "c3",
        title="Bürokraft Wasserwerk",
        job_offer_institute_title="Institut A",
        job_offer_fields_of_work=("administration",),
    )
    add(jobs, "Joboffer", "entwurf", title="Entwurf", state="private")
    expired = add(jobs, "Joboffer", "abgelaufen", title="Abgelaufen")
    expired.expires = DateTime() - 1
    expired.reindexObject()
    future = add(jobs, "Joboffer", "kommend", title="Kommend")
    future.effective = DateTime() + 1
    future.reindexObject()
    add(other, "Joboffer", "d4", title="Librarian")
    for day, id_ in enumerate(("a1", "b2", "c3"), start=1):
        jobs[id_].creation_date = DateTime(2026, 1, day)
        jobs[id_].reindexObject(idxs=["created"])
    transaction.commit()
    return jobs


def found(client, query="", path="/de/jobs"):
    return [
        each["id"]
        for each in client.get(f"{path}/@job-offer-search?{query}").json()["items"]
    ]


@pytest.mark.parametrize("role", ["visitor", "member", "editor", "manager"])
def test_everybody_finds_what_is_published_and_in_time(offers, client, role):
    assert found(client(role)) == ["c3", "b2", "a1"]


QUERIES = [
    ("sort=created asc", ["a1", "b2", "c3"]),
    ("sort=created desc", ["c3", "b2", "a1"]),
    # The list shows an offer's number, where it has one.
    ("sort=id desc", ["c3", "b2", "a1"]),
    ("sort=id asc", ["a1", "b2", "c3"]),
    ("sort=sortable_title asc", ["b2", "c3", "a1"]),
    ("sort=sortable_title", ["b2", "c3", "a1"]),
    # Offers without such a title are not lost.
    ("sort=job_offer_institute_title asc", ["b2", "c3", "a1"]),
    ("sort=job_offer_location_title desc", ["b2", "a1", "c3"]),
    ("q=wasser", ["c3", "a1"]),
    ("q=WASSERSTOFF phys", ["a1"]),
    ("q=wasser unbekannt", []),
    ("q=*", ["c3", "b2", "a1"]),
    ("q=", ["c3", "b2", "a1"]),
    ('q=" AND ( OR', []),
    ("q=" + "x" * 5_000, []),
    ("target_group=postdocs", ["b2", "a1"]),
    ("target_group=students&target_group=postdocs", ["b2", "a1"]),
    ("target_group:list=students", ["a1"]),
    ("target_group=postdocs&location=campus", ["b2"]),
    ("location=campus&location=genua", ["b2", "a1"]),
    ("field_of_work=science&field_of_work=administration", ["c3", "a1"]),
    ("subject=full-time", ["a1"]),
    ("subject=full-time&subject=thesis", ["b2", "a1"]),
    # Keywords are no categories.
    ("subject=energie", []),
    ("target_group=unknown", []),
    ("target_group=", ["c3", "b2", "a1"]),
    ("rows=2", ["c3", "b2"]),
    ("rows=2&start=2", ["a1"]),
    ("rows=0", []),
    ("start=1000", []),
    ("path_prefix=/en", ["d4"]),
    ("path_prefix=/en/jobs/", ["d4"]),
    ("path_prefix=/no/such", []),
    ("path_prefix=/../..", []),
]


def test_queries(offers, client):
    visitor = client()
    assert {query: found(visitor, query) for query, _ in QUERIES} == dict(QUERIES)


def test_the_context_is_where_offers_are_looked_for(offers, client):
    assert found(client(), path="/en") == ["d4"]
    assert len(found(client(), path="")) == 4


def test_the_total_counts_all_pages(offers, client):
    assert client().get("/de/jobs/@job-offer-search?rows=1").json()["items_total"] == 3


def test_an_offer(offers, client):
    [offer] = client().get("/de/jobs/@job-offer-search?q=Physiker").json()["items"]
    wanted = {
        "@id": f"{offers.absolute_url()}/a1",
        "@type": "Joboffer",
        "title": "Physiker (Wasserstoff)",
        "UID": offers["a1"].UID(),
        "id": "a1",
        "external_id": "2026-1",
        "date_of_issue": None,
        "submission_date": None,
        "job_offer_institute_title": "Institut B",
        "job_offer_location_title": "Genua",
        "job_offer_location": {"token": "genua", "title": "Genua"},
        "job_offer_fields_of_work": [{"token": "science", "title": "Wissenschaft"}],
        "job_offer_categories": [{"token": "full-time", "title": "Vollzeit"}],
        "short_header_text": "Kurz",
        "review_state": "published",
    }
    assert offer.items() >= wanted.items()
    assert {each["token"] for each in offer["job_offer_target_groups"]} == {
        "students",
        "postdocs",
    }
    assert offer["created"].startswith("20")


def test_an_offer_with_little_said(offers, client):
    [offer] = client().get("/de/jobs/@job-offer-search?q=Bürokraft").json()["items"]
    assert offer["job_offer_location"] is None
    assert offer["job_offer_categories"] == offer["job_offer_target_groups"] == []


def test_dates_of_an_offer(offers, client):
    body = {"date_of_issue": "2026-11-01", "submission_date": "2026-12-24"}
    assert client("manager").patch("/de/jobs/a1", json=body).status_code == 204
    [offer] = client().get("/de/jobs/@job-offer-search?q=Physiker").json()["items"]
    assert {name: offer[name] for name in body} == body


@pytest.mark.parametrize(
    "query",
    [
        "rows=x",
        "rows=",
        "rows=-1",
        "start=x",
        "start=-1",
        "rows=1&rows=2",
        "sort=nope asc",
        "sort=created sideways",
        "sort=UID asc",
    ],
)
def test_refused_queries(offers, client, query):
    answer = client().get(f"/de/jobs/@job-offer-search?{query}")
    assert answer.status_code == 400
    assert answer.json()["type"] == "BadRequest"


def test_the_refusal_of_a_number(site, client):
    body = client().get("/@job-offer-search?rows=x").json()
    assert body["message"] == "Invalid rows: Not an integer"
