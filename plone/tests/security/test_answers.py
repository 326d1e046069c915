"""What answers carry along.

Nothing that a cache keeps for others, no formulas, no pictures that are bombs.
"""

from base64 import b64encode
from plone import api
from researchportal.services.users_csv import without_formulas

import pytest
import struct
import transaction
import zlib


CALLS = (
    "/de",
    "/de/@nearest-institut",
    "/de/@fzjsettings",
    "/@institutlist",
    "/de/@job-offer-search",
    "/@solr",
    "/@search",
)


def test_answers_to_those_who_are_logged_in_are_kept_nowhere(site, client):
    for path in CALLS:
        for role in ("member", "manager"):
            assert (
                client(role).get(path).headers["Cache-Control"] == "private, no-store"
            )
        assert "no-store" not in client().get(path).headers.get("Cache-Control", "")


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\tx"])
def test_no_cell_of_the_list_of_users_is_a_formula(site, client, name):
    user = api.user.get("member")
    user.setMemberProperties({"fullname": name})
    transaction.commit()
    answer = client("manager").get("/@users", headers={"Accept": "text/csv"})
    assert answer.status_code == 200
    assert f",'{name}," in answer.text or f',"\'{name}",' in answer.text
    assert f",{name}," not in answer.text
    assert int(answer.headers["Content-Length"]) == len(answer.content)


def test_other_cells_stay_as_they_are():
    table = 'id,name\r\nada,"Ada, ""die Erste"""\r\nbob,a=b\r\n'
    assert without_formulas(table.splitlines(keepends=True)) == table


def chunk(kind, data):
    return (
        struct.pack(">I", len(data))
        + kind
        + data
        + struct.pack(">I", zlib.crc32(kind + data))
    )


def png(width, height):
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b""))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("size", "status"),
    [((16_000, 16_000), 400), ((5_001, 5_000), 400), ((2_000, 2_000), 204)],
)
def test_a_picture_of_the_settings_has_a_bounded_number_of_pixels(
    site, client, size, status
):
    value = f"filenameb64:{b64encode(b'logo.png').decode()};datab64:{b64encode(png(*size)).decode()}"
    panel = "/@controlpanels/portal-settings"
    assert client("manager").patch(panel, json={"logo": value}).status_code == status
