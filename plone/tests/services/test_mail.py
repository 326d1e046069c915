from researchportal.mail.addresses import decoded
from researchportal.mail.addresses import is_address
from researchportal.mail.send import one_line

import base64
import pytest


@pytest.mark.parametrize(
    "address",
    [
        "a@b.de",
        "first.last+tag@sub.example.org",
        "o'neil@example.org",
        "A_B@EXAMPLE.ORG",
    ],
)
def test_addresses(address):
    assert is_address(address)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a@b",
        "@b.de",
        "a@",
        "a@b.de, c@d.de",
        "a@b.de;c@d.de",
        "Name <a@b.de>",
        "<a@b.de>",
        "a@b.de\n",
        "a@b.de\r\nBcc: c@d.de",
        "a\x00@b.de",
        "a b@c.de",
        "a@-b.de",
        "a@b..de",
        "ä@b.de",
        '"a b"@c.de',
        "a" * 65 + "@b.de",
        "a@" + "b" * 10_000 + ".de",
        None,
        7,
        ["a@b.de"],
    ],
)
def test_what_is_no_address(text):
    assert not is_address(text)


def hidden(address):
    """As the embedded CMS writes it: ten more places restore the letters."""
    turned = "".join(
        chr((ord(each) - 97 + 16) % 26 + 97) if each.islower() else each
        for each in address
    )
    return base64.b64encode(turned.encode()).decode()


@pytest.mark.parametrize(
    ("stored", "address"),
    [
        ("info@immerlund.example", "info@immerlund.example"),
        (" info@immerlund.example ", "info@immerlund.example"),
        (hidden("info@immerlund.example"), "info@immerlund.example"),
        ("", None),
        (None, None),
        ("no mail", None),
        ("AAAA", None),
        (base64.b64encode(b"\xff\xfe").decode(), None),
        (hidden("a@b.de\nbcc: c@d.de"), None),
    ],
)
def test_stored_addresses(stored, address):
    assert decoded(stored) == address


def test_a_header_has_one_line():
    assert one_line("a\r\nBcc: b\u2028c\x00d\te") == "a Bcc: b c d e"
    assert len(one_line("x" * 10_000)) == 200
