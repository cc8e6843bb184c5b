"""Program bots: their messages, the answers they may give, and what forfeits a game."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import reino
from bots.programs import ends, first, program, shell
from reino.bots import ProgramBot, check_bot, make_bot
from reino.bots.program import LONGEST
from reino.errors import Forfeit, ReinoError

Make = Callable[..., ProgramBot]


@pytest.fixture
def make() -> Iterator[Make]:
    """A bot that waits long for a start and for answers, and is closed at the end."""
    made: list[ProgramBot] = []

    def bot(name: str, **limits: float) -> ProgramBot:
        found = ProgramBot(name.removeprefix("program:"), **{"seconds": 60.0, **limits})  # type: ignore[arg-type]
        made.append(found)
        return found

    yield bot
    for found in made:
        found.close()


def refused(bot: ProgramBot, view: reino.View) -> Forfeit:
    with pytest.raises(Forfeit) as caught:
        bot.choose(view)
    return caught.value


def wait_for_a_line(bot: ProgramBot) -> None:
    """Wait until the program has written an unasked line."""
    assert bot._process is not None
    while bot._process._lines.empty():
        time.sleep(0.01)


@pytest.mark.parametrize(
    "answer",
    [
        'told["legal"][1]["id"]',
        'json.dumps(told["legal"][1]["name"])',
        'json.dumps({"choose": told["legal"][1]["id"], "because": "of love"})',
        'json.dumps({"choose": told["legal"][1]["name"]})',
        '"\\"jugar la princesa\\""',
        '"\\"play princess\\""',
    ],
)
def test_an_answer_is_an_id_or_a_name(
    make: Make, tmp_path: Path, game: reino.Game, answer: str
) -> None:
    view = game.start(seed=1).view(0)
    assert make(first(tmp_path, answer)).choose(view) == view.legal[1]


def test_a_program_may_be_written_in_any_language(make: Make, tmp_path: Path) -> None:
    game = reino.load("korona", 3)
    bot = make(shell(tmp_path))
    state = game.start(seed=3)
    for _ in range(30):
        (seat,) = state.owing
        view = state.view(seat)
        assert bot.choose(view) == view.legal[0]
        state = state.play(seat, view.legal[0])


def test_a_program_is_told_its_table_once_and_then_views(make: Make, tmp_path: Path) -> None:
    log = tmp_path / "log"
    source = f"""
import json, sys
for line in sys.stdin:
    with open({str(log)!r}, "a") as file:
        file.write(line)
    if json.loads(line)["type"] == "choose":
        print(json.loads(line)["legal"][-1]["id"], flush=True)
"""
    game = reino.load("braverats", options={"lucky_draw": True})
    bot = make(program(tmp_path, source), seed=5, iterations=7)
    state = game.start(seed=2)
    for _ in range(2):
        state = state.play({0: state.legal(0)[0], 1: bot.choose(state.view(1))})
    hello, question, second = map(json.loads, log.read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "braverats",
        "rules": game.spec.rules_version,
        "players": 2,
        "options": dict(game.options),
        "seats": ["yarg", "applewood"],
        "seat": 1,
        "seed": 5,
    }
    view = game.start(seed=2).view(1)
    assert question == {
        "type": "choose",
        "seat": 1,
        "seconds": 60.0,
        "iterations": 7,
        "legal": [
            {
                "id": action,
                "name": game.name(action),
                "action": {"kind": "play", "card": game.describe(action).card},
            }
            for action in view.legal
        ],
        "view": view.as_dict(),
    }
    assert second["view"]["round"] == 2


def test_a_program_learns_nothing_but_the_view(make: Make, tmp_path: Path) -> None:
    """Two truths with the same view make the same lines."""
    game = reino.load("braverats", options={"lucky_draw": True})
    view = game.start(seed=2).view(0)
    told = []
    for seed in (1, 2):
        truth = view.guess(seed)
        bot = make(first(tmp_path))
        bot.choose(truth.view(0))
        assert bot._process is not None
        bot._process.end()
        told.append(bot._process.last_words)
    assert view.guess(1) != view.guess(2)
    assert told[0] == told[1] != ""


@pytest.mark.parametrize(
    ("answer", "kind", "said"),
    [
        ("999", "illegal", "999"),
        ("-1", "illegal", "-1"),
        ("'Prince'", "unread", "Prince"),
        ("'\"Prinze\"'", "unread", "Prinze"),
        ("1.5", "unread", "1.5"),
        ("'true'", "unread", "True"),
        ("'{}'", "unread", "None"),
        ("'[' * 9999", "unread", "[[["),
        ("'7' * 6000", "unread", "777"),
        (f"'x' * {2 * LONGEST}", "unread", "xxx"),
    ],
)
def test_what_is_no_legal_answer_forfeits_the_game(
    make: Make, tmp_path: Path, game: reino.Game, answer: str, kind: str, said: str
) -> None:
    error = refused(make(first(tmp_path, answer)), game.start(seed=1).view(0))
    assert error.kind == kind
    assert said in str(error)
    assert "(Play the Princess), " in str(error)  # the legal actions


def test_a_program_that_ends_forfeits_with_its_code_and_last_words(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    source = "import sys\nfor n in range(30): print('line', n, file=sys.stderr)\nsys.exit(3)"
    error = refused(make(program(tmp_path, source)), game.start().view(0))
    assert error.kind == "ended"
    assert "exit code 3" in str(error)
    assert "line 29" in str(error)
    assert "line 19" not in str(error)
    assert "terminó con el código 3" in error.tell("es")


def test_a_program_killed_between_two_answers_forfeits(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    bot = make(first(tmp_path))
    view = game.start().view(0)
    bot.choose(view)
    assert bot._process is not None
    os.kill(bot._process._popen.pid, signal.SIGKILL)
    assert refused(bot, view).kind == "ended"


def test_silence_past_the_limit_forfeits_and_ends_the_program(
    make: Make, tmp_path: Path, game: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "import sys, time\nprint('thinking', file=sys.stderr, flush=True)\ntime.sleep(600)"
    bot = make(program(tmp_path, source), seconds=0.01, start=0.2, margin=0.0)
    started, processes = bot._started, []

    def noted(view: reino.View) -> object:
        processes.append(started(view))
        return processes[-1]

    monkeypatch.setattr(bot, "_started", noted)
    error = refused(bot, game.start().view(0))
    assert error.kind == "silent"
    assert "0.21 seconds" in str(error)
    assert ends(processes[0]._popen.pid)


def test_a_program_that_reads_nothing_does_not_hold_anybody_up(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    bot = make(program(tmp_path, "while True: print(0, flush=True)"))
    view = game.start().view(0)
    assert bot.choose(view) == 0
    wait_for_a_line(bot)
    assert refused(bot, view).kind == "unasked"


def test_a_second_line_is_no_answer_to_the_next_question(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    source = """
import sys
for line in sys.stdin:
    if '"choose"' in line:
        print(0)
        print(1, flush=True)
