"""Parts of games are named, loaded when they are wanted, and never half."""

import importlib
from pathlib import Path

import pytest

import reino
from reino.core.errors import BrokenGame
from reino.core.kernel import bind, cache, picking
from reino.core.registry import find
from reino.games.braverats import GAME, rules


def test_games_of_the_house_come_by_entry_point() -> None:
    assert {"braverats", "jackrabbits", "korona", "sparta"} <= set(reino.installed())
    assert find("braverats") is GAME


def test_a_part_is_loaded_when_it_is_asked_for() -> None:
    game = GAME.with_parts({"levels": "math:pi", "tally": "no.such.module"})
    assert game.key == "braverats"
    with pytest.raises(BrokenGame, match=r"the game braverats .* No module named 'no'"):
        _ = game.tally


def test_a_part_without_the_names_that_it_needs_is_broken() -> None:
    game = GAME.with_parts({"levels": "math"})
    with pytest.raises(BrokenGame, match=r"braverats .* 'math' has no attribute 'LEVELS'"):
        _ = game.levels


def test_a_part_may_be_given_as_it_is() -> None:
    picture = GAME.picture
    assert picture is not None
    assert GAME.with_parts({"picture": picture}).picture is picture
    assert GAME.notation is None


def test_an_error_in_what_is_loaded_is_no_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_part.py").write_text("{}['nothing']\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = GAME.with_parts({"screen": "half_a_part"})
    with pytest.raises(BrokenGame, match=r"the game braverats .* KeyError: 'nothing'"):
        _ = game.screen


def test_other_parts_load_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changing one part of a game must not load all the others."""
    broken = GAME.with_parts({"tally": "no.such.module"})
    assert broken.with_parts({"max_steps": 7}).max_steps == 7


@pytest.mark.compiled  # plain Python is never kept
def test_code_is_made_from_whatever_it_is_bound_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit of guidance that a package brings must not leave the old code in use."""
    (tmp_path / "brought").mkdir()
    (tmp_path / "brought/__init__.py").write_text(
        "from reino.core.kernel import kernel\n\n\n"
        "@kernel\ndef legal(s, seat, out):\n    return 0\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    legal = importlib.import_module("brought").legal
    bound = bind(picking, "brought", {"legal": legal}, rules)
    assert tmp_path / "brought/__init__.py" in cache.sources_of(bound.pick.py_func)
