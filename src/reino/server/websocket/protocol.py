"""The websocket protocol of one connection, from the handshake to the close.

Uvicorn makes one for each request for a websocket. The app decides whether it is opened, as with
any other protocol; from there on messages go straight between the protocol and the session, because
the layers in between took longer than the moves themselves.
"""

import asyncio
import logging
from typing import Any, Protocol, cast
from urllib.parse import unquote

import uvicorn
from starlette.types import Message as Event
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from reino.server.websocket.frames import (
    BINARY,
    CLOSE,
    NO_CODE,
    NORMAL,
    PING,
    PONG,
    Message,
    Violation,
    closing,
    code_of,
    frame,
    read_frame,
)

PROTOCOL = "reino.websocket"  # in the scope: the protocol itself
LARGEST = 16 << 10  # size limit of a message from a client, in bytes
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
UNREAD = 64 << 10  # limit of bytes in the buffer while a message is being answered
CLOSING = 5.0  # timeout in seconds for a client to answer the close
RESTARTING, SILENT = 1012, 1011

logger = logging.getLogger("reino.server")


class Gone(OSError):
    """The client has disconnected before the websocket was opened."""


class Reader(Protocol):
    """The protocol of a reader of a connection's messages: a session."""

    def hear(self, message: bytes) -> None:
        """A message has come. The next one is held back until `go_on` is called."""

    def hold(self) -> None:
        """The client reads too slowly: the buffer of the connection is full."""

    def flow(self) -> None:
        """The buffer has room again."""

    def lost(self) -> None:
        """The connection is closed: no message comes or can be sent any more."""


