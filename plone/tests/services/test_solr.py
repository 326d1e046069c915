from plone import api
from plone.app.multilingual.api import get_translation_manager
from plone.indexer.interfaces import IIndexer
from plone.namedfile.file import NamedBlobFile
from Products.CMFPlone.CatalogTool import CatalogTool
from zope.component import getMultiAdapter

import json
import pytest
import transaction


def text_block(text):
    value = [{"type": "p", "children": [{"text": text}]}]
    return {
        "blocks": {"a": {"@type": "slate", "plaintext": text, "value": value}},
        "blocks_layout": {"items": ["a"]},
    }


@pytest.fixture
def pages(site, add):
    de, en = site["de"], site["en"]
    research = add(de, "Document", "forschung", title="Forschung")
    twin = add(en, "Document", "research", title="Research")
    get_translation_manager(research).register_translation("en", twin)
    add(
        twin,
        "Document",
        "storage",
        title="Hydrogen Storage",
        description="Solid state hydrogen storage systems",
        **text_block(
            "First sentence. Hydrogen is stored <b>in</b> metal hydrides. Last one."
        ),
    )
    add(
        twin,
        "Meldung",
        "brain",
        title="Brain News",
        **text_block("About hydrogen and the brain."),
    )
    add(twin, "Document", "secret", title="Secret hydrogen plan", state="private")
    add(en, "Document", "research-else", title="Elsewhere hydrogen")
    add(
        research,
        "Document",
        "speicher",
        title="Wasserstoffspeicher",
        description="Über Straßen",
    )
    add(en, "Event", "workshop", title="Workshop Hydrogen", location="Immerlund")
    add(
        site,
        "Member",
        "mueller",
        title="Prof. Jürgen Müller",
        phone="123",
        room="12",
        building="4",
    )
    transaction.commit()
    return site


def search(client, query):
    return client.get(f"/@solr?{query}").json()


def ids(client, query):
    docs = search(client, query)["response"]["docs"]
    return [each["path_string"].rpartition("/")[2] for each in docs]


def test_the_frame(pages, client):
    body = search(client(), "q=hydrogen&rows=2")
    assert body["portal_path"] == "/plone"
    assert (body["response"]["numFound"], body["response"]["start"]) == (4, 0)
    assert body["response"]["numFoundExact"] is True
    assert len(body["response"]["docs"]) == 2
    assert body["facet_groups"] == [
        ["All", 4],
        ["Pages", 2],
        ["News & Articles", 1],
        ["Events", 1],
        ["Images", 0],
        ["Files", 0],
        ["People", 0],
        ["Job offers", 0],
    ]
    assert body["group_counts"] == [4, 2, 1, 1, 0, 0, 0, 0]
    assert set(body["highlighting"]) == {
        each["UID"] for each in body["response"]["docs"]
    }


def test_a_hit(pages, client):
    [doc] = search(client(), "q=storage&group_select=1")["response"]["docs"]
    storage = pages["en"]["research"]["storage"]
    wanted = {
        "UID": storage.UID(),
        "Title": "Hydrogen Storage",
        "Description": "Solid state hydrogen storage systems",
        "Type": "Page",
        "portal_type": "Document",
        "review_state": "published",
        "path_string": "/plone/en/research/storage",
        "image_field": "",
        "mime_type": "text/plain",
    }
    assert doc.items() >= wanted.items()
    assert doc["effective"].endswith("Z")
    assert "start" not in doc
    assert "location" not in doc
    [event] = search(client(), "q=workshop")["response"]["docs"]
    assert event["location"] == "Immerlund"
    assert event["start"].endswith("Z")


def test_a_person(pages, client):
    [doc] = search(client(), "q=müller&group_select=6")["response"]["docs"]
    assert (doc["phone"], doc["room"], doc["building"]) == ("123", "12", "4")


def test_pictures_of_a_hit_are_json_in_a_string(site, add, client):
    from plone.namedfile.file import NamedBlobImage

    import base64

    gif = base64.b64decode("R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==")
    add(
        site["en"],
        "Image",
        "tank",
        title="Tank",
        image=NamedBlobImage(data=gif, filename="t.gif"),
    )
    [doc] = search(client(), "q=tank&group_select=4")["response"]["docs"]
    assert json.loads(doc["image_scales"])["image"][0]["filename"] == "t.gif"
    assert doc["image_field"] == "image"