"""
    bot = make(program(tmp_path, source))
    view = game.start().view(0)
    assert bot.choose(view) == 0
    wait_for_a_line(bot)
    error = refused(bot, view)
    assert error.kind == "unasked"
    assert "it said '1' before it was asked" in str(error)


def test_a_program_that_talks_without_end_is_ended(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    bot = make(program(tmp_path, "while True: print('and', flush=True)"))
    assert refused(bot, game.start().view(0)).kind == "unread"


def test_the_end_of_a_game_ends_the_program_and_its_children(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    told = tmp_path / "child"
    source = f"""
import pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path({str(told)!r}).write_text(str(child.pid))
for line in sys.stdin:
    if '"choose"' in line:
        print(0, flush=True)
"""
    bot = make(program(tmp_path, source))
    bot.choose(game.start().view(0))
    process = bot._process
    assert process is not None
    child = int(told.read_text())
    bot.close()
    assert process.left() is not None
    # Its end of the pipe is closed once the child, too, is gone.
    assert not process._threads[1].is_alive()
    assert ends(child)


def test_the_same_program_is_greeted_again_at_another_table(
    make: Make, tmp_path: Path, game: reino.Game, lucky: reino.Game
) -> None:
    bot = make(first(tmp_path))
    bot.choose(game.start().view(0))
    bot.choose(lucky.start(seed=1).view(1))
    process = bot._process
    assert process is not None
    process.end()
    told = [json.loads(line) for line in process.last_words.splitlines()]
    assert [line["type"] for line in told] == ["hello", "choose", "hello", "choose"]
    assert told[2]["seat"] == 1
    assert told[2]["options"]["lucky_draw"]


def test_a_program_that_cannot_be_started_forfeits(
    make: Make, tmp_path: Path, game: reino.Game
) -> None:
    path = tmp_path / "empty"
    path.write_bytes(b"\0\0\0\0")
    path.chmod(0o755)
    assert refused(make(f"program:{path}"), game.start().view(0)).kind == "unstarted"


@pytest.mark.parametrize("name", ["program:", "program:no-such-program --fast", "program:'"])
def test_a_program_that_is_not_there_is_refused_by_name(game: reino.Game, name: str) -> None:
    with pytest.raises(ReinoError, match=r"there is no program|cannot be read"):
        check_bot(game, name)


def test_a_program_is_made_by_name_like_any_other_bot(tmp_path: Path, game: reino.Game) -> None:
    bot = make_bot(game, shell(tmp_path), seed=1, seconds=60)
    view = game.start().view(0)
    assert isinstance(bot, ProgramBot)
    assert bot.choose(view) == view.legal[0]
    bot.close()
