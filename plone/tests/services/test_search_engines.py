from plone import api

import pytest
import transaction


@pytest.fixture
def page(site, add):
    return add(site["de"], "Document", "seite", title="Seite")


def test_search_engines_are_asked_to_leave_out_what_is_marked_so(page, client):
    path = "/de/seite"
    assert "X-Robots-Tag" not in client("visitor").get(path).headers
    page.seo_noindex = True
    transaction.commit()
    for call in (path, f"{path}/@breadcrumbs"):
        assert client("visitor").get(call).headers["X-Robots-Tag"] == "noindex"
    assert "X-Robots-Tag" not in client("visitor").get("/de").headers


def test_pages_inside_are_not_marked_with_it(page, add, client):
    page.seo_noindex = True
    add(page, "Document", "kind", title="Kind")
    assert "X-Robots-Tag" not in client("visitor").get("/de/seite/kind").headers
    api.content.transition(page, to_state="private")
    transaction.commit()
    assert "X-Robots-Tag" not in client("visitor").get("/de/seite").headers
