from datetime import datetime
from datetime import timedelta
from datetime import UTC
from researchportal.services import missed_searches

import pytest


START = datetime(2026, 5, 1, 10, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch):
    class Clock:
        now = START

        def forward(self, days):
            self.now += timedelta(days=days)

    clock = Clock()
    monkeypatch.setattr(missed_searches, "_today", lambda: clock.now)
    return clock


def miss(client, words, role="visitor"):
    answer = client(role).post("/@missed-searches", json={"words": words})
    return answer.status_code


def missed(client):
    answer = client("manager").get("/@missed-searches")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Cache-Control"] == "private, no-store"
    return [
        (each["words"], each["count"], each["last"]) for each in answer.json()["items"]
    ]


def test_searches_without_a_hit_are_counted_by_their_words(client, clock):
    assert miss(client, "Quallen") == 204
    assert miss(client, "Wattwurm") == 204
    clock.forward(1)
    assert miss(client, "  wattwurm\n ") == 204
    assert missed(client) == [
        ("wattwurm", 2, "2026-05-02"),
        ("quallen", 1, "2026-05-01"),
    ]


def test_those_of_somebody_who_is_logged_in_are_not_counted(client, clock):
    for role in ("member", "editor", "manager"):
        assert miss(client, "Quallen", role) == 204
    assert missed(client) == []


@pytest.mark.parametrize(
    "words",
    [
        "eva.lund@immerlund.example",
        "Lund 02461 61-1234",
        "42",
        "a",
        " \u200b\n",
        "ä" * 101,
        "a b c d e f g h i",
    ],
)
def test_what_may_tell_of_a_person_or_is_no_word_is_not_counted(words):
    assert missed_searches._counted_words(words) is None


@pytest.mark.parametrize("words", [None, 7, ["Quallen"], {"words": "Quallen"}])
def test_words_are_needed(client, words):
    assert miss(client, words) == 400


def test_hostile_words_are_words_alone(client, clock):
    hostile = ["__proto__", "<script>alert(1)</script>", "../../../etc/passwd"]
    for words in hostile:
        assert miss(client, words) == 204
    assert sorted(each for each, _, _ in missed(client)) == sorted(hostile)


def test_words_are_forgotten_90_days_after_the_last(client, clock):
    miss(client, "Quallen")
    clock.forward(90)
    assert len(missed(client)) == 1
    clock.forward(1)
    assert missed(client) == []


def test_a_day_counts_1000_and_200_new_ones(site):
    for number in range(201):
        missed_searches.count(f"wort{number}", START)
    assert len(missed_searches._kept(missed_searches._store(), START)) == 200
    for _ in range(801):
        missed_searches.count("wort0", START)
    kept = missed_searches._kept(missed_searches._store(), START)
    assert kept[-1] == ("wort0", 801, "2026-05-01")


def test_the_rarest_and_oldest_words_make_room(site):
    now = START
    for words in ("alt", "oft", "oft"):
        missed_searches.count(words, now)
    for number in range(998):
        if number % 190 == 189:
            now += timedelta(days=1)
        missed_searches.count(f"wort{number}", now)
    now += timedelta(days=1)
    missed_searches.count("neu", now)
    words = {
        each for each, _, _ in missed_searches._kept(missed_searches._store(), now)
    }
    assert len(words) == 1000
    assert {"oft", "neu"} <= words
    assert "alt" not in words


@pytest.mark.parametrize("role", ["visitor", "member", "editor"])
def test_they_are_told_to_those_who_look_after_the_site(client, role):
    assert client(role).get("/@missed-searches").status_code == 401


def test_they_are_limited_by_address(client, clock):
    answers = [miss(client, "Quallen") for _ in range(31)]
    assert answers == [204] * 30 + [429]
