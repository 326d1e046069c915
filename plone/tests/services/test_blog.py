import pytest


ROLES = ["visitor", "member", "editor", "manager"]


@pytest.fixture
def blog(site, add):
    blog = add(site["de"], "BlogFolder", "blog", title="X-Blog")
    ada = add(blog["authors"], "Author", "ada", title="Ada Lovelace")
    tag = add(blog["tags"], "BlogTag", "energie", title="Energie")
    add(blog, "Post", "p1", title="Post", creators=(ada.UID(),), blog_tags=(tag.UID(),))
    return blog


@pytest.mark.parametrize("role", ROLES)
def test_the_author_of_a_post(blog, client, role):
    body = client(role).get("/de/blog/p1/@authors").json()
    assert body["@id"] == f"{blog.absolute_url()}/p1/@authors"
    [author] = body["items"]
    assert author["fullname"] == "Ada Lovelace"
    assert author["@id"] == f"{blog.absolute_url()}/authors/ada"
    expanded = (
        client(role).get("/de/blog/p1?expand=authors").json()["@components"]["authors"]
    )
    assert expanded == body


def test_other_content_has_no_author(blog, client):
    assert set(client().get("/de/blog/@authors").json()) == {"@id"}


@pytest.mark.parametrize("role", ROLES)
def test_vocabularies_of_a_blog(blog, client, role):
    tag, author = blog["tags"]["energie"], blog["authors"]["ada"]
    [tags] = (
        client(role).get("/de/blog/@vocabularies/collective.blog.tags").json()["items"]
    )
    assert tags == {"token": tag.UID(), "title": "Energie", "url": tag.absolute_url()}
    [authors] = (
        client(role)
        .get("/de/blog/@vocabularies/collective.blog.authors")
        .json()["items"]
    )
    assert authors == {"token": author.UID(), "title": "Ada Lovelace"}


def found(client, subject):
    body = client().get(f"/de/@search?Subject={subject}").json()
    return [item["@id"].rpartition("/")[2] for item in body["items"]]


def test_posts_are_found_by_the_titles_that_their_tags_have(blog, client):
    client("manager").patch("/de/blog/p1", json={"subjects": ["Wind"]})
    assert found(client, "Energie") == found(client, "Wind") == ["p1"]
    client("manager").patch("/de/blog/tags/energie", json={"title": "Strom"})
    assert (found(client, "Energie"), found(client, "Strom")) == ([], ["p1"])
    summary = client().get("/de/@search?Subject=Strom&metadata_fields=Subject").json()
    assert summary["items"][0]["Subject"] == ["Wind", "Strom"]
    client("manager").post("/de/blog/tags/energie/@workflow/retract", json={})
    assert found(client, "Strom") == []


def test_outside_of_blogs_there_are_no_tags(blog, client):
    body = client().get("/de/@vocabularies/collective.blog.tags").json()
    assert body["items"] == []


def test_the_nearest_blog(blog, client):
    found = client().get("/de/blog/p1/@nearest-institut").json()["blogs"]
    assert found == {
        "@id": blog.absolute_url(),
        "name": "X-Blog",
        "title": "X-Blog",
        "UID": blog.UID(),
    }


def test_columns_of_a_post(blog, client):
    query = {
        "portal_type": "Post",
        "metadata_fields": ["post_authors", "post_tags", "blog", "blog_uid"],
    }
    [post] = client().get("/@search", params=query).json()["items"]
    base = blog.absolute_url()
    assert post["blog_uid"] == blog.UID()
    assert post["blog"] == {"url": base, "title": "X-Blog"}
    assert post["post_authors"] == [
        {"url": f"{base}/authors/ada", "title": "Ada Lovelace"}
    ]
    assert post["post_tags"] == [{"url": f"{base}/tags/energie", "title": "Energie"}]
