"""What the search shows: its tabs and the columns of a hit."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tab:
    label: str
    portal_types: tuple[str, ...] = ()


TABS = (
    Tab("All"),
    Tab("Pages", ("Document", "Intro")),
    Tab("News & Articles", ("Meldung", "News Item")),
    Tab("Events", ("Event",)),
    Tab("Images", ("Image",)),
    Tab("Files", ("File",)),
    Tab("People", ("Member",)),
    Tab("Job offers", ("Joboffer",)),
)

# Comments are hits of the catalog that have no page.
NEVER_FOUND = ("Discussion Item",)

ALWAYS_SHOWN = ("UID", "Title", "Description", "Type", "portal_type", "image_field")
DATES = ("effective", "created", "start", "end")
SHOWN_WHEN_SET = (
    "review_state",
    "mime_type",
    "location",
    "academic",
    "institute",
    "building",
    "room",
    "phone",
    "email",
    "getIcon",
    "getRemoteUrl",
)

SORTABLE = ("effective", "created", "modified", "sortable_title")

NEVER_SUGGESTED = (
    *NEVER_FOUND,
    "Image",
    "Link",
    "Glossary",
    "FAQ",
    "FAQ Item",
    "FAQ Category",
)
