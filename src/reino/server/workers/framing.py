"""Framing of the messages between server and worker: MessagePack with a length before it.

to the worker    Warming, Question, Study
to the server    Ready, when everything that the request needs is loaded; then Chosen or Studied;
                 or Failed, and it exits
"""

from collections.abc import Iterator
from typing import IO

import msgspec

from reino.core.options import Value
from reino.server.workers.question import Question, Study

HEADER = 4  # bytes of the length of a frame
LONGEST = 1 << 20


class Warming(msgspec.Struct, frozen=True, tag="warming"):
    """Load a game with all its bots."""

    game: str
    players: int
    options: dict[str, Value]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Everything is loaded: from now on the bot's time limit counts."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    action: int


class Judged(msgspec.Struct, frozen=True):
    """An action with its value and the share of choices it should get."""

    action: int
    value: float | None
    share: float
    exact: bool = False


class Studied(msgspec.Struct, frozen=True, tag="studied"):
    """The analysis of a view's choices."""

    value: float
    exact: bool
    effort: int
    actions: tuple[Judged, ...]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The kind of error and its place; never its message, which may reveal a card."""

    why: str


Request = Warming | Question | Study
Reply = Ready | Chosen | Studied | Failed

_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def framed(message: Request | Reply) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEADER, "big") + body


def size_of(header: bytes) -> int:
    size = int.from_bytes(header, "big")
    if size > LONGEST:
        raise ValueError(f"a frame has at most {LONGEST} bytes; got {size}")
    return size


def read_reply(body: bytes) -> Reply:
    return _replies.decode(body)


def requests(inbox: IO[bytes]) -> Iterator[Request]:
    """The requests from the pipe, until its other end is closed."""
    while len(header := inbox.read(HEADER)) == HEADER:
        yield _requests.decode(inbox.read(size_of(header)))
