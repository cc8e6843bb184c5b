"""Games of Sparta in the terminal: whole games, taking back, looking, saving."""

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from random import Random
from threading import Event

import pytest
from rich.console import Console

import reino
from reino.bots import make_bot
from reino.cli.main import main
from reino.games.sparta.rules.notation import write_move
from reino.terminal.console import Terminal

from .test_screen import ENDGAME, FIGHT, played, screen, view_of


class Sitting:
    """Runs `reino play sparta` with typed lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code: int | None = None
        for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"}.items():
            monkeypatch.setenv(name, value)

    def __call__(self, lines: Iterable[str], *arguments: str, fails: bool = False) -> str:
        self.monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["play", "sparta", "--bot", "random", "--seed", "3", *arguments])
        out, err = self.capsys.readouterr()
        assert bool(err) == fails
        return err if fails else out


@pytest.fixture
def sit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Sitting:
    monkeypatch.chdir(tmp_path)
    screen().board(view_of(), ("", ""))  # compiles, and says so, before a test reads the output
    capsys.readouterr()
    return Sitting(monkeypatch, capsys)


def whole_game(position: str, seat: int) -> tuple[list[str], reino.State]:
    """The lines of a person who plays at random against the random bot, and where they lead."""
    game = reino.load("sparta")
    bot, rng = make_bot(game, "random", 3), Random(4)
    state, typed = game.start(seed=3, position=position), []
    while not state.over:
        (mover,) = state.owing
        if mover == seat:
            action = rng.choice(state.legal(seat))
            typed.append(write_move(action))
        else:
            action = bot.choose(state.view(mover))
        state = state.play(mover, action)
    return typed, state


@pytest.mark.parametrize(
    ("lang", "seat", "saved", "end"),
    [("en", "achaea", "Saved: whole.json", "Goodbye!"), ("es", "Esparta", "Guardado", "¡Adiós!")],
)
def test_a_whole_game_is_played_and_saved(
    sit: Sitting, lang: str, seat: str, saved: str, end: str
) -> None:
    typed, state = whole_game(ENDGAME, 1 if seat == "achaea" else 0)
    out = sit([*typed, "whole.json", "n"], "--seat", seat, "--lang", lang, "--position", ENDGAME)
    assert sit.code == 0
    assert saved in out
    assert end in out
    record = reino.Record.load("whole.json")
    assert record.verify().over
    assert record.replay() == state


# Sparta takes Achaea's only city from d4.
WINNING = "10/10/10/10/4w5/10/3W1W4/10/10/w8W b5 b6 S 0"


@pytest.mark.parametrize(
    ("lang", "title", "verdict"),
    [
        ("en", "You win!", "You win: every city is yours."),
        ("es", "¡Has ganado!", "Has ganado: todas las ciudades son tuyas."),
    ],
)
def test_the_end_fits_a_small_window_and_says_the_verdict_last(
    sit: Sitting, lang: str, title: str, verdict: str
) -> None:
    out = sit(["d4-b6", "", "n"], "--position", WINNING, "--lang", lang)
    end = out.rpartition("d4-b6\n")[2].splitlines()
    assert len(end) < 24
    shown = [place for place, line in enumerate(end) if title in line]
    assert shown
    assert end.index(verdict) > max(place for place, line in enumerate(end) if "╰" in line)
    assert max(map(len, end)) <= 80


@pytest.mark.parametrize(
    ("seat", "lang", "verdict"),
    [
        (1, "en", "You lose: every city is Sparta's."),
        (1, "es", "Has perdido: todas las ciudades son de Esparta."),
        (None, "en", "Sparta wins: every city is theirs."),
        (None, "es", "Gana Esparta: todas las ciudades son suyas."),
    ],
)
def test_the_verdict_speaks_to_whoever_reads_it(seat: int | None, lang: str, verdict: str) -> None:
    assert screen(lang).verdict(played(WINNING, "d4-b6").view(seat)) == verdict


def test_a_move_is_played_at_once(sit: Sitting) -> None:
    out = sit(["b2-d4", "quit", "n"])
    assert "Sparta moves a warrior b2-d4." in out
    assert "Enter reveals" not in out


def test_undo_takes_back_a_turn_and_the_answer(sit: Sitting) -> None:
    out = sit(["b2-d4", "c2-c3", "undo", "save back.json", "undo", "undo", "c2-c4", "history"])
    assert out.count("Taken back.") == 2
    assert "There is nothing to take back" in out
    steps = reino.Record.load("back.json").steps
    assert [write_move(action) for seat, action, _ in steps if seat == 0] == ["b2-d4"]
    history = out.rpartition("history")[2]
    assert "c2-c4" in history
    assert "b2-d4" not in history


def test_undo_takes_back_as_many_turns_as_it_is_told(sit: Sitting) -> None:
    moves = ["b2-d4", "c2-c3", "d2-d3"]
    sit([*moves, "undo 2", "save back.json", "quit"])
    steps = reino.Record.load("back.json").steps
    assert [write_move(action) for seat, action, _ in steps if seat == 0] == ["b2-d4"]
    out = sit([*moves, "undo 4", "undo 0", "undo two", "deshacer 3", "undo", "quit", "n"])
    assert "Only 3 turns of yours can be taken back." in out
    assert "got “0”" in out
    assert "got “two”" in out
    assert out.count("Taken back.") == 1
    assert "There is nothing to take back" in out


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "“{}” stands alone: type it without “{}”."),
        ("es", "«{}» va sola: escríbela sin «{}»"),
    ],
)
def test_words_after_a_command_that_takes_none_are_refused(
    sit: Sitting, lang: str, says: str
) -> None:
    lines = ["quit now", "hint e4", "history all", "position here", "his all"]
    out = sit([*lines, "quit", "n"], "--lang", lang)
    for line in lines:
        assert says.format(*line.split()) in out


def test_position_prints_a_text_that_can_be_begun_from(sit: Sitting) -> None:
    out = sit(["h4-f4", "undo", "posicion", "quit", "n"], "--position", FIGHT)
    assert FIGHT in out.splitlines()
    assert FIGHT in sit(["position", "quit", "n"], "--position", FIGHT).splitlines()


def test_a_turn_that_takes_several_lines_is_indented(sit: Sitting) -> None:
    out = sit(["d4-b6", "", "n"], "--position", WINNING)
    told = out.splitlines()
    first = next(place for place, line in enumerate(told) if "Sparta moves" in line)
    assert told[first].startswith("  S  Sparta moves a warrior d4-b6.")
    assert re.match(r"     \S", told[first + 1])
    assert max(map(len, told)) <= 80


def test_help_and_hint_say_the_same_of_the_hint(sit: Sitting) -> None:
    out = " ".join(sit(["?", "hint", "quit", "n"], "--position", WINNING).split())
    assert "what the engine would play, and how it would go on" in out
    assert "What the engine would play, and how it would go on:" in out


def test_a_game_changed_since_it_was_saved_is_offered_again(sit: Sitting) -> None:
    assert "Save this game?" not in sit(["b2-d4", "save a.json", "quit"])
    assert "Save this game?" in sit(["b2-d4", "save b.json", "undo", "b2-c4", "quit", "n"])


def test_a_look_and_a_wrong_line_cost_nothing(sit: Sitting) -> None:
    out = sit(["b2", "b2-b7", "?", "b2-b4", "quit", "n"])
    assert "squares to go to" in out
    assert "b2-b7 is not possible: b7 is out of reach" in out
    assert "Hold every city" in out
    assert "take back your last turn" in " ".join(out.split())
    assert "Sparta moves a warrior b2-b4." in out


@pytest.mark.parametrize(
    ("position", "lang", "says"),
    [
        ("nowhere", "en", "a position has five parts"),
        ("nowhere", "es", "una posición tiene cinco partes"),
        (ENDGAME.replace("A 90", "X 90"), "en", "S (Sparta) or A (Achaea) is to move"),
        (ENDGAME.replace("A 90", "A 100"), "es", "un número de 0 a 99"),
    ],
)
def test_a_position_that_is_none_is_told_and_exits_with_2(
    sit: Sitting, position: str, lang: str, says: str
) -> None:
    assert says in sit([], "--position", position, "--lang", lang, fails=True)
    assert sit.code == 2


def test_a_game_without_positions_refuses_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reino.load("braverats")
    capsys.readouterr()
    assert main(["play", "braverats", "--lang", "es", "--position", "x"]) == 2
    assert "braverats no tiene notación para posiciones" in capsys.readouterr().err


class Watched(StringIO):
    """A terminal for errors and spinners that says when a bot is said to think."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = Event()

    def write(self, text: str) -> int:
        if "Sparta (beginner) is thinking" in text:
            self.thinking.set()
        return super().write(text)


def test_a_bot_that_takes_its_time_is_said_to_think(
    sit: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched()

    class Patient(Terminal):
        def __init__(self, lang: str) -> None:
            super().__init__(lang)
            self.errors = Console(file=watched, force_terminal=True)  # type: ignore[assignment]

    class Slow:
        """Has its move as soon as the terminal has shown that it is thinking."""

        def choose(self, view: reino.View) -> int:
            assert watched.thinking.wait(60)
            return view.legal[0]

    monkeypatch.setattr("reino.cli.main.Terminal", Patient)
    monkeypatch.setattr("reino.bots.make_bot", lambda game, name, seed=None: Slow())
    monkeypatch.setattr("sys.stdin", StringIO("quit\nn\n"))
    assert main(["play", "sparta", "--seat", "achaea"]) == 0
    assert watched.thinking.is_set()
