"""How each of the two servers is spoken to: the same few things, in its own words."""

from typing import Protocol

from benchmarks.load.wire import frame, request

GAME = "braverats"
MOVES = 16  # of a game in which both always choose the same card: every round is held
BEGUN = 4  # the number of our tables when the first card is asked for


def card(move: int) -> int:
    return move // 2


class Dialect(Protocol):
    name: str
    update: bytes  # how a message begins that tells of a move
    over: bytes  # what stands in the last one of a game

    def opening(self, player: str) -> bytes:
        """The request for a socket."""

    def answer(self, message: bytes) -> bytes | None:
        """What is to be said at once when this is heard."""

    def is_welcome(self, message: bytes) -> bool:
        """Whether the socket can be used from here on."""

    def follow(self, table: str, seat: int) -> bytes: ...

    def is_followed(self, message: bytes) -> bool: ...

    def move(self, table: str, number: int) -> bytes:
        """Seats take turns in choosing; what each of them chose is sealed until both have."""


class Ours:
    name = "Reino"
    update = b'{"type":"update"'
    over = b'"result":{'

    def opening(self, player: str) -> bytes:
        return request("/api/socket", f"Authorization: Bearer {player}")

    def answer(self, message: bytes) -> bytes | None:
        if message.startswith(b'{"type":"refused"'):
            raise RuntimeError(message.decode())
        return None

    def is_welcome(self, message: bytes) -> bool:
        return message.startswith(b'{"type":"hello"')

    def follow(self, table: str, seat: int) -> bytes:
        return frame(b'{"type":"follow","table":"%b","seat":%d}' % (table.encode(), seat))

    def is_followed(self, message: bytes) -> bool:
        return message.startswith(b'{"type":"now"')

    def move(self, table: str, number: int) -> bytes:
        command = b'{"do":"choose","seat":%d,"action":%d,"answers":%d}' % (
            number % 2,
            card(number),
            BEGUN + number,
        )
        return frame(
            b'{"type":"do","id":"%d","table":"%b","command":%b}' % (number, table.encode(), command)
        )


class BoardgameIo:
    """socket.io by hand: `0`, `2` and `3` are those of engine.io, `40` joins, `42` tells."""

    name = "boardgame.io"
    update = b'42/braverats,["update"'
    over = b'"gameover":{'

    def opening(self, player: str) -> bytes:
        return request("/socket.io/?EIO=4&transport=websocket")

    def answer(self, message: bytes) -> bytes | None:
        if message.startswith(b"0{"):
            return frame(b"40/braverats,")
        return frame(b"3") if message == b"2" else None

    def is_welcome(self, message: bytes) -> bool:
        return message.startswith(b"40/braverats,")

    def follow(self, table: str, seat: int) -> bytes:
        """A match that is not there yet is made by this."""
        return frame(b'42/braverats,["sync","%b","%d",null,2]' % (table.encode(), seat))

    def is_followed(self, message: bytes) -> bool:
        return message.startswith(b'42/braverats,["sync"')

    def move(self, table: str, number: int) -> bytes:
        seat = number % 2
        action = b'{"type":"MAKE_MOVE","payload":{"type":"choose","args":[%d],"playerID":"%d"}}' % (
            card(number),
            seat,
        )
        return frame(
            b'42/braverats,["update",%b,%d,"%b","%d"]' % (action, number, table.encode(), seat)
        )
