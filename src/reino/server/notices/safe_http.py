"""HTTP requests to URLs that people gave, kept away from the server's own network.

A webhook or a push endpoint may be any URL, so it could name this machine, its neighbours or the
metadata service of a cloud. Every connection is therefore made to an address that was checked after
the name was resolved, and to no other: a name that resolves differently the next time, an odd
spelling of 127.0.0.1 or a redirect cannot get around the check.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import httpcore

from reino.server.notices.channel import Unsent

SECONDS = 10.0  # timeout of a whole request, however slowly the other side answers
# IPv6 addresses that stand for an IPv4 one in their last four bytes.
EMBEDDING = IPv6Network("64:ff9b::/96"), IPv6Network("::/96")

# The range of IPv6 that is given out for the open internet.
GIVEN_OUT = IPv6Network("2000::/3")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class SafeHttp:
    """Posts to foreign hosts. `private` allows every address, for a closed network or a test."""

    def __init__(
        self,
        *,
        private: bool = False,
        seconds: float = SECONDS,
        context: ssl.SSLContext | None = None,
        resolve: Resolve | None = None,
    ) -> None:
        self._seconds = seconds
        # No connection is reused: the next request has another host, or comes much later.
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=context or ssl.create_default_context(),
            max_keepalive_connections=0,
            network_backend=CheckedNetwork(private, resolve or resolved),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the response; its body is not read. Raises Unsent. Follows no redirect."""
        try:
            async with (
                asyncio.timeout(self._seconds),
                self._pool.stream(
                    "POST", url, headers=[*headers.items()], content=body
                ) as response,
            ):
                return response.status
        except TimeoutError:
            raise Unsent("no answer in time") from None
        except (
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
            httpcore.UnsupportedProtocol,
            OSError,
        ) as error:
            raise Unsent(type(error).__name__) from None

    async def close(self) -> None:
        await self._pool.aclose()


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to addresses of the open internet only."""

    def __init__(self, private: bool, resolve: Resolve) -> None:
        self._private = private
        self._resolve = resolve
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._resolve(host, port)
        # One forbidden address condemns the name: no honest host has both kinds.
        if not self._private and not all(map(is_open, addresses)):
            raise Unsent("an address that is not of the open internet", final=True)
        failure: Exception = OSError("no address")
        for address in addresses:
            try:
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except httpcore.ConnectError as error:
                failure = error
        raise failure


async def resolved(host: str, port: int) -> Sequence[str]:
    """The addresses of a host, by the system's resolver."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError:  # a label no name may have
        return ()
    return [str(address[0]) for *_, address in found]


def is_open(text: str) -> bool:
    """Whether an address is of the open internet: not ours, not a neighbour's, not a group's."""
    seen = _meant(ip_address(text))
    if isinstance(seen, IPv6Address) and seen not in GIVEN_OUT:
        return False
    return seen.is_global and not seen.is_multicast and not seen.is_reserved


def _meant(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address inside an IPv6 address, if there is one."""
    if isinstance(address, IPv4Address):
        return address
    if any(address in network for network in EMBEDDING):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    if address.teredo:
        return address.teredo[1]
    return address.ipv4_mapped or address.sixtofour or address
