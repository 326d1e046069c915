"""The focal point of a picture goes wherever its scales go."""

from tests.content.test_values import PICTURE

import pytest


POINT = {"x": 71, "y": 36.5}


@pytest.fixture
def picture(client):
    return client.made("/de", "Image", id="membran", image=PICTURE)


def hit(client, name):
    found = client.get(f"/@search?id={name}&metadata_fields=image_scales").json()
    return found["items"][0]["image_scales"]


def test_it_is_told_with_the_picture_and_in_lists(client, picture):
    assert client.get(picture).json()["focal_point"] is None
    assert "focal_point" not in client.get(picture).json()["image"]
    assert client.change(picture, focal_point=POINT).status_code == 204
    body = client.get(picture).json()
    assert body["focal_point"] == POINT
    assert body["image"]["focal_point"] == POINT
    assert hit(client, "membran")["image"][0]["focal_point"] == POINT


def test_pages_that_show_the_picture_follow(client, picture):
    image = {"@type": "image", "url": picture}
    page = client.made(
        "/de",
        "Document",
        id="seite",
        preview_image_link=picture,
        blocks={"a": image},
        blocks_layout={"items": ["a"]},
    )
    client.change(picture, focal_point=POINT)
    assert hit(client, "seite")["preview_image_link"][0]["focal_point"] == POINT
    body = client.get(page).json()
    scales = body["blocks"]["a"]["image_scales"]
    assert scales["image"][0]["focal_point"] == POINT
    scales = body["preview_image_link"]["image_scales"]
    assert scales["image"][0]["focal_point"] == POINT


def test_it_is_taken_away(client, picture):
    client.change(picture, focal_point=POINT)
    client.change(picture, focal_point=None)
    assert "focal_point" not in client.get(picture).json()["image"]
    assert "focal_point" not in hit(client, "membran")["image"][0]


@pytest.mark.parametrize(
    "value", [{"x": 101, "y": 0}, {"x": -1, "y": 0}, {"x": 1}, [1, 2]]
)
def test_what_is_no_point_of_the_picture_is_refused(client, picture, value):
    answer = client.change(picture, focal_point=value)
    assert answer.status_code == 400
    assert client.get(picture).json()["focal_point"] is None


def test_the_field_stands_in_no_form(client):
    schema = client.get("/de/@types/Image").json()
    assert schema["properties"]["focal_point"]["mode"] == "hidden"
