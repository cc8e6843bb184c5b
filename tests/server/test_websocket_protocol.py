"""Frames and the websocket protocol: RFC 6455, and every violation that a client may send."""

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event
from typing import Any, NoReturn

import pytest
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode
from websockets.streams import StreamReader

from reino.server import app
from reino.server.identity import recognise
from reino.server.websocket.frames import (
    BINARY,
    BROKEN_TEXT,
    CLOSE,
    CONTINUED,
    FINAL,
    MASKED,
    NORMAL,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    WRONG,
    Violation,
    WebSocketFrame,
    frame,
    read_frame,
)
from reino.server.websocket.protocol import LARGEST
from server.test_websocket_session import SOON, request, wait_for
from server.web import Site, serving

SIZES = (0, 1, 3, 125, 126, 127, 5000, 65_535, 65_536, 70_000)
PING_ME = b'{"type":"ping"}'
PONGED = b'{"type":"pong"}'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("wire")) as running:
        yield running


def theirs(body: bytes, opcode: int = TEXT, *, final: bool = True) -> bytes:
    """A frame as another library's client sends it, with a random mask."""
    return TheirFrame(Opcode(opcode), body, final).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_what_another_library_masks_is_read_as_it_was_meant(size: int) -> None:
    body = bytes(n * 7 % 256 for n in range(size))
    sent = theirs(body, BINARY)
    assert read_frame(b"xy" + sent + b"z", 2, size) == WebSocketFrame(
        True, BINARY, body, 2 + len(sent)
    )
    assert read_frame(sent[:-1], 0, size) is None
    assert all(read_frame(sent[:cut], 0, size) is None for cut in range(min(len(sent), 15)))


@pytest.mark.parametrize("size", SIZES)
def test_what_the_server_frames_another_library_reads(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(frame(b"x" * size))
    parsing = TheirFrame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as end:
        next(parsing)
    assert end.value.value == TheirFrame(Opcode.TEXT, b"x" * size)


def head(first: int, second: int) -> bytes:
    return bytes((first, second)) + bytes(4)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (head(FINAL | TEXT, 0), WRONG),  # without a mask
        (head(FINAL | 0x40 | TEXT, MASKED), WRONG),  # with an extension that was never agreed on
        (head(FINAL | 3, MASKED), WRONG),
        (head(FINAL | 11, MASKED), WRONG),
        (head(PING, MASKED), WRONG),  # a control frame in parts
        (head(FINAL | PING, MASKED | 126), WRONG),
        (bytes((FINAL | TEXT, MASKED | 127)) + (1 << 62).to_bytes(8, "big"), TOO_LARGE),
        (bytes((FINAL | TEXT, MASKED | 126)) + (101).to_bytes(2, "big"), TOO_LARGE),
    ],
)
def test_a_frame_that_no_client_may_send_is_refused_by_its_head(sent: bytes, code: int) -> None:
    with pytest.raises(Violation) as caught:
        read_frame(sent, 0, 100)
    assert caught.value.code == code


