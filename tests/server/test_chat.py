"""Chat: permissions, rate limits, and the clients that receive a line."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from reino.core.catalogue import LANGUAGES
from reino.core.errors import ReinoError
from reino.play import log
from reino.play.setup import Setup
from reino.play.table import Table
from reino.server import messages
from reino.server.chat import AGAIN, HIDING, LONGEST, PACE, Chat, NotSaid, TooOften, clean
from reino.server.live_table import Follower, LiveTable
from reino.server.store import Store, rows
from reino.server.websocket.outbox import Outbox
from server.bare_server import until
from server.rows import add_people, person, table_row

T = TypeVar("T")

PEOPLE = ("ana", "luis", "eva", "raul", "sol")
ANA, LUIS, EVA, RAUL, SOL = map(person, PEOPLE)


def a_table(id: str = "table", status: str = "playing", **setup: Any) -> Table:
    """A table at which Ana and Luis sit; other people are watchers."""
    given: dict[str, Any] = {"game": "braverats", "rules": 1, "players": 2, "options": {}}
    about = Setup(**given, stand_in="steady", **({"chat": True} | setup))
    table = log.Opened(at=1.0, setup=about, host="ana", commitment="").open_table(id)
    for seat, who in enumerate(("ana", "luis")):
        table.apply(log.Sat(at=1.0, seat=seat, person=who, name=who, nonce="00" * 16))
    table.status = status  # type: ignore[assignment]
    return table


class Parlour:
    """A chat whose clock is moved by hand."""

    def __init__(self, store: Store) -> None:
        add_people(store, *PEOPLE)
        for id in ("table", "other"):
            store.create_table(table_row(id), [(1.0, b"{}")])
        self.now = 1000.0
        self.spread: list[rows.Chat] = []
        self.store = store
        self.chat = Chat(store, self.spread.append, lambda: self.now)

    def say(self, who: rows.Person, text: str, table: Table | None = None) -> messages.Said:
        return run(self.chat.say(table or a_table(), who, text, follows=True))

    def read(self, who: str | None, table: Table | None = None, after: int = 0) -> list[str]:
        return [said.text for said in run(self.chat.lines(table or a_table(), who, after))]


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Store.open(f"sqlite:///{tmp_path}/chat.db") as store:
        yield Parlour(store)


def run(work: Awaitable[T]) -> T:
    async def working() -> T:
        return await work

    return asyncio.run(working())


def refused(key: str, do: Callable[[], object]) -> ReinoError:
    with pytest.raises(NotSaid) as caught:
        do()
    assert caught.value.key == key
    assert all(caught.value.tell(lang) for lang in LANGUAGES)
    return caught.value


def test_a_line_is_stored_before_anybody_is_told(parlour: Parlour) -> None:
    said = parlour.say(ANA, "  ¡Buena   jugada!  ")
    assert said == messages.Said("table", said.line, "Ana", "¡Buena jugada!", 1000.0, mine=True)
    assert parlour.spread == [parlour.store.chat(said.line)]
    assert parlour.read("luis") == ["¡Buena jugada!"]
    assert [line.mine for line in run(parlour.chat.lines(a_table(), "luis"))] == [False]


def test_where_there_is_no_chat_nobody_talks(parlour: Parlour) -> None:
    refused("error-chat-off", lambda: parlour.say(ANA, "hola", a_table(chat=False)))
    assert parlour.spread == []


def test_only_who_sits_or_watches_talks(parlour: Parlour) -> None:
    chat, table = parlour.chat, a_table()
    refused("error-chat-not-here", lambda: run(chat.say(table, EVA, "hola")))
    closed = a_table(watching=False)
    refused("error-chat-not-here", lambda: run(chat.say(closed, EVA, "hola", follows=True)))
    run(chat.say(closed, LUIS, "hola"))
    run(chat.say(table, EVA, "hola", follows=True))
    assert [line.person for line in parlour.spread] == ["luis", "eva"]


def test_who_says_something_without_a_seat_is_told_to_watch(parlour: Parlour) -> None:
    told = [parlour.say(who, "hola") for who in (ANA, EVA)]
    assert [said.watching for said in told] == [False, True]
    read = run(parlour.chat.lines(a_table(), "luis"))
    assert [(said.name, said.watching) for said in read] == [("Ana", False), ("Eva", True)]


def test_who_watches_with_a_delay_is_silent_while_the_game_is_played(parlour: Parlour) -> None:
    late = a_table(delay=60.0)
    refused("error-chat-late", lambda: parlour.say(EVA, "¡el rey!", late))
    parlour.say(ANA, "hola", late)
    parlour.say(EVA, "por fin", a_table(status="over", delay=60.0))
    parlour.say(RAUL, "¿empezamos?", a_table(status="open", delay=60.0))
    assert [line.text for line in parlour.spread] == ["hola", "por fin", "¿empezamos?"]


def test_who_watches_with_a_delay_reads_as_late_as_they_see(parlour: Parlour) -> None:
    late = a_table(delay=60.0)
    line = parlour.say(ANA, "mi rey no, por favor", late).line
    parlour.now += 59.0
    assert parlour.read("luis", late) == ["mi rey no, por favor"]
    assert parlour.read("eva", late) == []
    assert parlour.read(None, late) == []
    refused("error-chat-no-line", lambda: run(parlour.chat.mute(late, line, EVA)))
    assert parlour.read("eva", a_table(status="over", delay=60.0)) == ["mi rey no, por favor"]
    parlour.now += 1.0
    assert parlour.read("eva", late) == parlour.read(None, late) == ["mi rey no, por favor"]


@pytest.mark.parametrize(
    "text",
    [
        "two\nlines",
        "bell\a",
        "nul\0",
        "\x9bcsi",
        "over\u202eride",
        "em\u202abed",
        "iso\u2066late",
        "mark\u200e",
        "arabic mark\u061c",
        "zero\u200bwidth",
        "\ufeffbom",
        "tag\U000e0041",
        "line\u2028separator",
        "half\ud83d",
    ],
)
def test_letters_that_nobody_sees_are_refused(text: str) -> None:
    refused("error-chat-letters", lambda: clean(text, LONGEST))


@pytest.mark.parametrize("text", ["¿Qué?", "👩‍👩‍👧", "می‌خواهم", "שלום", "नमस्ते", "♔ > ♕", "!"])
def test_every_script_and_every_emoji_may_be_used(text: str) -> None:
    assert clean(text, LONGEST) == text


@pytest.mark.parametrize("text", ["", "   ", "\u3000", "\u200d", "\u0301"])
def test_who_says_nothing_is_told_so(text: str) -> None:
    refused("error-chat-empty", lambda: clean(text, LONGEST))


def test_a_line_has_its_length_in_letters_as_they_are_kept() -> None:
    assert clean("e\u0301" * LONGEST, LONGEST) == "é" * LONGEST
    error = refused("error-chat-long", lambda: clean("é" * (LONGEST + 1), LONGEST))
    assert error.facts["given"] == str(LONGEST + 1)


def test_nobody_talks_without_pause(parlour: Parlour) -> None:
    for number in range(PACE.burst):
        parlour.say(ANA, f"line {number}")
    error = refused("error-chat-often", lambda: parlour.say(ANA, "and one more"))
    assert isinstance(error, TooOften)
    parlour.say(LUIS, "others may")
    refused("error-chat-often", lambda: parlour.say(ANA, "elsewhere", a_table("other")))
    parlour.now += 1 / PACE.per_second
    parlour.say(ANA, "and one more")  # a refused line was not stored, and is no repetition
    refused("error-chat-often", lambda: parlour.say(ANA, "and two more"))


def test_the_same_is_not_said_twice_in_a_row(parlour: Parlour) -> None:
    parlour.say(ANA, "Hurry up")
    refused("error-chat-repeated", lambda: parlour.say(ANA, "hurry  UP"))
    refused("error-chat-repeated", lambda: parlour.say(ANA, "ｈｕｒｒｙ ｕｐ"))
    parlour.say(LUIS, "Hurry up")
    parlour.say(ANA, "hurry up", a_table("other"))
    parlour.now += AGAIN
    parlour.say(ANA, "Hurry up")
    parlour.say(ANA, "please")
    parlour.say(ANA, "Hurry up")
    assert len(parlour.spread) == 6


def test_a_line_that_could_not_be_stored_may_be_said_again(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> int:
        raise ReinoError("error-database-busy", url="")

    with monkeypatch.context() as patched:
        patched.setattr(parlour.store, "add_chat", gone)
        with pytest.raises(ReinoError):
            parlour.say(ANA, "hola")
    assert parlour.spread == []
    parlour.say(ANA, "hola")
    assert parlour.read("luis") == ["hola"]


def test_lines_are_read_from_where_one_left_off(parlour: Parlour) -> None:
    first = parlour.say(ANA, "one").line
    parlour.say(LUIS, "two")
    parlour.say(LUIS, "elsewhere", a_table("other"))
    assert parlour.read("ana", after=first) == ["two"]
    assert parlour.read(None) == ["one", "two"]


def test_whom_one_has_muted_one_does_not_hear_until_one_wants_to(parlour: Parlour) -> None:
    line = parlour.say(ANA, "blah").line
    parlour.say(LUIS, "well")
    muted = run(parlour.chat.mute(a_table(), line, LUIS))
    assert muted.person == "ana"
    assert parlour.read("luis") == ["well"]
    assert parlour.read("eva") == ["blah", "well"]
    assert run(parlour.chat.muted(LUIS)) == [muted]
    run(parlour.chat.unmute(LUIS, "ana"))
    assert parlour.read("luis") == ["blah", "well"]
    assert run(parlour.chat.muted(LUIS)) == []


def test_a_line_is_muted_or_reported_at_its_own_table_by_somebody_else(parlour: Parlour) -> None:
    line, chat = parlour.say(ANA, "blah").line, parlour.chat
    refused("error-chat-own", lambda: run(chat.mute(a_table(), line, ANA)))
    refused("error-chat-own", lambda: run(chat.report(a_table(), line, ANA, "spam")))
    refused("error-chat-no-line", lambda: run(chat.report(a_table("other"), line, EVA, "spam")))
    refused("error-chat-no-line", lambda: run(chat.report(a_table(), line + 1, EVA, "spam")))
    refused("error-chat-letters", lambda: run(chat.report(a_table(), line, EVA, "\a")))
    assert parlour.store.reports() == []


def test_a_line_that_enough_people_report_is_hidden_from_all(store: Store) -> None:
    parlour = Parlour(store)
    line = parlour.say(ANA, "something nasty").line
    others = [LUIS, EVA, RAUL]
    assert len(others) == HIDING
    for who in (LUIS, LUIS, LUIS, EVA):  # reports of one person count once
        run(parlour.chat.report(a_table(), line, who, "nasty"))
    assert parlour.read("sol") == ["something nasty"]
    run(parlour.chat.report(a_table(), line, RAUL, "nasty"))
    assert all(parlour.read(who) == [] for who in PEOPLE)
    assert {report.person for report in parlour.store.reports()} == {"luis", "eva", "raul"}
    parlour.store.hide_chat(line, hidden=False)  # the host makes it visible again
    run(parlour.chat.report(a_table(), line, RAUL, "nasty"))
    assert parlour.read("sol") == ["something nasty"]


class Listeners:
    """A live table with people at their clients."""

    def __init__(self, table: Table, *people: str) -> None:
        self.live = LiveTable(table, b"")
        self.pages = {who: Outbox() for who in people}
        for who, outbox in self.pages.items():
            seats = table.seats_of(who)
            self.live.followers[outbox] = Follower(who, seats[0] if seats else None)

    async def heard(self, who: str) -> messages.Said:
        page = self.pages[who]
        await until(lambda: page.waiting, seconds=30.0)
        return msgspec.json.decode(page.pop(), type=messages.Said)

    def waiting(self, who: str) -> int:
        return self.pages[who].waiting


def test_a_line_goes_to_all_who_follow_but_those_who_muted_its_speaker(parlour: Parlour) -> None:
    async def scene() -> None:
        table = a_table()
        listeners = Listeners(table, "ana", "luis", "eva")
        said = await parlour.chat.say(table, ANA, "hola")
        await parlour.chat.mute(table, said.line, EVA)
        await parlour.chat.pass_on(listeners.live, said.line)
        assert await listeners.heard("ana") == said
        assert await listeners.heard("luis") == msgspec.structs.replace(said, mine=False)
        assert listeners.waiting("eva") == 0

    asyncio.run(scene())


def test_a_line_is_passed_on_only_at_its_own_table_and_only_if_it_is_not_hidden(
    parlour: Parlour,
) -> None:
    async def scene() -> None:
        said = await parlour.chat.say(a_table(), ANA, "hola")
        other, own = Listeners(a_table("other"), "ana"), Listeners(a_table(), "ana")
        await parlour.chat.pass_on(other.live, said.line)
        parlour.store.hide_chat(said.line)
        await parlour.chat.pass_on(own.live, said.line)
        await parlour.chat.pass_on(own.live, said.line + 1)
        assert other.waiting("ana") == own.waiting("ana") == 0

    asyncio.run(scene())


def test_who_watches_with_a_delay_hears_with_the_same_delay(parlour: Parlour) -> None:
    async def scene() -> None:
        table = a_table(delay=0.02)
        listeners = Listeners(table, "luis", "eva", "raul")
        said = await parlour.chat.say(table, ANA, "mi rey no")
        await parlour.chat.pass_on(listeners.live, said.line)
        assert (await listeners.heard("luis")).text == "mi rey no"
        assert listeners.waiting("eva") == 0
        listeners.live.followers.pop(listeners.pages["raul"])
        parlour.now += 0.02
        assert (await listeners.heard("eva")).text == "mi rey no"
        assert listeners.waiting("luis") == listeners.waiting("raul") == 0
        await parlour.chat.close()

    asyncio.run(scene())


def test_what_was_hidden_before_the_delay_is_over_is_never_heard(parlour: Parlour) -> None:
    async def scene() -> None:
        table = a_table(delay=0.02)
        listeners = Listeners(table, "eva")
        nasty = await parlour.chat.say(table, ANA, "something nasty")
        nice = await parlour.chat.say(table, ANA, "sorry")
        for said in (nasty, nice):
            await parlour.chat.pass_on(listeners.live, said.line)
        parlour.store.hide_chat(nasty.line)
        parlour.now += 0.02
        assert (await listeners.heard("eva")).text == "sorry"
        await until(lambda: not parlour.chat.pending)
        assert listeners.waiting("eva") == 0

    asyncio.run(scene())


def test_however_much_is_said_one_task_tells_it_to_late_listeners(parlour: Parlour) -> None:
    async def scene() -> None:
        table = a_table(delay=86_400.0)
        listeners = Listeners(table, "eva", "raul")
        for number in range(40):
            parlour.now += 60
            said = await parlour.chat.say(table, ANA, f"line {number}")
            await parlour.chat.pass_on(listeners.live, said.line)
        assert parlour.chat.pending == 1
        assert listeners.waiting("eva") == 0
        await parlour.chat.close()

    asyncio.run(scene())


def test_late_listeners_hear_one_line_after_the_other_and_each_once(parlour: Parlour) -> None:
    async def scene() -> None:
        table = a_table(delay=0.05)
        listeners = Listeners(table, "luis", "eva")
        texts = [f"line {number}" for number in range(5)]
        for text in texts:
            said = await parlour.chat.say(table, ANA, text)
            await parlour.chat.pass_on(listeners.live, said.line)
            parlour.now += 0.01
            # A watcher who follows before the delay is over receives them as well.
            raul = listeners.pages.setdefault("raul", Outbox())
            listeners.live.followers[raul] = Follower("raul", None)
        for who in ("luis", "eva", "raul"):
            assert [(await listeners.heard(who)).text for _ in texts] == texts
        await until(lambda: not parlour.chat.pending)
        # Once the game is over all receive all lines at once.
        table.status = "over"
        said = await parlour.chat.say(table, ANA, "the end")
        await parlour.chat.pass_on(listeners.live, said.line)
        for who in ("luis", "eva", "raul"):
            assert (await listeners.heard(who)).text == "the end"
            assert listeners.waiting(who) == 0

    asyncio.run(scene())


def test_a_server_that_closes_does_not_wait_for_late_listeners(parlour: Parlour) -> None:
    async def scene() -> None:
        table = a_table(delay=86_400.0)
        listeners = Listeners(table, "eva")
        said = await parlour.chat.say(table, ANA, "hola")
        await parlour.chat.pass_on(listeners.live, said.line)
        async with asyncio.timeout(30.0):
            await parlour.chat.close()
        assert listeners.waiting("eva") == 0

    asyncio.run(scene())
