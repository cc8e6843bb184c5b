"""Games of Korona in the terminal: whole games for two to four, taking back, saving, going on."""

from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from random import Random

import pytest

import reino
from commands import Command
from reino.bots import make_bot
from reino.cli.main import main
from reino.games.korona.rules.stage import ASK

from .test_screen import screen


class Sitting:
    """Runs `reino play korona` with typed lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code: int | None = None
        for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"}.items():
            monkeypatch.setenv(name, value)

    def __call__(self, lines: Iterable[str], *arguments: str) -> str:
        self.monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["play", "--bot", "random", "--seed", "3", *arguments])
        out, err = self.capsys.readouterr()
        assert not err
        return out


@pytest.fixture
def sit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Sitting:
    monkeypatch.chdir(tmp_path)
    screen()  # compiles, and says so, before a test reads the output
    capsys.readouterr()
    return Sitting(monkeypatch, capsys)


def whole_game(players: int, seat: int) -> tuple[list[str], reino.State]:
    """The lines of a person who types numbers at random, and the game they lead to."""
    game = reino.load("korona", players)
    bots = {other: make_bot(game, "random", 3) for other in range(players) if other != seat}
    rng = Random(4)
    state, typed = game.start(seed=3), []
    while not state.over:
        (mover,) = state.owing
        legal = state.legal(mover)
        if mover != seat:
            action = bots[mover].choose(state.view(mover))
        else:
            number = rng.randrange(len(legal))
            action = legal[number]
            if len(legal) > 1 or state.record.stage == ASK:
                typed.append(str(number + 1))
        state = state.play(mover, action)
    return typed, state


@pytest.mark.parametrize(
    ("players", "lang", "seat", "end"),
    [
        (2, "es", "Águila", "¡Adiós!"),
        pytest.param(3, "en", "lion", "Goodbye!", marks=pytest.mark.compiled),
        pytest.param(4, "en", "3", "Goodbye!", marks=pytest.mark.compiled),
    ],
)
def test_a_whole_game_is_played_and_saved(
    sit: Sitting, players: int, lang: str, seat: str, end: str
) -> None:
    typed, state = whole_game(players, {"Águila": 1, "lion": 0, "3": 3}[seat])
    arguments = ("korona", "--players", str(players), "--seat", seat, "--lang", lang)
    out = sit([*typed, "whole.json", "n"], *arguments)
    assert sit.code == 0
    assert end in out
    assert max(map(len, out.splitlines())) <= 80
    record = reino.Record.load("whole.json")
    assert record.verify().over
    assert record.replay() == state


def test_words_make_choices_and_the_story_is_told(sit: Sitting) -> None:
    out = sit(["deck", "tower", "field", "discard pea", "quit", "n"], "korona", "--players", "3")
    assert "The Lion takes 2 cards from the deck." in out
    assert "The Lion draws Donation." in out
    assert "The Lion places a tower." in out
    assert "The Lion discards a peasant." in out
    assert "The Bear raises no shield." in out


def test_a_choice_is_taken_back_while_nothing_has_come_to_light(sit: Sitting) -> None:
    lines = ["deck", "undo", "tower", "field", "undo 2", "field", "undo 2", "save back.json"]
    out = sit([*lines, "?", "quit"], "korona", "--players", "3")
    assert "There is nothing to take back: since your last choice cards have come" in out
    assert out.count("Taken back.") == 1
    assert "Only one choice of yours can be taken back." in out
    assert "take back your last choice, while nothing has come to light" in out
    game, record = reino.load("korona", 3), reino.Record.load("back.json")
    mine = [game.name(choice) for seat, choice, _ in record.steps if seat == 0]
    assert mine == ["Take from the deck", "Place a field"]


def test_a_game_of_three_goes_on_where_it_was_left(sit: Sitting) -> None:
    sit(["deck", "tower", "save three.json", "quit"], "korona", "--players", "3", "--seat", "lion")
    out = sit(["field", "quit", "n"], "--resume", "three.json")
    assert "Going on with three.json." in out
    assert "Wolf" not in out
    assert "The Lion places a field." in out


def test_the_only_choice_is_made_with_a_note(sit: Sitting) -> None:
    typed, _ = whole_game(2, 0)
    out = sit([*typed, "n", "n"], "korona")
    assert "There is only one choice: " in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "korona", "--players", "5"), "korona is for 2, 3 or 4 players; got 5"),
        (("play", "korona", "--players", "0"), "--players takes a whole number above 0; got “0”"),
        (("play", "sparta", "--players", "3"), "sparta is for 2 players; got 3"),
        (("play", "korona", "--seat", "wolf"), "the seat “wolf” needs 4 players"),
        (("play", "--resume", "x.json", "--players", "3"), "--players does not go with --resume"),
    ],
)
def test_a_number_of_players_that_there_is_not_is_told_and_exits_with_2(
    run: Command, arguments: tuple[str, ...], says: str
) -> None:
    for name in ("sparta", "korona"):
        reino.load(name)
    ran = run(*arguments)
    assert says in ran.stderr
    assert ran.returncode == 2


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Korona has no options."), ("es", "Korona no tiene opciones.")]
)
def test_a_game_without_options_says_so(run: Command, lang: str, says: str) -> None:
    assert run("options", "korona", "--lang", lang).stdout.strip() == says


def test_a_saved_game_is_told_again_with_everybodys_cards(sit: Sitting, run: Command) -> None:
    sit(["deck", "tower", "save three.json", "quit"], "korona", "--players", "3")
    told = run("replay", "three.json").stdout
    for seat in ("Lion", "Eagle", "Bear"):
        assert f"The {seat} is dealt five cards" not in told
        assert f"The {seat} is dealt " in told
    assert "draws a card" not in told