class Peer:
    """A client that sends bytes as it likes."""

    def __init__(self, line: socket.socket, rest: bytes = b"") -> None:
        self._line = line
        self._rest = rest

    def send(self, *frames: bytes) -> None:
        self._line.sendall(b"".join(frames))

    def talk_for_ever(self) -> NoReturn:
        while True:
            self.send(theirs(b"x" * LARGEST))

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its body."""
        while True:
            size = self._rest[1] if len(self._rest) > 1 else 0
            start = 4 if size == 126 else 2
            length = int.from_bytes(self._rest[2:4], "big") if size == 126 else size
            if len(self._rest) >= max(start, 2) and len(self._rest) >= start + length:
                found = self._rest[0] & 0x0F, self._rest[start : start + length]
                self._rest = self._rest[start + length :]
                return found
            more = self._line.recv(1 << 16)
            assert more, "the server has gone without a word"
            self._rest += more

    def closed(self) -> int:
        """The code with which the server closes, after which it sends nothing."""
        while (found := self.receive())[0] != CLOSE:
            pass
        with suppress(ConnectionError):
            self.send(theirs(found[1], CLOSE))
        with suppress(ConnectionResetError):
            assert self._line.recv(1) == b""
        return int.from_bytes(found[1][:2], "big")


@contextmanager
def peer(site: Site) -> Iterator[Peer]:
    with socket.create_connection(("127.0.0.1", site.port), SOON) as line:
        line.sendall(request(site, site.person("Ana")))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += line.recv(1 << 16)
        assert answer.startswith(b"HTTP/1.1 101 ")
        made = Peer(line, answer.partition(b"\r\n\r\n")[2])
        assert b'"hello"' in made.receive()[1]
        yield made


def test_a_message_may_come_in_any_number_of_frames_with_others_in_between(site: Site) -> None:
    with peer(site) as one:
        one.send(
            theirs(PING_ME[:3], TEXT, final=False),
            theirs(b"are you there", PING),
            theirs(PING_ME[3:4], CONTINUED, final=False),
            theirs(PING_ME[4:], CONTINUED),
        )
        assert one.receive() == (PONG, b"are you there")
        assert one.receive() == (TEXT, PONGED)


def test_a_ping_may_come_within_the_largest_message(site: Site) -> None:
    with peer(site) as one:
        one.send(theirs(b"x" * (LARGEST - 1), TEXT, final=False), theirs(b"still here?", PING))
        assert one.receive() == (PONG, b"still here?")


@pytest.mark.parametrize("broken", ["x" * 9000, "a: b\r\n" * 200, "content-length: 5\r\n"])
def test_a_request_for_a_socket_that_cannot_be_read_is_refused_and_forgotten(
    site: Site, broken: str
) -> None:
    wanted = request(site, site.person("Ana")).decode()
    head = wanted.replace(
        "\r\n", f"\r\nx-long: {broken}\r\n" if "\r" not in broken else f"\r\n{broken}", 1
    )
    with socket.create_connection(("127.0.0.1", site.port), SOON) as line:
        line.sendall(head.encode())
        answer = line.recv(1 << 16)
    assert answer.startswith(b"HTTP/1.1 4")
    with peer(site) as one:  # and the server goes on
        one.send(theirs(PING_ME))
        assert one.receive() == (TEXT, PONGED)


def test_who_is_signed_out_loses_the_pages_that_are_open(site: Site) -> None:
    ana = site.person("Ana")
    with socket.create_connection(("127.0.0.1", site.port), SOON) as line:
        line.sendall(request(site, ana))
        while b'"hello"' not in line.recv(1 << 16):
            pass
        assert ana.post("/api/me/recovery").status_code == 200
        with suppress(ConnectionResetError):
            while line.recv(1 << 16):
                pass


def test_frames_may_come_byte_by_byte_or_many_at_once(site: Site) -> None:
    with peer(site) as one:
        for byte in theirs(PING_ME):
            one.send(bytes((byte,)))
        assert one.receive() == (TEXT, PONGED)
        one.send(*[theirs(PING_ME)] * 50)
        assert [one.receive() for _ in range(50)] == [(TEXT, PONGED)] * 50


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([theirs(PING_ME, CONTINUED)], WRONG),  # a continuation of no message
        ([theirs(b"{", TEXT, final=False), theirs(PING_ME)], WRONG),
        ([theirs(b"x" * (LARGEST + 1))], TOO_LARGE),
        ([theirs(b"x" * LARGEST, TEXT, final=False), theirs(b"x", CONTINUED)], TOO_LARGE),
        ([theirs(b"", TEXT, final=False), *[theirs(b"", CONTINUED, final=False)] * 300], TOO_LARGE),
        ([theirs(b"\xc3", TEXT)], BROKEN_TEXT),
        ([theirs(b"\x03", CLOSE)], WRONG),
        ([theirs((1005).to_bytes(2, "big"), CLOSE)], WRONG),
        ([theirs((1000).to_bytes(2, "big") + b"\xff", CLOSE)], BROKEN_TEXT),
    ],
)
def test_whoever_breaks_the_rules_is_told_which(site: Site, frames: list[bytes], code: int) -> None:
    with peer(site) as one:
        one.send(*frames)
        assert one.closed() == code


@pytest.mark.parametrize(
    ("said", "answered"), [(b"", NORMAL), (b"\x03\xe9bye", 1001), (b"\x0f\xa0", 4000)]
)
def test_who_says_goodbye_hears_it_back(site: Site, said: bytes, answered: int) -> None:
    with peer(site) as one:
        one.send(theirs(said, CLOSE))
        assert one.closed() == answered


def test_letters_that_are_cut_between_frames_are_whole_letters(site: Site) -> None:
    letters = '{"type":"ñandú"}'.encode()
    with peer(site) as one:
        one.send(theirs(letters[:10], TEXT, final=False), theirs(letters[10:], CONTINUED))
        opcode, body = one.receive()
        assert (opcode, b'"refused"' in body) == (TEXT, True)


def test_who_is_silent_is_asked_and_who_answers_nothing_is_let_go(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site.config, "ws_ping_interval", 0.05)
    monkeypatch.setattr(site.config, "ws_ping_timeout", 0.5)
    with peer(site) as one:
        assert one.receive() == (PING, b"")
        one.send(theirs(b"", PONG))
        assert one.receive() == (PING, b"")
        assert one.closed() == 1011


def test_a_failure_of_ours_closes_the_page_and_is_logged(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(site.app.state.services.tables), "say", broken)
    with peer(site) as one:
        one.send(theirs(b'{"type":"say","id":"1","table":"abcdefgh23","text":"hola"}'))
        assert one.closed() == 1011
    assert "ZeroDivisionError" in caplog.text


def test_who_leaves_before_the_socket_is_opened_is_no_failure(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana = site.person("Ana")
    asked, left = Event(), Event()

    async def slowly(*given: Any) -> Any:
        asked.set()
        await asyncio.to_thread(left.wait, SOON)
        return await recognise(*given)

    with monkeypatch.context() as slow:
        slow.setattr(app, "recognise", slowly)
        with socket.create_connection(("127.0.0.1", site.port), SOON) as line:
            line.sendall(request(site, ana))
            assert asked.wait(SOON)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        left.set()
        wait_for(site, ana, 0)
    with peer(site) as one:
        one.send(theirs(PING_ME))
        assert one.receive() == (TEXT, PONGED)
    assert "Traceback" not in caplog.text


def test_who_talks_on_after_the_end_is_cut_off(site: Site) -> None:
    with peer(site) as one:
        one.send(theirs(PING_ME, CONTINUED))
        while one.receive()[0] != CLOSE:
            pass
        with pytest.raises(ConnectionError):
            one.talk_for_ever()
