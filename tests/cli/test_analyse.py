"""`reino analyse`: the best lines of a position, in a window and in a pipe."""

import os
import re
import sys

import pexpect
import pytest

import reino
from commands import Command
from reino.core.catalogue import catalogue
from reino.games.sparta.bot.engine import Line
from reino.games.sparta.bot.workspace import WIN
from reino.games.sparta.rules.actions import TABLE
from reino.games.sparta.rules.notation import read_move
from reino.terminal.lines import BestLines

# Sparta takes Achaea's only city from d4, or else threatens to.
WINNING = "10/10/10/10/4w5/10/3W1W4/10/10/w8W b5 b6 S 0"
# Sparta takes Achaea's only city, against any answer.
LOSING = "10/10/10/10/10/9W/3W1W4/10/10/w8w b5 b6 A 0"


@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage: reino"), ("es", "Uso: reino")])
def test_analyse_has_help_in_both_languages(run: Command, lang: str, usage: str) -> None:
    ran = run("analyse", "--lang", lang, "--help")
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"{usage} analyse")


def looked(run: Command, *arguments: str, lang: str = "en") -> list[str]:
    """The result of a search of one depth, without the board."""
    ran = run("analyse", "sparta", "--no-board", "--depth", "1", "--lang", lang, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.splitlines()


def test_a_pipe_gets_a_line_for_each_that_was_found(run: Command) -> None:
    lines = [line for line in looked(run, "--lines", "2") if line.startswith("depth")]
    assert len(lines) == 2
    for place, line in enumerate(lines, 1):
        assert re.fullmatch(
            rf"depth 1 +{place}\. +[+-]?\d+ +\d+\.\d% +[\d,]+ nodes, \d+\.\d\d s: +\w\d+-\w\d+",
            line,
        )


def test_the_moves_found_are_legal_and_no_two_lines_begin_alike(run: Command) -> None:
    state = reino.load("sparta").start()
    firsts = [line.split()[-1] for line in looked(run, "--lines", "3")[-3:]]
    assert len(set(firsts)) == 3
    assert all(read_move(move) in state.legal(0) for move in firsts)


def test_three_lines_unless_asked_otherwise(run: Command) -> None:
    assert sum(line.startswith("depth 1") for line in looked(run)) == 3
    assert sum(line.startswith("depth 1") for line in looked(run, "--lines=1")) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "wins now"), ("es", "gana ya")])
def test_a_win_at_hand_is_said_in_words(run: Command, lang: str, words: str) -> None:
    lines = looked(run, "--position", WINNING, "--lines", "1", lang=lang)
    assert re.search(rf"1\. +{words} +100[.,]0.?%.* d4-b6$", lines[-1])


@pytest.mark.compiled
def test_a_lost_position_says_how_long_it_can_last(run: Command) -> None:
    ran = run("analyse", "sparta", "--no-board", "--depth", "3", "--position", LOSING)
    assert "loses in 2 turns" in ran.stdout
    assert "Scores are Achaea's" in ran.stdout


@pytest.mark.compiled
def test_each_depth_is_told_and_the_same_nodes_find_the_same(run: Command) -> None:
    def told() -> list[str]:
        ran = run("analyse", "sparta", "--no-board", "--nodes", "20000")
        return [re.sub(r"\d+\.\d\d s", "", line) for line in ran.stdout.splitlines()]

    once = told()
    assert any(line.startswith("depth 2 ") for line in once)
    assert once == told()


def test_the_board_comes_first_and_shows_the_moves_played(run: Command) -> None:
    ran = run("analyse", "sparta", "--depth", "1", "--lines", "1", "--moves", "1. b2-d4 b9-d7")
    board, _, rest = ran.stdout.partition("Scores are Sparta's")
    assert re.search(r"^ 7 .*w", board, re.MULTILINE)
    assert re.search(r"^ 4 .*W", board, re.MULTILINE)
    assert "depth 1" in rest


def test_the_position_stands_under_the_board(run: Command) -> None:
    ran = run("analyse", "sparta", "--depth", "1", "--position", WINNING, "--moves", "j1-i1")
    state = reino.load("sparta").start(position=WINNING).play(0, read_move("j1-i1"))
    board, _, rest = ran.stdout.partition(f"Position: {state.position}\n")
    assert " 1 " in board
    assert "Scores are Achaea's" in rest


LIST = f"""Game: sparta
Options: heroes_conquer=false
Position: {WINNING}
Result: open

1. j1-i1 {{a remark}}
"""


@pytest.mark.parametrize(
    "arguments",
    [(), ("--position", WINNING), ("--option", "heroes_conquer=off", "--position", WINNING)],
)
def test_a_whole_move_list_that_agrees_will_do_for_moves(
    run: Command, arguments: tuple[str, ...]
) -> None:
    lines = looked(run, "--moves", LIST, *arguments)
    assert "Options: heroes_conquer=false" in lines
    assert any("Achaea's" in line for line in lines)


