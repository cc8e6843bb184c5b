"""Single parts of the encodings, checked against the plain data of the views."""

from dataclasses import replace

import numpy as np
import pytest

import reino
from games.encoding.walks import GAMES, games, walk
from reino.core.encoding import Tensor
from reino.core.game import Game
from reino.core.registry import find
from reino.core.state import State
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.rules.cards import CARDS, card_sign
from reino.games.korona.rules.cards import CARD_KEYS as KORONA_CARDS
from reino.games.korona.rules.cards import COPIES

# Public parts, with a row or a place for each seat.
SEEN_BY_ALL = {
    "braverats": "turn games wins held_extra hand_sizes look bonus last played opener",
    "jackrabbits": "turn active shown capital laid_open rabbits opponent challenger partner "
    "partners seller given_sizes stacks",
    "korona": "turn active hand_sizes public zones target struck ground",
    "sparta": "turn warriors heroes cities reserve",
}


def parts(state: State, seat: int) -> dict[str, Tensor]:
    return state.game.encoding.split(state.view(seat).tensor())


@pytest.mark.parametrize("key", GAMES)
def test_seats_are_counted_from_the_one_that_looks(key: str) -> None:
    for seed, game in enumerate(games(key)[:12]):
        for state in list(walk(game, seed, 60))[::6]:
            first = parts(state, 0)
            for seat in range(game.players):
                seen = parts(state, seat)
                assert seen["seat"].argmax() == seat
                for part in SEEN_BY_ALL[key].split():
                    turned = np.roll(first[part][: game.players], -seat, axis=0)
                    assert np.array_equal(seen[part][: game.players], turned), part
                    assert not seen[part][game.players :].any()


@pytest.mark.parametrize("key", GAMES)
def test_the_turn_part_says_who_owes_a_decision(key: str) -> None:
    for seed, game in enumerate(games(key)[:12]):
        for state in walk(game, seed, 20):
            for seat in range(game.players):
                asked = np.flatnonzero(parts(state, seat)["turn"])
                assert sorted((seat + k) % game.players for k in asked) == list(state.owing)


def test_a_hand_of_braverats_is_told_card_by_card() -> None:
    state = reino.load("braverats", options={"random_deal": True}).start(seed=3)
    for seat in (0, 1):
        held = state.view(seat).as_dict()["hand"]
        wanted = [held.count(card) / 2 for card in CARD_KEYS]
        assert parts(state, seat)["hands"][0].tolist() == wanted


def test_a_sealed_card_of_braverats_is_a_card_face_down_for_the_other_clan() -> None:
    state = reino.load("braverats").start().play(0, 6)
    assert np.argwhere(parts(state, 0)["chosen"]).tolist() == [[0, 6]]
    assert np.argwhere(parts(state, 1)["chosen"]).tolist() == [[1, len(CARD_KEYS)]]


def test_the_board_of_sparta_is_not_turned_for_achaea() -> None:
    state = reino.load("sparta").start()
    assert parts(state, 0)["warriors"][0].nonzero()[0].tolist() == [1] * 8
    assert parts(state, 1)["warriors"][0].nonzero()[0].tolist() == [8] * 8


