"""Bots that people write in Python, by name."""

from pathlib import Path

import pytest

import reino
from reino.bots import check_bot, close_bot, make_bot
from reino.errors import Forfeit, ReinoError

SOURCE = """
import helper

ORDERED = "not a bot"
closed = []


def first(view):
    return view.legal[0]


class Last:
    def choose(self, view):
        return view.legal[helper.LAST]

    def close(self):
        closed.append(self)


class Drawn:
    def __init__(self, seed=None, seconds=None):
        self.seed = seed
        self.seconds = seconds

    def choose(self, view):
        return view.legal[(self.seed + int(self.seconds or 0)) % len(view.legal)]


made = Last()


def wrong(view):
    return 999


def wordy(view):
    return "the prince"


def broken(view):
    return view.no_such_thing


def leaving(view):
    raise SystemExit("enough")


class Unmade:
    def __init__(self):
        raise RuntimeError("no model file")

    def choose(self, view):
        return 0
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "helper.py").write_text("LAST = -1\n", "utf-8")
    path = tmp_path / "mine.py"
    path.write_text(SOURCE, "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("name", "place"), [("first", 0), ("Last", -1), ("made", -1), ("Drawn", 3)]
)
def test_a_function_or_a_class_in_a_file_is_a_bot(
    game: reino.Game, file: str, name: str, place: int
) -> None:
    view = game.start().view(0)
    assert make_bot(game, f"{file}:{name}", seed=3).choose(view) == view.legal[place]


def test_a_class_gets_the_budget_it_asks_for(game: reino.Game, file: str) -> None:
    view = game.start().view(0)
    assert make_bot(game, f"{file}:Drawn", seed=1, seconds=4.0).choose(view) == view.legal[5]


def test_a_module_is_found_where_the_command_is_given(
    game: reino.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybots_here.py").write_text(
        "def last(view):\n    return view.legal[-1]\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    view = game.start().view(0)
    assert make_bot(game, "mybots_here:last").choose(view) == view.legal[-1]


def test_a_bot_that_has_something_to_close_is_closed(game: reino.Game, file: str) -> None:
    bot = make_bot(game, f"{file}:Last")
    close_bot(bot)
    assert len(bot._choose.__func__.__globals__["closed"]) == 1  # type: ignore[attr-defined]
    close_bot(make_bot(game, f"{file}:first"))
    close_bot(make_bot(game, "random"))


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("wrong", "illegal", "999"),
        ("wordy", "unread", "'the prince'"),
        ("broken", "raised", r"AttributeError: .*no_such_thing.*mine\.py:41"),
        ("leaving", "raised", "SystemExit: enough"),
    ],
)
def test_what_is_no_choice_is_a_forfeit_and_says_why(
    game: reino.Game, file: str, name: str, kind: str, told: str
) -> None:
    bot = make_bot(game, f"{file}:{name}")
    with pytest.raises(Forfeit, match=told) as caught:
        bot.choose(game.start().view(1))
    assert caught.value.kind == kind
    assert f"{file}:{name} forfeits as seat 1" in str(caught.value)


def test_a_bot_that_cannot_be_made_is_refused(game: reino.Game, file: str) -> None:
    with pytest.raises(ReinoError, match="could not be made: RuntimeError: no model file"):
        make_bot(game, f"{file}:Unmade")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("{file}:frist", "has no 'frist'; did you mean 'first'"),
        ("{file}:ORDERED", "a bot is a function of a view"),
        ("{file}", r"named module:name or file\.py:name"),
        ("{file}:", r"named module:name or file\.py:name"),
        (":first", r"named module:name or file\.py:name"),
        ("no/such/file.py:first", "there is no file 'no/such/file.py'"),
        ("no_such_module:first", "could not be loaded: ModuleNotFoundError"),
    ],
)
def test_a_name_without_a_bot_behind_it_is_refused(
    game: reino.Game, file: str, name: str, told: str
) -> None:
    with pytest.raises(ReinoError, match=told):
        check_bot(game, name.format(file=file))


def test_a_file_that_does_not_load_is_refused_with_its_mistake(
    game: reino.Game, tmp_path: Path
) -> None:
    path = tmp_path / "torn.py"
    path.write_text("def choose(view:\n", "utf-8")
    for _ in range(2):
        with pytest.raises(ReinoError, match="could not be loaded: SyntaxError"):
            check_bot(game, f"{path}:choose")