@pytest.mark.parametrize(
    ("heading", "arguments"),
    [
        ("Game", ("--moves", LIST.replace("sparta", "braverats"))),
        ("Options", ("--moves", LIST, "--option", "layout=wings")),
        ("Position", ("--moves", LIST, "--position", LOSING)),
    ],
)
def test_a_move_list_that_does_not_agree_is_refused(
    run: Command, heading: str, arguments: tuple[str, ...]
) -> None:
    for lang, words in (("en", "give only the moves"), ("es", "indica solo las jugadas")):
        ran = run("analyse", "sparta", *arguments, "--lang", lang)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert f" {heading} " in ran.stderr
        assert words in ran.stderr


def test_moves_are_played_from_the_position_given(run: Command) -> None:
    lines = looked(run, "--position", WINNING, "--moves", "j1-i1", "--lines", "1")
    assert any("Achaea's" in line for line in lines)


def test_options_set_the_game(run: Command) -> None:
    def rank_5(*options: str) -> str:
        ran = run("analyse", "sparta", "--depth", "1", "--lines", "1", *options)
        assert ("Options: layout=wings" in ran.stdout) == bool(options)
        return next(row for row in ran.stdout.splitlines() if row.startswith(" 5 "))

    assert rank_5().count("[ ]") == 4
    assert rank_5("--option", "layout=wings").count("( )") == 2


@pytest.mark.parametrize(
    ("lang", "head", "words"),
    [("en", "Sparta wins", "nothing left to analyse"), ("es", "Gana Esparta", "nada que analizar")],
)
def test_a_game_that_is_over_is_said_to_be(run: Command, lang: str, head: str, words: str) -> None:
    ran = run("analyse", "sparta", "--position", WINNING, "--moves", "d4-b6", "--lang", lang)
    assert ran.returncode == 0
    assert head in ran.stdout
    assert words in ran.stdout
    assert "depth" not in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "english", "spanish"),
    [
        (["--position", "10/10 S"], "five parts", "cinco partes"),
        (["--moves", "b2-b9"], "move 1 (sparta), b2-b9", "b2-b9"),
        (["--moves", "hello"], "no action of sparta is called", "se llama «hello»"),
        (["--option", "layout=nowhere"], "'nowhere'", "«nowhere»"),
        (["--option", "colour=red"], "there is no option", "no existe la opción"),
        (["--lines", "0"], "--lines takes a whole number above 0", "entero mayor que 0"),
        (["--nodes", "many"], "--nodes takes a whole number above 0", "entero mayor que 0"),
        (["--depth", "-1"], "--depth takes a whole number above 0", "entero mayor que 0"),
        (["--seconds", "nan"], "--seconds takes a number above 0", "número mayor que 0"),
        (["--seconds", "inf"], "up to 86,400", "hasta 86.400"),
        (["--seconds", "soon"], "got “soon”", "llegó «soon»"),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_both_languages(
    run: Command, arguments: list[str], english: str, spanish: str
) -> None:
    for lang, words in (("en", english), ("es", spanish)):
        ran = run("analyse", "sparta", *arguments, "--lang", lang)
        assert ran.returncode == 2
        assert words in ran.stderr
        assert ran.stdout == ""


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "no engine for braverats, only for sparta"), ("es", "no hay motor para braverats")],
)
def test_a_game_without_an_engine_is_refused(run: Command, lang: str, words: str) -> None:
    ran = run("analyse", "braverats", "--lang", lang)
    assert ran.returncode == 2
    assert words in ran.stderr


def line(score: int, *moves: str) -> Line:
    return Line(score, tuple(map(read_move, moves)))


@pytest.mark.parametrize(
    ("score", "english", "spanish"),
    [
        (34, "+34", "+34"),
        (0, "0", "0"),
        (-7, "-7", "-7"),
        (WIN - 1, "wins now", "gana ya"),
        (WIN - 7, "wins in 7 turns", "gana en 7 turnos"),
        (8 - WIN, "loses in 8 turns", "pierde en 8 turnos"),
    ],
)
def test_scores_in_words(score: int, english: str, spanish: str) -> None:
    for lang, words in (("en", english), ("es", spanish)):
        assert BestLines(catalogue(lang), TABLE).score(line(score)) == words


# Python 3.12 warns about the fork under a pseudo-terminal once any library has started a thread.
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")
def test_in_a_window_the_table_stays_when_ctrl_c_ends_it() -> None:
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "reino.cli", "analyse", "sparta", "--seconds", "3600", "--lines", "2"],
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 80),
        env={**kept, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
    )
    try:
        child.expect_exact("Scores are Sparta's")
        child.expect(r"depth \d+ · [\d,]+ nodes · [\d,]+ nodes/s")
        child.expect_exact("Ctrl-C ends it.")
        child.sendintr()
        child.expect_exact("Interrupted.")
        last = child.before.rpartition("nodes/s")[2]
        assert re.search(r"\w\d+-\w\d+", last)
        assert "Traceback" not in last
        assert "Ctrl-C" not in last
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 130
    finally:
        child.close(force=True)