def test_every_action_of_sparta_begins_on_a_square_of_an_own_plane() -> None:
    for state in walk(reino.load("sparta"), 2, 20):
        [seat] = state.owing
        seen = parts(state, seat)
        own = (seen["warriors"][0] + seen["heroes"][0]).ravel()
        assert {action // 100 for action in state.legal(seat)} <= set(np.flatnonzero(own).tolist())


def test_the_last_move_of_sparta_is_told_from_square_to_square() -> None:
    game = reino.load("sparta")
    state = game.start()
    assert not parts(state, 0)["last"].any()
    action = state.legal(0)[0]
    for seat in (0, 1):
        origin, target = parts(state.play(0, action), seat)["last"].reshape(2, -1)
        assert (origin.argmax(), origin.sum()) == (action // 100, 1)
        assert (target.argmax(), target.sum()) == (action % 100, 1)


def test_a_position_of_sparta_that_stood_before_is_told() -> None:
    state = reino.load("sparta").start()
    there, back = {}, {}
    for seat, square in ((0, 11), (1, 81)):
        target = square + 10 if seat == 0 else square - 10
        there[seat], back[seat] = 100 * square + target, 100 * target + square
    told = []
    for moves in (there, back, there):
        for seat in (0, 1):
            state = state.play(seat, moves[seat])
            told.append(parts(state, 0)["repeated"].item())
    assert told == [0, 0, 0, 0.5, 0.5, 0.5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_of_korona_are_told_in_shares_of_the_copies(players: int) -> None:
    for state in walk(reino.load("korona", players), players, 20):
        for seat in range(players):
            seen, words = parts(state, seat), state.view(seat).as_dict()
            counts = np.rint(seen["hands"] * COPIES).astype(int)
            own = [card for card, n in zip(KORONA_CARDS, counts[0], strict=True) for _ in range(n)]
            assert sorted(own) == sorted(words["hand"])
            assert np.rint(seen["hand_sizes"][0] * 10) == len(own)
            # Every card is somewhere: known in a hand, on the table, in the deck or unknown.
            loose = sum(seen[part] * COPIES for part in ("market", "discards", "deck"))
            assert (counts.sum(axis=0) + np.rint(loose) <= COPIES).all()


def test_a_hand_of_jack_rabbits_is_told_card_by_card() -> None:
    for state in walk(reino.load("jackrabbits", 3), 5, 25):
        for seat in range(3):
            own = np.flatnonzero(parts(state, seat)["hands"][0]).tolist()
            assert [card_sign(card) for card in own] == state.view(seat).as_dict()["hand"]
    assert CARDS == 54


@pytest.mark.parametrize("kind", ["sample", "random"])
def test_neighbours_on_the_map_of_jack_rabbits_know_each_other(kind: str) -> None:
    state = reino.load("jackrabbits", 4, {"map": kind}).start(seed=2)
    seen = parts(state, 0)
    assert seen["rabbits"][:, tiles.CITADEL].all()
    beside = np.rint(seen["beside"] * tiles.TILES).astype(int) - 1
    laid = seen["turned"].any(axis=1)
    assert laid[: tiles.HEXES].all()
    for tile in range(tiles.TILES):
        for way in range(tiles.WAYS):
            other = beside[tile, way]
            if other < 0 or not laid[tile]:
                continue
            back = (way + 3) % tiles.WAYS
            assert beside[other, back] == tile
            assert seen["roads"][tile, way] == seen["roads"][other, back]
    assert (beside[laid] >= 0).any(axis=1).all()


def test_a_tile_turned_up_in_vain_is_known_to_lie_in_its_stack() -> None:
    """Set up by hand, for it hardly ever comes about."""
    game = reino.load("jackrabbits", 3, {"map": "build"})
    buf = game.start(seed=1).view(0)._buf.copy()
    record = game.runtime.record(buf)
    record.stack_of[20] = 2
    record.tried = 1 << 20
    record.passes = 2
    for seat, place in ((0, 2), (1, 1), (2, 0)):
        out = np.empty(game.encoding.size, np.float32)
        game.spec.observe(buf, seat, out)
        seen = game.encoding.split(out)
        assert np.argwhere(seen["stack_of"]).tolist() == [[20, place]]
        assert np.flatnonzero(seen["tried"]).tolist() == [20]
        assert seen["passes"] == 0.5


def test_a_game_without_an_encoding_says_so() -> None:
    game = Game(replace(find("sparta"), encoding=None))
    with pytest.raises(reino.ReinoError, match="no encoding"):
        _ = game.encoding
    with pytest.raises(reino.ReinoError, match="no encoding"):
        game.start().view(0).tensor()
