"""The words of every game say the same of a plain record as of the record that it is made from."""

import numpy as np
import pytest

import reino
from reino.core.view import PUBLIC
from reino.play.projection import plain_reader

GAMES = ("braverats", "korona", "sparta", "jackrabbits")
STEPS = 60


@pytest.mark.parametrize("key", GAMES)
def test_words_are_the_same_for_a_plain_record_as_for_a_record(key: str) -> None:
    game = reino.load(key)
    words, standing = game.spec.words, game.spec.standing
    plain = plain_reader(game.spec.compiled.state)
    state = game.start(seed=bytes(32))
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        if state.over:
            break
        seat = state.owing[0]
        after = state.play(seat, int(chance.choice(state.legal(seat))))
        for viewer in (None, *range(game.players)):
            who = PUBLIC if viewer is None else viewer
            old, new = state.view(viewer).record, after.view(viewer).record
            assert plain(new) is not new
            assert words.describe(plain(new), who) == words.describe(new, who)
            told = list(words.events(plain(old), plain(new), who))
            assert told == list(words.events(old, new, who))
            if standing is not None and viewer is not None:
                assert standing.offers(plain(new), viewer) == standing.offers(new, viewer)
        state = after


def test_a_record_with_named_parts_stays_a_record() -> None:
    nested = np.zeros(1, np.dtype([("seat", [("rank", "u1")])]))[0]
    assert plain_reader(nested.dtype)(nested) is nested
