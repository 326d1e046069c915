"""Compiles the message catalogs whenever the package is built, also as an editable one.

Everything else about the package stands in pyproject.toml.
"""

from pathlib import Path
from pythongettext.msgfmt import Msgfmt
from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithCatalogs(build_py):
    def run(self) -> None:
        for source in Path(__file__).parent.glob("src/**/LC_MESSAGES/*.po"):
            with source.open("rb") as messages:
                compiled = Msgfmt(messages, source.stem).get()
            source.with_suffix(".mo").write_bytes(compiled)
        super().run()


setup(cmdclass={"build_py": BuildWithCatalogs})
