"""A way to reach somebody, and how it fails."""

from typing import Protocol

from reino.server.notices.queue import Addressee, Notice
from reino.server.notices.text import NoticeText


class Unsent(Exception):
    """The notice did not go out. Its words go to the log: no address, URL or key in them."""

    def __init__(self, why: str, *, final: bool = False) -> None:
        super().__init__(why)
        self.final = final  # trying again would be of no use


class Channel(Protocol):
    def wanted(self, notice: Notice, person: Addressee) -> bool:
        """Whether the person still wants to be told this way."""

    async def send(self, notice: Notice, person: Addressee, text: NoticeText, now: float) -> None:
        """Deliver it, or raise Unsent."""
