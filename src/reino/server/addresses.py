"""The URLs of a server: for guests on the same network, and for the machine it runs on."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple

LOOPBACK = ("127.0.0.1", "::1")  # the addresses of `localhost`
EVERYWHERE = ("0.0.0.0", "::")
# Addresses reserved for documentation: the system knows the route to them without a packet sent.
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
DISCARD = 9


class Addresses(NamedTuple):
    guests: str  # the same as `here` where only this machine reaches the server
    here: str


def addresses_of(listening: socket.socket, host: str) -> Addresses:
    """The URLs that a browser opens, for a server that was asked to listen at `host`."""
    bound, port = listening.getsockname()[:2]
    if bound in EVERYWHERE:
        here = _written("localhost", port)
        found = own_address(listening.family)
        return Addresses(here if found is None else _written(found, port), here)
    shown = _written("localhost" if bound in LOOPBACK else host, port)
    return Addresses(shown, shown)


def own_address(family: int) -> str | None:
    """The address of this machine on its network; None if it is in no network."""
    return _outgoing(family) or _named(family)


def _outgoing(family: int) -> str | None:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR[socket.AddressFamily(family)], DISCARD))
        return _reachable(probe.getsockname()[0])
    return None


def _named(family: int) -> str | None:
    """Addresses by the host name of this machine, where the system has no route to the internet."""
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return next(filter(None, (_reachable(str(place[0])) for *_, place in known)), None)
    return None


def _reachable(address: str) -> str | None:
    found = ip_address(address)
    # A browser takes no IPv6 address that is valid on one link only.
    one_link = found.version == 6 and found.is_link_local
    return None if found.is_loopback or found.is_unspecified or one_link else address


def _written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
