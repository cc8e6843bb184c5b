"""Bots choose in worker processes: within limits, from views only, and a move is always made."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

import reino
from reino.bots import bot_names, make_bot
from reino.core.catalogue import LANGUAGES
from reino.errors import OutOfTurn, ReinoError
from reino.server.workers import Question, WorkerPool, check_level
from reino.server.workers.fair_queue import FairQueue
from reino.server.workers.framing import framed
from reino.server.workers.slot import environment
from reino.server.workers.worker import BotHost, budget

from .worker_stubs import Confidant, Hourglass, asked, is_running, question, run_out, told

SECRETIVE = [
    ("braverats", {"lucky_draw": True}),
    ("jackrabbits", {"seized_surplus": True}),
    ("korona", {}),
]


@pytest.mark.compiled
@pytest.mark.parametrize("key", reino.installed())
@told
async def test_every_bot_of_every_game_chooses_as_it_would_here(key: str) -> None:
    game = reino.load(key)
    state = game.start(seed=1)
    view = state.view(state.owing[0])
    async with WorkerPool(1) as pool:
        await pool.warm([game])
        for level in bot_names(game):
            action = await pool.choose(Question.of(view, level, seed=5))
            assert action in view.legal
            if level not in ("best", "master"):  # these may have a time limit
                assert action == make_bot(game, level, 5).choose(view)


@pytest.mark.parametrize(("key", "options"), SECRETIVE)
def test_nothing_that_crosses_the_pipe_depends_on_what_the_seat_may_not_know(
    key: str, options: dict[str, bool]
) -> None:
    game = reino.load(key, options=options)
    state = game.start(seed=3)
    seat = state.owing[0]
    sent = Question.of(state.view(seat), "random", seed=7)
    truths = [state.view(seat).guess(k) for k in range(5)]
    assert len({bytes(truth) for truth in truths}) > 1
    for truth in truths:
        varied = Question.of(truth.view(seat), "random", seed=7)
        assert framed(varied) == framed(sent)
        assert pickle.dumps(varied) == pickle.dumps(sent)
    # A leak would show in the bytes.
    assert framed(msgspec.structs.replace(sent, view=bytes(state))) != framed(sent)


@pytest.mark.parametrize(("key", "options"), SECRETIVE)
def test_a_worker_rebuilds_the_view_it_is_asked_about(key: str, options: dict[str, bool]) -> None:
    game = reino.load(key, options=options)
    state = game.start(seed=3)
    view = state.view(state.owing[0])
    again = Question.of(view, "random", seed=7).rebuilt()
    assert again == view
    assert again.legal == view.legal


def test_a_question_is_for_a_seat_that_owes_a_choice() -> None:
    state = reino.load("korona").start(seed=1)
    (active,) = state.owing
    with pytest.raises(OutOfTurn):
        Question.of(state.view(1 - active), "random", seed=0)
    with pytest.raises(OutOfTurn):
        Question.of(state.view(None), "random", seed=0)


@pytest.mark.parametrize(
    "name",
    [
        *("spy:Bot", "spy.py:Bot", "program:touch touched", "os:abort"),
        *("", "Master", "master ", "grandmaster", None, 3, ("best",)),
    ],
)
def test_nobody_at_a_table_can_name_a_bot_that_is_not_ours(
    name: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spy.py").write_text("open('touched', 'w')\nclass Bot:\n    choose = print\n")
    monkeypatch.chdir(tmp_path)
    view = reino.load("korona").start(seed=1)
    with pytest.raises(ReinoError, match="there is no bot") as refused:
        check_level(view.game, name)  # type: ignore[arg-type]
    with pytest.raises(ReinoError):
        Question.of(view.view(view.owing[0]), name, seed=0)  # type: ignore[arg-type]
    forged = msgspec.structs.replace(question(), level=name)
    with pytest.raises(ReinoError):
        BotHost().prepared(forged)
    assert not (tmp_path / "touched").exists()
    assert "spy" not in sys.modules
    for lang in LANGUAGES:
        assert "master" in refused.value.tell(lang)


def test_every_bot_of_ours_may_sit_at_a_table() -> None:
    for key in reino.installed():
        game = reino.load(key)
        for name in bot_names(game):
            check_level(game, name)


@told
async def test_killed_worker_is_replaced_and_the_move_is_made() -> None:
    async with Confidant() as confidant, confidant.pool() as pool:
        answer = asked(pool.choose(question(seed=4)))
        first = await confidant.next()
        os.kill(first.pid, signal.SIGKILL)
        second = await confidant.next()
        assert (second.seed, second.pid != first.pid) == (4, True)
        await second.does("answer 3")
        assert await answer == 3
        await first.end()
        await second.end()
        assert pool.pids == (second.pid,)


@told
async def test_worker_that_hangs_is_killed_and_replaced() -> None:
    glass = Hourglass()
    async with Confidant() as confidant, confidant.pool(timeout=glass, patience=9) as pool:
        answer = asked(pool.choose(question(seconds=2.0)))
        first = await confidant.next()
        await first.does("freeze")
        # Loading has a timeout of its own; the choice has its time limit, and a margin.
        loading, _ = await glass.next()
        thinking, timeout = await glass.next()
        assert (loading > 100, thinking) == (True, 11.0)
        run_out(timeout)
        second = await confidant.next()
        await second.does("answer 5")
        assert await answer == 5
        await first.end()
        assert not is_running(first.pid)
        await second.end()


@told
async def test_memory_limit_bites_and_hurts_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    async with Confidant() as confidant, confidant.pool(2) as pool:
        answers = [asked(pool.choose(question(seed))) for seed in (0, 1)]
        greedy, modest = await confidant.next(), await confidant.next()
        await greedy.does("allocate")
        again = await confidant.next()
        assert again.seed == greedy.seed
        assert again.pid not in (greedy.pid, modest.pid)
        assert is_running(modest.pid)
        await again.does("answer 1")
        await modest.does("answer 2")
        made = [await answer for answer in answers]
        assert (made[greedy.seed], made[modest.seed]) == (1, 2)
        for thought in (greedy, modest, again):
            await thought.end()
    assert "MemoryError" in caplog.text


@told
async def test_bot_that_raises_is_replaced_and_what_it_says_is_not_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with Confidant() as confidant, confidant.pool() as pool:
        answer = asked(pool.choose(question()))
        first = await confidant.next()
        await first.does("raise")
        second = await confidant.next()
        assert second.pid != first.pid
        await second.does("answer 1")
        assert await answer == 1
        await first.end()
        await second.end()
    assert "RuntimeError at worker_stubs.py" in caplog.text
    assert "ace" not in caplog.text


@pytest.mark.parametrize("deed", ["raise", "answer 1000", "answer -1"])
@told
async def test_after_three_failures_any_legal_action_is_chosen_and_it_is_logged(
    deed: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with Confidant() as confidant, confidant.pool() as pool:
        answer = asked(pool.choose(question(seed=2)))
        for _ in range(3):
            thought = await confidant.next()
            await thought.does(deed)
            await thought.end()
        assert await answer in question().rebuilt().legal
        # The next question is asked as usual.
        answer = asked(pool.choose(question(seed=3)))
        thought = await confidant.next()
        await thought.does("answer 6")
        assert await answer == 6
        await thought.end()
    ours = [record for record in caplog.records if record.name.startswith("reino")]
    assert [record.levelno for record in ours] == [logging.WARNING] * 3 + [logging.ERROR]


@told
async def test_workers_that_cannot_even_start_do_not_stop_the_game() -> None:
    async with WorkerPool(1, program=("/nowhere/python",)) as pool:
        assert await pool.choose(question()) in question().rebuilt().legal


@told
async def test_no_more_think_at_once_than_allowed() -> None:
    async with Confidant() as confidant, confidant.pool(2) as pool:
        answers = [asked(pool.choose(question(seed), f"table {seed}")) for seed in range(6)]
        held = [await confidant.next(), await confidant.next()]
        assert pool.waiting == 4
        pids = set()
        for left in (3, 2, 1, 0, None, None):
            thought = held.pop(0)
            pids.add(thought.pid)
            await thought.does(f"answer {thought.seed}")
            await thought.end()
            if left is not None:
                held.append(await confidant.next())
                assert pool.waiting == left
        assert [await answer for answer in answers] == list(range(6))
        assert len(pids) == 2


@told
async def test_what_a_bot_prints_does_not_come_between_the_answers() -> None:
    async with Confidant() as confidant, confidant.pool() as pool:
        for _ in range(2):
            answer = asked(pool.choose(question()))
            thought = await confidant.next()
            await thought.does("chatter 3")
            assert await answer == 3
            await thought.end()


@told
async def test_worker_is_relieved_after_so_many_choices() -> None:
    async with Confidant() as confidant, confidant.pool(choices=2) as pool:
        pids = []
        for _ in range(5):
            answer = asked(pool.choose(question()))
            thought = await confidant.next()
            pids.append(thought.pid)
            await thought.does("answer 0")
            await answer
            await thought.end()
        assert pids[0] == pids[1] != pids[2] == pids[3] != pids[4]
        assert not is_running(pids[0])


@told
async def test_who_stops_waiting_spoils_nothing() -> None:
    async with Confidant() as confidant, confidant.pool() as pool:
        thinking = asked(pool.choose(question(0)))
        first = await confidant.next()
        waiting = asked(pool.choose(question(1)))
        third = asked(pool.choose(question(2)))
        for answer in (thinking, waiting):
            answer.cancel()
            with pytest.raises(asyncio.CancelledError):
                await answer
        assert pool.waiting == 1
        await first.does("answer 0")
        await first.end()
        second = await confidant.next()
        assert (second.seed, second.pid) == (2, first.pid)
        await second.does("answer 7")
        assert await third == 7
        await second.end()


@told
async def test_closing_leaves_no_process_behind() -> None:
    async with Confidant() as confidant:
        pool = confidant.pool(2)
        answers = [asked(pool.choose(question(seed))) for seed in range(3)]
        idle, busy = await confidant.next(), await confidant.next()
        await idle.does("answer 1")
        last = await confidant.next()
        await busy.does("freeze")
        pids = pool.pids
        assert len(pids) == 2
        extra = asked(pool.choose(question(4)))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        await pool.close()
        assert not any(is_running(pid) for pid in pids)
        assert pool.pids == ()
        assert await answers[idle.seed] == 1
        for answer in (answers[busy.seed], answers[last.seed], extra):
            with pytest.raises(ReinoError, match="is stopping"):
                await answer
        with pytest.raises(ReinoError, match="is stopping"):
            await pool.choose(question())
        with pytest.raises(ReinoError, match="is stopping"):
            await pool.warm([])
        for thought in (idle, busy, last):
            await thought.end()


async def until_stopped(pid: int) -> None:
    while " T " not in Path(f"/proc/{pid}/stat").read_text():
        await asyncio.sleep(0.01)


ORPHANING = """
import asyncio, sys
from reino.server.workers import WorkerPool
from server.worker_stubs import question
asyncio.run(WorkerPool(1, program=sys.argv[1:]).choose(question()))
"""


@pytest.mark.parametrize("deed", ["hang", "spin", "freeze"])
@told
async def test_workers_leave_when_the_server_is_killed(deed: str) -> None:
    async with Confidant() as confidant:
        here = [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
        where = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, here))}
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", ORPHANING, *confidant.program, env=where
        )
        thought = await confidant.next()
        try:
            await thought.does(deed)
            if deed == "freeze":
                await until_stopped(thought.pid)
            server.kill()
            await server.wait()
            await thought.end()
        finally:
            with suppress(ProcessLookupError):
                os.kill(thought.pid, signal.SIGKILL)


@told
async def test_warm_workers_are_all_there_and_stay() -> None:
    async with WorkerPool(2) as pool:
        before = pool.pids
        assert before == ()
        await pool.warm([reino.load("braverats", options={"lucky_draw": True})])
        pids = pool.pids
        assert len(pids) == 2
        await asyncio.gather(*(pool.choose(question(seed)) for seed in range(4)))
        assert pool.pids == pids


@told
async def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    line = FairQueue(1)
    served: list[str] = []

    async def ask(table: str, number: int) -> None:
        await line.enter(table)
        served.append(f"{table}{number}")

    await line.enter("z")
    waiting = [asyncio.create_task(ask("a", n)) for n in range(3)]
    waiting += [asyncio.create_task(ask("b", 0)), asyncio.create_task(ask("c", 0))]
    await asyncio.sleep(0)
    assert len(line) == 5
    for _ in waiting:
        line.leave()
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert served == ["a0", "b0", "c0", "a1", "a2"]


@told
async def test_turn_that_came_too_late_goes_to_the_next() -> None:
    line = FairQueue(1)
    await line.enter("a")
    first, second = asyncio.create_task(line.enter("b")), asyncio.create_task(line.enter("c"))
    await asyncio.sleep(0)
    line.leave()  # to b, which is cancelled at the same moment
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert first.cancelled()
    await second
    line.leave()
    await line.enter("d")
    assert len(line) == 0


@told
async def test_who_gives_up_leaves_nothing_in_the_line() -> None:
    line = FairQueue(1)
    await line.enter("a")
    stays = asyncio.create_task(line.enter("reader 7"))
    for number in range(2_000):
        gives_up = asyncio.create_task(line.enter(f"reader {number % 500}"))
        await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.gather(gives_up, return_exceptions=True)
    assert len(line) == 1
    assert line.groups == 1
    line.leave()
    await stays
    assert line.groups == 0


def test_level_is_never_made_stronger_by_its_clock() -> None:
    korona = reino.load("korona")
    assert budget(korona, "master", 0.25) == 0.25
    assert budget(korona, "best", 0.25) == 0.25
    assert budget(korona, "master", 60.0) is None
    assert budget(korona, "master", None) is None
    assert budget(korona, "master", -1.0) == 0.01
    for level in ("beginner", "expert", "greedy", "search", "random"):
        assert budget(korona, level, 0.25) is None
    assert budget(reino.load("braverats"), "best", 0.25) is None


def test_workers_see_none_of_the_servers_passwords() -> None:
    ours = {"PATH": "/bin", "REINO_SMTP_PASSWORD": "x", "REINO_CACHE_DIR": "/c"}
    seen = environment(ours)
    assert (seen["PATH"], seen["REINO_CACHE_DIR"]) == ("/bin", "/c")
    assert "x" not in seen.values()
