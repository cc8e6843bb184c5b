"""Channels: the ways by which a notice reaches a person, and how they fail."""

from collections.abc import Collection
from typing import Protocol

from reino.server.notices.queue import Addressee, Notice
from reino.server.notices.text import NoticeText

EMAIL = "email"
WEBHOOK = "webhook"
PUSH = "push"


def push_channel(subscription: int) -> str:
    """Every browser is a channel of its own."""
    return f"{PUSH}:{subscription}"


def kind_of(notice: Notice) -> str:
    return notice.channel.partition(":")[0]


def subscription_of(notice: Notice) -> int:
    return int(notice.channel.partition(":")[2])


class Unsent(Exception):
    """The notice did not go out. Its words go to the log: no address, URL or key in them."""

    def __init__(self, why: str, *, final: bool = False) -> None:
        super().__init__(why)
        self.final = final  # a retry would fail, too


def check_status(status: int, gone: Collection[int]) -> None:
    """Whether a receiver took the notice; the statuses in `gone` say that it never will."""
    if not 200 <= status < 300:
        raise Unsent(f"status {status}", final=status in gone)


class Channel(Protocol):
    def wanted(self, notice: Notice, person: Addressee) -> bool:
        """Whether the person still wants to be told this way."""

    async def send(self, notice: Notice, person: Addressee, text: NoticeText, now: float) -> None:
        """Deliver it, or raise Unsent."""
