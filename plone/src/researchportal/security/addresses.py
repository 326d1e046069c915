"""Who is asking, as far as an address tells."""

from ipaddress import ip_address
from ipaddress import ip_network
from ipaddress import IPv6Address
from typing import Any


def _parse(text: str) -> Any:
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address


def client_of(request: Any) -> str:
    """The address by which tries are counted.

    Zope's own setting `trusted-proxy` decides about proxies elsewhere. A peer on this
    machine is a proxy of ours: the nearest address that it forwards is the client's.
    What stands further left in `X-Forwarded-For` comes from the client and is never
    believed. An IPv6 client owns its whole /64, which counts as one address.
    """
    address = _parse(request.getClientAddr() or "")
    if address is not None and address.is_loopback:
        forwarded = request.getHeader("X-Forwarded-For") or ""
        hops = reversed([_parse(each) for each in forwarded.split(",")])
        nearest = next(
            (hop for hop in hops if hop is None or not hop.is_loopback), None
        )
        address = nearest or address
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)
