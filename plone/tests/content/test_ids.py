"""Nothing gets an id at which the app shows a screen."""

from plone import api
from researchportal.content.ids import SCREENS_AT_ROOTS
from researchportal.content.ids import SCREENS_ON_CONTENT
from researchportal.interfaces import IResearchPortalLayer
from zope.globalrequest import getRequest
from zope.interface import noLongerProvides

import pytest
import transaction


# Signs that no title becomes.
EVERYWHERE = sorted(name for name in SCREENS_ON_CONTENT if "@" not in name)
AT_ROOTS = sorted(SCREENS_AT_ROOTS)


def id_of(client, container, name):
    path = client.made(container, "Document", title=name)
    return path.rsplit("/", 1)[-1]


@pytest.mark.parametrize("name", EVERYWHERE)
def test_names_of_screens_on_content(client, name):
    assert id_of(client, "/de", name) == f"{name}-1"


@pytest.mark.parametrize("name", AT_ROOTS)
def test_names_of_screens_at_the_roots(client, name):
    assert id_of(client, "/de", name) == f"{name}-1"


def test_below_the_roots_such_pages_may_be_called_so(client):
    folder = client.made("/de", "Document")
    assert id_of(client, folder, "search") == "search"
    assert id_of(client, folder, "history") == "history-1"
    assert id_of(client, folder, "historic") == "historic"


@pytest.mark.parametrize("name", [*EVERYWHERE, *AT_ROOTS, "@cart", "@cart-checkout"])
@pytest.mark.parametrize("user", ["manager", "editor"])
def test_no_call_gives_such_an_id(client, functional, name, user):
    client.publish("/de")
    answer = client.add("/de", "Document", user, id=name)
    assert answer.status_code == 400, answer.text
    # Some are names of Plone's own views, too.
    reasons = ("is reserved.", "is invalid - it is already in use.")
    message = answer.json()["message"]
    assert message in [f'The id "{name}" {reason}' for reason in reasons]
    assert name not in functional["portal"]["de"].objectIds()


def test_a_page_is_not_renamed_so(client):
    page = client.made("/de", "Document", id="seite")
    assert client.change(page, id="history").status_code == 204
    assert client.get("/de/history-1").status_code == 200


def pasted(client, verb, source, target):
    answer = client.call("POST", f"{target}/@{verb}", json={"source": source})
    assert answer.status_code == 200, answer.text
    return answer.json()[0]["target"].removeprefix(client.base)


@pytest.mark.parametrize("verb", ["copy", "move"])
def test_what_is_pasted_gets_another_id(client, verb):
    folder = client.made("/de", "Document", id="ordner")
    page = client.made(folder, "Document", id="search")
    assert pasted(client, verb, page, "/de") == "/de/copy_of_search"
    again = client.made("/de/ordner", "Document", id="sitemap")
    assert pasted(client, "copy", again, folder) == f"{folder}/copy_of_sitemap"


def test_a_folder_takes_along_what_is_called_so(client):
    folder = client.made("/de", "Document", id="ordner")
    client.made(folder, "Document", id="search")
    target = client.made("/de", "Document", id="ziel")
    assert pasted(client, "move", folder, target) == "/de/ziel/ordner"
    assert client.get("/de/ziel/ordner/search").status_code == 200


def test_what_is_imported_keeps_its_id(client, functional):
    """Code that runs without a request to the site gives ids as it likes."""
    noLongerProvides(getRequest(), IResearchPortalLayer)
    root = functional["portal"]["de"]
    api.content.create(root, "Document", id="search", title="Suche")
    transaction.commit()
    assert client.get("/de/search").status_code == 200
    assert client.change("/de/search", title="Andere").status_code == 204
    assert pasted(client, "copy", "/de/search", "/de") == "/de/copy_of_search"
