"""A running site with one user of each kind, the mails it sends, and a client for its API."""

from dataclasses import dataclass
from email import message_from_bytes
from email import policy
from plone import api
from plone.app.testing import setRoles
from plone.app.testing import SITE_OWNER_NAME
from plone.app.testing import SITE_OWNER_PASSWORD
from plone.app.testing import TEST_USER_ID
from Products.MailHost.MailHost import MailHost
from pytest_plone import fixtures_factory
from researchportal.security import rate_limit
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
def site(functional, outbox):
    rate_limit.calls.clear()
    rate_limit.failed_logins.clear()
    rate_limit.failed_accounts.clear()
    feeds.clear()
    portal = functional["portal"]
    setRoles(portal, TEST_USER_ID, ["Manager"])
    for name, roles in ROLES.items():
        api.user.create(
            email=f"{name}@immerlund.example",
            username=name,
            password=PASSWORD,
            roles=roles,
        )
    api.portal.set_registry_record("plone.email_from_address", SENDER)
    api.portal.set_registry_record("plone.email_from_name", "Portal")
    transaction.commit()
    return portal


@pytest.fixture
def client(site, request):
    """A client by the kind of user: visitor, member, editor or manager."""

    def make(role="visitor"):
        session = Client(f"{site.absolute_url()}/++api++")
        if role == "manager":
            session.auth = (SITE_OWNER_NAME, SITE_OWNER_PASSWORD)
        elif role != "visitor":
            session.auth = (role, PASSWORD)
        request.addfinalizer(session.close)
        return session

    return make


@pytest.fixture
def add(site):
    """Makes content: published unless told otherwise."""

    def make(container, type_, id_, state="published", **fields):
        content = api.content.create(
            container=container, type=type_, id=id_, title=fields.pop("title", id_), **fields
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
