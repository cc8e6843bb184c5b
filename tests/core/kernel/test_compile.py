"""Compiling: rules become machine code once, are found again, and run as plain Python as well."""

import importlib
import os
import pickle
import pkgutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.np.numpy_support import from_dtype

import reino
from reino.core import compiled
from reino.core.game import Game
from reino.core.kernel import JIT, bind, cache, contract, drivers, fast_record, interpreted, kernel
from reino.core.kernel.rng import below, pick_weighted, seeded
from reino.core.kernel.status import is_chance, reason_of, seats_of
from reino.core.spec import FEW
from reino.games.braverats import GAME, rules
from reino.games.braverats.rules import contract as contract_of_braverats
from reino.search import ismcts


def test_the_contract_names_nine_questions_and_answers_none() -> None:
    assert len(contract.FUNCTIONS) == 9
    with pytest.raises(NotImplementedError):
        contract.owing(None)
    assert all(getattr(contract, name).__doc__ for name in contract.FUNCTIONS)


def test_every_question_is_answered_by_the_rules() -> None:
    assert all(callable(getattr(rules, name)) for name in contract.FUNCTIONS)


def test_binding_refuses_a_name_that_is_not_there() -> None:
    with pytest.raises(
        AttributeError, match=r"reino.core.kernel.drivers has no name 'nonsense' to bind"
    ):
        bind(drivers, "broken", {"nonsense": 1}, rules)
    assert "reino.core.kernel.drivers__broken" not in sys.modules


def test_binding_the_same_twice_gives_the_same_module() -> None:
    bound = GAME.compiled.drivers
    assert bind(drivers, "braverats", {}, rules) is bound
    assert bound is not drivers
    assert bound.STATE == rules.STATE
    assert drivers.SIZE == 1


def test_interpreted_copies_leave_the_module_alone() -> None:
    before = contract_of_braverats.play
    plain = interpreted(contract_of_braverats)
    assert contract_of_braverats.play is before
    assert plain.play is not before
    assert plain.play.__module__ == plain.__name__
    assert not hasattr(plain.play, "py_func")
    assert not hasattr(plain.list_ranks, "py_func")
    assert hasattr(contract_of_braverats.play, "py_func") == JIT


def test_interpreted_copies_share_what_they_import() -> None:
    plain = interpreted(contract_of_braverats)
    assert plain.list_ranks.__globals__ is plain.list_weighted.__globals__


def test_a_kernel_without_brackets_is_a_kernel_with_them() -> None:
    @kernel
    def double(x):  # type: ignore[no-untyped-def]
        return 2 * x

    @kernel(nogil=True)
    def triple(x):  # type: ignore[no-untyped-def]
        return 3 * x

    assert getattr(double, "py_func", double)(4) == 8
    assert getattr(triple, "py_func", triple)(4) == 12


