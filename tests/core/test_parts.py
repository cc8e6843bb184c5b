"""Parts of games are named, and loaded whole when they are first used."""

import copy
import importlib
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

import reino
from reino.core.errors import BrokenGame
from reino.core.game import Game
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


def test_a_part_that_is_given_has_the_names_that_it_needs() -> None:
    with pytest.raises(AttributeError, match="no attribute 'FIRST'"):
        GAME.with_parts({"levels": SimpleNamespace(LEVELS={}, OTHERS=())})


def test_a_part_that_no_game_has_is_refused() -> None:
    with pytest.raises(TypeError, match="'levles'"):
        GAME.with_parts({"levles": "math"})


def test_all_threads_get_the_same_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slow_part.py").write_text("import time\ntime.sleep(0.2)\nthing = object()\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = GAME.with_parts({"screen": "slow_part:thing"})
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: game.screen, range(8)))
    assert set(map(id, found)) == {id(sys.modules["slow_part"].thing)}


def test_another_process_finds_a_game_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert copy.deepcopy(GAME) is GAME
    assert len(pickle.dumps(GAME)) < 100


def test_a_game_that_another_process_would_not_find_is_not_pickled() -> None:
    """It would be another game there, without an error."""
    changed = GAME.with_parts({"max_steps": 7})
    with pytest.raises(pickle.PicklingError, match="installed as 'braverats'"):
        pickle.dumps(changed)
    with pytest.raises(pickle.PicklingError, match="installed as 'braverats'"):
        pickle.dumps(Game(changed))
    unknown = GAME.with_parts({"key": "unknown"})
    with pytest.raises(pickle.PicklingError, match="installed as 'unknown'"):
        pickle.dumps(unknown)


def test_an_error_in_what_is_loaded_is_no_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_part.py").write_text("{}['nothing']\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = GAME.with_parts({"screen": "half_a_part"})
    with pytest.raises(BrokenGame, match=r"the game braverats .* KeyError: 'nothing'"):
        _ = game.screen


def test_other_parts_load_nothing() -> None:
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
