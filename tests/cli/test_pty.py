"""The game at a real terminal: a person, a keyboard, Ctrl-C."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

import reino

# Python 3.12 warns about the fork under a pseudo-terminal once any library has started a thread.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")

PATIENCE = 60
PROMPT = "(? for help)"  # ends every question of BraveRats, after a Spy of the bot's too
Start = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `reino` in a window of its own, in an empty folder."""
    children: list[pexpect.spawn[str]] = []

    def spawn(
        *arguments: str, rows: int = 40, columns: int = 80, **env: str
    ) -> "pexpect.spawn[str]":
        child = pexpect.spawn(
            sys.executable,
            ["-m", "reino.cli", *arguments],
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(rows, columns),
            cwd=str(tmp_path),
            env={**_environment(), **env},
        )
        children.append(child)
        return child

    yield spawn
    for child in children:
        child.close(force=True)


def _environment() -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
    return {**kept, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "INPUTRC": os.devnull}


def ended(child: "pexpect.spawn[str]") -> int:
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus is not None
    return int(child.exitstatus)


def interrupt(child: "pexpect.spawn[str]", answer: str) -> None:
    """Ctrl-C until it is answered: Python misses one that comes while readline takes over."""
    for _ in range(10):
        child.sendintr()
        if child.expect_exact([answer, pexpect.TIMEOUT], timeout=5) == 0:
            return
    raise AssertionError(f"ten times Ctrl-C, and never {answer!r}")


def play_out(child: "pexpect.spawn[str]", prompt: str, confirm: str, end: str) -> int:
    """Lay card after card, from the strongest down, until the game is over; how many were laid."""
    for laid in range(9):
        if child.expect_exact([prompt, end]) == 1:
            return laid
        child.sendline(str(7 - laid))
        child.expect_exact(confirm)
        child.sendline("")
    raise AssertionError("eight cards, and the game is not over")


@pytest.mark.parametrize(
    ("lang", "prompt", "confirm", "end", "again", "bye"),
    [
        ("en", "Which card", "Enter reveals", "Save this game?", "Another game?", "Goodbye!"),
        (
            "es",
            "¿Qué carta",
            "Intro descubre",
            "¿Guardar esta partida?",
            "¿Otra partida?",
            "¡Adiós!",
        ),
    ],
)
def test_a_whole_game_is_played_saved_and_left(
    start: Start,
    tmp_path: Path,
    lang: str,
    prompt: str,
    confirm: str,
    end: str,
    again: str,
    bye: str,
) -> None:
    child = start("play", "braverats", "--bot", "random", "--seed", "3", "--lang", lang)
    laid = play_out(child, prompt, confirm, end)
    child.sendline("game.json")
    child.expect_exact(again)
    child.sendline("n")
    child.expect_exact(bye)
    assert ended(child) == 0
    record = reino.Record.load(tmp_path / "game.json")
    assert record.verify().over
    assert len(record.steps) == 2 * laid


