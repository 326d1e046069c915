"""Scales show the part of a picture that its crop leaves; the original stays."""

from io import BytesIO
from PIL import Image
from tests.content.test_focal_point import hit

import base64
import pytest


RIGHT_HALF = {"x": 50, "y": 0, "width": 50, "height": 100}


def halves() -> bytes:
    """Red on the left, blue on the right."""
    picture = Image.new("RGB", (400, 100), "red")
    picture.paste("blue", (200, 0, 400, 100))
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


@pytest.fixture
def picture(client):
    image = {
        "data": base64.b64encode(halves()).decode(),
        "encoding": "base64",
        "filename": "halb.png",
        "content-type": "image/png",
    }
    return client.made("/de", "Image", id="halb", image=image)


def shown(client, address):
    path = address[address.index("/de/") :]
    return Image.open(BytesIO(client.get(path).content)).convert("RGB")


def test_scales_show_the_part_and_the_original_stays(client, picture):
    before = client.get(picture).json()["image"]
    assert client.change(picture, crop=RIGHT_HALF).status_code == 204
    body = client.get(picture).json()
    assert body["crop"] == RIGHT_HALF
    image = body["image"]
    assert (image["width"], image["height"]) == (200, 100)
    for address in (image["download"], image["scales"]["thumb"]["download"]):
        part = shown(client, address)
        assert part.getpixel((2, 2)) == (0, 0, 255)
        assert part.width == 2 * part.height
    assert shown(client, image["download"]).size == (200, 100)
    thumb = before["scales"]["thumb"]["download"]
    assert image["scales"]["thumb"]["download"] != thumb
    assert client.get(f"{picture}/@@download/image").content == halves()
    assert client.get(f"{picture}/@@images/image").content == halves()
    assert shown(client, f"{picture}/@@images/image/mini").getpixel((2, 2)) == (
        0,
        0,
        255,
    )


def test_lists_tell_the_part_and_the_focal_point_within_it(client, picture):
    client.change(picture, crop=RIGHT_HALF, focal_point={"x": 75, "y": 20})
    told = hit(client, "halb")["image"][0]
    assert (told["width"], told["height"]) == (200, 100)
    assert told["focal_point"] == {"x": 50, "y": 20}
    assert all(scale["width"] <= 200 for scale in told["scales"].values())
    assert client.get(picture).json()["focal_point"] == {"x": 75, "y": 20}


def test_it_is_taken_away(client, picture):
    client.change(picture, crop=RIGHT_HALF)
    client.change(picture, crop=None)
    image = client.get(picture).json()["image"]
    assert (image["width"], image["height"]) == (400, 100)
    assert shown(client, image["scales"]["thumb"]["download"]).getpixel((2, 2)) == (
        255,
        0,
        0,
    )


@pytest.mark.parametrize(
    "value",
    [
        {**RIGHT_HALF, "x": 51},
        {**RIGHT_HALF, "width": 0},
        {**RIGHT_HALF, "y": -1},
        {"x": 0, "y": 0},
        [0, 0, 50, 50],
    ],
)
def test_what_is_no_part_of_the_picture_is_refused(client, picture, value):
    assert client.change(picture, crop=value).status_code == 400
    assert client.get(picture).json()["crop"] is None


def test_what_is_no_picture_has_no_scales(client, picture):
    client.change(picture, crop=RIGHT_HALF)
    assert client.get(f"{picture}/@@images/title/mini").status_code == 404
    file = {"data": "eA==", "encoding": "base64", "filename": "heft.txt"}
    path = client.made("/de", "File", file=file)
    assert client.get(f"{path}/@@images/file/mini").status_code == 404


def test_drawings_are_shown_whole(client):
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
    image = {
        "data": base64.b64encode(drawing).decode(),
        "encoding": "base64",
        "filename": "bild.svg",
        "content-type": "image/svg+xml",
    }
    path = client.made("/de", "Image", image=image, crop=RIGHT_HALF)
    told = client.get(path).json()["image"]
    assert (told["width"], told["height"]) == (40, 30)
