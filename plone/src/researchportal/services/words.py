"""Words of a query as Plone's text index takes them, whatever visitors type."""

import re


MOST_WORDS = 20
LONGEST_WORD = 60


def words_of(text: str) -> list[str]:
    """Letters and digits in a row; everything else only separates.

    Nothing of it is an operator.
    """
    found = re.findall(r"[^\W_]+", text[:2000])
    return list(dict.fromkeys(word.lower()[:LONGEST_WORD] for word in found))[
        :MOST_WORDS
    ]


def term(word: str, shortest_prefix: int) -> str:
    """A word for the index; words long enough also mean those that begin with them.

    Quotes keep `and` from being an operator.
    """
    return (
        f"{word}*"
        if len(word) >= shortest_prefix and word not in OPERATORS
        else f'"{word}"'
    )


OPERATORS = {"and", "or", "not"}
