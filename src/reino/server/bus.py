"""The bus between server processes: messages with the last number of each table. Entries are in the
database.

Messages on the bus hold no secret: ids of tables, numbers, and which line of a chat is new.
"""

from collections.abc import Callable
from typing import Protocol

from reino.core.errors import ReinoError

Heard = Callable[[str, int], None]  # a table, and the number of its last entry
Relayed = Callable[[str, str, bytes], None]  # kind, id of the table or person, payload
Resync = Callable[[], None]  # called when messages may have been missed


# Schemes of addresses, and the Redis library's names for them.
SCHEMES = {"valkey": "redis", "valkeys": "rediss", "redis": "redis", "rediss": "rediss"}


class Bus(Protocol):
    @property
    def healthy(self) -> bool:
        """Whether messages arrive in both directions; if not, tables are read from the database."""

    def publish(self, table: str, number: int) -> None:
        """Send other processes the last number of a table. Neither waits nor fails."""

    def relay(self, kind: str, whose: str, payload: bytes) -> None:
        """Send other processes another message about a table or a person. Neither waits nor fails.
        Every player at the table may know the payload."""

    async def start(self, heard: Heard, relayed: Relayed = ..., resync: Resync = ...) -> None:
        """From now on call these listeners for messages of other processes, not for those of this
        one."""

    async def stop(self) -> None: ...


def ignored(*_: object) -> None:
    """A listener that does nothing."""


class Alone:
    """The bus of a single process, which has no other processes to send to."""

    healthy = True

    def publish(self, table: str, number: int) -> None:
        pass

    def relay(self, kind: str, whose: str, payload: bytes) -> None:
        pass

    async def start(
        self, heard: Heard, relayed: Relayed = ignored, resync: Resync = ignored
    ) -> None:
        pass

    async def stop(self) -> None:
        pass


def bad_url(url: str) -> ReinoError:
    """The error for a bad address. Only its scheme is shown, because the rest may hold a
    password."""
    scheme, found, _ = url.partition("://")
    return ReinoError("error-bus-url", given=scheme if found else "?")


def bus_for(url: str | None) -> Bus:
    """The bus at `redis://...`, `rediss://...` or `valkey://...`; without an address, that of a
    single process."""
    if url is None:
        return Alone()
    scheme, found, _ = url.partition("://")
    if scheme not in SCHEMES or not found:
        raise bad_url(url)
    try:
        from reino.server.redis_bus import RedisBus
    except ImportError as error:
        if (error.name or "").split(".")[0] != "redis":
            raise
        raise ReinoError("error-bus-missing") from None
    return RedisBus(url)
