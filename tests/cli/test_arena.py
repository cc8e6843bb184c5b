"""`reino arena`: ratings, and no finished game lost on the way."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import reino
from bots.programs import first, program, shell
from commands import Command

BOTS = '''
import os, signal
from pathlib import Path

HERE = Path(__file__).parent


def first(view):
    return view.legal[0]


def last(view):
    return view.legal[-1]


def broken(view):
    return 1 / 0


class Interrupting:
    """Sends a signal to the process of the arena, when so many games have begun; once."""

    def __init__(self, seed):
        begun = HERE / "begun"
        begun.touch()
        with begun.open("a") as file:
            file.write(".")
        order = HERE / "signal"
        if begun.stat().st_size > 4 and order.exists():
            number = int(order.read_text())
            order.unlink()
            os.kill(os.getppid(), number)

    def choose(self, view):
        return view.legal[0]
'''


@pytest.fixture
def bots(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, "utf-8")
    return str(path)


def found(run: Command, folder: Path, *arguments: str) -> dict[str, Any]:
    """The JSON that the arena writes."""
    path = folder / "found.json"
    ran = run("arena", *arguments, "--workers", "1", "--json", str(path))
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return told


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_arena_has_help_in_both_languages(run: Command, lang: str) -> None:
    ran = run("arena", "--lang", lang, "--help")
    assert ran.returncode == 0
    assert "--keep-records" in ran.stdout
    assert ("ORDEN" if lang == "es" else "COMMAND") in ran.stdout


def test_everybody_meets_everybody_and_is_rated(run: Command, tmp_path: Path, bots: str) -> None:
    names = ["random", f"{bots}:first", f"{bots}:last"]
    told = found(run, tmp_path, "braverats", *names, "--games", "4")
    assert told["games"] == 12
    assert told["finished"]
    assert told["scale"] == "elo"
    assert sorted(bot["name"] for bot in told["bots"]) == sorted(names)
    ratings = [bot["rating"] for bot in told["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0, abs=1e-6)
    for bot in told["bots"]:
        low, high = bot["rating_interval"]
        assert low < bot["rating"] < high
        assert bot["games"] == 8
    for one in names:
        for other in names:
            if one != other:
                there, back = told["table"][one][other], told["table"][other][one]
                assert there["won"] + there["drawn"] + there["lost"] == 4
                assert there["score"] == pytest.approx(1 - back["score"])


def test_people_see_standings_and_a_cross_table(run: Command, bots: str) -> None:
    names = ("random", f"{bots}:first", f"{bots}:last")
    shown = run("arena", "braverats", *names, "--games", "2", "--workers", "1").stdout
    for words in ("BraveRats: 3 bots, 6 games", "Rating", "Against", "·"):
        assert words in shown
    shown = run(
        "arena",
        "braverats",
        "aleatorio",
        f"{bots}:last",
        "--games",
        "2",
        "--workers",
        "1",
        "--lang",
        "es",
    ).stdout
    for words in ("BraveRats: 2 bots, 2 partidas", "aleatorio", "Los puntos son de Elo"):
        assert words in shown


def test_the_same_seed_plays_the_same_games(run: Command, tmp_path: Path, bots: str) -> None:
    names = ("braverats", "random", f"{bots}:last", "--games", "4")
    one = found(run, tmp_path, *names, "--seed", "1")
    assert found(run, tmp_path, *names, "--seed", "1") == one
    assert found(run, tmp_path, *names, "--seed", "2") != one


def test_a_seed_nobody_chose_is_drawn_and_kept_in_the_journal(
    run: Command, tmp_path: Path, bots: str
) -> None:
    names = ("braverats", "random", f"{bots}:last", "--games", "2")
    out = ("--out", str(tmp_path / "begun.jsonl"))
    one = found(run, tmp_path, *names, *out)
    assert found(run, tmp_path, *names)["seed"] != one["seed"]
    # More of the same tournament.
    more = found(run, tmp_path, *names[:-1], "4", *out)
    assert more["seed"] == one["seed"]


def test_three_at_a_table_are_rated_by_openskill(run: Command, tmp_path: Path, bots: str) -> None:
    told = found(
        run,
        tmp_path,
        "korona",
        "random",
        f"{bots}:first",
        f"{bots}:broken",
        "--players",
        "3",
        "--games",
        "3",
    )
    assert (told["scale"], told["games"], told["players"]) == ("openskill", 3, 3)
    worst = told["bots"][-1]
    assert worst["name"] == f"{bots}:broken"
    assert worst["forfeits"] == 3
    assert worst["score"] == 0


def test_a_forfeit_is_reported_and_the_games_go_on(run: Command, tmp_path: Path, bots: str) -> None:
    programs = (program(tmp_path, "import sys; sys.exit('no model')", "dead.py"), shell(tmp_path))
    plot = tmp_path / "plot.svg"
    ran = run(
        "arena",
        "braverats",
        f"{bots}:broken",
        *programs,
        "--games",
        "2",
        "--workers",
        "1",
        "--seed",
        "1",
        "--plot",
        str(plot),
        "--json",
        str(tmp_path / "found.json"),
    )
    assert ran.returncode == 0
    assert "ZeroDivisionError" in ran.stdout
    assert "no model" in ran.stdout
    assert "Forfeits" in ran.stdout
    told = json.loads((tmp_path / "found.json").read_text("utf-8"))
    # Two that fail at once cancel out. No Spy in the first round makes one of them choose alone.
    assert [told["bots"][place]["forfeits"] for place in range(3)] == [0, 4, 4]
    assert {found["kind"] for found in told["forfeits"]} == {"raised", "ended"}
    assert told["reasons"] == {"forfeit": 6}
    assert ET.parse(plot).getroot().get("lang") == "en"


def test_programs_in_two_languages_play_each_other(run: Command, tmp_path: Path) -> None:
    told = found(
        run,
        tmp_path,
        "sparta",
        first(tmp_path),
        shell(tmp_path),
        "--games",
        "2",
        "--option",
        "layout=crossed",
    )
    assert told["forfeits"] == []
    assert "forfeit" not in told["reasons"]


def test_a_journal_goes_on_where_it_was_torn(run: Command, tmp_path: Path, bots: str) -> None:
    names = ("braverats", "random", f"{bots}:last", "--seed", "1", "--games", "6")
    whole = found(run, tmp_path, *names)
    journal = tmp_path / "arena.jsonl"
    assert found(run, tmp_path, *names, "--out", str(journal)) == whole
    text = journal.read_bytes()
    journal.write_bytes(text[: len(text) * 2 // 3])
    assert found(run, tmp_path, *names, "--out", str(journal)) == whole
    assert journal.read_bytes() == text
    more = found(run, tmp_path, *names[:-1], "8", "--out", str(journal))
    assert more["games"] == 8
    assert journal.read_bytes().startswith(text)


def test_another_set_up_in_the_same_journal_is_refused(
    run: Command, tmp_path: Path, bots: str
) -> None:
    journal = str(tmp_path / "arena.jsonl")
    quick = ("--games", "2", "--workers", "1", "--out", journal)
    assert run("arena", "braverats", "random", f"{bots}:last", *quick).returncode == 0
    ran = run("arena", "braverats", "random", f"{bots}:first", *quick)
    assert ran.returncode == 2
    assert f'there bots is ["random","{bots}:last"], here it is' in ran.stderr
    mime = ("--option", "mime=true")
    ran = run("arena", "braverats", "random", f"{bots}:last", *quick, *mime)
    assert 'there options is {"mime":"off"}, here it is {"mime":"ninth"}' in ran.stderr


@pytest.mark.parametrize(
    ("number", "workers", "code"),
    [(signal.SIGINT, "1", 130), (signal.SIGKILL, "2", -signal.SIGKILL)],
    ids=["Ctrl-C", "a crash"],
)
def test_no_finished_game_is_lost(
    tmp_path: Path, bots: str, number: int, workers: str, code: int
) -> None:
    """The arena is interrupted, or killed, in the midst of it, and the same command goes on."""
    reino.load("braverats")
    (tmp_path / "signal").write_text(str(int(number)))
    journal = tmp_path / "arena.jsonl"
    command = [
        sys.executable,
        "-m",
        "reino.cli",
        "arena",
        "braverats",
        "random",
        f"{bots}:Interrupting",
        "--games",
        "8",
        "--workers",
        workers,
        "--out",
        str(journal),
    ]
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    stopped = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert stopped.returncode == code, stopped.stderr
    before = journal.read_text().splitlines()
    assert 1 < len(before) < 9
    again = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert again.returncode == 0, again.stderr
    assert f"Going on: {len(before) - 1} of 8 games are over." in again.stdout
    after = journal.read_text().splitlines()
    assert after[: len(before)] == before
    assert sorted(json.loads(line)["number"] for line in after[1:]) == list(range(8))
    if code == 130:
        assert "The same command goes on where" in stopped.stdout


def test_a_game_that_cannot_be_played_is_told_and_left(
    run: Command, tmp_path: Path, bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reino.arena.executor.TRIES", 1)  # each costs a process
    (tmp_path / "deadly.py").write_text("import os\ndef choose(view):\n    os._exit(1)\n", "utf-8")
    ran = run(
        "arena",
        "braverats",
        "random",
        f"{tmp_path}/deadly.py:choose",
        f"{bots}:last",
        "--games",
        "2",
        "--workers",
        "2",
    )
    assert ran.returncode == 1
    assert "4 games were given up" in ran.stdout
    assert "numbers 0, 1, 4, 5." in " ".join(ran.stdout.split())
    assert "3 bots, 2 games" in ran.stdout


def test_an_arena_in_which_no_game_can_be_played_says_so(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reino.arena.executor.TRIES", 1)
    (tmp_path / "deadly.py").write_text("import os\ndef choose(view):\n    os._exit(1)\n", "utf-8")
    deadly = f"{tmp_path}/deadly.py:choose"
    ran = run("arena", "braverats", "random", deadly, "--games", "2", "--workers", "1")
    assert ran.returncode == 1
    assert "2 games were given up" in ran.stderr


def test_two_results_want_two_files(run: Command, tmp_path: Path) -> None:
    same = str(tmp_path / "same.json")
    ran = run("arena", "braverats", "random", "best", "--out", same, "--json", same)
    assert ran.returncode == 2
    assert "each result needs a file of its own" in ran.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("random",), "two bots or more"),
        (("random", "random"), "“random” is named twice"),
        (("random", "aleatorio"), "“random” is named twice"),
        (("random", "rondam"), "did you mean 'random'"),
        (("random", "no_such_module:bot"), "could not be loaded"),
        (("random", "program:no-such-program"), "there is no program 'no-such-program'"),
        (("random", "best", "--engine", "steam"), "takes one of processes, ray"),
        (("random", "best", "--plot", "a.png"), "a plot is an SVG"),
        (("random", "best", "--out", "no/such/folder.jsonl"), "there is no folder"),
        (("random", "best", "--players", "3"), "is for 2 players"),
        (("random", "search", "--seconds", "1", "--iterations", "5"), "either iterations or"),
    ],
)
def test_what_cannot_be_is_refused(run: Command, arguments: tuple[str, ...], told: str) -> None:
    ran = run("arena", "braverats", *arguments, "--games", "2")
    assert ran.returncode == 2
    assert told in ran.stderr


@pytest.mark.parametrize("inside", ["", "today/games"])
@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "“{}” is a file, not a folder"), ("es", "«{}» es un archivo, no una carpeta")],
)
def test_records_go_to_a_folder_and_not_to_a_file(
    run: Command, tmp_path: Path, inside: str, lang: str, told: str
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", "utf-8")
    journal = tmp_path / "arena.jsonl"
    keep = ("--keep-records", str(file / inside), "--out", str(journal))
    ran = run("--lang", lang, "arena", "braverats", "random", "best", *keep)
    assert ran.returncode == 2
    assert told.format(file) in ran.stderr
    assert file.read_text("utf-8") == "mine"
    assert not journal.exists()


def test_a_folder_that_takes_no_records_is_told_before_the_games(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    folder = str(tmp_path / "records")
    ran = run("arena", "braverats", "random", "best", "--keep-records", folder)
    assert ran.returncode == 2
    assert f"“{tmp_path}” may not be written" in ran.stderr


def test_records_are_kept(run: Command, tmp_path: Path, bots: str) -> None:
    folder = tmp_path / "records" / "today"
    found(
        run,
        tmp_path,
        "braverats",
        "random",
        f"{bots}:last",
        "--games",
        "4",
        "--keep-records",
        str(folder),
    )
    files = list(folder.iterdir())
    assert len(files) == 4
    seats = {reino.Record.load(file).seats for file in files}
    assert seats == {("bot random", f"bot {bots}:last"), (f"bot {bots}:last", "bot random")}


def test_a_bot_of_ones_own_can_be_played_against(run: Command, bots: str) -> None:
    ran = run("play", "braverats", "--bot", f"{bots}:last", "--seed", "1", stdin="7!\n6!\nquit\n")
    assert ran.returncode == 0
    assert "Round 1: the Prince against the Prince" in ran.stdout


def test_a_forfeit_against_a_person_ends_the_game_with_the_report_and_keeps_it(
    run: Command, bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(
        "play", "sparta", "--bot", f"{bots}:broken", "--save", "game.json", stdin="b2-d4\nquit\n"
    )
    assert ran.returncode == 1
    assert "forfeits as seat 1: it raised ZeroDivisionError" in ran.stderr
    assert len(reino.Record.load(tmp_path / "game.json").steps) == 1


def test_a_record_cannot_name_a_program_to_start(
    run: Command, tmp_path: Path, game: reino.Game
) -> None:
    mark = tmp_path / "started"
    record = reino.Record.of(game.start(seed=1), ("person", f"bot program:touch {mark}"))
    record.save(tmp_path / "game.json")
    ran = run(
        "play", "--resume", str(tmp_path / "game.json"), "--bot", "random", stdin="7!\nquit\n"
    )
    assert ran.returncode == 0
    run("play", "--resume", str(tmp_path / "game.json"), stdin="quit\n")
    assert not mark.exists()


def test_balance_takes_a_bot_of_ones_own_and_ends_with_its_forfeit(run: Command, bots: str) -> None:
    quick = ("--games", "2", "--workers", "1")
    ran = run("balance", "braverats", "--bot", f"{bots}:first", *quick)
    assert ran.returncode == 0
    assert f"{bots}:firstagainstitself" in "".join(ran.stdout.split())
    ran = run("balance", "braverats", "--bot", f"{bots}:broken", *quick)
    assert ran.returncode == 1
    assert "the measurement ends here" in ran.stderr
