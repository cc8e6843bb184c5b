"""Laws of the encoding of every game: bounds, secrets, no two views alike, no dead part."""

from collections.abc import Iterator

import numpy as np
import pytest

import reino
from games.encoding.walks import GAMES, essence, games, views, walk
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.encoding import Part
from reino.core.game import Game
from reino.core.kernel import JIT, interpreted
from reino.core.registry import find

every_game = pytest.mark.parametrize("key", GAMES)
# A tile that fits nowhere while the map is built, which `test_parts` sets up by hand; and what is
# known of tiles that seats build with freely.
HARDLY_EVER = {"stack_of", "tried", "passes", "dealt", "hints", "lacks"}


@every_game
def test_every_number_is_within_the_bounds_of_its_part(key: str) -> None:
    encoding = find(key).encoding
    assert encoding is not None
    for view in views(key):
        tensor = view.tensor()
        assert tensor.shape == encoding.shape
        wrong = (tensor < encoding.low) | (tensor > encoding.high) | ~np.isfinite(tensor)
        assert not wrong.any(), [p for p, where in encoding.slices.items() if wrong[where].any()]


@every_game
def test_two_views_on_which_a_player_could_act_differently_have_different_tensors(key: str) -> None:
    told: dict[bytes, bytes] = {}
    for view in views(key):
        kept = essence(view)
        assert told.setdefault(view.tensor().tobytes(), kept) == kept


@pytest.mark.compiled
@every_game
def test_every_part_takes_several_values_in_random_games(key: str) -> None:
    encoding = find(key).encoding
    assert encoding is not None
    least, most = encoding.high.copy(), encoding.low.copy()
    for view in views(key):
        tensor = view.tensor()
        np.minimum(least, tensor, out=least)
        np.maximum(most, tensor, out=most)
    still = {part for part, at in encoding.slices.items() if (least[at] >= most[at]).all()}
    assert still <= (HARDLY_EVER if key == "jackrabbits" else set())


@every_game
def test_a_tensor_tells_nothing_that_the_view_does_not(key: str) -> None:
    for seed, game in enumerate(games(key)[:8]):
        for state in walk(game, seed, 12):
            for seat in range(game.players):
                view = state.view(seat)
                twin = view.guess(seed).view(seat)
                assert np.array_equal(twin.tensor(), view.tensor())


@pytest.mark.compiled
@every_game
def test_compiled_and_plain_python_write_the_same_numbers(key: str) -> None:
    encoding = find(key).encoding
    assert encoding is not None
    module = __import__(encoding.encode.__module__, fromlist=["observe"])
    plain = interpreted(module).observe
    assert JIT
    for seed, game in enumerate(games(key)[:: 3 if key == "jackrabbits" else 1]):
        for state in list(walk(game, seed, 200))[::20]:
            seat = state.owing[0]
            out = np.full(encoding.size, np.nan, np.float32)
            assert plain(state.view(seat).record, seat, out) == encoding.size
            for part in encoding.parts:
                if part.options:
                    out[encoding.slices[part.key]] = list(numbers_of(part, game))
            assert np.array_equal(out, state.view(seat).tensor())


def numbers_of(part: Part, game: Game) -> Iterator[float]:
    """The numbers of a part of options, which the drivers write."""
    for option in part.options:
        if option.is_switch:
            yield float(game.options[option.key])
        else:
            yield from (float(value == game.options[option.key]) for value in option.values)


@every_game
def test_the_kernel_writes_every_number_and_says_how_many(key: str) -> None:
    spec = find(key)
    game = games(key)[0]
    for state in walk(game, 1, 8):
        view = state.view(state.owing[0])
        out = np.full(game.encoding.size, 7.0, np.float32)
        assert spec.observe(view._buf, state.owing[0], out) == game.encoding.size
        assert np.array_equal(out, view.tensor())


@every_game
def test_parts_lie_one_after_the_other_and_split_into_their_shapes(key: str) -> None:
    game = games(key)[0]
    encoding = game.encoding
    assert len(encoding.slices) == len(encoding.parts)
    ends = [0, *(at.stop for at in encoding.slices.values())]
    assert [at.start for at in encoding.slices.values()] == ends[:-1]
    assert ends[-1] == encoding.size == encoding.low.size == encoding.high.size
    rows = np.stack([state.view(0).tensor() for state in walk(game, 1, 3)])
    for part in encoding.parts:
        block = encoding.split(rows)[part.key]
        assert block.shape == (3, *part.shape)
        assert np.array_equal(block.reshape(3, -1), rows[:, encoding.slices[part.key]])


@every_game
def test_the_mask_marks_exactly_the_legal_actions(key: str) -> None:
    game = games(key)[0]
    for state in walk(game, 3, 10):
        for seat in range(game.players):
            mask = state.view(seat).mask()
            assert (mask.dtype, mask.shape) == (np.int8, (len(game.spec.actions),))
            assert np.flatnonzero(mask).tolist() == list(state.legal(seat))
            assert mask.sum() == len(state.legal(seat))


@every_game
def test_groups_of_actions_neither_overlap_nor_leave_the_table(key: str) -> None:
    spec = find(key)
    assert spec.encoding is not None
    ids = [a for g in spec.encoding.groups for a in range(g.first, g.first + g.size)]
    assert len(ids) == len(set(ids))
    assert 0 <= min(ids) <= max(ids) < len(spec.actions)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_part_and_every_group_is_explained(key: str, lang: str) -> None:
    spec = find(key)
    assert spec.encoding is not None
    say = catalogue(lang, spec.locale)
    for part in spec.encoding.parts:
        names = ", ".join(part.names)
        assert names in say(f"{key}-part-{part.key}", names=names)
        assert len(part.names) in (0, part.size)
    for group in spec.encoding.groups:
        assert say(f"{key}-actions-{group.key}")


@every_game
def test_a_game_is_called_simultaneous_exactly_if_several_seats_owe_at_once(key: str) -> None:
    for seed, game in enumerate(games(key)[:8]):
        together = any(len(state.owing) > 1 for state in walk(game, seed, 60))
        assert game.simultaneous == together


def test_building_at_once_makes_jack_rabbits_simultaneous() -> None:
    free = reino.load("jackrabbits", 3, {"map": "build", "building": "free"})
    assert free.simultaneous
    assert not reino.load("jackrabbits", 3, {"map": "build"}).simultaneous
    assert any(len(state.owing) > 1 for state in walk(free, 1, 60))


def test_the_public_has_no_tensor() -> None:
    view = reino.load("sparta").start().view(None)
    with pytest.raises(reino.ReinoError, match="one seat"):
        view.tensor()
    assert not view.mask().any()
