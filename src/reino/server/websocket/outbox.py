"""What is to be sent to one page. A page that does not read is let go, not waited for."""

from collections import deque
from collections.abc import Callable

MOST_MESSAGES = 512
MOST_BYTES = 2 << 20


def nothing() -> None:
    """For who does not care."""


class Outbox:
    """Messages go out at once, as long as the other side takes them; else they wait here. Whoever
    lets too many wait is too slow, and is told nothing any more."""

    def __init__(self, messages: int = MOST_MESSAGES, size: int = MOST_BYTES) -> None:
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._messages = messages
        self._most = size
        self._write: Callable[[bytes], None] | None = None
        self._overflow = nothing
        self.full = False
        self.looks_at: dict[str, int | None] = {}  # tables that its page follows, and from where

    def put(self, message: bytes) -> None:
        if self._write is not None:
            self._write(message)
            return
        if self.full:
            return
        self._waiting.append(message)
        self._size += len(message)
        if len(self._waiting) > self._messages or self._size > self._most:
            self.close()
            self._overflow()

    def at_overflow(self, do: Callable[[], None]) -> None:
        self._overflow = do

    def flow(self, write: Callable[[bytes], None]) -> None:
        """From now on everything goes out by `write`, beginning with what waits."""
        self._write = write
        # To write may be to learn that nothing more is taken.
        while self._waiting and self._write is not None:
            message = self._waiting.popleft()
            self._size -= len(message)
            self._write(message)

    def hold(self) -> None:
        """From now on everything waits."""
        self._write = None

    def cut(self) -> None:
        """The page is let go, now."""
        self.close()
        self._overflow()

    def close(self) -> None:
        """Nothing more is taken."""
        self.full = True
        self._write = None
        self._waiting.clear()
        self._size = 0
