"""The notice service: from the beginning of a turn to the e-mail, the webhook and the push."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from reino.core.catalogue import LANGUAGES, SHARED_LOCALE
from reino.errors import ReinoError
from reino.server import notices
from reino.server.notices import MailSettings, NoticeService, NoticeSettings, Subscription
from reino.server.notices.push import new_vapid_key
from reino.server.notices.webhook import webhook_secret
from server.mailbox import (
    NOON,
    TURN,
    Browser,
    Clock,
    Mailbox,
    PinBoard,
    Receiver,
    Turns,
    ana,
    mail_server,
    web_server,
)

PUSH = {"vapid": new_vapid_key(), "contact": "mailto:host@example.org"}


def office(
    board: PinBoard, clock: Clock, *, mail: int | None = None, push: bool = True
) -> NoticeService:
    server = MailSettings("localhost", "reino@example.org", mail, "none") if mail else None
    settings = NoticeSettings(server, **(PUSH if push else {}), private=True, delay=60)
    site = "https://play.example.org"
    return NoticeService(board, Turns(TURN), settings, key=b"k" * 32, site=site, now=clock)


def board_of(**preferences: object) -> PinBoard:
    board = PinBoard()
    board.people["anaanaanaana"] = ana(**preferences)
    return board


def posted(board: PinBoard) -> list[str]:
    return [notice.channel for notice in board.notices.values()]


def test_a_turn_is_told_by_every_channel_to_every_device_once_it_has_lasted() -> None:
    phone, desktop = Browser(), Browser()

    async def play(receiver: Receiver) -> Mailbox:
        clock = Clock()
        async with mail_server() as box:
            board = board_of(email="ana@example.org", webhook=receiver.url, push=True)
            board.pushes[1] = phone.subscription(1, receiver.url + "/phone")
            board.pushes[2] = desktop.subscription(2, receiver.url + "/desktop")
            desk = office(board, clock, mail=box.port)
            for _ in range(2):
                desk.post("tabletable", 7, ["anaanaanaana", "nobody"])
            assert await desk.sender.round() == 0
            clock.at += 60
            assert await desk.sender.round() == 4
            clock.at += 86400
            assert await desk.sender.round() == 0
            assert board.settled == dict.fromkeys(range(1, 5), NOON + 60)
        return box

    with web_server() as receiver:
        box = asyncio.run(play(receiver))
    title = "Your turn: Korona with Luis and Eva"
    assert [letter["Subject"] for letter in box.letters] == [title]
    calls = {request.path: request.body for request in receiver.requests}
    assert len(receiver.requests) == 3
    assert json.loads(calls["/hook"])["data"]["title"] == title
    assert json.loads(phone.read(calls["/hook/phone"]))["title"] == title
    assert json.loads(desktop.read(calls["/hook/desktop"]))["title"] == title


@pytest.mark.parametrize(
    ("preferences", "channels"),
    [
        ({}, []),
        ({"webhook": "https://example.org/"}, ["webhook"]),
        ({"push": True}, ["push:3"]),
        # This server sends no mail.
        ({"email": "ana@example.org"}, []),
    ],
)
def test_only_what_a_person_wants_and_the_server_offers_is_posted(
    preferences: dict[str, object], channels: list[str]
) -> None:
    board = board_of(**preferences)
    board.pushes[3] = Subscription(3, "https://push.example.org", "p", "a")
    desk = office(board, Clock())
    desk.post("tabletable", 7, ["anaanaanaana"])
    assert posted(board) == channels
    assert desk.offered == {"webhook", "push"}


def test_without_a_key_there_is_no_push() -> None:
    board = board_of(push=True)
    board.pushes[3] = Subscription(3, "https://push.example.org", "p", "a")
    desk = office(board, Clock(), push=False)
    desk.post("tabletable", 7, ["anaanaanaana"])
    assert posted(board) == []
    assert desk.push_key is None
    assert desk.offered == {"webhook"}


def test_push_without_its_library_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("push", "webpush_crypto"):
        monkeypatch.delitem(sys.modules, f"reino.server.notices.{module}")
        monkeypatch.delattr(notices, module)
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives", None)
    with pytest.raises(ReinoError, match=r"reino\[push\]"):
        office(PinBoard(), Clock())
    assert office(PinBoard(), Clock(), push=False).offered == {"webhook"}


def test_the_office_reads_what_people_ask_for() -> None:
    desk = office(PinBoard(), Clock())
    good = Browser().subscription(0, "http://push.local/x")
    assert desk.read_subscription(good.endpoint, good.p256dh, good.auth) == good
    assert desk.read_preferences({"webhook": "http://hook.local"}).webhook == "http://hook.local"
    secret = webhook_secret(b"k" * 32, "anaanaanaana", "https://example.org")
    assert desk.webhook_secret("anaanaanaana", "https://example.org") == secret


def test_a_running_office_sends_until_it_is_cancelled() -> None:
    async def play(receiver: Receiver) -> PinBoard:
        clock = Clock()
        board = board_of(webhook=receiver.url)
        desk = office(board, clock)
        desk.post("tabletable", 7, ["anaanaanaana"])
        clock.at += 60
        task = asyncio.create_task(desk.run())
        while not board.settled:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return board

    with web_server() as receiver:
        assert asyncio.run(play(receiver)).settled == {1: NOON + 60}


def test_the_code_says_exactly_what_the_catalogue_of_notices_holds() -> None:
    folder = Path(notices.__file__).parent
    code = "".join(source.read_text("utf-8") for source in folder.glob("*.py"))
    for lang in LANGUAGES:
        words = (SHARED_LOCALE / lang / "notices.ftl").read_text("utf-8")
        held = set(re.findall(r"^(notice-[a-z-]+) =", words, re.MULTILINE))
        assert set(re.findall(r'"(notice-[a-z-]+)"', code)) == held
