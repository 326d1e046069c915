"""Which types there are, where they may be added, and what fields they have."""

import pytest


PAGE_FIELDS = {
    "title",
    "description",
    "subjects",
    "language",
    "effective",
    "expires",
    "creators",
    "contributors",
    "rights",
    "id",
    "exclude_from_nav",
    "nav_title",
    "head_title",
    "preview_image",
    "preview_caption",
    "preview_image_link",
    "preview_caption_link",
    "relatedItems",
    "allow_discussion",
    "blocks",
    "blocks_layout",
    "changeNote",
    "versioning_enabled",
    "show_navigation_portlet",
    "seo_title",
    "seo_description",
    "seo_noindex",
    "seo_canonical_url",
    "opengraph_title",
    "opengraph_description",
    "opengraph_image",
}
FOOTER = {
    "footer_header",
    "footer_text",
    "footer_address",
    "footer_button_link",
    "footer_leader",
    "footer_contact_mail",
    "footer_contact_phone",
}
DIVISION = {"name", "token", "banner_image", "sticky_menu", *FOOTER}


def numbered(prefix, count):
    ends = ("", "_link", "_logo")
    return {f"{prefix}_{n}{end}" for n in range(1, count + 1) for end in ends}


OWN_FIELDS = {
    "Institut": DIVISION,
    "Institutsbereich": DIVISION,
    "Subsite": DIVISION,
    "ProjectSite": {
        "special",
        "matomo_id",
        "additional_body_class",
        "main_bg_color",
        "bg_image",
        "main_font",
        "nav_font_color",
        "nav_active_color",
        "logo",
        "pre_footer",
        "footer",
        "footer_logo",
        "footer_logo_link",
        "default_page_size",
    },
    "Research Group": {"name", "token", "subtitle", "banner_background_image"},
    "OE": {"name", "token"},
    "Meldung": {"institutes", "institutsbereiche", "members"},
    "JobOfferContainer": {"job_offer_container_text"},
    "Joboffer": {
        "task_description",
        "external_id",
        "date_of_issue",
        "submission_date",
        "job_offer_location",
        "job_offer_location_title",
        "job_offer_institute_title",
        "job_offer_target_groups",
        "job_offer_fields_of_work",
        "job_offer_categories",
        "offer_url",
        "file",
        "image",
        "short_header_text",
    },
    "Project": {
        "detailed_description",
        "image",
        "project_type",
        "project_start_month",
        "project_start_year",
        "project_end_month",
        "project_end_year",
        "link_further_information",
        "link_further_information_text",
        "members",
        "involved_institutes",
    }
    | numbered("project_partner", 10)
    | numbered("external_funding_provider", 3),
    "Award": {
        "location",
        "award_date_month",
        "award_date_year",
        "award_type",
        "members",
        "website_link",
        "institutes",
    },
    "Cart": set(),
    "Tender": {"feed_url"},
    "Intro": set(),
    "EmbeddedPage": {"url"},
    "Document": {"text", "table_of_contents"},
    "News Item": {"text"},
    "Event": {"text", "image", "start", "end", "location", "event_url"},
}
OTHER_FIELDS = {
    "CartItem": {
        "title",
        "text",
        "preview_image",
        "image_caption",
        "file",
        "is_orderable",
    },
    "FAQ Item": {"title", "text", "blocks"},
    "Regelung": {"title", "text", "blocks", "file"},
    "Member": {
        "member_source",
        "name",
        "firstname",
        "academic",
        "salutation",
        "positions",
        "institute",
        "room",
        "building",
        "phone",
        "mobile",
        "fax",
        "email",
        "website",
        "address",
        "location_link",
        "image_field",
        "image",
        "preview_image",
        "fields_of_competence",
        "competence_type",
        "institutes",
        "institutsbereiche",
        "administrational_units",
        "research_group",
        "about_me_headline",
        "awards_shown",
        "projects_shown",
        "news_shown",
    }
    | {
        f"{part}{end}"
        for part in ("about_me", "vita", "publications")
        for end in ("", "_shown")
    }
    | {f"research_url{middle}_{n}" for middle in ("", "_label") for n in range(1, 6)},
    "LRF": {"seo_title", "seo_noindex"},
    "Image": {"image", "restricted"},
    "File": {"file", "restricted"},
}
FIELDS = {
    **{name: PAGE_FIELDS | own for name, own in OWN_FIELDS.items()},
    **OTHER_FIELDS,
}
CONTAINERS = {"Joboffer": "JobOfferContainer", "CartItem": "Cart"}
ADDABLE = sorted(set(FIELDS) - {"LRF", "Image", "File"})
REFUSED = [
    ("Document", "Joboffer"),
    ("Document", "CartItem"),
    ("Institut", "Joboffer"),
    ("JobOfferContainer", "CartItem"),
    ("JobOfferContainer", "Institut"),
    ("Meldung", "Institut"),
    ("Meldung", "Document"),
    ("Award", "Document"),
    ("Member", "Institut"),
    ("Project", "ProjectSite"),
    ("FAQ Item", "FAQ Item"),
    ("Regelung", "Document"),
    ("Cart", "Meldung"),
    ("Document", "Folder"),
    ("Document", "LRF"),
    ("Document", "Post"),
]


