"""The sender: once a turn and channel, only while it is the turn, never in quiet hours."""

import asyncio
import logging
from dataclasses import replace

import pytest

from reino.server.notices import Addressee, Draft, Notice, Quiet, Turn
from reino.server.notices.channel import Unsent
from reino.server.notices.sender import AT_ONCE, FIRST_PAUSE, LEASE, MOST_TRIES, TAKEN, Sender
from reino.server.notices.text import NoticeText
from server.mailbox import NOON, TURN, Clock, PinBoard, Turns, ana

ANA = ana(email="ana@example.org")


class Died(BaseException):
    """The process dies here: no handler can catch it."""


class Pigeon:
    """A channel; `fate` is what happens to the next notices instead of arriving."""

    def __init__(self) -> None:
        self.letters: list[NoticeText] = []
        self.fate: list[BaseException] = []

    def wanted(self, notice: Notice, person: Addressee) -> bool:
        return person.preferences.email is not None

    async def send(self, notice: Notice, person: Addressee, letter: NoticeText, now: float) -> None:
        if self.fate:
            raise self.fate.pop(0)
        self.letters.append(letter)


class Loft:
    """A sender with its services, and one notice that is due."""

    def __init__(self, person: Addressee = ANA, turn: Turn | None = TURN) -> None:
        self.board, self.turns, self.clock, self.pigeon = PinBoard(), Turns(turn), Clock(), Pigeon()
        self.board.people[person.id] = person
        self.post(7)

    def post(self, number: int, due: float = NOON) -> None:
        self.board.post([Draft(ANA.id, "tabletable", number, "email", due)])

    def sender(self) -> Sender:
        return Sender(
            self.board,
            self.turns,
            {"email": self.pigeon},
            site="https://play.example.org",
            now=self.clock,
        )

    def round(self) -> int:
        """One round of a fresh process: only the queue remembers."""

        async def play() -> int:
            return await self.sender().round()

        return asyncio.run(play())

    def moment(self, at: float) -> int:
        self.clock.at = at
        return self.round()


def test_a_notice_goes_out_once_and_its_time_is_kept() -> None:
    loft = Loft()
    assert [loft.round(), loft.moment(NOON + 2 * LEASE)] == [1, 0]
    assert len(loft.pigeon.letters) == 1
    assert loft.board.settled == {1: NOON}
    assert loft.turns.asked == [("tabletable", ANA.id, 7)]


def test_a_notice_that_is_not_due_waits() -> None:
    loft = Loft()
    loft.board.postpone(1, NOON + 60, 0)
    assert [loft.moment(NOON + 59), loft.moment(NOON + 60)] == [0, 1]


def test_a_turn_is_told_once_however_often_it_is_posted() -> None:
    loft = Loft()
    loft.post(7)
    loft.round()
    loft.post(7)
    loft.moment(NOON + 2 * LEASE)
    assert len(loft.pigeon.letters) == 1


def test_nobody_is_told_of_a_turn_that_is_over() -> None:
    loft = Loft(turn=None)
    loft.round()
    assert loft.pigeon.letters == []
    assert loft.board.settled == {1: None}


@pytest.mark.parametrize(
    "person", [ana(), ana(email="ana@example.org", days_only=True), replace(ANA, id="somebody")]
)
def test_nobody_is_told_who_does_not_want_it(person: Addressee) -> None:
    loft = Loft(person, replace(TURN, days=False))
    loft.round()
    assert loft.pigeon.letters == []
    assert loft.board.settled == {1: None}


def test_who_wants_tables_of_days_only_is_told_of_those() -> None:
    loft = Loft(ana(email="ana@example.org", days_only=True), replace(TURN, days=True))
    loft.round()
    assert len(loft.pigeon.letters) == 1


def test_a_notice_for_a_channel_that_is_switched_off_is_settled() -> None:
    loft = Loft()
    loft.board.notices[1] = replace(loft.board.notices[1], channel="push:3")
    loft.round()
    assert loft.board.settled == {1: None}


