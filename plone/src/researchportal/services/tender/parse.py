"""Reads a feed of tenders: RSS or Atom, well-formed or nearly so."""

from dataclasses import dataclass
from dataclasses import field
from datetime import date
from html import unescape
from io import BytesIO
from researchportal.services.markup import without_tags
from typing import Any
from urllib.parse import urlsplit

import feedparser


MOST_ITEMS = 200
MOST_ROWS = 20
LONGEST_TEXT = 1000
LONGEST_MARKUP = 50_000


@dataclass
class Entry:
    title: str
    href: str
    published: date | None
    rows: list[tuple[str, str]] = field(default_factory=list)
    text: str = ""


@dataclass
class Feed:
    title: str
    entries: list[Entry]


class NoFeed(Exception):
    """What was fetched is no feed."""


def _plain(html: Any) -> list[str]:
    """Lines of the text without its markup."""
    if not isinstance(html, str):
        return []
    lines = unescape(without_tags(html[:LONGEST_MARKUP])).splitlines()
    return [line for each in lines if (line := " ".join(each.split())[:LONGEST_TEXT])]


def _line(html: Any) -> str:
    return " ".join(_plain(html))[:LONGEST_TEXT]


def _web_address(link: Any) -> str:
    try:
        is_web = isinstance(link, str) and urlsplit(link).scheme.lower() in (
            "http",
            "https",
        )
    except ValueError:
        return ""
    return link if is_web else ""


def _published(entry: Any) -> date | None:
    moment = entry.get("published_parsed") or entry.get("updated_parsed")
    return date(moment.tm_year, moment.tm_mon, moment.tm_mday) if moment else None


def _entry(raw: Any) -> Entry:
    entry = Entry(
        _line(raw.get("title")), _web_address(raw.get("link")), _published(raw)
    )
    others = []
    for line in _plain(raw.get("summary")):
        label, colon, value = line.partition(":")
        if colon and value.strip() and len(label) <= 60 and not value.startswith("//"):
            entry.rows.append((label.strip(), value.strip()))
        else:
            others.append(line)
    entry.text = " ".join(others)[:LONGEST_TEXT]
    entry.rows = entry.rows[:MOST_ROWS]
    return entry


def parse(raw: bytes) -> Feed:
    parsed = feedparser.parse(BytesIO(raw))
    if not parsed.get("version"):
        raise NoFeed("What was fetched is no feed.")
    entries = [_entry(each) for each in parsed.entries[:MOST_ITEMS]]
    return Feed(
        _line(parsed.feed.get("title")), [each for each in entries if each.title]
    )