@pytest.mark.parametrize(
    ("role", "count"), [("visitor", 4), ("member", 4), ("editor", 5), ("manager", 5)]
)
def test_private_hits(pages, client, role, count):
    assert search(client(role), "q=hydrogen")["response"]["numFound"] == count


TEXTS = [
    # Words are joined by or; words of the title come first.
    ("q=storage brain&group_select=1", ["storage"]),
    (
        "q=hydrogen -storage&group_select=1&sort=sortable_title asc",
        ["research-else", "storage"],
    ),
    ('q="hydrogen storage"&group_select=2', ["brain"]),
    ("q=wasserst", ["speicher"]),
    ("q=WASSERSTOFFSPEICHER", ["speicher"]),
    ("q=strassen", ["speicher"]),
    ("q=hy&group_select=1", []),
    ("q=hydro*&group_select=2", ["brain"]),
    ("q=%22", []),
    ("q=((", []),
    # A word like any other.
    ("q=AND", ["brain"]),
    ("q=NOT hydrogen&group_select=2", ["brain"]),
    ("q=" + "x" * 5_000, []),
    ("q=mueller or müller", ["mueller"]),
]


def test_texts(pages, client):
    visitor = client()
    assert {query: ids(visitor, query) for query, _ in TEXTS} == dict(TEXTS)


def test_words_of_the_title_come_first(pages, client):
    assert ids(client(), "q=brain hydrogen")[-1] != "brain"
    assert ids(client(), "q=hydrogen")[-1] == "brain"


@pytest.mark.parametrize("query", ["", "q=", "q=*", "q=+", "q=%20%20"])
def test_no_text_means_everything(pages, client, query):
    body = search(client(), query)
    assert body["response"]["numFound"] > 8
    assert all(marks == {} for marks in body["highlighting"].values())


ENGLISH = {"storage", "brain", "research-else", "workshop"}
PATHS = [
    ("q=hydrogen&path_prefix=/en/research", {"storage", "brain"}),
    ("q=hydrogen&path_prefix=/de/forschung", {"storage", "brain"}),
    (
        "q=&path_prefix=/de/forschung",
        {"forschung", "speicher", "research", "storage", "brain"},
    ),
    ("q=&path_prefix=/de/forschung&lang=de", {"forschung", "speicher"}),
    (
        "q=&path_prefix=/de/forschung&Language:list=de&Language:list=neutral",
        {"forschung", "speicher"},
    ),
    ("q=hydrogen&Language:list=en&Language:list=neutral", ENGLISH),
    ("q=hydrogen&Language:list=de&Language:list=neutral", set()),
    ("q=hydrogen&Language=en", ENGLISH),
    ("q=hydrogen&lang=en&Language:list=de", ENGLISH),
    ("q=&path_prefix=/de/forschung&is_multilingual=false", {"forschung", "speicher"}),
    ("q=&path_prefix=/en/research/&lang=en", {"storage", "brain"}),
    ("q=research&path_prefix=/en/research/", set()),
    ("q=hydrogen&lang=de", set()),
    ("q=&path_prefix=/nope", set()),
    ("q=&path_prefix=/nope&lang=en", set()),
    ("q=&path_prefix=en", set()),
    ("q=&path_prefix=/en/research/secret", set()),
    ("q=&path_prefix=/../../..", set()),
    ("q=&path_prefix=/" + "x" * 5_000, set()),
]


def test_paths(pages, client):
    visitor = client()
    assert {query: set(ids(visitor, query)) for query, _ in PATHS} == dict(PATHS)


@pytest.mark.parametrize("language", ["de", "en"])
def test_persons_are_found_from_each_language(pages, client, language):
    visitor = client()
    assert ids(visitor, f"q=Jürgen&path_prefix=/{language}") == ["mueller"]
    answer = visitor.get(f"/{language}/@solr?q=Jürgen").json()
    assert answer["response"]["numFound"] == 1
    assert ids(visitor, f"q=Jürgen&path_prefix=/{language}&lang={language}") == []


def test_what_has_no_language_is_found_where_it_is_asked_for(pages, client):
    pages["mueller"].language = ""
    pages["mueller"].reindexObject()
    transaction.commit()
    visitor = client()
    assert ids(visitor, "q=Jürgen&Language:list=de&Language:list=neutral") == [
        "mueller"
    ]
    assert ids(visitor, "q=Jürgen&Language:list=de") == []
    assert suggest(visitor, "query=Jürgen&Language:list=de&Language:list=neutral") == [
        "mueller"
    ]
    assert suggest(visitor, "query=Jürgen&Language:list=de") == []