def test_in_quiet_hours_a_notice_waits_until_they_end_and_no_try_is_counted() -> None:
    loft = Loft(ana(email="ana@example.org", quiet=Quiet(11, 15, "UTC")))
    loft.round()
    end = NOON + 3 * 3600
    assert loft.pigeon.letters == []
    assert loft.board.notices[1].due == end
    assert loft.board.notices[1].tries == 0
    assert [loft.moment(end - 1), loft.moment(end)] == [0, 1]
    assert len(loft.pigeon.letters) == 1


def test_after_quiet_hours_it_is_asked_again_whose_turn_it_is() -> None:
    loft = Loft(ana(email="ana@example.org", quiet=Quiet(11, 15, "UTC")))
    loft.round()
    loft.turns.turn = None
    loft.moment(NOON + 3 * 3600)
    assert loft.pigeon.letters == []
    assert loft.board.settled == {1: None}


def test_a_failure_is_tried_again_with_longer_and_longer_pauses_and_then_given_up() -> None:
    loft = Loft()
    loft.pigeon.fate = [Unsent("hawk") for _ in range(9)]
    pauses = []
    while not loft.board.settled:
        loft.moment(loft.board.notices[1].due)
        pauses.append(loft.board.notices[1].due - loft.clock.at)
    assert pauses[:-1] == [FIRST_PAUSE * times for times in (1, 4, 16, 64)]
    assert len(pauses) == MOST_TRIES == 9 - len(loft.pigeon.fate)
    assert loft.board.settled == {1: None}


def test_a_second_try_that_succeeds_is_the_last() -> None:
    loft = Loft()
    loft.pigeon.fate = [Unsent("hawk")]
    loft.round()
    loft.moment(NOON + FIRST_PAUSE)
    assert loft.moment(NOON + 9 * LEASE) == 0
    assert len(loft.pigeon.letters) == 1
    assert loft.board.settled == {1: NOON + FIRST_PAUSE}


def test_before_a_second_try_it_is_asked_again_whose_turn_it_is() -> None:
    loft = Loft()
    loft.pigeon.fate = [Unsent("hawk")]
    loft.round()
    loft.turns.turn = None
    loft.moment(NOON + FIRST_PAUSE)
    assert loft.pigeon.letters == []
    assert loft.board.settled == {1: None}


def test_a_failure_for_good_is_given_up_at_once() -> None:
    loft = Loft()
    loft.pigeon.fate = [Unsent("no such loft", final=True)]
    loft.round()
    assert loft.board.settled == {1: None}


def test_a_process_that_dies_before_sending_loses_no_notice() -> None:
    loft = Loft()
    loft.pigeon.fate = [Died()]
    with pytest.raises(Died):
        loft.round()
    assert loft.moment(NOON + LEASE - 1) == 0
    loft.moment(NOON + LEASE)
    assert len(loft.pigeon.letters) == 1


def test_a_process_that_dies_between_sending_and_writing_it_down_repeats_the_same_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loft = Loft()

    def die(notice: int, sent: float | None) -> None:
        raise Died

    with monkeypatch.context() as patch:
        patch.setattr(loft.board, "settle", die)
        with pytest.raises(Died):
            loft.round()
    loft.moment(NOON + LEASE)
    one, other = loft.pigeon.letters
    assert one.id == other.id
    assert loft.moment(NOON + 9 * LEASE) == 0


def test_a_notice_that_kills_the_process_is_given_up_too() -> None:
    loft = Loft()
    loft.pigeon.fate = [Died() for _ in range(9)]
    for _ in range(MOST_TRIES):
        with pytest.raises(Died):
            loft.moment(loft.board.notices[1].due)
    loft.moment(loft.board.notices[1].due)
    assert len(loft.pigeon.fate) == 9 - MOST_TRIES
    assert loft.board.settled == {1: None}


def test_two_processes_do_not_take_the_same_notice() -> None:
    loft = Loft()

    async def play() -> None:
        await asyncio.gather(loft.sender().round(), loft.sender().round())

    asyncio.run(play())
    assert len(loft.pigeon.letters) == 1


def test_one_failure_does_not_keep_the_others() -> None:
    loft = Loft()
    loft.post(8)
    loft.pigeon.fate = [RuntimeError("ana@example.org")]
    loft.round()
    assert [letter.number for letter in loft.pigeon.letters] == [8]
    assert loft.board.notices[1].due == NOON + FIRST_PAUSE


