"""Games of Jack Rabbits from the command line: payments that go on, and maps out of files."""

from pathlib import Path

import pytest

import reino
from commands import Command
from games.jackrabbits.positions import ID, TEXTS, placed, play
from reino.terminal.console import Terminal
from reino.terminal.screen import Sparing, screen_of

FAR = "palace-of-diamonds"
# With this seed Brown begins, and can pay for the other road of the river in several ways.
PAYING = ("jackrabbits", "--bot", "random", "--seed", "7")


def due() -> reino.State:
    """Brown owes seven, and has five ways to pay."""
    hands = ["5s 2h 3h 9c Kh"]
    return play(placed(["citadel", FAR], hands), "move citadel n, move river-1 n")


@pytest.mark.parametrize(
    ("lang", "word", "says"),
    [
        ("en", "pay", "The payment goes on: Spend the two of hearts."),
        ("es", "paga", "El pago sigue: Gastar el dos de corazones."),
    ],
)
def test_later_cards_of_a_payment_are_called_what_they_are(lang: str, word: str, says: str) -> None:
    state = due()
    screen = screen_of(state.game, Terminal(lang))
    assert isinstance(screen, Sparing)
    state = state.play(0, screen.parse(state.view(0), word))
    rest = screen.spared(state.view(0))
    assert rest == ID["spend 2h"]
    assert screen.remark(state.view(0), rest) == says


def test_a_payment_that_was_taken_back_is_not_made_again_by_itself() -> None:
    state = due()
    screen = screen_of(state.game, Terminal("en"))
    assert isinstance(screen, Sparing)
    assert TEXTS[screen.parse(state.view(0), "pay")] == "spend 5s"
    assert screen.spared(state.view(0)) is None


def test_an_only_choice_is_not_called_a_payment() -> None:
    state = play(placed(["citadel", FAR], ["9c"]), "move citadel n, move river-1 n")
    screen = screen_of(state.game, Terminal("en"))
    assert isinstance(screen, Sparing)
    only = screen.spared(state.view(0))
    assert only == ID["spend 9c"]
    assert screen.remark(state.view(0), only) is None


def test_the_table_tells_how_a_payment_goes_on(run: Command) -> None:
    ran = run("play", *PAYING, stdin="north\nriver 1 north\npay\nquit\nn\n")
    assert ran.returncode == 0
    first, rest, *_ = (line for line in ran.stdout.splitlines() if "Brown pays" in line)
    assert ("5♠" in first, "3♥" in rest) == (True, True)
    _, _, after = ran.stdout.partition(first)
    assert after.split("\n")[1] == "The payment goes on: Spend the three of hearts."


SAMPLE = reino.load("jackrabbits").start(seed=1).position


def started(run: Command, *arguments: str, lang: str = "en") -> str:
    """The map of a game that begins so, printed at the table."""
    ran = run(
        *("play", "jackrabbits", "--bot", "random", "--seed", "3", "--lang", lang),
        *arguments,
        stdin="position\nquit\nn\n",
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_map_of_a_game_is_printed_at_the_table(run: Command) -> None:
    assert SAMPLE in started(run)
    drawn = reino.load("jackrabbits", options={"map": "random"}).start(seed=3).position
    assert drawn != SAMPLE
    assert drawn in started(run, "--option", "map=random", lang="es")


@pytest.mark.parametrize(("lang", "says"), [("en", "the map as a text"), ("es", "el mapa como")])
def test_help_says_that_the_map_can_be_printed(run: Command, lang: str, says: str) -> None:
    line = ("play", "jackrabbits", "--bot", "random", "--seed", "3", "--lang", lang)
    assert says in run(*line, stdin="?\nquit\nn\n").stdout


@pytest.mark.parametrize("given", ["@map.txt", "map.txt", "@./map.txt"])
def test_a_map_is_read_from_a_file(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.chdir(tmp_path)
    drawn = reino.load("jackrabbits", options={"map": "random"}).start(seed=8).position
    Path("map.txt").write_text(f"# drawn by chance\n{drawn}\n", "utf-8")
    shown = started(run, "--position", given)
    assert drawn in shown
    assert SAMPLE not in shown


def test_a_map_may_stand_on_the_command_line_too(run: Command) -> None:
    drawn = reino.load("jackrabbits", options={"map": "random"}).start(seed=8).position
    assert drawn in started(run, "--position", drawn)


@pytest.mark.parametrize(
    ("given", "english", "spanish"),
    [
        ("@nowhere.txt", "there is no file “nowhere.txt”", "no existe el archivo «nowhere.txt»"),
        ("@.", "“.” is a folder", "«.» es una carpeta"),
        ("@picture.png", "holds no text that can be read", "no contiene un texto"),
        ("@wrong.txt", "dragon", "dragon"),
        ("nowhere.txt", "nowhere.txt", "nowhere.txt"),
    ],
)
def test_a_file_that_holds_no_map_is_refused_in_words(
    run: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    given: str,
    english: str,
    spanish: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe\x00")
    Path("wrong.txt").write_text("dragon (0,0)\n", "utf-8")
    reino.load("jackrabbits")
    for lang, words in (("en", english), ("es", spanish)):
        ran = run("play", "jackrabbits", "--position", given, "--lang", lang)
        assert ran.returncode == 2
        assert words in ran.stderr
        assert "Traceback" not in ran.stderr


def test_a_file_that_may_not_be_opened_is_refused(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object) -> str:
        raise PermissionError

    monkeypatch.setattr(Path, "read_text", forbidden)
    ran = run("play", "jackrabbits", "--position", f"@{tmp_path / 'map.txt'}")
    assert ran.returncode == 2
    assert "may not be opened" in ran.stderr


def test_positions_of_other_games_are_read_from_files_too(run: Command, tmp_path: Path) -> None:
    position = "10/w8w/10/10/10/W9/2Www2H2/10/W7W1/10 a5,b5 i10,j10 S 12"
    path = tmp_path / "position.txt"
    path.write_text(f"{position}\n", "utf-8")
    line = ("play", "sparta", "--bot", "random", "--position", f"@{path}")
    assert position in run(*line, stdin="position\nquit\nn\n").stdout
    ran = run("analyse", "sparta", "--depth", "1", "--position", f"@{path}")
    assert f"Position: {position}" in ran.stdout
