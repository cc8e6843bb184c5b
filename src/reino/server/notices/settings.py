"""Settings of notices, which the operator gives in environment variables."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast, get_args

from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.server.notices.preferences import checked_address

Security = Literal["starttls", "ssl", "none"]
PORTS: Mapping[Security, int] = {"starttls": 587, "ssl": 465, "none": 25}
YES = ("1", "yes", "true", "on")
NO = ("", "0", "no", "false", "off")


@dataclass(frozen=True)
class MailSettings:
    host: str
    sender: str
    port: int = 587
    security: Security = "starttls"
    user: str | None = None
    password: str | None = None
    seconds: float = 15.0  # timeout of each reply of the mail server

    def __repr__(self) -> str:
        return f"MailSettings({self.host!r}, {self.sender!r}, {self.port}, {self.security!r})"


@dataclass(frozen=True)
class NoticeSettings:
    """The channels of this server. Mail needs a mail server, push a key of this server."""

    mail: MailSettings | None = None
    vapid: str | None = None  # the private key, base64url
    contact: str | None = None  # a mailto: or https: address for the push services
    private: bool = False  # whether webhooks and pushes may go to addresses of a private network
    delay: float = 60.0  # seconds a turn must last before its notices go out

    def __repr__(self) -> str:
        push = self.vapid is not None
        return f"NoticeSettings(mail={self.mail!r}, push={push}, private={self.private})"


def read_settings(environment: Mapping[str, str]) -> NoticeSettings:
    """The settings in `os.environ`, or in another mapping."""
    vapid = environment.get("REINO_VAPID_KEY") or None
    contact = environment.get("REINO_VAPID_CONTACT") or None
    if (vapid is None) != (contact is None):
        raise ReinoError("error-notice-vapid")
    return NoticeSettings(
        mail=_mail(environment),
        vapid=vapid,
        contact=contact,
        private=_switch(environment, "REINO_PRIVATE_ADDRESSES"),
        delay=_number(environment, "REINO_NOTICE_DELAY", 60),
    )


def _mail(environment: Mapping[str, str]) -> MailSettings | None:
    host = environment.get("REINO_SMTP_HOST")
    if not host:
        return None
    security = environment.get("REINO_SMTP_SECURITY") or "starttls"
    if security not in PORTS:
        known = ", ".join(get_args(Security))
        raise _bad(environment, "REINO_SMTP_SECURITY", known)
    kind = cast(Security, security)
    return MailSettings(
        host=host,
        sender=_sender(environment),
        port=_number(environment, "REINO_SMTP_PORT", PORTS[kind]),
        security=kind,
        user=environment.get("REINO_SMTP_USER") or None,
        password=environment.get("REINO_SMTP_PASSWORD") or None,
    )


def _sender(environment: Mapping[str, str]) -> str:
    try:
        return checked_address(environment.get("REINO_MAIL_FROM", ""))
    except ReinoError:
        given = quoted(environment.get("REINO_MAIL_FROM", ""))
        raise ReinoError("error-notice-sender", given=given) from None


def _number(environment: Mapping[str, str], name: str, usual: int) -> int:
    text = environment.get(name) or str(usual)
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise _bad(environment, name, f"0, 1, 2 ... ({usual})")
    return int(text)


def _switch(environment: Mapping[str, str], name: str) -> bool:
    text = environment.get(name, "").lower()
    if text not in YES + NO:
        raise _bad(environment, name, "yes, no")
    return text in YES


def _bad(environment: Mapping[str, str], name: str, known: str) -> ReinoError:
    return ReinoError(
        "error-notice-variable", name=name, known=known, given=quoted(environment[name])
    )