def test_the_log_names_no_address(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    loft = Loft()
    loft.pigeon.fate = [RuntimeError("ana@example.org")]
    loft.round()
    assert "RuntimeError" in caplog.text
    assert "example.org" not in caplog.text


def test_a_round_takes_only_so_many_the_longest_due_first() -> None:
    loft = Loft()
    for number in range(8, 8 + TAKEN):
        loft.post(number, NOON - 1)
    assert [loft.round(), loft.round()] == [TAKEN, 1]
    assert loft.pigeon.letters[-1].number == 7


class Held(Pigeon):
    """A channel whose notices stay under way until the test lets them arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.flying, self.wind = asyncio.Queue[NoticeText](), asyncio.Event()

    async def send(self, notice: Notice, person: Addressee, letter: NoticeText, now: float) -> None:
        self.flying.put_nowait(letter)
        await self.wind.wait()
        self.letters.append(letter)


def test_only_so_many_letters_are_on_their_way_at_once() -> None:
    loft = Loft()
    for number in range(8, 7 + TAKEN):
        loft.post(number)

    async def play() -> int:
        loft.pigeon = held = Held()
        round = asyncio.create_task(loft.sender().round())
        for _ in range(AT_ONCE):
            await held.flying.get()
        # Time enough for more to take off.
        for _ in range(9 * TAKEN):
            await asyncio.to_thread(int)
        more = held.flying.qsize()
        held.wind.set()
        assert await round == TAKEN
        return more

    assert asyncio.run(play()) == 0
    assert len(loft.pigeon.letters) == TAKEN


def test_a_letter_that_takes_too_long_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reino.server.notices.sender.SEND_SECONDS", 0)
    loft = Loft()

    async def play() -> None:
        loft.pigeon = Held()
        await loft.sender().round()

    asyncio.run(play())
    assert loft.board.notices[1].due == NOON + FIRST_PAUSE
    assert loft.board.notices[1].tries == 1


def test_a_notice_on_a_board_that_failed_is_due_again_when_the_lease_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loft = Loft()

    def fail(person: str) -> Addressee:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(loft.board, "person", fail)
        assert loft.round() == 1
    assert loft.moment(NOON + LEASE - 1) == 0
    loft.moment(NOON + LEASE)
    assert len(loft.pigeon.letters) == 1


class Stop(Exception):
    """The end of a loop without end."""


def running(loft: Loft, pauses: int) -> list[float]:
    """The pauses of a running sender, up to the last one."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        loft.clock.at += seconds
        if len(waited) == pauses:
            raise Stop

    async def play() -> None:
        sender = Sender(
            loft.board,
            loft.turns,
            {"email": loft.pigeon},
            site="https://play.example.org",
            now=loft.clock,
            wait=wait,
        )
        await sender.run()

    with pytest.raises(Stop):
        asyncio.run(play())
    return waited


def test_the_sender_looks_again_after_a_pause_and_at_once_while_there_is_more() -> None:
    loft = Loft()
    for number in range(8, 8 + TAKEN):
        loft.post(number)
    assert running(loft, 1) == [15.0]
    assert len(loft.pigeon.letters) == TAKEN + 1


def test_a_board_that_fails_for_a_while_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    loft = Loft()
    claim, broken = loft.board.claim, iter([True, True, False, False])

    def failing(now: float, until: float, limit: int) -> object:
        if next(broken):
            raise OSError("postgresql://user:word@host")
        return claim(now, until, limit)

    monkeypatch.setattr(loft.board, "claim", failing)
    running(loft, 3)
    assert len(loft.pigeon.letters) == 1


def test_a_sender_that_is_stopped_lets_a_letter_arrive() -> None:
    loft = Loft()

    async def play() -> None:
        loft.pigeon = held = Held()
        task = asyncio.create_task(loft.sender().run())
        await held.flying.get()
        task.cancel()
        await asyncio.sleep(0)
        held.wind.set()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(play())
    assert loft.board.settled == {1: NOON}
