"""A running site with a user of each role, and a client for its API."""

import pytest
import requests


ROLES = {
    "member": ["Member"],
    "reader": ["Member", "Reader"],
    "editor": ["Member", "Editor", "Contributor"],
    "reviewer": ["Member", "Reviewer"],
    "siteadmin": ["Member", "Site Administrator"],
}


class Client:
    """Calls the API as one of the users; `None` is a visitor."""

    def __init__(self, base, auth):
        self.base = base
        self.auth = auth

    def call(self, method, path, user="manager", **options):
        auth = self.auth(user or "visitor")
        headers = {"Accept": "application/json", **options.pop("headers", {})}
        return requests.request(
            method, self.base + path, auth=auth, headers=headers, timeout=30, **options
        )

    def get(self, path, user="manager", **options):
        return self.call("GET", path, user, **options)

    def add(self, container, portal_type, user="manager", **fields):
        body = {"@type": portal_type, "title": portal_type, **fields}
        return self.call("POST", container, user, json=body)

    def change(self, path, user="manager", **fields):
        return self.call("PATCH", path, user, json=fields)

    def made(self, container, portal_type, **fields):
        """The path of new content."""
        answer = self.add(container, portal_type, **fields)
        assert answer.status_code == 201, answer.text
        return answer.json()["@id"].removeprefix(self.base)

    def publish(self, path, transition="publish", user="manager"):
        answer = self.call("POST", f"{path}/@workflow/{transition}", user, json={})
        assert answer.status_code == 200, answer.text


@pytest.fixture
def client(functional, auth, add_users):
    add_users(ROLES)
    return Client(functional["portal"].absolute_url(), auth)
