"""A websocket client written by hand: players share the cores with the server, so they must be
light."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is
LINE = b"\r\n"


def request(path: str, *headers: str) -> bytes:
    """The request that opens a websocket."""
    lines = (
        f"GET {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    )
    return LINE.join(line.encode() for line in lines) + 2 * LINE


def frame(body: bytes, opcode: int = TEXT) -> bytes:
    size = len(body)
    if size < 126:
        head = bytes((FINAL | opcode, MASKED | size))
    else:
        head = bytes((FINAL | opcode, MASKED | 126)) + size.to_bytes(2, "big")
    return head + NO_MASK + body


class Wire(asyncio.Protocol):
    """The connection: calls `heard` with every message, and `lost` if the server closes it."""

    def __init__(
        self, opening: bytes, heard: Callable[[bytes], None], lost: Callable[[str], None]
    ) -> None:
        self._opening = opening
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._open = False
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self.send(self._opening)

    def send(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        self._lost = lambda _: None
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(f"the server has closed a socket: {error}")

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._open:
            end = data.find(2 * LINE)
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self._lost(data.decode())
                return
            self._open = True
            at = end + 4
        size = len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length >= 126:
                width = 2 if length == 126 else 8
                if size - start < width:
                    break
                length = int.from_bytes(data[start : start + width], "big")
                start += width
            if size - start < length:
                break
            opcode = data[at] & 0x0F
            at = start + length
            if opcode == TEXT:
                self._heard(data[start:at])
            elif opcode == PING:
                self.send(frame(data[start:at], PONG))
        self._rest = data[at:]
