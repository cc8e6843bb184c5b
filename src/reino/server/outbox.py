"""What waits to be sent to one page. A page that does not read is let go, not waited for."""

import asyncio
from collections import deque

MOST_MESSAGES = 512
MOST_BYTES = 2 << 20


class Outbox:
    """A bounded queue. Whoever fills it up is too slow, and is told nothing any more."""

    def __init__(self, messages: int = MOST_MESSAGES, size: int = MOST_BYTES) -> None:
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._messages = messages
        self._most = size
        self._filled = asyncio.Event()
        self.full = False
        self.looks_at: dict[str, int | None] = {}  # tables that its page follows, and from where

    def put(self, message: bytes) -> None:
        if self.full:
            return
        self._waiting.append(message)
        self._size += len(message)
        if len(self._waiting) > self._messages or self._size > self._most:
            self.full = True
            self._waiting.clear()
        self._filled.set()

    async def take(self) -> bytes | None:
        """The next message; None once the page was too slow."""
        while not self._waiting:
            if self.full:
                return None
            self._filled.clear()
            await self._filled.wait()
        return self.next()

    def next(self) -> bytes | None:
        """The next message, if one waits already."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        return message
