"""Web Push: only the browser can read a message, and the push service can authenticate the
server."""

import asyncio
import base64
import json
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from reino.errors import ReinoError
from reino.server.notices import Notice
from reino.server.notices.channel import Unsent
from reino.server.notices.push import Push, checked_subscription, new_vapid_key
from reino.server.notices.safe_http import SafeHttp
from reino.server.notices.text import DAY, write_text
from reino.server.notices.webpush_crypto import CURVE, decode, seal
from server.mailbox import NOON, TURN, Browser, PinBoard, Receiver, ana, web_server

NOTICE = Notice("anaanaanaana", "tabletable", 7, "push:5", NOON, 1, 0)
CONTACT = "mailto:host@example.org"
KEY = new_vapid_key()


async def push(board: PinBoard, until: float | None = None, *, private: bool = True) -> Push:
    reach = SafeHttp(private=private)
    person, turn = ana(push=True), replace(TURN, until=until)
    letter = write_text(NOTICE, person, turn, "https://play.example.org", NOON)
    channel = Push(board, reach, KEY, CONTACT)
    await channel.send(NOTICE, person, letter, NOON)
    return channel


def subscribed(receiver: Receiver, browser: Browser) -> PinBoard:
    board = PinBoard()
    board.pushes[5] = browser.subscription(5, receiver.url)
    return board


def test_the_browser_and_nobody_else_can_read_a_push() -> None:
    browser = Browser()
    with web_server() as receiver:
        asyncio.run(push(subscribed(receiver, browser)))
    [request] = receiver.requests
    assert request.headers["Content-Encoding"] == "aes128gcm"
    assert json.loads(browser.read(request.body)) == {
        "title": "Your turn: Korona with Luis and Eva",
        "body": "It is your turn in a game of Korona with Luis and Eva.",
        "lang": "en",
        "url": "https://play.example.org/table/tabletable",
        "tag": "tabletable",
    }
    assert b"Korona" not in request.body
    with pytest.raises(Exception, match="Decryption error"):
        Browser().read(request.body)


def test_the_sealing_is_that_of_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    private = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", 32), "big")
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key=ec.derive_private_key(private, CURVE),
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw", 16),
    )
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert base64.urlsafe_b64encode(sealed).rstrip(b"=").decode() == expected


def test_two_pushes_of_the_same_words_look_different() -> None:
    browser = Browser()
    with web_server() as receiver:
        for _ in range(2):
            asyncio.run(push(subscribed(receiver, browser)))
    one, other = receiver.requests
    assert one.body != other.body
    assert one.headers["Topic"] == other.headers["Topic"]


def test_the_push_service_can_check_who_sent_it() -> None:
    with web_server() as receiver:
        channel = asyncio.run(push(subscribed(receiver, Browser())))
    vouched = receiver.requests[0].headers["Authorization"]
    assert Vapid02.verify(vouched)
    scheme, _, parts = vouched.partition(" ")
    token, key = parts.split(",")
    assert (scheme, key) == ("vapid", f"k={channel.public_key}")
    claims = token.removeprefix("t=").split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "==")) == {
        "aud": receiver.url.removesuffix("/hook"),
        "exp": int(NOON) + 12 * 3600,
        "sub": CONTACT,
    }


@pytest.mark.parametrize(("left", "kept"), [(None, DAY), (600.0, 600), (9 * DAY, DAY), (-5, 0)])
def test_a_push_waits_for_a_sleeping_phone_no_longer_than_the_turn(
    left: float | None, kept: int
) -> None:
    until = None if left is None else NOON + left
    with web_server() as receiver:
        asyncio.run(push(subscribed(receiver, Browser()), until))
    assert receiver.requests[0].headers["TTL"] == str(int(kept))


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_dropped(status: int) -> None:
    with web_server() as receiver:
        receiver.answers = [status]
        board = subscribed(receiver, Browser())
        with pytest.raises(Unsent) as unsent:
            asyncio.run(push(board))
    assert unsent.value.final
    assert board.pushes == {}


def test_a_push_service_in_trouble_is_tried_again() -> None:
    with web_server() as receiver:
        receiver.answers = [503]
        board = subscribed(receiver, Browser())
        with pytest.raises(Unsent) as unsent:
            asyncio.run(push(board))
    assert not unsent.value.final
    assert list(board.pushes) == [5]


def test_who_unsubscribed_meanwhile_gets_nothing() -> None:
    with pytest.raises(Unsent) as unsent:
        asyncio.run(push(PinBoard()))
    assert unsent.value.final


def test_a_push_does_not_reach_the_own_network_either() -> None:
    with web_server() as receiver, pytest.raises(Unsent, match="not of the open internet"):
        asyncio.run(push(subscribed(receiver, Browser()), private=False))
    assert receiver.requests == []


def test_what_a_browser_says_is_checked() -> None:
    good = Browser().subscription(0, "https://push.example.org/x")
    assert checked_subscription(good.endpoint, good.p256dh, good.auth) == good
    for endpoint, p256dh, auth in [
        ("http://push.example.org/x", good.p256dh, good.auth),
        (good.endpoint, good.p256dh[:-4], good.auth),
        (good.endpoint, "B" + "A" * 86, good.auth),
        (good.endpoint, good.p256dh, "short"),
        (good.endpoint, good.p256dh, "ñ" * 22),
        (good.endpoint, good.p256dh, good.auth[:-1] + "!"),
    ]:
        with pytest.raises(ReinoError) as refusal:
            checked_subscription(endpoint, p256dh, auth)
        assert refusal.value.key == "error-notice-subscription"


def test_a_key_that_is_none_is_refused() -> None:
    for key in ("", "k", "A" * 43):
        with pytest.raises(ReinoError) as refusal:
            Push(PinBoard(), SafeHttp(), key, CONTACT)
        assert refusal.value.key == "error-notice-vapid"


def test_a_message_longer_than_push_services_take_is_not_made() -> None:
    browser = Browser().subscription(0, "https://push.example.org/x")
    with pytest.raises(ValueError, match="up to 4096 bytes; got 4199"):
        seal(b"x" * 4096, browser.p256dh, browser.auth)
