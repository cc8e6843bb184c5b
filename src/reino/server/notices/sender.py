"""The sender of notices: claims those that are due, sends each of them, and retries.

A notice goes out once. Only when the process dies, or the timeout ends, between handing a notice
over and storing that does it go out again; its id is then the same, by which mail readers, push
services and webhook receivers know a repetition.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from traceback import format_tb

from reino.server.notices.channel import Channel, Unsent, kind_of
from reino.server.notices.preferences import quiet_until
from reino.server.notices.queue import Addressee, Notice, NoticeQueue, Still, Turn
from reino.server.notices.text import write_text

MOST_TRIES = 5
FIRST_PAUSE = 60.0  # seconds until the first retry; each further one waits four times as long
LONGER = 4
AT_ONCE = 8  # notices sent at the same time
TAKEN = 16  # notices claimed for one round
SEND_SECONDS = 60.0  # timeout of one notice, beside the channel's own
LEASE = 600.0  # lease: longer than a round lasts, TAKEN / AT_ONCE times SEND_SECONDS, and a margin
PAUSE = 15.0  # seconds between claims
GRACE = 5.0  # timeout in seconds for the current round when the server is stopped

log = logging.getLogger(__name__)


class Sender:
    """The sender. `channels` by the word before the colon of a notice's channel: email, webhook,
    push."""

    def __init__(
        self,
        queue: NoticeQueue,
        still: Still,
        channels: Mapping[str, Channel],
        *,
        site: str,
        now: Callable[[], float],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._queue = queue
        self._still = still
        self._channels = channels
        self._site = site
        self._now = now
        self._wait = wait
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Send until cancelled. A queue that fails is retried after a pause."""
        while True:
            round = asyncio.ensure_future(self.round())
            try:
                busy = await asyncio.shield(round)
            except asyncio.CancelledError:
                # Notices being sent may finish and be stored as sent, or they would be sent again.
                await asyncio.wait([round], timeout=GRACE)
                round.cancel()
                raise
            except Exception as error:
                log.error("the queue of notices failed, retry in %g s: %s", PAUSE, _traced(error))
                busy = 0
            if busy < TAKEN:
                await self._wait(PAUSE)

    async def round(self) -> int:
        """Send the notices that are due; gives their number."""
        now = self._now()
        taken = await asyncio.to_thread(self._queue.claim, now, now + LEASE, TAKEN)
        results = await asyncio.gather(*map(self._attend, taken), return_exceptions=True)
        for notice, result in zip(taken, results, strict=True):
            if isinstance(result, Exception):
                # It stays in the queue, and is due again when the lease ends.
                log.error("notice %d failed, retry in %g s: %s", notice.id, LEASE, _traced(result))
            elif isinstance(result, BaseException):
                raise result
        return len(taken)

    async def _attend(self, notice: Notice) -> None:
        async with self._slots:
            person = await asyncio.to_thread(self._queue.person, notice.person)
            channel = self._channels.get(kind_of(notice))
            if (
                person is None
                or channel is None
                or notice.tries >= MOST_TRIES
                or not channel.wanted(notice, person)
            ):
                await self._settle(notice, None)
                return
            # No notice in quiet hours; when they end, everything is checked again.
            if end := quiet_until(person.preferences.quiet, self._now()):
                await self._postpone(notice, end, notice.tries)
                return
            # Counted before sending, so that a notice that kills the process is given up as well.
            tries = notice.tries + 1
            await self._postpone(notice, self._now() + LEASE, tries)
            try:
                sent = await self._send(notice, person, channel)
            except Unsent as failure:
                await self._failed(notice, tries, failure)
            else:
                await self._settle(notice, self._now() if sent else None)

    async def _send(self, notice: Notice, person: Addressee, channel: Channel) -> bool:
        """Send it, unless the turn is over; gives whether it was sent."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                turn = await self._still(notice.table, notice.person, notice.number)
                if turn is None or not _concerns(person, turn):
                    return False
                text = write_text(notice, person, turn, self._site, self._now())
                await channel.send(notice, person, text, self._now())
                return True
        except Unsent:
            raise
        except TimeoutError:
            raise Unsent("took too long") from None
        except Exception as error:
            log.error("notice %d failed: %s", notice.id, _traced(error))
            raise Unsent(type(error).__name__) from None

    async def _failed(self, notice: Notice, tries: int, failure: Unsent) -> None:
        kind = kind_of(notice)
        if failure.final or tries >= MOST_TRIES:
            log.warning("notice %d by %s given up: %s", notice.id, kind, failure)
            await self._settle(notice, None)
            return
        log.info("notice %d by %s not sent: %s", notice.id, kind, failure)
        pause = FIRST_PAUSE * LONGER ** (tries - 1)
        await self._postpone(notice, self._now() + pause, tries)

    async def _postpone(self, notice: Notice, due: float, tries: int) -> None:
        await asyncio.to_thread(self._queue.postpone, notice.id, due, tries)

    async def _settle(self, notice: Notice, sent: float | None) -> None:
        await asyncio.to_thread(self._queue.settle, notice.id, sent)


def _concerns(person: Addressee, turn: Turn) -> bool:
    return turn.days or not person.preferences.days_only


def _traced(error: Exception) -> str:
    """The place of an error. Its message might name an address or a URL."""
    return "".join([type(error).__name__, "\n", *format_tb(error.__traceback__)])
