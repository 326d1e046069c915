from researchportal.services.words import LONGEST_WORD
from researchportal.services.words import MOST_WORDS
from researchportal.services.words import term
from researchportal.services.words import words_of

import pytest


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Wasserstoff", ["wasserstoff"]),
        ("Über  Straße", ["über", "straße"]),
        ('"hydrogen storage"', ["hydrogen", "storage"]),
        ("hydrogen -storage", ["hydrogen", "storage"]),
        ("a AND b OR NOT (c", ["a", "and", "b", "or", "not", "c"]),
        ("c++ hydro* a/b Title:x _y_", ["c", "hydro", "a", "b", "title", "x", "y"]),
        ("same Same SAME", ["same"]),
        ("* ? ( ) \" ' \\ %", []),
        ("\x00\n\t", []),
    ],
)
def test_words(text, words):
    assert words_of(text) == words


def test_long_queries_are_cut():
    assert len(words_of(" ".join(f"w{n}" for n in range(1000)))) == MOST_WORDS
    assert words_of("x" * 10_000) == ["x" * LONGEST_WORD]


@pytest.mark.parametrize(
    ("word", "wanted"),
    [("hyd", "hyd*"), ("hy", '"hy"'), ("and", '"and"'), ("not", '"not"')],
)
def test_terms(word, wanted):
    assert term(word, 3) == wanted
