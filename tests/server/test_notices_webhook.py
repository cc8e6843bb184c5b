"""Webhooks: signed, with a short timeout, and kept out of the server's own network."""

import asyncio
import base64
import hashlib
import hmac
import json
import ssl
from collections.abc import Sequence

import pytest

from reino.server.notices import Notice
from reino.server.notices.channel import Unsent
from reino.server.notices.safe_http import SafeHttp, is_open, resolved
from reino.server.notices.text import write_text
from reino.server.notices.webhook import Webhook, webhook_secret
from server.mailbox import NOON, TURN, Receiver, Request, ana, trusted, web_server

NOTICE = Notice("anaanaanaana", "tabletable", 7, "webhook", NOON, 1, 0)
KEY = b"k" * 32


async def call(
    url: str, *, private: bool = True, context: ssl.SSLContext | None = None, seconds: float = 10
) -> None:
    reach = SafeHttp(private=private, context=context, seconds=seconds)
    person = ana(webhook=url)
    letter = write_text(NOTICE, person, TURN, "https://play.example.org", NOON)
    try:
        await Webhook(reach, KEY).send(NOTICE, person, letter, NOON)
    finally:
        await reach.close()


def failure(receiver: Receiver, **more: float) -> Unsent:
    with pytest.raises(Unsent) as unsent:
        asyncio.run(call(receiver.url, **more))
    assert receiver.url not in str(unsent.value)
    return unsent.value


def signed(request: Request, secret: str) -> str:
    """The signature as the receiver computes it."""
    parts = request.headers["Webhook-Id"], request.headers["Webhook-Timestamp"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, ".".join(parts).encode() + b"." + request.body, hashlib.sha256)
    return "v1," + base64.b64encode(digest.digest()).decode()


def test_a_webhook_says_whose_turn_it_is_where() -> None:
    with web_server() as receiver:
        asyncio.run(call(receiver.url))
    [request] = receiver.requests
    told = json.loads(request.body)
    assert request.path == "/hook"
    assert told["type"] == "turn"
    assert told["timestamp"].endswith("T12:00:00+00:00")
    assert told["data"] == {
        "table": "tabletable",
        "number": 7,
        "game": "korona",
        "names": ["Luis", "Eva"],
        "until": None,
        "lang": "en",
        "title": "Your turn: Korona with Luis and Eva",
        "text": "It is your turn in a game of Korona with Luis and Eva.",
        "url": "https://play.example.org/table/tabletable",
        "settings": "https://play.example.org/settings",
    }


def test_a_webhook_is_signed_with_the_secret_of_the_person_and_the_url() -> None:
    with web_server() as receiver:
        asyncio.run(call(receiver.url))
    [request] = receiver.requests
    assert request.headers["Webhook-Timestamp"] == str(int(NOON))
    secret = webhook_secret(KEY, "anaanaanaana", receiver.url)
    assert request.headers["Webhook-Signature"] == signed(request, secret)
    for other in [
        webhook_secret(KEY, "evaevaevaeva", receiver.url),
        webhook_secret(KEY, "anaanaanaana", "https://example.org"),
        webhook_secret(b"j" * 32, "anaanaanaana", receiver.url),
    ]:
        assert request.headers["Webhook-Signature"] != signed(request, other)


def test_a_redirect_is_not_followed() -> None:
    with web_server() as receiver:
        receiver.answers = [302]
        assert not failure(receiver).final
    assert [request.path for request in receiver.requests] == ["/hook"]


def test_a_webhook_that_fails_is_tried_again_and_one_that_is_gone_is_not() -> None:
    with web_server() as receiver:
        receiver.answers = [500, 404, 410]
        assert [failure(receiver).final for _ in range(3)] == [False, False, True]


def test_a_webhook_that_never_answers_is_left() -> None:
    with web_server() as receiver:
        receiver.answers = [0]
        assert str(failure(receiver, seconds=0.2)) == "no answer in time"


def test_the_certificate_of_a_webhook_is_checked() -> None:
    server, client = trusted()
    with web_server(server) as receiver:
        asyncio.run(call(receiver.url, context=client))
        with pytest.raises(Unsent, match="ConnectError"):
            asyncio.run(call(receiver.url))
    assert len(receiver.requests) == 1


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001"])
def test_no_spelling_of_this_machine_is_reached(host: str) -> None:
    with web_server() as receiver:
        url = receiver.url.replace("localhost", host)
        asyncio.run(call(url))
        with pytest.raises(Unsent, match="not of the open internet") as unsent:
            asyncio.run(call(url, private=False))
    assert unsent.value.final
    assert len(receiver.requests) == 1


@pytest.mark.parametrize(
    ("address", "open_"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07::1", True),
        ("64:ff9b::5db8:d70e", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.53", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.0.1", False),
        ("198.18.0.1", False),
        ("224.0.0.251", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("::127.0.0.1", False),
        ("64:ff9b::a9fe:a9fe", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:80ff:fffe", False),
        ("fc00::1", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("2001:db8::1", False),
    ],
)
def test_only_addresses_of_the_open_internet_are_reached(address: str, open_: bool) -> None:
    assert is_open(address) is open_


def test_a_name_with_one_forbidden_address_is_refused_whole() -> None:
    async def two(host: str, port: int) -> Sequence[str]:
        return "93.184.215.14", "127.0.0.1"

    async def play() -> None:
        with pytest.raises(Unsent, match="not of the open internet"):
            await SafeHttp(resolve=two).post("http://two.example/", {}, b"")

    asyncio.run(play())


def test_the_address_that_was_checked_is_the_one_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that changes its address after the check gains nothing."""
    asked: list[str] = []

    async def once(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ("127.0.0.1",)

    monkeypatch.setattr("reino.server.notices.safe_http.is_open", lambda address: True)
    with web_server() as receiver:
        url = receiver.url.replace("localhost", "rebinding.invalid")
        assert asyncio.run(SafeHttp(resolve=once).post(url, {}, b"")) == 204
    assert asked == ["rebinding.invalid"]
    assert receiver.requests[0].headers["Host"].startswith("rebinding.invalid:")


def test_the_next_address_is_tried_when_one_does_not_answer() -> None:
    async def two(host: str, port: int) -> Sequence[str]:
        return "127.0.0.2", "127.0.0.1"

    with web_server() as receiver:
        assert asyncio.run(SafeHttp(private=True, resolve=two).post(receiver.url, {}, b"")) == 204


def test_a_name_that_is_nobodys_is_tried_again() -> None:
    async def nobody(host: str, port: int) -> Sequence[str]:
        return ()

    with pytest.raises(Unsent) as unsent:
        asyncio.run(SafeHttp(resolve=nobody).post("http://nobody.invalid/", {}, b""))
    assert not unsent.value.final


def test_a_name_no_host_can_have_has_no_address() -> None:
    assert asyncio.run(resolved("a" * 70 + ".example", 443)) == ()
