"""Random messages to the server: malformed, illegal, and some valid ones."""

import json
from random import Random

import msgspec

from reino.play.commands import COMMANDS, Choose, Close, Resign
from reino.server import messages as m
from reino.server.websocket.protocol import LARGEST

NUMBERS = (-1, 0, 1, 7, 8, 65_535, 65_536, 2**31, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308)
TEXTS = (
    "",
    "a",
    "\u0000",
    "\u202e",
    "ñ" * 40,
    "x" * 600,
    "\ud83d\ude00",
    "' OR 1=1",
    "../..",
    "null",
)
OTHERS = (None, True, False, [], {}, [[]], {"do": "choose"})
BROKEN = (
    b"",
    b"{",
    b"\xff\xfe",
    b"nul",
    b"[" * 4000,
    b'{"a":' * 2500,
    b'{"type":"ping"} {"type":"ping"}',
    b'{"type":"ping","type":"do"}',
    b'"\\ud800"',
    b"1e999999",
    b"-" + b"9" * 5000,
    b"{\x00}",
    b'{"type":"ping"' + b" " * 9000 + b"}",
    b"\xef\xbb\xbf{}",
)
FROM_PAGE = tuple(m.FromPage.__args__)


class Nonsense:
    """The random messages of one seed. `tables` are the existing ones."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self._rng = Random(seed)
        self._tables = tables
        self._next = 0

    def frame(self) -> tuple[str | bytes, str | None]:
        """A message, and the id under which it must be answered, if there is one."""
        kind = self._rng.random()
        if kind < 0.12:
            body = self._rng.choice(BROKEN)
            return (body if self._rng.random() < 0.5 else _as_text(body)), None
        message = self._message()
        if kind < 0.5:
            self._spoil(message)
        text = json.dumps(message)
        if kind < 0.2:
            text = self._cut(text)
        if len(text.encode()) > LARGEST:
            return '{"type":"ping"}', None
        body = text.encode() if self._rng.random() < 0.2 else text
        return body, _id(text)

    def _message(self) -> dict[str, object]:
        chosen = self._rng.choice((*FROM_PAGE, m.Do, m.Do))
        message: dict[str, object] = {"type": chosen.__struct_config__.tag}
        for field in chosen.__struct_fields__:
            message[field] = self._value(field)
        return message

    def _value(self, field: str) -> object:
        rng = self._rng
        if field == "id":
            self._next += 1
            return f"n{self._next}"
        if field == "table":
            return rng.choice([*self._tables, "2222222222"])
        if field == "command":
            return self._command()
        return {
            "seat": rng.choice([None, 0, 1, 2]),
            "about": rng.randrange(3),
            "number": rng.randrange(30),
            "answers": rng.choice([0, 3, 5, 8, 10**9]),
            "action": rng.randrange(40),
            "nonce": f"{rng.getrandbits(128):032x}",
            "bot": rng.choice(["random", "greedy", "nobody"]),
            "name": "never_this_turn",
            "words": rng.choice([None, "en", "es"]),
            "text": rng.choice([text for text in TEXTS if text]),
        }.get(field, rng.random() < 0.5)

    def _command(self) -> dict[str, object]:
        # No table is closed or left for good here: the other clients still play.
        kept = [one for one in COMMANDS if one not in (Close, Resign)]
        chosen = Choose if self._rng.random() < 0.5 else self._rng.choice(kept)
        command: dict[str, object] = {"do": chosen.__struct_config__.tag}
        for field in chosen.__struct_fields__:
            value = self._value(field)
            command[field] = 0 if value is None else value
        return command

    def _spoil(self, message: dict[str, object]) -> None:
        """Put something odd somewhere."""
        rng = self._rng
        command = message.get("command")
        target = command if isinstance(command, dict) and rng.random() < 0.6 else message
        field = rng.choice([*target, "more"])
        target[field] = self._odd()

    def _odd(self) -> object:
        rng = self._rng
        value: object = rng.choice([*NUMBERS, *TEXTS, *OTHERS])
        for _ in range(rng.choice([0, 0, 0, 1, 3, 200])):
            value = [value] if rng.random() < 0.5 else {"do": value}
        return value

    def _cut(self, text: str) -> str:
        at = self._rng.randrange(len(text))
        return text[:at] if self._rng.random() < 0.5 else text[:at] + "]" + text[at:]


def _as_text(body: bytes) -> str:
    return body.decode("utf-8", "replace")


def _id(text: str) -> str | None:
    """The id of a request, if it can be read."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    if not isinstance(message, dict) or message.get("type") in ("follow", "unfollow", "ping"):
        return None
    id = message.get("id")
    return id if isinstance(id, str) and 1 <= len(id) <= 64 else None
