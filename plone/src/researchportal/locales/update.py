"""Brings the message catalogs in step with what the code says.

python -m researchportal.locales.update

Each domain's .pot file lists the messages, the .po files beside it are given what they
lack and lose what nothing says any more. German words are then added by hand. The build
compiles them into .mo files.
"""

from i18ndude.catalog import GSReader
from i18ndude.catalog import MessageCatalog
from i18ndude.catalog import POWriter
from i18ndude.catalog import PYReader
from i18ndude.catalog import ZCMLReader
from importlib.resources import files
from pathlib import Path


LOCALES = Path(__file__).parent
PACKAGE = LOCALES.parent
# Plone translates titles of states and transitions in its own domain.
SOURCES = {
    "researchportal": (PACKAGE, (PYReader, GSReader, ZCMLReader)),
    "plone": (PACKAGE / "profiles", (GSReader,)),
}
KNOWN_TO_PLONE = files("plone.app.locales") / "locales" / "plone.pot"
HEADER = ("MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Domain")


def messages_of(domain: str) -> MessageCatalog:
    """What the code says in the domain and Plone does not translate itself."""
    path, readers = SOURCES[domain]
    found = MessageCatalog(domain=domain)
    for reader in readers:
        source = reader([str(path)], domain, include_line_numbers=False)
        source.read()
        found.merge(source.catalogs.get(domain, {}))
    if domain == "plone":
        known = MessageCatalog(filename=str(KNOWN_TO_PLONE))
        found.accept_ids(found.keys() - known.keys())
    for entry in found.values():
        entry.references = [
            Path(each).relative_to(PACKAGE).as_posix() for each in entry.references
        ]
    return found


def translations(domain: str) -> list[Path]:
    return sorted(LOCALES.glob(f"*/LC_MESSAGES/{domain}.po"))


def _write(catalog: MessageCatalog, path: Path) -> None:
    """Without dates, so that nothing changes where no message does."""
    catalog.commentary_header = []
    catalog.mime_header = {name: catalog.mime_header[name] for name in HEADER}
    catalog.mime_header["Domain"] = path.stem
    with path.open("w", encoding="utf-8") as file:
        POWriter(file, catalog).write(msgstrToComment=path.suffix == ".pot")


def main() -> None:
    for domain in SOURCES:
        for path in translations(domain):
            found = messages_of(domain)
            catalog = MessageCatalog(filename=str(path))
            catalog.sync(found)
            for message, entry in catalog.items():
                if path.parts[-3] == "en":
                    # The code speaks English.
                    entry.msgstr = entry.msgstr or found[message].msgstr or message
            _write(catalog, path)
        _write(messages_of(domain), LOCALES / f"{domain}.pot")


if __name__ == "__main__":
    main()