def test_without_a_place_to_write_nothing_is_kept_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("REINO_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert cache.cache_root.__wrapped__() is None
    assert "cannot write to" in capsys.readouterr().err


def test_a_folder_that_may_not_be_written_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REINO_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert cache.cache_root.__wrapped__() is None
    assert "compiled anew each time" in capsys.readouterr().err


def test_the_cache_goes_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REINO_CACHE_DIR", str(tmp_path))
    assert cache.cache_root.__wrapped__() == tmp_path / "kernels"
    assert (tmp_path / "kernels").is_dir()


def test_the_rules_play_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    script = "import reino; print(reino.load('braverats').start(seed=1).owing)"
    environment = os.environ | {
        "REINO_CACHE_DIR": str(tmp_path / "file" / "cache"),
        "NUMBA_DISABLE_JIT": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout == "(0, 1)\n"


def test_folders_not_used_for_long_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for age in range(cache.KEPT_FOLDERS + 3):
        folder = tmp_path / f"{age:03}"
        folder.mkdir()
        os.utime(folder, (1000 + age, 1000 + age))
    (tmp_path / "note.txt").write_text("not a folder")
    monkeypatch.setattr(cache, "cache_root", lambda: tmp_path)
    cache._folder.__wrapped__("001")  # the second oldest is looked at again
    cache._drop_old_folders(tmp_path)
    kept = sorted(path.name for path in tmp_path.iterdir() if path.is_dir())
    assert kept == ["001", *(f"{age:03}" for age in range(4, cache.KEPT_FOLDERS + 3))]
    assert (tmp_path / "note.txt").exists()


@pytest.mark.compiled
def test_everything_compiled_is_kept_at_once() -> None:
    """Or else each process would drop the cache of the one before it."""
    for key in reino.installed():
        game = reino.load(key)
        ismcts.prepare(game)
        game.start(seed=1).view(0).tensor()
    assert cache._folder.cache_info().currsize < cache.KEPT_FOLDERS


def test_two_games_of_one_name_are_refused() -> None:
    wider = GAME.with_parts({"max_legal": 300})
    reino.load("braverats")
    with pytest.raises(ValueError, match="two different games are called 'braverats'"):
        Game(wider)


def test_there_is_room_for_all_ids_where_they_are_few_and_else_for_what_is_declared() -> None:
    assert GAME.room == (len(GAME.actions), len(GAME.outcomes))
    korona = reino.load("korona").spec
    assert len(korona.actions) > FEW
    assert korona.room == (korona.max_legal, len(korona.outcomes))


@pytest.mark.compiled
@pytest.mark.parametrize("damage", ["empty", "cut", "full"])
def test_a_damaged_or_full_cache_is_no_obstacle(tmp_path: Path, damage: str) -> None:
    """A game that cannot use its cache compiles again."""
    script = (
        "from reino.core.kernel.rng import below, seeded\n"
        + (
            "def full(*a): raise OSError(28, 'No space left')\n"
            "from numba.core import caching\n"
            "caching.IndexDataCacheFile.save = full\n"
            if damage == "full"
            else ""
        )
        + "print(below(seeded(1), 1000))\n"
    )
    environment = os.environ | {"REINO_CACHE_DIR": str(tmp_path)}

    def run() -> str:
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    first = run()
    written = list(tmp_path.rglob("*.nb[ci]"))
    assert bool(written) == (damage != "full")  # here, and nowhere else
    for kept in written:
        kept.write_bytes(b"" if damage == "empty" else kept.read_bytes()[:20])
    assert run() == first


@pytest.mark.compiled
def test_compiled_code_is_found_again(game: reino.Game) -> None:
    bound: ModuleType = game.spec.compiled.drivers
    for name in compiled.STUDIES:
        game.spec.compiled.study(name)
    for name, types in (compiled.ENTRY_POINTS | compiled.STUDIES).items():
        assert cache.is_cached(getattr(bound, name), types), name


def test_a_plain_function_is_not_cached() -> None:
    assert not cache.is_cached(len, ())


def test_a_status_packs_who_owes_why_over_and_whose_turn(game: reino.Game) -> None:
    assert seats_of(0b101) == (0, 2)
    assert reason_of(3 << drivers.REASON_SHIFT) == 3
    assert is_chance(drivers.CHANCE_BIT)
    assert not is_chance(0b11)
    assert game.start(seed=1)._status & 0xFF == 0b11


def test_random_numbers_stay_below_and_are_shared_out_evenly() -> None:
    rng = seeded(1)
    drawn = np.bincount([int(below(rng, 5)) for _ in range(2000)], minlength=5)
    assert len(drawn) == 5
    assert (abs(drawn - 400) < 80).all()


def test_random_picks_follow_their_weights() -> None:
    rng = seeded(2)
    weights = np.array([1, 0, 3, 99], np.int64)
    drawn = np.bincount([int(pick_weighted(rng, weights, 3)) for _ in range(2000)], minlength=4)
    assert drawn[1] == drawn[3] == 0
    assert abs(drawn[0] - 500) < 90


def test_neighbouring_seeds_give_unrelated_numbers() -> None:
    words = {int(seeded(seed)[0]) for seed in range(-50, 50)}
    assert len(words) == 100
    assert 0 not in words


@pytest.mark.compiled
def test_compiled_code_is_kept_where_the_user_keeps_caches_and_not_in_the_sources() -> None:
    root = cache.cache_root()
    assert root is not None
    for module in (drivers, rules, reino.load("braverats").runtime.drivers):
        for value in vars(module).values():
            store = getattr(value, "_cache", None)
            if store is not None:
                assert root in Path(store.cache_path).parents


def test_quick_records_have_the_same_fields_at_the_same_places() -> None:
    slow, quick = np.zeros(1, rules.STATE)[0], np.zeros(1, fast_record.quick(rules.STATE))[0]
    for number, name in enumerate(rules.STATE.names, 1):
        setattr(slow, name, number)
        setattr(quick, name, number)
        assert np.array_equal(getattr(quick, name), getattr(slow, name))
        assert quick.tobytes() == slow.tobytes()
    assert pickle.loads(pickle.dumps(quick)) == slow
    with pytest.raises(AttributeError):
        quick.no_such_field = 1


def test_no_record_is_a_kind_of_another() -> None:
    """Numba takes a record that begins with all fields of another for a kind of it. Of a kernel
    that is compiled for both it then asks which one is meant, and warns of an experiment."""
    found = {dtype: f"{module}.{name}" for module, name, dtype in _records()}
    kinds = [
        (found[one], found[other])
        for one, other in permutations(found, 2)
        if is_a_kind_of(one, other)
    ]
    assert kinds == []


def test_a_record_that_goes_on_where_another_ends_is_a_kind_of_it() -> None:
    short = np.dtype((np.record, [("a", np.int8), ("b", np.int8)]))
    long = np.dtype((np.record, [("a", np.int8), ("b", np.int8), ("c", np.int8)]))
    assert is_a_kind_of(long, short)
    assert not is_a_kind_of(short, long)


def is_a_kind_of(one: "np.dtype[Any]", other: "np.dtype[Any]") -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
        return from_dtype(one).can_convert_to(None, from_dtype(other)) is not None


def _records() -> Iterator[tuple[str, str, "np.dtype[Any]"]]:
    """Every type of record that a module of games and searches has."""
    for package in ("reino.games", "reino.search"):
        path = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(path, f"{package}."):
            for name, value in vars(importlib.import_module(module.name)).items():
                if isinstance(value, np.dtype) and value.fields:
                    yield module.name, name, value
