"""Notices by e-mail, through the mail server that the settings name."""

import asyncio
import smtplib
import ssl
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP

from reino.server.notices.channel import Unsent
from reino.server.notices.queue import Addressee, Notice
from reino.server.notices.settings import MailSettings
from reino.server.notices.text import NoticeText

PERMANENT = 500  # replies of a mail server from this code on are permanent


class Mail:
    """The e-mail channel. One e-mail a connection: there are few, and a kept connection would time
    out before the next."""

    def __init__(self, settings: MailSettings, context: ssl.SSLContext | None = None) -> None:
        self._settings = settings
        self._context = context or ssl.create_default_context()

    def wanted(self, notice: Notice, person: Addressee) -> bool:
        return person.preferences.email is not None

    async def send(self, notice: Notice, person: Addressee, text: NoticeText, now: float) -> None:
        assert person.preferences.email is not None
        message = compose(text, self._settings.sender, person.preferences.email, now)
        await self.deliver(message)

    async def deliver(self, message: EmailMessage) -> None:
        """Hand a message to the mail server; raises Unsent."""
        try:
            await asyncio.to_thread(self._deliver, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Unsent(f"recipient refused: {codes}", final=min(codes) >= PERMANENT) from None
        except smtplib.SMTPResponseException as error:
            kind = type(error).__name__
            final = isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= PERMANENT
            raise Unsent(f"{kind}: {error.smtp_code}", final=final) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(type(error).__name__) from None

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        # Without a host name given, the library would look up that of the machine.
        where, name = (settings.host, settings.port), _domain(settings.sender)
        if settings.security == "ssl":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                *where, name, timeout=settings.seconds, context=self._context
            )
        else:
            server = smtplib.SMTP(*where, name, timeout=settings.seconds)
        with server:
            if settings.security == "starttls":
                server.starttls(context=self._context)
            if settings.user is not None:
                server.login(settings.user, settings.password or "")
            server.send_message(message)


def compose(text: NoticeText, sender: str, recipient: str, now: float) -> EmailMessage:
    """The text as an e-mail. The library refuses a header with a line end in it."""
    message = headed(text.title, sender, recipient, now)
    # The same id for every retry, so that an e-mail that was sent twice is shown once.
    message["Message-ID"] = f"<{text.id}@{_domain(sender)}>"
    message["List-Unsubscribe"] = f"<{text.settings}>"
    parts = (text.greeting, text.sentences, text.play, f"-- \n{text.why}")
    message.set_content("\n\n".join(parts) + "\n")
    return message


def headed(subject: str, sender: str, recipient: str, now: float) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = Address("Reino", addr_spec=sender)
    message["To"] = Address(addr_spec=recipient)
    message["Subject"] = subject
    message["Date"] = datetime.fromtimestamp(now, UTC)
    # So that out-of-office programs do not answer.
    message["Auto-Submitted"] = "auto-generated"
    return message


def _domain(address: str) -> str:
    return address.rpartition("@")[2]
