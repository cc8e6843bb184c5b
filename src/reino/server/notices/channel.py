"""Channels: the protocol of e-mail, webhook and push, and the errors of sending."""

from collections.abc import Collection
from typing import Protocol

from reino.server.notices.queue import Addressee, Notice
from reino.server.notices.text import NoticeText

EMAIL = "email"
WEBHOOK = "webhook"
PUSH = "push"


def push_channel(subscription: int) -> str:
    """The name of a browser's channel: every browser has its own."""
    return f"{PUSH}:{subscription}"


def kind_of(notice: Notice) -> str:
    return notice.channel.partition(":")[0]


def subscription_of(notice: Notice) -> int:
    return int(notice.channel.partition(":")[2])


class Unsent(Exception):
    """The notice was not sent. The message goes to the log: no address, URL or key in it."""

    def __init__(self, why: str, *, final: bool = False) -> None:
        super().__init__(why)
        self.final = final  # permanent: a retry would fail, too


def check_status(status: int, gone: Collection[int]) -> None:
    """Raise unless a receiver took the notice; the statuses in `gone` are permanent failures."""
    if not 200 <= status < 300:
        raise Unsent(f"status {status}", final=status in gone)


class Channel(Protocol):
    def wanted(self, notice: Notice, person: Addressee) -> bool:
        """Whether the person still wants notices by this channel."""

    async def send(self, notice: Notice, person: Addressee, text: NoticeText, now: float) -> None:
        """Deliver it, or raise Unsent."""
