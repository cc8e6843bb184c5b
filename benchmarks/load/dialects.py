"""The protocols of the two servers: the same few messages, in the format of each."""

from typing import Protocol

from benchmarks.load.wire import frame, request

GAME = "braverats"
MOVES = 16  # rounds of a game in which both always choose the same card: every round is held
BEGUN = 4  # the number of a Reino table when the first card is asked for


def card(move: int) -> int:
    return move // 2


class Dialect(Protocol):
    name: str
    update: bytes  # prefix of a message about a move
    over: bytes  # text in the last message of a game

    def opening(self, player: str) -> bytes:
        """The request that opens a websocket."""

    def answer(self, message: bytes) -> bytes | None:
        """The reply that the client has to send at once to this message."""

    def is_welcome(self, message: bytes) -> bool:
        """Whether the websocket is ready from here on."""

    def follow(self, table: str, seat: int) -> bytes: ...

    def is_followed(self, message: bytes) -> bool: ...

    def move(self, table: str, number: int) -> bytes:
        """The message of a move. Seats take turns in choosing; their cards are sealed until both
        have chosen."""


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
    """socket.io by hand: `0`, `2` and `3` are messages of engine.io, `40` joins, `42` is an
    event."""

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
        """Join a match; the server creates it if it does not exist."""
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
