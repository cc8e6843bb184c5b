"""A batch plays the same games as the facade."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import reino
from reino.batches.batch import Batch, random_words
from reino.batches.loops import forfeit
from reino.core.errors import BadAmount, ReinoError
from reino.core.kernel import JIT, contract
from reino.core.state import State
from reino.games.jackrabbits.rules.actions import TURNS_EACH

TABLES = [
    ("braverats", 2, {}),
    ("braverats", 2, {"lucky_draw": True}),
    ("sparta", 2, {}),
    ("korona", 2, {}),
    ("korona", 4, {}),
    ("jackrabbits", 2, {}),
    ("jackrabbits", 3, {"map": "random"}),
    ("jackrabbits", 3, {"map": "build", "building": "free"}),
    ("jackrabbits", 2, {"explore": True}),
]
GAMES = 12 if JIT else 2
STEPS = 120 if JIT else 12


def some_batch(key: str = "braverats", players: int = 2, **options: object) -> Batch:
    return reino.batch(key, GAMES, players=players, options=options, seed=3)


def as_state(batch: Batch, i: int) -> State:
    """A game of the batch, as the facade has it."""
    runtime = batch.game.runtime
    buf = runtime.spec.compiled.buffer()
    raw = batch.states()[i : i + 1].view(np.uint8)
    buf[: len(raw)] = raw
    return State(runtime, buf, runtime.review(buf))


def seats_asked(batch: Batch, state: State) -> list[tuple[int, Any]]:
    """The seats with a row, and where it is."""
    if batch.game.simultaneous:
        return [(seat, (seat,)) for seat in range(batch.game.players)]
    return [(state.owing[0], ())]


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_masks_and_observations_are_those_of_the_views(
    key: str, players: int, options: dict[str, object]
) -> None:
    batch = some_batch(key, players, **options)
    for number in range(STEPS):
        if number % 6 == 0:
            for i in range(0, GAMES, 3):
                state = as_state(batch, i)
                assert tuple(np.flatnonzero(batch.owing[i])) == state.owing
                assert batch.actor[i] == state.owing[0]
                for seat, row in seats_asked(batch, state):
                    legal = state.legal(seat) if seat in state.owing else ()
                    assert tuple(np.flatnonzero(batch.mask[(i, *row)])) == legal
                    seen = batch.observations[(i, *row)]
                    assert np.array_equal(seen, state.view(seat).tensor())
        batch.step(batch.random_actions())


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_a_game_goes_on_as_the_facade_would_play_it(
    key: str, players: int, options: dict[str, object]
) -> None:
    batch = some_batch(key, players, **options)
    ended = 0
    for _ in range(STEPS):
        before = [as_state(batch, i) for i in range(GAMES)]
        actions = batch.random_actions()
        rewards, done = batch.step(actions)
        for i, state in enumerate(before):
            chosen = {
                seat: int(actions[(i, *row)])
                for seat, row in seats_asked(batch, state)
                if seat in state.owing
            }
            after = state.play(chosen)
            # The outcomes of chance after that are known to the batch alone.
            if after.over:
                ended += 1
                assert done[i]
                assert tuple(rewards[i]) == pytest.approx(after.returns)
                assert batch.game.spec.reasons[batch.reasons[i]] == after.reason
            elif after.owing:
                assert not done[i]
                assert not rewards[i].any()
                assert bytes(as_state(batch, i)) == bytes(after)
    if JIT and key == "braverats":
        assert ended > 0


def test_games_that_end_give_way_to_new_ones() -> None:
    batch = some_batch()
    ended = 0
    for _ in range(40):
        _, done = batch.step(batch.random_actions())
        ended += int(done.sum())
        assert batch.owing.any(axis=1).all()
    assert ended >= 3 * GAMES


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    def played(seed: int) -> bytes:
        batch = reino.batch("korona", 20, seed=seed)
        for _ in range(10):
            batch.step(batch.random_actions())
        return batch.states().tobytes() + batch.observations.tobytes()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_games_of_a_batch_differ() -> None:
    batch = reino.batch("korona", 30, seed=1)
    assert len({state.tobytes() for state in batch.states()}) == 30


def test_a_reset_begins_again() -> None:
    batch = some_batch("korona")
    first = batch.states().tobytes()
    batch.step(batch.random_actions())
    assert batch.states().tobytes() != first
    batch.reset(seed=3)
    assert batch.states().tobytes() == first


def test_an_illegal_action_loses_the_game_and_says_so() -> None:
    batch = reino.batch("sparta", 4, seed=1)
    actions = batch.random_actions()
    actions[2] = int(np.flatnonzero(~batch.mask[2])[0])
    loser = int(batch.actor[2])
    rewards, done = batch.step(actions)
    assert batch.illegal.tolist() == done.tolist() == [False, False, True, False]
    assert rewards[2, loser] == -1.0
    assert rewards[2].sum() == 0.0
    assert batch.owing.any(axis=1).all()
    batch.step(batch.random_actions())
    assert not batch.illegal.any()


def test_actions_outside_the_table_are_illegal_too() -> None:
    batch = some_batch()
    for action in (-1, len(batch.game.spec.actions), 70000):
        batch.step(np.full((GAMES, 2), action))
        assert batch.illegal.all()


@pytest.mark.parametrize("beyond", [2**16, 2**32, -(2**32), 2**63])
@pytest.mark.parametrize("key", ["braverats", "sparta"])
def test_no_width_of_number_makes_an_action_legal(key: str, beyond: int) -> None:
    """Not even one whose last bits are those of a legal action."""
    batch = some_batch(key)
    kind = np.uint64 if beyond > 0 else np.int64
    legal = batch.random_actions().astype(kind)
    batch.step(legal + kind(beyond))
    assert batch.illegal.all()
    batch.step(batch.random_actions().astype(kind))
    assert not batch.illegal.any()


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint32, np.uint64])
def test_every_kind_of_whole_number_is_taken(kind: type) -> None:
    batch, same = some_batch(), some_batch()
    actions = batch.random_actions()
    same.random_actions()
    batch.step(actions)
    same.step(actions.astype(kind))
    assert not same.illegal.any()
    assert same.states().tobytes() == batch.states().tobytes()


@pytest.mark.parametrize(
    ("offenders", "rewards"),
    [((0,), (-1.0, 1.0)), ((1,), (1.0, -1.0)), ((0, 1), (0.0, 0.0))],
)
def test_whoever_chooses_what_is_illegal_loses_whatever_others_do(
    offenders: tuple[int, ...], rewards: tuple[float, ...]
) -> None:
    batch = some_batch()
    actions = batch.random_actions()
    for seat in offenders:
        actions[0, seat] = -1
    batch.step(actions)
    assert batch.illegal.tolist() == [True] + [False] * (GAMES - 1)
    assert batch.done[0]
    assert tuple(batch.rewards[0]) == rewards


@pytest.mark.parametrize(
    ("offenders", "rewards"),
    [
        (0b0100, (1 / 3, 1 / 3, -1.0, 1 / 3)),
        (0b0101, (-1 / 2, 1 / 2, -1 / 2, 1 / 2)),
        (0b1110, (1.0, -1 / 3, -1 / 3, -1 / 3)),
        (0b1111, (0.0, 0.0, 0.0, 0.0)),
    ],
)
def test_offenders_share_the_loss_and_the_others_the_win(
    offenders: int, rewards: tuple[float, ...]
) -> None:
    returns = np.full(4, 7.0)
    forfeit(offenders, 4, -1.0, 1.0, returns)
    assert tuple(returns) == rewards


@pytest.mark.parametrize(
    "actions",
    [[0], [[0.5, 1.0]] * GAMES, [["a", "b"]] * GAMES, [[0, 1], [0]] * (GAMES // 2)],
)
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    with pytest.raises(BadAmount, match="one action for each decision"):
        some_batch().step(actions)


def test_a_loaded_game_has_its_players_and_options_already() -> None:
    game = reino.load("korona", players=3)
    assert reino.batch(game, 1).game is game
    with pytest.raises(ReinoError, match="loaded already"):
        reino.batch(game, 1, players=4)
    with pytest.raises(ReinoError, match="loaded already"):
        reino.batch(game, 1, options={})


@pytest.mark.parametrize("n", [0, -3, 1.5, "many"])
def test_a_batch_has_one_game_or_more(n: Any) -> None:
    with pytest.raises(BadAmount):
        reino.batch("braverats", n)


def test_a_game_without_an_encoding_is_refused() -> None:
    game = reino.Game(replace(reino.load("sparta").spec, encoding=None))
    with pytest.raises(ReinoError, match="sparta has no encoding"):
        Batch(game, 2)


def test_an_unknown_device_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ReinoError, match=r"no device 'cpus'.*cpu"):
        reino.batch("braverats", 1, device="cpus")


def test_random_play_counts_what_it_did() -> None:
    batch = some_batch()
    ran = batch.run(60)
    assert ran.games > GAMES
    assert ran.steps > 60 * GAMES
    assert batch.owing.any(axis=1).all()


def test_a_game_that_chance_ends_at_the_end_of_a_run_gives_way_too() -> None:
    # The dice of the last turn end a game of Jack Rabbits.
    batch = reino.batch("jackrabbits", 2, seed=2)
    batch._states["turns"] = TURNS_EACH * 2 - 1
    ended = 0
    while ended == 0:
        ended = batch.run(1).games
        assert batch.owing.any(axis=1).all()


def test_words_of_random_numbers_are_all_different_and_none_is_0() -> None:
    words = random_words(5, 10_000)
    assert len(set(words.tolist())) == 10_000
    assert words.all()


@pytest.mark.parametrize("key", ["korona", "jackrabbits"])
def test_a_kind_of_step_is_a_small_number_that_tells_steps_apart(key: str) -> None:
    batch = reino.batch(key, 20, seed=3)
    kinds = set()
    for _ in range(20 if JIT else 5):
        batch.run(7)
        kinds |= {int(batch.game.spec.rules.kind(state)) for state in batch.states()}
    assert kinds <= set(range(contract.KINDS))
    assert len(kinds) > 3
