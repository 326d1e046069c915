"""Restricted files, and Zope's publisher without a socket between.

Thousands of requests take seconds.
"""

from base64 import b64decode
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from plone.namedfile.file import NamedBlobFile
from plone.namedfile.file import NamedBlobImage
from researchportal.services.unlock.behavior import IRestricted
from urllib.parse import unquote
from urllib.parse import urlsplit
from ZPublisher.WSGIPublisher import publish_module

import pytest
import transaction


PNG = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


@dataclass
class Answer:
    status: int
    headers: dict
    body: bytes

    def shows(self, *secrets):
        """Also where the answer quotes them as base64."""
        return any(
            each in self.body or b64encode(each)[:16] in self.body for each in secrets
        )


def _published(method, address, headers, body, login):
    parts = urlsplit(address)
    known = {name.lower(): value for name, value in headers.items()}
    environ = {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote(parts.path),
        "QUERY_STRING": parts.query,
        "SERVER_NAME": parts.hostname,
        "SERVER_PORT": str(parts.port),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": known.pop("remote-addr", "203.0.113.7"),
        "CONTENT_TYPE": known.pop("content-type", "application/x-www-form-urlencoded"),
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.errors": BytesIO(),
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
        **{
            f"HTTP_{name.upper().replace('-', '_')}": value
            for name, value in known.items()
        },
    }
    if login:
        environ["HTTP_AUTHORIZATION"] = (
            "Basic " + b64encode(":".join(login).encode()).decode()
        )
    said = {}

    def start_response(status, response_headers, exc_info=None):
        said.update(status=int(status.split()[0]), headers=dict(response_headers))
        return said.setdefault("written", []).append

    parts_of_body = publish_module(environ, start_response)
    try:
        whole = b"".join([*said["written"], *parts_of_body])
    finally:
        if hasattr(parts_of_body, "close"):
            parts_of_body.close()
    return Answer(said["status"], said["headers"], whole)


@pytest.fixture
def publish(site) -> Callable[..., Answer]:
    """Publishes a path in a thread of its own, as Zope does.

    The test keeps its user and its site.
    """
    with ThreadPoolExecutor(1) as threads:

        def ask(method, path, *, login=None, headers=None, body=b""):
            address = f"{site.absolute_url()}{path}" if path.startswith("/") else path
            return threads.submit(
                _published, method, address, headers or {}, body, login
            ).result()

        yield ask


@pytest.fixture
def restrict():
    def make(content, token):
        settings = IRestricted(content)
        settings.restricted_token, settings.restricted = token, True
        content.reindexObject()
        transaction.commit()
        return content

    return make


@pytest.fixture
def text_file(site, add, restrict):
    """A published file; a text tells what is in it."""

    def make(container, id_, text, token):
        file = NamedBlobFile(data=text, filename=f"{id_}.txt", contentType="text/plain")
        return restrict(add(container, "File", id_, file=file), token)

    return make


@pytest.fixture
def picture(site, add, restrict):
    def make(container, id_, token):
        image = NamedBlobImage(data=PNG, filename=f"{id_}.png", contentType="image/png")
        return restrict(add(container, "Image", id_, image=image), token)

    return make
