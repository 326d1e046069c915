from plone.app.content.browser.vocabulary import DEFAULT_PERMISSION_SECURE
from plone.app.content.browser.vocabulary import PERMISSIONS


# Plone shows groups, and all people under this other name, to every visitor; users it
# closes itself.
PERMISSIONS.update(
    dict.fromkeys(
        (
            "plone.app.users.group_ids",
            "plone.app.vocabularies.Groups",
            "plone.app.vocabularies.Principals",
        ),
        DEFAULT_PERMISSION_SECURE,
    )
)
