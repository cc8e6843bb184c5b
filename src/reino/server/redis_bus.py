"""The bus over Redis or Valkey. Moves never wait for it, and go on when it is unreachable.

Messages gather in a *packet*; one packet is on its way at a time, and is retried until it arrives.
Of each table only the latest number is kept until then, so a long outage costs little memory. A
process that was unsubscribed for a while reads all its tables again (`resync`).
"""

import asyncio
import logging
import random
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from reino.server.background import Background
from reino.server.bus import SCHEMES, Heard, Relayed, Resync, bad_url, ignored

CHANNEL = "reino"
SHORTEST, LONGEST = 0.1, 10.0  # pauses between retries, in seconds
BEAT = 5.0  # seconds of silence after which the Redis server is pinged
PATIENCE = 5.0  # timeout of an answer, in seconds
MOST_TABLES = 20_000  # limit of one packet; beyond that other processes read all tables again
MOST_RELAYS = 1_000
MOST_SENDERS = 1_000  # limit of remembered senders: each start of a process is another sender

LOST = (RedisError, OSError, TimeoutError)

logger = logging.getLogger("reino.server")


class Packet(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    count: int  # number of the packet: a retry that arrives twice is read once
    tables: dict[str, int]
    relays: tuple[tuple[str, str, bytes], ...]
    everything: bool  # the packet was too full: read everything again


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Packet).decode


class RedisBus:
    def __init__(
        self, url: str, channel: str = CHANNEL, *, beat: float = BEAT, patience: float = PATIENCE
    ) -> None:
        self._client = _client(url, patience)
        self._channel = channel
        self._beat = beat
        self._patience = patience
        self._name = secrets.token_hex(8)
        self._count = 0
        self._tables: dict[str, int] = {}
        self._relays: deque[tuple[str, str, bytes]] = deque(maxlen=MOST_RELAYS)
        self._everything = False
        self._waiting = asyncio.Event()  # a message is queued
        self._told = asyncio.Event()  # the queue is empty
        self._told.set()
        self._tried = asyncio.Event()  # the first attempt to subscribe is over
        self.hearing = False  # subscribed, and answered lately
        self._sending = True  # the last packet was sent
        self._last: OrderedDict[str, int] = OrderedDict()  # the last packet's number by sender
        self._tasks = Background()

    @property
    def healthy(self) -> bool:
        return self.hearing and self._sending

    @property
    def senders(self) -> int:
        """Senders whose last packet is known."""
        return len(self._last)

    def publish(self, table: str, number: int) -> None:
        if table in self._tables or len(self._tables) < MOST_TABLES:
            self._tables[table] = max(number, self._tables.get(table, 0))
        else:
            self._everything = True
            self._tables.clear()
        self._wake()

    def relay(self, kind: str, whose: str, payload: bytes) -> None:
        self._relays.append((kind, whose, payload))
        self._wake()

    def _wake(self) -> None:
        self._told.clear()
        self._waiting.set()

    async def start(
        self, heard: Heard, relayed: Relayed = ignored, resync: Resync = ignored
    ) -> None:
        """Returns once subscribed, or when the first attempt has failed: retries follow."""
        self._heard, self._relayed, self._resync = heard, relayed, resync
        self._tasks.keep("the listener of the bus", self._listen)
        self._tasks.keep("the sender of the bus", self._tell)
        await self._tried.wait()

    async def stop(self) -> None:
        """Send the queued messages, within a short timeout."""
        if self.healthy:
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._told.wait()
        # A cancellation that meets an arriving message is sometimes lost in the library.
        await self._tasks.close(patience=0.1)
        self.hearing = False
        await self._client.aclose()

    async def _listen(self) -> None:
        pauses = Pauses()
        while True:
            try:
                async with self._client.pubsub() as ears:
                    await self._subscribe(ears)
                    pauses.reset()
                    self.hearing = True
                    self._tried.set()
                    self._call(self._resync)
                    await self._hear(ears)
            except LOST as error:
                if self.hearing or not self._tried.is_set():
                    logger.warning("the bus cannot be heard: %s", type(error).__name__)
            finally:
                self.hearing = False
                self._tried.set()
            await pauses.next()

    async def _subscribe(self, ears: PubSub) -> None:
        await ears.subscribe(self._channel)
        async with asyncio.timeout(self._patience):
            while True:
                answer = await ears.get_message(timeout=self._patience)
                if answer is not None and answer["type"] == "subscribe":
                    return

    async def _hear(self, ears: PubSub) -> None:
        """Read messages until the connection is silent and does not answer a ping."""
        asked = False
        while True:
            message = await ears.get_message(timeout=self._patience if asked else self._beat)
            if message is not None:
                asked = False
                if message["type"] == "message":
                    self._read(message["data"])
            elif asked:
                raise TimeoutError
            else:
                asked = True
                await ears.ping()

    def _read(self, body: bytes) -> None:
        try:
            packet = _decode(body)
        except msgspec.DecodeError:
            logger.warning(
                "a packet of the bus cannot be read and is ignored: expected one of this version"
            )
            return
        if packet.sender == self._name or self._last.get(packet.sender, 0) >= packet.count:
            return
        self._last[packet.sender] = packet.count
        self._last.move_to_end(packet.sender)
        if len(self._last) > MOST_SENDERS:
            self._last.popitem(last=False)
        if packet.everything:
            self._call(self._resync)
        for table, number in packet.tables.items():
            self._call(self._heard, table, number)
        for relay in packet.relays:
            self._call(self._relayed, *relay)

    def _call(self, listener: Callable[..., None], *facts: object) -> None:
        """A listener that raises does not stop the bus."""
        try:
            listener(*facts)
        except Exception:
            logger.exception("a listener of the bus failed, and has missed a message")

    async def _tell(self) -> None:
        while True:
            await self._waiting.wait()
            try:
                await self._send(_encode(self._packet()))
            except Exception:
                self._everything = True  # the messages of the packet are lost
                self._wake()
                raise
            if not self._waiting.is_set():
                self._told.set()

    def _packet(self) -> Packet:
        self._count += 1
        relays = tuple(self._relays)
        packet = Packet(self._name, self._count, self._tables, relays, self._everything)
        self._tables, self._everything = {}, False
        self._relays.clear()
        self._waiting.clear()
        return packet

    async def _send(self, body: bytes) -> None:
        pauses = Pauses()
        while True:
            try:
                await self._client.publish(self._channel, body)
            except LOST as error:
                if self._sending:
                    logger.warning("the bus takes nothing: %s", type(error).__name__)
                self._sending = False
                await pauses.next()
            else:
                self._sending = True
                return


class Pauses:
    """Pauses between retries: each twice as long as the one before, with jitter, so that processes
    do not retry in step."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self._seconds = SHORTEST

    async def next(self) -> None:
        await asyncio.sleep(self._seconds * random.uniform(0.5, 1.0))
        self._seconds = min(2 * self._seconds, LONGEST)


def _client(url: str, patience: float) -> Redis:
    scheme, _, rest = url.partition("://")
    try:
        return Redis.from_url(
            f"{SCHEMES[scheme]}://{rest}",
            protocol=2,  # RESP2, which every server speaks
            socket_timeout=patience,
            socket_connect_timeout=patience,
            retry=Retry(NoBackoff(), 0),  # a lost connection must be noticed
        )
    except (KeyError, ValueError, RedisError):
        raise bad_url(url) from None
