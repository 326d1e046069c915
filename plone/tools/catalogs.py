"""Keeps the message catalogs of the add-on complete.

    python tools/catalogs.py          adds new messages to the .po files and compiles them
    python tools/catalogs.py --check  only says what is missing or stale, status 1 if anything is
"""

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.messages.pofile import write_po
from datetime import datetime
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import ast
import sys


PACKAGE = Path(__file__).parent.parent / "src" / "researchportal"
LOCALES = PACKAGE / "locales"
DOMAIN = "researchportal"
I18N = "{http://xml.zope.org/namespaces/i18n}"
SHOWN_IN_ZCML = ("title", "description")
HEADER = b"""msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def text_of(node):
    return node.value if isinstance(node, ast.Constant) else None


def messages_in_python(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_":
            defaults = [text_of(kw.value) for kw in node.keywords if kw.arg == "default"]
            if node.args and text_of(node.args[0]):
                yield text_of(node.args[0]), (defaults or [""])[0]


def messages_in_profile(path):
    root = ElementTree.parse(path).getroot()
    if root.get(f"{I18N}domain") != DOMAIN:
        return
    for element in root.iter():
        if element.get(f"{I18N}translate") is not None and element.text:
            yield element.text.strip(), ""
        for name in (element.get(f"{I18N}attributes") or "").split(";"):
            if element.get(name.strip()):
                yield element.get(name.strip()), ""


def messages_in_zcml(path):
    root = ElementTree.parse(path).getroot()
    if root.get("i18n_domain") != DOMAIN:
        return
    for element in root.iter():
        yield from ((element.get(name), "") for name in SHOWN_IN_ZCML if element.get(name))


def messages():
    """Every message of the package with its default text, by id."""
    found = {}
    readers = {
        "*.py": messages_in_python,
        "*.xml": messages_in_profile,
        "*.zcml": messages_in_zcml,
    }
    for pattern, read in readers.items():
        for path in sorted(PACKAGE.rglob(pattern)):
            for message, default in read(path):
                found[message] = found.get(message) or default
    return found


def po_files():
    return sorted(LOCALES.glob("*/LC_MESSAGES/*.po"))


def read(path):
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name, domain=path.stem)


def compiled(catalog):
    """The catalog as the bytes of a .mo file, the same at any time of the day."""
    catalog.creation_date = catalog.revision_date = datetime(2000, 1, 1)
    buffer = BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def complaints():
    """What is wrong with the catalogs, one line each."""
    known = messages()
    for path in po_files():
        catalog = read(path)
        name = path.relative_to(LOCALES)
        if path.stem == DOMAIN:
            for message in known:
                if not catalog.get(message) or not catalog.get(message).string:
                    yield f"{name} lacks {message!r}"
            for entry in catalog:
                if entry.id and entry.id not in known:
                    yield f"{name} has {entry.id!r}, which nothing says"
        binary = path.with_suffix(".mo")
        if not binary.exists() or binary.read_bytes() != compiled(catalog):
            yield f"{name} is newer than its .mo"


def add_missing(catalog, known):
    """The catalog with all messages. English speaks by the messages themselves."""
    merged = Catalog(locale=catalog.locale, domain=DOMAIN)
    for message in sorted(known):
        entry = catalog.get(message)
        own = known[message] or message if str(catalog.locale) == "en" else ""
        merged.add(message, string=(entry.string if entry else "") or own)
    return merged


def update():
    known = messages()
    for path in po_files():
        catalog = read(path)
        if path.stem == DOMAIN:
            catalog = add_missing(catalog, known)
            with path.open("wb") as file:
                file.write(HEADER)
                write_po(file, catalog, width=0, omit_header=True, sort_output=True)
            catalog = read(path)
        path.with_suffix(".mo").write_bytes(compiled(catalog))


if __name__ == "__main__":
    if "--check" not in sys.argv:
        update()
    wrong = list(complaints())
    print("\n".join(wrong) or "All messages are translated and compiled.")
    sys.exit(1 if wrong else 0)
