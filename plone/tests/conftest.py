"""A running site with one user of each kind.

There are the mails it sends, and a client for its API.
"""

from dataclasses import dataclass
from email import message_from_bytes
from email import policy
from plone import api
from plone.app.testing import setRoles
from plone.app.testing import SITE_OWNER_NAME
from plone.app.testing import SITE_OWNER_PASSWORD
from plone.app.testing import TEST_USER_ID
from Products.MailHost.MailHost import MailHost
from Products.PluggableAuthService.interfaces.plugins import IAuthenticationPlugin
from pytest_plone import fixtures_factory
from researchportal.security.login_limit import user_folders
from researchportal.services.tender.cache import feeds
from researchportal.testing import FUNCTIONAL_TESTING
from researchportal.testing import INTEGRATION_TESTING
from smtplib import SMTPException

import pytest
import requests
import transaction


pytest_plugins = ["pytest_plone"]

globals().update(
    fixtures_factory(
        (
            (FUNCTIONAL_TESTING, "functional"),
            (INTEGRATION_TESTING, "integration"),
        )
    )
)


PASSWORD = "Portal-Test-2026"
ROLES = {"member": ["Member"], "editor": ["Member", "Editor", "Contributor"]}
SENDER = "portal@immerlund.example"


class Client(requests.Session):
    """Asks for paths of the API."""

    def __init__(self, base):
        super().__init__()
        self.base = base
        self.headers["Accept"] = "application/json"

    def request(self, method, url, **options):
        address = url if url.startswith("http") else self.base + url
        options["allow_redirects"] = False
        return super().request(method, address, **options)


@dataclass
class Mail:
    sender: str
    to: list
    message: object

    @property
    def text(self):
        return self.message.get_content()


class Outbox(list):
    is_down = False


@pytest.fixture
def outbox(monkeypatch):
    mails = Outbox()

    def hand_over(self, mfrom, mto, text, immediate=False):
        assert immediate
        if mails.is_down:
            raise SMTPException("no server")
        message = message_from_bytes(text, policy=policy.default)
        mails.append(Mail(mfrom, mto, message))

    monkeypatch.setattr(MailHost, "_send", hand_over)
    return mails


@pytest.fixture
def auth():
    """What logs a kind of user in; nothing for a visitor."""

    def of(role):
        if role == "visitor":
            return None
        if role == "manager":
            return SITE_OWNER_NAME, SITE_OWNER_PASSWORD
        return role, PASSWORD

    return of


@pytest.fixture
def add_users(functional):
    """Makes a user for each kind, called like it."""

    def make(kinds):
        setRoles(functional["portal"], TEST_USER_ID, ["Manager"])
        for name, roles in kinds.items():
            email = f"{name}@immerlund.example"
            api.user.create(email=email, username=name, password=PASSWORD, roles=roles)
        transaction.commit()

    return make


@pytest.fixture
def site(functional, outbox, add_users):
    feeds.clear()
    add_users(ROLES)
    api.portal.set_registry_record("plone.email_from_address", SENDER)
    api.portal.set_registry_record("plone.email_from_name", "Portal")
    transaction.commit()
    return functional["portal"]


@pytest.fixture
def client(site, auth, request):
    """A client by the kind of user: visitor, member, editor or manager."""

    def make(role="visitor"):
        session = Client(f"{site.absolute_url()}/++api++")
        session.auth = auth(role)
        request.addfinalizer(session.close)
        return session

    return make


@pytest.fixture
def add(site):
    """Makes content: published unless told otherwise."""

    def make(container, type_, id_, state="published", **fields):
        content = api.content.create(
            container=container,
            type=type_,
            id=id_,
            title=fields.pop("title", id_),
            **fields,
        )
        if state and api.content.get_state(content, default=None) not in (None, state):
            api.content.transition(content, to_state=state)
        transaction.commit()
        return content

    return make


@pytest.fixture
def set_setting(site):
    def put(name, value):
        api.portal.set_registry_record(f"researchportal.{name}", value)
        transaction.commit()

    return put


@pytest.fixture
def facts(portal):
    """What installing sets, to be compared."""

    def gather():
        types = api.portal.get_tool("portal_types").objectValues()
        workflow = api.portal.get_tool("portal_workflow")
        catalog = api.portal.get_tool("portal_catalog")
        return {
            "types": {fti.getId(): dict(fti.propertyItems()) for fti in types},
            "icons": {
                (fti.getId(), action.id): action.getIconExpression()
                for fti in types
                for action in fti.listActions()
            },
            "chains": {
                fti.getId(): workflow.getChainForPortalType(fti.getId())
                for fti in types
            },
            "states": {
                brain.getPath(): brain.review_state
                for brain in catalog.unrestrictedSearchResults()
            },
            "indexes": {
                name: sorted(catalog.uniqueValuesFor(name))
                for name in ("institutes", "job_offer_location", "token")
            },
            "known": (sorted(catalog.indexes()), sorted(catalog.schema())),
            "menus": sorted(api.portal.get_registry_record("plone.displayed_types")),
            "matomo": api.portal.get_registry_record("researchportal.matomo_id"),
            "heeds_asked_language": api.portal.get_registry_record(
                "plone.use_request_negotiation"
            ),
            "plugins": [
                folder.plugins.listPluginIds(IAuthenticationPlugin)
                for folder in user_folders(portal)
            ],
        }

    return gather
