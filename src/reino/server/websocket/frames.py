"""Frames of RFC 6455, without extensions, as a server reads and writes them.

     byte 0          byte 1            then              then    then
    +-+---+------+  +-+----------+  +---------------+  +------+  +------+
    |F|RSV| code |  |M|  length  |  | longer length |  | mask |  | body |
    +-+---+------+  +-+----------+  +---------------+  +------+  +------+
     1  3     4      1     7         0, 2 or 8 bytes    4 bytes

A client masks its frames, a server does not. F says that a message ends with this frame.
"""

from typing import NamedTuple

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL = MASKED = 0x80
RESERVED = 0x70
LONG, LONGER = 126, 127  # lengths that mean: the length follows, in 2 bytes or in 8
LARGEST_CONTROL = 125

NORMAL, WRONG, NO_CODE, BROKEN_TEXT, TOO_LARGE = 1000, 1002, 1005, 1007, 1009
# Close codes that may be sent: those of the standard, and those of libraries and programs.
CODES = (*range(1000, 1004), *range(1007, 1015))
OWN_CODES = range(3000, 5000)


class Violation(Exception):
    """A frame that no client may send; the websocket is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class WebSocketFrame(NamedTuple):
    final: bool
    opcode: int
    body: bytes
    end: int  # the offset of the next frame


def read_frame(data: bytes, at: int, most: int) -> WebSocketFrame | None:
    """The frame that begins here; None if it is incomplete. Bodies have `most` bytes at most."""
    size = len(data)
    if size - at < 2:
        return None
    first, length = data[at], data[at + 1]
    opcode = first & 0x0F
    if first & RESERVED or not length & MASKED or opcode not in KNOWN:
        raise Violation(WRONG)
    length &= 0x7F
    start = at + 6
    if opcode >= CLOSE:
        if length > LARGEST_CONTROL or not first & FINAL:
            raise Violation(WRONG)
    elif length >= LONG:
        width = 2 if length == LONG else 8
        if size - at < 2 + width:
            return None
        length = int.from_bytes(data[at + 2 : at + 2 + width], "big")
        start += width
    if length > most and opcode < CLOSE:  # a control frame may come between the parts of a message
        raise Violation(TOO_LARGE)
    end = start + length
    if size < end:
        return None
    body = unmasked(data[start:end], data[start - 4 : start])
    return WebSocketFrame(first & FINAL != 0, opcode, body, end)


KNOWN = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))


def unmasked(body: bytes, mask: bytes) -> bytes:
    size = len(body)
    key = (mask * (size // 4 + 1))[:size]
    plain = int.from_bytes(body, "little") ^ int.from_bytes(key, "little")
    return plain.to_bytes(size, "little")


def frame(body: bytes, opcode: int = TEXT) -> bytes:
    """A whole message, or a control frame, as a server sends it."""
    size = len(body)
    if size < LONG:
        return bytes((FINAL | opcode, size)) + body
    if size < 1 << 16:
        return bytes((FINAL | opcode, LONG)) + size.to_bytes(2, "big") + body
    return bytes((FINAL | opcode, LONGER)) + size.to_bytes(8, "big") + body


def closing(code: int) -> bytes:
    return frame(code.to_bytes(2, "big"), CLOSE)


def code_of(body: bytes) -> int:
    """The code in the close frame of a client."""
    if not body:
        return NO_CODE
    code = int.from_bytes(body[:2], "big")
    if len(body) < 2 or (code not in CODES and code not in OWN_CODES):
        raise Violation(WRONG)
    checked_text(body[2:])
    return code


def checked_text(body: bytes) -> bytes:
    if not body.isascii():
        try:
            body.decode()
        except UnicodeDecodeError:
            raise Violation(BROKEN_TEXT) from None
    return body


MOST_PARTS = 256  # limit of frames of a message: empty ones cost time, too


class Message:
    """A message under assembly from its frames."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._opcode = CONTINUED  # the code of the first frame; none yet
        self.size = 0

    def add(self, frame: WebSocketFrame) -> bytes | None:
        """Add a frame; gives the whole message, once this was its last frame."""
        if (frame.opcode == CONTINUED) != (self._opcode != CONTINUED):
            raise Violation(WRONG)
        opcode = frame.opcode or self._opcode
        if not frame.final:
            if len(self._parts) >= MOST_PARTS:
                raise Violation(TOO_LARGE)
            self._opcode = opcode
            self._parts.append(frame.body)
            self.size += len(frame.body)
            return None
        body = frame.body
        if self._parts:
            body = b"".join((*self._parts, body))
            self._parts.clear()
            self.size = 0
            self._opcode = CONTINUED
        return checked_text(body) if opcode == TEXT else body
