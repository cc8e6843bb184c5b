"""Receivers of notices: a mail server, a web server, a browser; and a queue in memory."""

import asyncio
import base64
import email
import email.policy
import os
import ssl
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from warnings import catch_warnings, simplefilter

import http_ece
import trustme
from aiosmtpd.smtp import SMTP, AuthResult, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from reino.server.notices import (
    Addressee,
    Draft,
    Notice,
    NoticeQueue,
    Preferences,
    Subscription,
    Turn,
)

NOON = 1_750_000_000.0 - 1_750_000_000 % 86400 + 12 * 3600  # a moment of a day in June 2025, in UTC


class Clock:
    """The time, moved by hand."""

    def __init__(self, at: float = NOON) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class PinBoard(NoticeQueue):
    """A queue in memory, with the behaviour of the store's."""

    def __init__(self) -> None:
        self.notices: dict[int, Notice] = {}
        self.settled: dict[int, float | None] = {}
        self.people: dict[str, Addressee] = {}
        self.pushes: dict[int, Subscription] = {}
        self._lock = threading.Lock()

    def post(self, drafts: Sequence[Draft]) -> None:
        with self._lock:
            for draft in drafts:
                if not any(_turn(known) == _turn(draft) for known in self.notices.values()):
                    id = len(self.notices) + 1
                    self.notices[id] = Notice(*_turn(draft), draft.due, id, 0)

    def claim(self, now: float, until: float, limit: int) -> Sequence[Notice]:
        with self._lock:
            due = [n for n in self.notices.values() if n.id not in self.settled and n.due <= now]
            taken = sorted(due, key=lambda notice: (notice.due, notice.id))[:limit]
            self.notices |= {n.id: replace(n, due=until) for n in taken}
            return taken

    def postpone(self, notice: int, due: float, tries: int) -> None:
        self.notices[notice] = replace(self.notices[notice], due=due, tries=tries)

    def settle(self, notice: int, sent: float | None) -> None:
        self.settled[notice] = sent

    def person(self, person: str) -> Addressee | None:
        return self.people.get(person)

    def subscription(self, subscription: int) -> Subscription | None:
        return self.pushes.get(subscription)

    def subscriptions(self, person: str) -> Sequence[Subscription]:
        return list(self.pushes.values())

    def drop_subscription(self, subscription: int) -> None:
        self.pushes.pop(subscription, None)


def _turn(draft: Draft) -> tuple[str, str, int, str]:
    return draft.person, draft.table, draft.number, draft.channel


class Turns:
    """The lookup of turns: whether it is still a person's turn."""

    def __init__(self, turn: Turn | None = None) -> None:
        self.turn = turn
        self.asked: list[tuple[str, str, int]] = []

    async def __call__(self, table: str, person: str, number: int) -> Turn | None:
        self.asked.append((table, person, number))
        return self.turn


def ana(**preferences: Any) -> Addressee:
    return Addressee("anaanaanaana", "Ana", "en", Preferences(**preferences))


TURN = Turn("korona", ("Luis", "Eva"), days=True)


@dataclass
class Mailbox:
    """The e-mails that a mail server has taken; `refuse` is its answer to the next recipients
    instead."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    logins: list[tuple[str, str]] = field(default_factory=list)
    encrypted: list[bool] = field(default_factory=list)
    refuse: list[str] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse:
            return self.refuse.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.recipients += envelope.rcpt_tos
        self.encrypted.append(server.transport.get_extra_info("ssl_object") is not None)
        return "250 OK"

    def authenticate(
        self, server: SMTP, session: Any, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        pair = data.login.decode(), data.password.decode()
        self.logins.append(pair)
        return AuthResult(success=pair == ("reino", "s3cret"), handled=False)


@asynccontextmanager
async def mail_server(
    *, tls: ssl.SSLContext | None = None, implicit: bool = False, login: bool = False
) -> AsyncIterator[Mailbox]:
    """A mail server on loopback, with STARTTLS or inside TLS, with or without a login."""
    box = Mailbox()

    def session() -> SMTP:
        with catch_warnings():
            # The library does not see that a login inside TLS is safe, and warns.
            simplefilter("ignore")
            return SMTP(
                box,
                hostname="mail.test",
                tls_context=None if implicit else tls,
                require_starttls=tls is not None and not implicit,
                authenticator=box.authenticate if login else None,
                auth_required=login,
                auth_require_tls=not implicit,
            )

    loop = asyncio.get_running_loop()
    server = await loop.create_server(session, "127.0.0.1", 0, ssl=tls if implicit else None)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A web server; `answers` are its next statuses, 204 after that. A status of 0 is no
    response."""

    url: str = ""
    answers: list[int] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    silence: threading.Event = field(default_factory=threading.Event)


@contextmanager
def web_server(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    """A web server on loopback."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.requests.append(Request(self.path, dict(self.headers.items()), body))
            status = receiver.answers.pop(0) if receiver.answers else 204
            if status == 0:
                receiver.silence.wait()
                return
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        if tls:
            server.socket = tls.wrap_socket(server.socket, server_side=True)
        scheme = "https" if tls else "http"
        receiver.url = f"{scheme}://localhost:{server.server_address[1]}/hook"
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield receiver
        finally:
            receiver.silence.set()
            server.shutdown()
            thread.join()


def trusted() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for localhost: the server's context, and that of a client who trusts it."""
    authority = trustme.CA()
    server, client = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert("localhost").configure_cert(server)
    authority.configure_trust(client)
    return server, client


class Browser:
    """A subscriber to pushes, the only one with the key to read them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, id: int, endpoint: str) -> Subscription:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(id, endpoint, _encoded(point), _encoded(self._auth))

    def read(self, body: bytes) -> bytes:
        message = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        assert isinstance(message, bytes)
        return message


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
