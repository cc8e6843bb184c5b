"""What packages bring is found by name, loaded when it is wanted, and never half."""

import importlib
from pathlib import Path

import pytest

import reino
from reino.core import kernel, picking
from reino.core.errors import BrokenGame
from reino.core.kernel import bind
from reino.core.plugins import Plugins
from reino.core.registry import INSTALLED
from reino.games.braverats import rules


def test_games_of_the_house_come_by_entry_point() -> None:
    assert tuple(sorted(INSTALLED)) == reino.games()
    assert len(INSTALLED) == len(reino.games())
    assert INSTALLED["braverats"] is reino.load("braverats").spec


def test_what_is_not_wanted_is_not_loaded() -> None:
    some: Plugins[object] = Plugins("reino.none", {"here": "math:pi", "broken": "no.such.module"})
    assert set(some) == {"here", "broken"}
    assert some["here"] == pytest.approx(3.14159, abs=1e-5)
    assert some.get("elsewhere") is None
    with pytest.raises(BrokenGame, match=r"the game broken .* No module named 'no'"):
        some["broken"]


def test_an_error_in_what_is_loaded_is_no_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_plugin.py").write_text("{}['nothing']\n")
    monkeypatch.syspath_prepend(tmp_path)
    some: Plugins[object] = Plugins("reino.none", {"half": "half_a_plugin"})
    with pytest.raises(BrokenGame, match=r"the game half .* KeyError: 'nothing'"):
        some.get("half")


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
    made_from, _ = kernel._bound_to[bound.__name__]
    assert tmp_path / "brought" in kernel._kernel_sources(*made_from)