def test_cards_have_the_colours_of_their_clans(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random")
    child.expect_exact("Which card")
    assert "\x1b[94m╭" in child.before
    assert "\x1b[1;91m7" in child.before


def test_no_color_is_honoured(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random", NO_COLOR="1")
    child.expect_exact("Which card")
    assert "╭" in child.before
    assert "\x1b[94m" not in child.before
    assert "\x1b[1;91m" not in child.before


def test_ctrl_c_leaves_with_a_word_and_130(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random")
    child.expect_exact("Which card")
    interrupt(child, "Interrupted. See you soon!")
    assert "Traceback" not in child.before
    assert ended(child) == 130


def test_ctrl_c_saves_where_that_was_asked_for(start: Start, tmp_path: Path) -> None:
    child = start("play", "braverats", "--bot", "random", "--save", "half.json")
    child.expect_exact(PROMPT)
    child.sendline("6!")
    child.expect_exact(PROMPT)
    interrupt(child, "Saved: half.json")
    assert ended(child) == 130
    assert len(reino.Record.load(tmp_path / "half.json").steps) == 2


@pytest.mark.parametrize(
    ("leave", "code"), [(interrupt, 130), (lambda child, answer: child.sendeof(), 0)]
)
def test_leaving_in_a_hurry_keeps_the_game_in_a_file_of_its_own(
    start: Start, tmp_path: Path, leave: Callable[..., None], code: int
) -> None:
    (tmp_path / "braverats-unfinished.json").write_text("precious")
    child = start("play", "braverats", "--bot", "random")
    child.expect_exact(PROMPT)
    child.sendline("6!")
    child.expect_exact(PROMPT)
    leave(child, "Saved: braverats-unfinished-2.json")
    child.expect_exact("To go on with it: reino play --resume braverats-unfinished-2.json")
    assert ended(child) == code
    assert (tmp_path / "braverats-unfinished.json").read_text() == "precious"
    assert len(reino.Record.load(tmp_path / "braverats-unfinished-2.json").steps) == 2


def test_a_game_nobody_has_played_in_is_not_kept(start: Start, tmp_path: Path) -> None:
    child = start("play", "braverats", "--bot", "random")
    child.expect_exact("Which card")
    child.sendeof()
    assert ended(child) == 0
    assert list(tmp_path.iterdir()) == []


def test_ctrl_d_leaves_politely(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random", "--lang", "es")
    child.expect_exact("¿Qué carta")
    child.sendeof()
    child.expect_exact("¡Adiós!")
    assert ended(child) == 0


def test_a_card_that_is_laid_can_be_taken_back_or_exchanged(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random")
    child.expect_exact("Which card")
    child.sendline("7")
    child.expect_exact("Play the Prince. Enter reveals")
    child.sendline("undo")
    child.expect_exact("Taken back.")
    child.expect_exact("Which card")
    child.sendline("5")
    child.expect_exact("Play the Wizard. Enter reveals")
    child.sendline("nonsense")
    child.expect_exact("is not possible here")
    child.expect_exact("Play the Wizard. Enter reveals")
    child.sendline("6")
    child.expect_exact("Play the General. Enter reveals")
    child.sendline("")
    child.expect_exact("Round 1: the General against")


@pytest.mark.compiled
def test_a_hint_at_the_first_round_shows_the_perfect_opening(start: Start) -> None:
    child = start("play", "braverats", "--lang", "es")
    child.expect_exact("¿Qué carta")
    child.sendline("pista")
    child.expect_exact("50,0\N{NO-BREAK SPACE}%")
    child.expect_exact("Asesino")
    child.expect_exact("27,2\N{NO-BREAK SPACE}%")
    child.expect_exact("¿Qué carta")


def test_enter_alone_draws_the_board_again(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random")
    child.expect_exact("round 1")
    child.expect_exact("Which card")
    child.sendline("")
    child.expect_exact("round 1")
    child.expect_exact("Which card")


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (20, 50), (10, 30)])
def test_no_line_is_wider_than_the_window(start: Start, rows: int, columns: int) -> None:
    child = start("play", "braverats", "--bot", "random", rows=rows, columns=columns)
    child.expect_exact("(?")
    board = re.sub(r"\x1b\[[0-9;?]*[a-z]", "", child.before).rsplit("\n", 1)[0]
    assert "General" in board
    assert max(len(line.rstrip("\r")) for line in board.split("\n")) <= columns
    child.sendline("quit")
    child.expect_exact("Enter for no")
    child.sendline("")
    assert ended(child) == 0


def test_the_board_of_a_standard_window_fits_into_it(start: Start) -> None:
    child = start("play", "braverats", "--bot", "random", "--option", "mime=on", rows=24)
    child.expect_exact("Ctrl-C leaves")
    child.expect_exact("Which card")
    assert child.before.count("\n") < 24


# Two turns from the end: Sparta takes the last city.
LAST_CITY = "10/w8w/10/10/10/10/2Ww3W2/W9/W8W/10 a1,b1 a4 S 0"


@pytest.mark.parametrize(
    ("lang", "prompt", "look", "won"),
    [
        ("en", "Sparta, your move", "takes a4", "You win!"),
        ("es", "Esparta, tu jugada", "toma a4", "¡Has ganado!"),
    ],
)
def test_a_game_of_sparta_is_looked_at_played_saved_and_left(
    start: Start, tmp_path: Path, lang: str, prompt: str, look: str, won: str
) -> None:
    arguments = ("--bot", "random", "--lang", lang, "--save", "won.json", "--position", LAST_CITY)
    child = start("play", "sparta", *arguments)
    child.expect_exact(prompt)
    child.sendline("a3")
    child.expect_exact(look)
    child.expect_exact(prompt)
    child.sendline("j2-j3")
    child.expect_exact(prompt)
    child.sendline("undo")
    child.expect_exact(prompt)
    child.sendline("a3-a4")
    child.expect_exact(won)
    child.expect_exact("won.json")
    child.sendline("n")
    assert ended(child) == 0
    assert len(reino.Record.load(tmp_path / "won.json").steps) == 1


def test_the_board_of_sparta_fits_into_a_standard_window(start: Start) -> None:
    child = start("play", "sparta", "--bot", "random", rows=24)
    child.expect_exact("Ctrl-C leaves")
    child.expect_exact("your move")
    assert child.before.count("\n") < 24
    assert "48;5;178" in child.before


def test_sparta_does_without_colours(start: Start) -> None:
    child = start("play", "sparta", "--bot", "random", NO_COLOR="1")
    child.expect_exact("your move")
    assert "48;5" not in child.before
    assert "[ ]" in re.sub(r"\x1b\[[0-9;]*m", "", child.before)
