"""The queue of messages to one websocket client. A client that does not read is cut off."""

from collections import deque
from collections.abc import Callable

import msgspec

from reino.server import messages

MOST_MESSAGES = 512
MOST_BYTES = 2 << 20

encode = msgspec.json.Encoder().encode


def nothing() -> None:
    """The overflow handler of an outbox that has none."""


class Outbox:
    """The queue. Messages go out at once while the connection takes them; otherwise they queue
    here. When the queue overflows the client is too slow: the queue is emptied and takes nothing
    more."""

    def __init__(self, messages: int = MOST_MESSAGES, size: int = MOST_BYTES) -> None:
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._messages = messages
        self._most = size
        self._write: Callable[[bytes], None] | None = None
        self._overflow = nothing
        self.full = False
        self.looks_at: dict[str, int | None] = {}  # tables its client follows, and the seat

    @property
    def waiting(self) -> int:
        """Messages that are queued."""
        return len(self._queue)

    @property
    def size(self) -> int:
        """Bytes that are queued."""
        return self._size

    def tell(self, message: messages.ToPage) -> None:
        self.put(encode(message))

    def put(self, message: bytes) -> None:
        if self._write is not None:
            self._write(message)
            return
        if self.full:
            return
        self._queue.append(message)
        self._size += len(message)
        if len(self._queue) > self._messages or self._size > self._most:
            self.close()
            self._overflow()

    def pop(self) -> bytes:
        """Take the oldest queued message out."""
        message = self._queue.popleft()
        self._size -= len(message)
        return message

    def at_overflow(self, do: Callable[[], None]) -> None:
        self._overflow = do

    def flow(self, write: Callable[[bytes], None]) -> None:
        """From now on every message is written by `write`, the queued ones first."""
        self._write = write
        # `write` may call `hold`, when the connection takes no more.
        while self._queue and self._write is not None:
            self._write(self.pop())

    def hold(self) -> None:
        """From now on messages are queued."""
        self._write = None

    def cut(self) -> None:
        """Disconnect the client now."""
        self.close()
        self._overflow()

    def close(self) -> None:
        """Drop the queued messages and take no more."""
        self.full = True
        self._write = None
        self._queue.clear()
        self._size = 0
