"""Fetches what an editor named as address of a feed.

It fetches nothing of the network that only this server reaches.
"""

from ipaddress import ip_address
from researchportal.settings import setting
from urllib.parse import urljoin
from urllib.parse import urlsplit
from urllib3 import HTTPConnectionPool
from urllib3 import HTTPResponse
from urllib3 import HTTPSConnectionPool
from urllib3 import Timeout
from urllib3.exceptions import HTTPError

import socket
import time


MOST_BYTES = 1024 * 1024
MOST_SECONDS = 8.0
MOST_REDIRECTS = 3
AGENT = "research-portal feed reader"


class FetchFailed(Exception):
    """The feed could not be had."""


class FeedMissing(FetchFailed):
    """Its server says that there is no such feed."""


def _allowed_hosts() -> set[str]:
    """Hosts of the own network that the site's administrators named."""
    return {host.strip().lower() for host in setting("feed_hosts", ())}


def _resolve(host: str, port: int) -> str:
    """An address of the host.

    It is the one that is connected to: a second answer of the name server changes
    nothing.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as failure:
        raise FetchFailed("The host is unknown.") from failure
    addresses = [str(each[4][0]) for each in found]
    if host not in _allowed_hosts():
        inner = [
            each for each in addresses if not ip_address(each.split("%")[0]).is_global
        ]
        if inner:
            raise FetchFailed("The host is not public.")
    return addresses[0]


def _request(url: str) -> HTTPResponse:
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError as failure:
        raise FetchFailed("The address is malformed.") from failure
    if parts.scheme not in ("http", "https") or not host:
        raise FetchFailed("Only addresses of the web are fetched.")
    is_secure = parts.scheme == "https"
    port = port or (443 if is_secure else 80)
    address = _resolve(host, port)
    timeout = Timeout(connect=3, read=3)
    if is_secure:
        pool = HTTPSConnectionPool(
            address, port, timeout=timeout, server_hostname=host, assert_hostname=host
        )
    else:
        pool = HTTPConnectionPool(address, port, timeout=timeout)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    named = parts.netloc.rpartition("@")[2]
    headers = {"Host": named, "User-Agent": AGENT, "Accept-Encoding": "identity"}
    return pool.urlopen(
        "GET",
        target,
        headers=headers,
        retries=False,
        redirect=False,
        preload_content=False,
        decode_content=False,
    )


def _body(response: HTTPResponse, deadline: float) -> bytes:
    chunks: list[bytes] = []
    size = 0
    for chunk in response.stream(16 * 1024, decode_content=False):
        size += len(chunk)
        if size > MOST_BYTES or time.monotonic() > deadline:
            raise FetchFailed("The feed is too large or too slow.")
        chunks.append(chunk)
    return b"".join(chunks)


def fetch(url: str) -> bytes:
    deadline = time.monotonic() + MOST_SECONDS
    for _ in range(MOST_REDIRECTS + 1):
        try:
            response = _request(url)
            try:
                if response.status == 200:
                    return _body(response, deadline)
                location = response.headers.get("Location")
            finally:
                response.close()
        except (HTTPError, OSError) as failure:
            raise FetchFailed("The server does not answer.") from failure
        if response.status in (404, 410):
            raise FeedMissing("The feed is gone.")
        if response.status not in (301, 302, 303, 307, 308) or not location:
            raise FetchFailed(f"The server answers {response.status}.")
        url = urljoin(url, location)
    raise FetchFailed("Too many redirects.")