@pytest.mark.parametrize("portal_type", sorted(FIELDS))
def test_schema(client, portal_type):
    schema = client.get(f"/de/@types/{portal_type}").json()
    assert FIELDS[portal_type] <= set(schema["properties"])


@pytest.mark.parametrize("portal_type", ADDABLE)
def test_editor_adds(client, portal_type):
    container = "/de"
    if portal_type in CONTAINERS:
        container = client.made("/de", CONTAINERS[portal_type])
        client.publish(container)
    answer = client.add(container, portal_type, "editor")
    body = answer.json()
    assert (answer.status_code, body["@type"]) == (201, portal_type)
    assert body["review_state"] == "private"
    assert body["language"]["token"] == "de"
    assert body["is_folderish"]


@pytest.mark.parametrize(
    "user, status", [(None, 401), ("member", 401), ("reader", 401)]
)
def test_others_add_nothing(client, user, status):
    assert client.add("/de", "Institut", user).status_code == status


@pytest.mark.parametrize("container, portal_type", REFUSED)
def test_refused(client, container, portal_type):
    parent = client.made("/de", container)
    answer = client.add(parent, portal_type)
    assert answer.status_code == 403
    assert answer.json()["error"]["type"] == "Forbidden"


def test_member_in_a_folder_of_no_language(client):
    folder = client.made("", "Document", title="Profile", id="profile")
    assert folder == "/profile"
    person = client.made(
        folder, "Member", title="Ylva Torsen", id="torsen", name="Torsen"
    )
    assert client.get(person).json()["language"] == ""


@pytest.mark.parametrize(
    "language, title",
    [("de", "Organisationseinheit"), ("en", "Unit")],
)
def test_titles_in_the_language_of_the_path(client, language, title):
    types = {entry["id"]: entry for entry in client.get(f"/{language}/@types").json()}
    assert types["OE"]["title"] == title
    schema = client.get(f"/{language}/@types/OE").json()
    token = {"de": "Kürzel", "en": "Token"}
    assert schema["properties"]["token"]["title"] == token[language]


@pytest.mark.parametrize("portal_type", ["Institut", "Member", "Project", "BlogFolder"])
def test_locks_and_versions(client, portal_type):
    path = client.made("/de", portal_type)
    lock = client.call("POST", f"{path}/@lock", "manager", json={}).json()
    assert lock["locked"]
    client.call("DELETE", f"{path}/@lock", "manager", json={})
    assert client.change(path, title="Neuer Titel").status_code == 204
    versions = [
        entry
        for entry in client.get(f"{path}/@history").json()
        if entry["type"] == "versioning"
    ]
    assert len(versions) == 2


def test_translation(client):
    german = client.made("/de", "Institut", id="energie")
    english = client.made(
        "/en", "Institut", id="energy", translation_of=german, language="en"
    )
    items = client.get(f"{german}/@translations").json()["items"]
    assert [item["@id"].removeprefix(client.base) for item in items] == [english]


def test_working_copy(client):
    path = client.made("/de", "Institut", id="energie")
    assert client.call("POST", f"{path}/@workingcopy", json={}).status_code == 201


def test_comments(client):
    path = client.made("/de", "Meldung", allow_discussion=True)
    client.publish(path)
    answer = client.call("POST", f"{path}/@comments", "member", json={"text": "Gut."})
    assert answer.status_code == 204
