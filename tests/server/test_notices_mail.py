"""Notices by e-mail, through a mail server on loopback."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from email.message import EmailMessage
from email.utils import parsedate_to_datetime

import pytest

from reino.errors import ReinoError
from reino.server.notices import Addressee, MailSettings, Notice, NoticeSettings
from reino.server.notices.channel import Unsent
from reino.server.notices.confirmation import confirmation_code
from reino.server.notices.mail import Mail
from reino.server.notices.service import NoticeService
from reino.server.notices.text import write_text
from server.mailbox import NOON, TURN, Clock, Mailbox, PinBoard, Turns, ana, mail_server, trusted

NOTICE = Notice("anaanaanaana", "tabletable", 7, "email", NOON, 1, 0)
SENDER = "reino@play.example.org"


def plain(port: int, **more: object) -> MailSettings:
    return replace(MailSettings("localhost", SENDER, port, "none"), **more)


async def send(mail: Mail, person: Addressee) -> None:
    letter = write_text(NOTICE, person, TURN, "https://play.example.org", NOON)
    await mail.send(NOTICE, person, letter, NOON)


def mailed(person: Addressee) -> EmailMessage:
    async def play() -> Mailbox:
        async with mail_server() as box:
            await send(Mail(plain(box.port)), person)
        return box

    box = asyncio.run(play())
    assert box.recipients == [person.preferences.email]
    [letter] = box.letters
    return letter


def test_a_letter_arrives_with_how_to_stop_them() -> None:
    letter = mailed(ana(email="ana@example.org"))
    assert letter["Subject"] == "Your turn: Korona with Luis and Eva"
    assert letter["To"] == "ana@example.org"
    assert letter["From"] == f"Reino <{SENDER}>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe"] == "<https://play.example.org/settings>"
    assert parsedate_to_datetime(letter["Date"]).timestamp() == NOON
    text = letter.get_content()
    assert "https://play.example.org/table/tabletable" in text
    assert "change or stop it: https://play.example.org/settings" in text


def test_a_letter_is_in_the_language_of_the_person() -> None:
    letter = mailed(replace(ana(email="ana@example.org"), lang="es", name="Íñigo"))
    assert letter["Subject"] == "Te toca: Korona con Luis y Eva"
    assert letter.get_content().startswith("Hola, Íñigo:")


def test_a_letter_that_goes_out_again_has_the_same_id() -> None:
    one, other = (mailed(ana(email="ana@example.org"))["Message-ID"] for _ in range(2))
    assert one == other
    assert one.endswith("@play.example.org>")


def test_a_name_cannot_add_a_header_or_a_recipient() -> None:
    evil = "Luis\r\nBcc: eve@example.org\r\n\r\nbody"
    person = replace(ana(email="ana@example.org"), name=evil)

    async def play() -> Mailbox:
        async with mail_server() as box:
            turn = replace(TURN, names=(evil,))
            letter = write_text(NOTICE, person, turn, "https://play.example.org", NOON)
            await Mail(plain(box.port)).send(NOTICE, person, letter, NOON)
        return box

    box = asyncio.run(play())
    [letter] = box.letters
    assert box.recipients == ["ana@example.org"]
    assert letter["Bcc"] is None
    assert "\n" not in letter["Subject"]


def test_a_header_with_a_line_end_is_never_written() -> None:
    """The second check, should a name ever reach a header as it was typed."""

    async def play() -> Mailbox:
        async with mail_server() as box:
            person = ana(email="ana@example.org")
            letter = write_text(NOTICE, person, TURN, "https://play.example.org", NOON)
            letter = replace(letter, title="Turn\r\nBcc: eve@example.org")
            with pytest.raises(ValueError, match="linefeed or carriage return"):
                await Mail(plain(box.port)).send(NOTICE, person, letter, NOON)
        return box

    assert asyncio.run(play()).letters == []


@pytest.mark.parametrize("implicit", [False, True])
def test_a_letter_goes_encrypted_and_with_a_login(implicit: bool) -> None:
    async def play() -> Mailbox:
        server, client = trusted()
        async with mail_server(tls=server, implicit=implicit, login=True) as box:
            security = "ssl" if implicit else "starttls"
            settings = plain(box.port, security=security, user="reino", password="s3cret")
            await send(Mail(settings, client), ana(email="ana@example.org"))
        return box

    box = asyncio.run(play())
    assert len(box.letters) == 1
    assert box.encrypted == [True]
    assert box.logins == [("reino", "s3cret")]


def failure(settings: Callable[[int], MailSettings], *refuse: str, **server: bool) -> Unsent:
    async def play() -> Unsent:
        tls, client = trusted()
        async with mail_server(tls=tls if server.get("tls") else None) as box:
            box.refuse += refuse
            with pytest.raises(Unsent) as unsent:
                await send(Mail(settings(box.port), client), ana(email="ana@example.org"))
        assert box.letters == []
        return unsent.value

    return asyncio.run(play())


def test_a_server_that_cannot_encrypt_gets_no_letter() -> None:
    assert not failure(lambda port: plain(port, security="starttls")).final


def test_a_server_that_nobody_vouches_for_gets_no_letter() -> None:
    # Its certificate is for localhost, not for this.
    unsent = failure(lambda port: plain(port, host="127.0.0.1", security="starttls"), tls=True)
    assert str(unsent) == "SSLCertVerificationError"


def test_a_recipient_who_is_not_there_today_may_be_tomorrow() -> None:
    assert not failure(plain, "450 try later").final


def test_a_recipient_who_does_not_exist_is_not_asked_for_again() -> None:
    unsent = failure(plain, "550 no such user")
    assert unsent.final
    assert "ana@" not in str(unsent)


def test_a_wrong_password_is_tried_again_and_not_told() -> None:
    async def play() -> Unsent:
        server, client = trusted()
        async with mail_server(tls=server, login=True) as box:
            settings = plain(box.port, security="starttls", user="reino", password="wr0ng")
            with pytest.raises(Unsent) as unsent:
                await send(Mail(settings, client), ana(email="ana@example.org"))
        assert box.letters == []
        return unsent.value

    unsent = asyncio.run(play())
    assert str(unsent) == "SMTPAuthenticationError: 535"
    assert not unsent.final


def test_a_server_that_is_away_is_tried_again() -> None:
    async def play() -> None:
        async with mail_server() as box:
            pass
        with pytest.raises(Unsent) as unsent:
            await send(Mail(plain(box.port)), ana(email="ana@example.org"))
        assert not unsent.value.final

    asyncio.run(play())


def office(settings: NoticeSettings, key: bytes = b"k" * 32) -> NoticeService:
    return NoticeService(PinBoard(), Turns(), settings, key=key, site="https://x", now=Clock())


def test_an_address_is_confirmed_by_the_code_that_was_sent_there() -> None:
    async def play() -> tuple[NoticeService, Mailbox]:
        async with mail_server() as box:
            desk = office(NoticeSettings(mail=plain(box.port)))
            await desk.send_code(ana(), "ana@example.org")
        return desk, box

    desk, box = asyncio.run(play())
    code = confirmation_code(b"k" * 32, "anaanaanaana", "ana@example.org")
    assert box.recipients == ["ana@example.org"]
    assert code in box.letters[0].get_content()
    desk.confirm("anaanaanaana", "ana@example.org", f" {code.upper()}\n")
    for person, address, typed in [
        ("evaevaevaeva", "ana@example.org", code),
        ("anaanaanaana", "eva@example.org", code),
        ("anaanaanaana", "ana@example.org", "ñ" + code[1:]),
    ]:
        with pytest.raises(ReinoError, match="not the code"):
            desk.confirm(person, address, typed)


def test_a_code_that_the_mail_server_does_not_take_is_told() -> None:
    async def play() -> None:
        async with mail_server() as box:
            box.refuse = ["550 no such user"]
            desk = office(NoticeSettings(mail=plain(box.port)))
            with pytest.raises(ReinoError, match="did not take the e-mail"):
                await desk.send_code(ana(), "ana@example.org")

    asyncio.run(play())


def test_a_server_without_mail_sends_no_code() -> None:
    with pytest.raises(ReinoError, match="sends no e-mail"):
        asyncio.run(office(NoticeSettings()).send_code(ana(), "ana@example.org"))
