"""Builds the site, with its content, in one transaction.

Nothing of it is there before all of it is.

Usage: build_site.py ZOPE_CONF PLAN

PLAN is a JSON file: site_id, title, default_language, languages, timezone, add_ons
(names as in the add-ons control panel), owner (a user of the Zope root), and import (a
plone.exportimport folder, or null).
"""

from AccessControl.SecurityManagement import newSecurityManager
from collections.abc import Iterator
from pathlib import Path
from plone import api
from plone.distribution.api import site as site_api
from plone.exportimport.importers import get_importer
from plone.exportimport.utils.cli import get_app
from Products.CMFPlone.utils import get_installer
from researchportal.workflow import move_state
from run_script import run_script
from typing import Any
from zope.component.hooks import setSite

import json
import logging
import transaction


logger = logging.getLogger("build_site")


def create_site(app: Any, plan: dict[str, Any]) -> Any:
    answers = {
        "site_id": plan["site_id"],
        "title": plan["title"],
        "description": "",
        "default_language": plan["default_language"],
        "portal_timezone": plan["timezone"],
        "setup_content": False,
    }
    site = site_api.create(app, "volto", answers)
    setSite(site)
    api.portal.set_registry_record("plone.available_languages", plan["languages"])
    api.portal.set_registry_record("plone.default_language", plan["default_language"])
    installer = get_installer(site, app.REQUEST)
    for name in plan["add_ons"]:
        if not installer.install_product(name):
            raise ValueError(f"The add-on {name} cannot be installed")
    return site


def read_items(folder: Path) -> Iterator[dict[str, Any]]:
    content = folder / "content"
    metadata = json.loads((content / "__metadata__.json").read_text())
    for name in metadata["_data_files_"]:
        yield json.loads((content / name).read_text())


def set_terms(folder: Path) -> None:
    """Sets the terms to which job offers refer.

    The importer asks for them; all other settings may wait.
    """
    settings = folder / "settings.json"
    values = json.loads(settings.read_text()) if settings.exists() else {}
    for name, rows in values.get("portal-settings", {}).items():
        if name.startswith("job_offer_") and isinstance(rows, list):
            api.portal.set_registry_record(f"researchportal.{name}", rows)


def keep_neutral(folder: Path) -> None:
    """The importer gives what has no language the default one; here it has none."""
    for item in read_items(folder):
        if item.get("language") != "":
            continue
        obj = api.content.get(UID=item["UID"])
        if obj is not None:
            obj.language = ""
            obj.reindexObject(idxs=["Language"])


def carry_states(folder: Path) -> None:
    """Carries the states of content that comes from another workflow.

    It keeps a state of the same name; in any other it is closed.
    """
    tool = api.portal.get_tool("portal_workflow")
    for item in read_items(folder):
        obj = api.content.get(UID=item["UID"])
        histories = item.get("workflow_history") or {}
        chain = () if obj is None else tool.getChainFor(obj)
        if len(chain) != 1 or not histories or chain[0] in histories:
            continue
        workflow = tool[chain[0]]
        state = item.get("review_state")
        known = state if state in workflow.states else workflow.initial_state
        move_state(tool, obj, next(iter(histories)), workflow.getId(), {state: known})


def check_complete(folder: Path) -> None:
    paths = [
        item["@id"] for item in read_items(folder) if item["@type"] != "Plone Site"
    ]
    missing = [path for path in paths if api.content.get(path=path) is None]
    if missing:
        raise ValueError(f"{len(missing)} items were not imported, {missing[0]} first")


def main(zope_conf: str, plan_file: str) -> None:
    plan = json.loads(Path(plan_file).read_text())
    app = get_app(zope_conf)
    if plan["site_id"] in app.objectIds():
        logger.info("The site is there already.")
        return
    owner = app.acl_users.getUser(plan["owner"])
    newSecurityManager(None, owner.__of__(app.acl_users))
    site = create_site(app, plan)
    if plan["import"]:
        folder = Path(plan["import"])
        set_terms(folder)
        for line in get_importer(site).import_site(folder):
            logger.info(line)
        keep_neutral(folder)
        carry_states(folder)
        check_complete(folder)
    transaction.commit()


if __name__ == "__main__":
    run_script(main, "The site was not built.")