class WebSocketProtocol(asyncio.Protocol):
    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = _loop or asyncio.get_running_loop()
        self._handshake = ServerProtocol(logger=logging.getLogger("uvicorn.error"))
        self._response: Response | None = None  # the response that opens the websocket
        self._refusal: Event | None = None  # the start of the response that refuses it
        self._reader: Reader | None = None
        self._data = b""  # bytes received
        self._at = 0  # the offset of the next unread byte
        self._ignored = 0  # bytes received since the websocket was closed
        self._message = Message()
        self._busy = True  # a message is being answered, or no reader is attached
        self._paused = False  # the transport does not read
        self._held = False  # the transport's buffer is full
        self._open = False
        self._closing = False
        self._heard = False  # whether bytes came since the last ping timer
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        if self._response is None:
            self._begin(data)
            return
        self._heard = True
        self._data, self._at = self._data[self._at :] + data, 0
        if self._closing:
            self._ignored += len(data)
            if self._ignored > UNREAD:  # the client goes on sending and does not read
                self._transport.abort()
                return
        if not self._busy:
            self._read()
        elif len(self._data) > UNREAD:
            self._pause()

    def _begin(self, data: bytes) -> None:
        """The handshake."""
        handshake = self._handshake
        handshake.receive_data(data)
        request = next(iter(handshake.events_received()), None)
        if not isinstance(request, Request):
            # The handshake has failed, and may have answered; uvicorn does not know of this
            # protocol yet.
            self._closing = True
            self._transport.write(b"".join(handshake.data_to_send()) or UNREADABLE)
            self._server.connections.discard(self)
            self._transport.close()
            return
        self._response = handshake.accept(request)
        if self._response.status_code != 101:
            self._answer(self._response)
            return
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        transport, config = self._transport, self._config
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(transport) else "ws",
            "server": get_local_addr(transport),
            "client": get_remote_addr(transport),
            "root_path": config.root_path,
            "path": config.root_path + unquote(path),
            "raw_path": config.root_path.encode() + path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1", "surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}},
            PROTOCOL: self,
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        """The app decides about the websocket, and runs as long as its session."""
        asked = iter([{"type": "websocket.connect"}])

        async def receive() -> Event:
            for event in asked:
                return event
            await asyncio.shield(self._gone)
            return {"type": "websocket.disconnect", "code": 1006}

        try:
            await self._config.loaded_app(scope, receive, self._send)
        except Gone:
            return
        except Exception:
            logger.exception("a websocket failed, and is closed")
        if self._open:
            self.close(NORMAL)
        elif not self._closing:
            self._answer(self._handshake.reject(500, "Internal Server Error"))

    async def _send(self, event: Event) -> None:
        if self._gone.done():
            raise Gone
        kind = event["type"]
        if kind == "websocket.accept":
            self._accept(event)
        elif kind == "websocket.http.response.start":
            self._refusal = event
        elif kind == "websocket.http.response.body":
            assert self._refusal is not None
            self._refuse(self._refusal, event["body"])
        elif kind == "websocket.close" and not self._open:
            self._answer(self._handshake.reject(403, ""))
        elif kind == "websocket.close":
            self.close(event.get("code", NORMAL))
        else:
            raise RuntimeError(f"an event that websockets send was expected; got {kind!r}")

    def _accept(self, event: Event) -> None:
        assert self._response is not None
        del self._response.headers["Date"]  # uvicorn's own is among the headers
        for name, value in (*self._server.default_headers, *event.get("headers", ())):
            self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._respond(self._response)
        self._open = True
        if self._config.ws_ping_interval:
            self._alarm = self._loop.call_later(self._config.ws_ping_interval, self._ask)

    def _refuse(self, start: Event, body: bytes) -> None:
        given = [
            (name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]
        ]
        headers = Headers([*given, ("Connection", "close")])
        headers.setdefault("Content-Length", str(len(body)))
        self._answer(Response(start["status"], "", headers, body))

    def _answer(self, response: Response) -> None:
        """Send a response that opens no websocket."""
        self._closing = True
        self._respond(response)
        self._leave()

    def _respond(self, response: Response) -> None:
        self._handshake.send_response(response)
        self._transport.write(b"".join(self._handshake.data_to_send()))

    def attach(self, reader: Reader) -> None:
        """Attach the reader. It first gets the messages that were received before."""
        self._reader = reader
        if self._gone.done():
            reader.lost()
            return
        self.go_on()

    def write(self, message: bytes) -> None:
        """Send a message. Messages of one turn of the loop go out in one write."""
        if not self._closing:
            self._transport.write(frame(message))

    def go_on(self) -> None:
        """The last message is answered: read the next."""
        self._busy = False
        self._read()
        if self._paused and not self._busy:
            self._paused = False
            self._transport.resume_reading()

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _read(self) -> None:
        """Read frames up to the next message, or to the end of the buffer."""
        try:
            while not self._busy:
                found = read_frame(self._data, self._at, LARGEST - self._message.size)
                if found is None:
                    return
                self._at = found.end
                if found.opcode <= BINARY:
                    self._hear(self._message.add(found))
                else:
                    self._control(found.opcode, found.body)
        except Violation as violation:
            self._data = b""
            self._at = 0
            self.close(violation.code)

    def _hear(self, message: bytes | None) -> None:
        if message is not None and not self._closing and self._reader is not None:
            self._busy = True
            self._reader.hear(message)

    def _control(self, opcode: int, body: bytes) -> None:
        if opcode == CLOSE:
            code = code_of(body)
            if not self._closing:
                self._closing = True
                self._transport.write(closing(NORMAL if code == NO_CODE else code))
            self._leave()
        elif opcode == PING and not self._closing and not self._held:
            self._transport.write(frame(body, PONG))

    def close(self, code: int) -> None:
        """Send a close frame, and wait for that of the client, within a timeout."""
        if self._closing or self._gone.done():
            return
        self._closing = True
        self._transport.write(closing(code))
        self._end()
        # Further messages are dropped.
        self._alarm = self._loop.call_later(CLOSING, self._transport.abort)
        self._message = Message()
        self.go_on()

    def _leave(self) -> None:
        """Close the transport; the buffer is still sent, if the client reads it soon."""
        self._end()
        self._alarm = self._loop.call_later(CLOSING, self._transport.abort)
        self._transport.close()

    def _end(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self._gone.done():
            self._gone.set_result(None)
            if self._reader is not None:
                self._reader.lost()

    def _ask(self) -> None:
        """Ping a client that has been silent for a while; a client that is gone does not answer."""
        interval, patience = self._config.ws_ping_interval, self._config.ws_ping_timeout
        assert interval is not None
        if self._heard or self._paused or patience is None:
            self._heard = False
            self._alarm = self._loop.call_later(interval, self._ask)
        else:
            self._transport.write(frame(b"", PING))
            self._alarm = self._loop.call_later(patience, self._give_up)

    def _give_up(self) -> None:
        if self._heard:
            self._ask()
        else:
            self.close(SILENT)

    def pause_writing(self) -> None:
        self._held = True
        if self._reader is not None:
            self._reader.hold()

    def resume_writing(self) -> None:
        self._held = False
        if self._reader is not None:
            self._reader.flow()

    def connection_lost(self, error: Exception | None) -> None:
        self._server.connections.discard(self)
        self._closing = True
        self._end()

    def shutdown(self) -> None:
        """The server stops."""
        if self._open:
            if not self._closing:
                self._closing = True
                self._transport.write(closing(RESTARTING))
            self._leave()
        elif not self._closing:
            self._answer(self._handshake.reject(503, "Service Unavailable"))