def test_a_link_tells_its_target(site, add, client):
    add(
        site["en"],
        "Link",
        "elsewhere",
        title="Elsewhere",
        remoteUrl="https://elsewhere.example/",
    )
    transaction.commit()
    [doc] = search(client(), "q=Elsewhere")["response"]["docs"]
    assert doc["getRemoteUrl"] == "https://elsewhere.example/"


def test_a_folder_is_not_counted_where_only_what_lies_below_is_asked_for(pages, client):
    body = search(client(), "q=&path_prefix=/en/research/&lang=en&group_select=1")
    assert body["group_counts"][:3] == [2, 1, 1]
    assert body["response"]["numFound"] == len(body["response"]["docs"]) == 1


def test_the_context_is_the_path_where_none_is_named(pages, client):
    docs = (
        client().get("/en/research/@solr?q=hydrogen&lang=en").json()["response"]["docs"]
    )
    assert len(docs) == 2
    assert client().get("/en/research/secret/@solr?q=x").status_code == 401


def test_types_by_their_titles(pages, client):
    assert ids(client(), "q=hydrogen&portal_type:list=Event") == ["workshop"]
    assert ids(client(), "q=hydrogen&portal_type:list=Document") == []


def test_tabs(pages, client):
    visitor = client()
    assert search(visitor, "q=hydrogen&group_select=3")["response"]["numFound"] == 1
    assert search(visitor, "q=müller&group_select=-2")["response"]["numFound"] == 1
    counts = [
        search(visitor, f"q=hydrogen&group_select={tab}&rows=0")["group_counts"]
        for tab in (0, 3)
    ]
    assert counts[0] == counts[1]


def test_tabs_are_counted_by_one_query(pages, client, monkeypatch):
    asked = []
    look_up = CatalogTool.searchResults

    def look_up_and_note(tool, query=None, **kw):
        asked.append(kw)
        return look_up(tool, query, **kw)

    monkeypatch.setattr(CatalogTool, "searchResults", look_up_and_note)
    body = search(client(), "q=hydrogen&rows=0")
    assert body["group_counts"] == [4, 2, 1, 1, 0, 0, 0, 0]
    assert len(asked) == 1
    asked.clear()
    assert search(client(), "q=&path_prefix=/en/research/&lang=en&rows=0")
    assert len(asked) == 2


def test_pages_of_hits(pages, client):
    visitor = client()
    order = "q=hydrogen&sort=sortable_title asc"
    every = ids(visitor, order)
    assert ids(visitor, f"{order}&start=1&rows=2") == every[1:3]
    assert ids(visitor, f"{order}&start=1000") == []
    assert ids(visitor, "q=hydrogen&rows=0") == []
    relevant = ids(visitor, "q=hydrogen")
    assert [
        ids(visitor, f"q=hydrogen&rows=1&start={start}")[0] for start in range(4)
    ] == relevant
    assert ids(visitor, "q=hydrogen&sort=sortable_title desc") == every[::-1]
    assert len(ids(visitor, "q=hydrogen&sort=effective desc,sortable_title asc")) == 4


@pytest.mark.parametrize(
    "query",
    [
        "rows=-1",
        "rows=x",
        "rows=",
        "start=-1",
        "group_select=x",
        "group_select=",
        "group_select=8",
        "group_select=-9",
        "sort=effective",
        "sort=nonexist asc",
        "sort=effective sideways",
        "sort=allowedRolesAndUsers asc",
        "q=a&q=b",
        "path_prefix=/a&path_prefix=/b",
        "lang=de&is_multilingual=true",
        "Language.x:record=de",
    ],
)
def test_refused_parameters(site, client, query):
    answer = client().get(
        f"/@solr?q=x&{query}" if not query.startswith("q=") else f"/@solr?{query}"
    )
    assert answer.status_code == 400
    assert answer.json()["type"] == "BadRequest"


def test_marks(pages, client):
    body = search(client(), "q=hydro&path_prefix=/en/research")
    storage = pages["en"]["research"]["storage"].UID()
    # As a real Solr does: the text itself is not escaped.
    assert body["highlighting"][storage] == {
        "content": ["<em>Hydrogen</em> is stored <b>in</b> metal hydrides."],
        "Title": ["<em>Hydrogen</em> Storage"],
        "Description": ["Solid state <em>hydrogen</em> storage systems"],
    }


