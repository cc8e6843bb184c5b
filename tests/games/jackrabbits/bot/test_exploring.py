"""Bots in the children's game: to the nearest residence without a mark, then home."""

import pytest

import reino
from reino import State
from reino.games.jackrabbits.rules import tiles


def played(state: State, names: tuple[str, ...]) -> State:
    bots = [reino.bot("jackrabbits", name) for name in names]
    while not state.over:
        (seat,) = state.owing
        state = state.play(seat, bots[seat].choose(state.view(seat)))
    return state


@pytest.mark.parametrize("names", [("greedy", "greedy"), ("beginner", "master")])
def test_bots_explore_the_sample_map_and_come_home(names: tuple[str, ...]) -> None:
    end = played(reino.load("jackrabbits", 2, {"explore": True}).start(seed=4), names)
    assert end.reason == "explored"
    assert end.record.turns < 40  # of 80


def test_a_bot_walks_to_the_nearest_residence_without_a_mark() -> None:
    state = reino.load("jackrabbits", 2, {"explore": True}).start(seed=1)
    (seat,) = state.owing
    bot = reino.bot("jackrabbits", "casual")
    while state.owing == (seat,):
        state = state.play(seat, bot.choose(state.view(seat)))
    assert tiles.RESIDENCES <= state.record.rabbit[seat] < tiles.HEXES
    assert state.record.mark[state.record.rabbit[seat]] == seat
