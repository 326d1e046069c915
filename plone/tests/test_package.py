"""What is built of this tree is whole."""

from importlib.metadata import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest
import re
import shutil
import subprocess
import sys


ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built of a copy without anything compiled, as it is after a checkout."""
    copy = tmp_path_factory.mktemp("build") / "plone"
    compiled = shutil.ignore_patterns("*.mo", "*.pyc", "*.egg-info", "build", "dist")
    shutil.copytree(ROOT, copy, ignore=compiled)
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "."]
    subprocess.run([sys.executable, "-m", *build], cwd=copy, check=True)
    (built,) = copy.glob("*.whl")
    with ZipFile(built) as archive:
        yield archive


def test_a_wheel_holds_compiled_catalogs(wheel):
    sources = {path.relative_to(SOURCE) for path in SOURCE.rglob("*.po")}
    assert len(sources) == 4
    assert {path.with_suffix(".mo").as_posix() for path in sources} <= set(
        wheel.namelist()
    )
    assert b"Personen" in wheel.read(
        "researchportal/locales/de/LC_MESSAGES/researchportal.mo"
    )


@pytest.mark.parametrize("suffix", [".py", ".zcml", ".xml", ".po", ".pot"])
def test_a_wheel_holds_all_sources(wheel, suffix):
    sources = {
        path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob(f"*{suffix}")
    }
    assert sources
    assert sources <= set(wheel.namelist())


def test_a_wheel_holds_its_licence(wheel):
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())


def test_the_changelog_begins_with_this_version_and_profile(portal, setup_tool):
    first = re.search("^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.M).group(1)
    profile = setup_tool.getVersionForProfile("researchportal:default")
    version = metadata("research-portal-plone")["Version"]
    assert first.startswith(f"{version} (profile {profile}")