def test_marks_of_folded_words(pages, client):
    [marks] = search(client(), "q=strassen").get("highlighting").values()
    assert marks == {"Description": ["Über <em>Straßen</em>"]}


def test_comments_are_no_hits(pages, client):
    page = pages["en"]["research-else"]
    page.allow_discussion = True
    transaction.commit()
    client("member").post("/en/research-else/@comments", json={"text": "kommentarwort"})
    assert ids(client(), "q=kommentarwort") == []


def suggest(client, query):
    return [
        each["@id"].rpartition("/")[2]
        for each in client.get(f"/@solr-suggest?{query}").json()["suggestions"]
    ]


SUGGESTIONS = [
    ("query=storage", {"storage"}),
    ("query=hydro stor", {"storage"}),
    ("query=hydro nothing", set()),
    ("query=wasserst", {"speicher"}),
    # More than ten letters: whole words only.
    ("query=wasserstoffspe", set()),
    ("query=Wasserstoffspeicher", {"speicher"}),
    ("query=solid", set()),
    ("query=h", set()),
    ("query=muller", {"mueller"}),
    ("query=%22", set()),
    ("query=hydrogen&lang=de", set()),
    ("query=hydrogen&Language:list=de&Language:list=neutral", set()),
    (
        "query=hydrogen&Language:list=en&Language:list=neutral",
        {"storage", "research-else", "workshop"},
    ),
    ("query=hydrogen&path_prefix=/en/research", {"storage"}),
    ("query=hydrogen&path_prefix=/en/research/", {"storage"}),
    ("query=hydrogen&path_prefix=en", set()),
    ("query=hydrogen&path_prefix=/nope", set()),
    ("query=" + "x" * 5_000, set()),
]


def test_suggestions(pages, client):
    visitor = client()
    assert {query: set(suggest(visitor, query)) for query, _ in SUGGESTIONS} == dict(
        SUGGESTIONS
    )


def test_a_suggestion_is_a_summary_and_a_person_is_shown_whole(pages, client):
    [page] = client().get("/@solr-suggest?query=storage").json()["suggestions"]
    assert page["@type"] == "Document"
    assert "blocks" not in page
    [person] = client().get("/@solr-suggest?query=jür").json()["suggestions"]
    assert (person["@type"], person["phone"], person["room"]) == ("Member", "123", "12")
    assert not {"@components", "items"} & set(person)


def test_at_most_ten_suggestions(pages, client, add):
    for number in range(12):
        add(pages["en"], "Document", f"p{number}", title=f"Paper {number}")
    assert (
        len(suggest(client(), "query=paper")) == len(suggest(client(), "query=")) == 10
    )


@pytest.mark.parametrize(
    ("role", "count"), [("visitor", 0), ("member", 0), ("editor", 1), ("manager", 1)]
)
def test_private_suggestions(pages, client, role, count):
    assert len(suggest(client(role), "query=secret")) == count


def test_what_is_never_suggested(pages, client):
    api.content.create(
        pages["en"],
        "Link",
        "link",
        title="Hydrogen Link",
        remoteUrl="https://example.org",
    )
    api.content.transition(pages["en"]["link"], to_state="published")
    transaction.commit()
    assert "link" not in suggest(client(), "query=hydrogen")
    assert (
        client().get("/@solr-suggest?query=x&lang=de&is_multilingual=true").status_code
        == 400
    )


def body_text(obj):
    catalog = api.portal.get_tool("portal_catalog")
    return getMultiAdapter((obj, catalog), IIndexer, name="body_text")()


def test_what_a_real_solr_marks_is_the_text_of_all_blocks(site, add):
    blocks = text_block("Hydrogen is stored in metal hydrides.")
    blocks["blocks"]["b"] = {"@type": "slateTable"}
    blocks["blocks_layout"]["items"].append("b")
    page = add(site["en"], "Document", "marked", title="Marked", **blocks)
    assert body_text(page) == "Hydrogen is stored in metal hydrides."


def test_a_real_solr_gets_no_text_of_files(site, add):
    data = NamedBlobFile(b"Geheimwort", "text/plain", "geheim.txt")
    file = add(site["en"], "File", "geheim", title="Geheim", file=data)
    assert body_text(file) == ""
