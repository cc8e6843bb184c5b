"""The levels of Sparta: each stronger than the one below. The long ladder is `make soak`."""

from itertools import pairwise

import pytest

import reino
from reino.arena.duel import Duel, Player, play_duel
from reino.bots import bot_names, first_bot, make_bot
from reino.core.kernel import JIT
from reino.games.sparta.bot.levels import LEVELS, EngineBot, Level
from reino.games.sparta.rules.notation import read_move

GAME = reino.load("sparta")
WINNING = "9w/10/10/10/10/2Ww2H3/10/10/10/W9 a2 j9 S 0"

# Pairs of games, as many as there is time for. The master has a clock, so no two runs of it are the
# same: it plays in `make soak`.
PAIRS = {"expert": 1, "skilled": 2, "casual": 4, "novice": 6}


@pytest.mark.compiled
@pytest.mark.parametrize(("better", "worse"), list(pairwise(list(LEVELS)[1:])))
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    points, games = 0.0, 0
    for pair in range(PAIRS[better]):
        for names in ((better, worse), (worse, better)):
            players = tuple(Player(name) for name in names)
            played = play_duel(Duel("sparta", {}, players, pair, 4, pair))
            points += (1 + played.returns[names.index(better)]) / 2
            games += 1
    assert points > 0.6 * games


def test_levels_are_bots_by_name_from_strong_to_weak() -> None:
    assert bot_names(GAME) == ("best", *LEVELS, "search", "random")
    assert next(iter(LEVELS)) == "master"
    assert list(LEVELS)[-1] == "beginner"
    assert first_bot(GAME) in LEVELS


def test_a_level_with_the_same_seed_makes_the_same_move() -> None:
    level = Level(nodes=2_000 if JIT else 40, overlooks=0.5)
    view = GAME.start().view(0)
    moves = [EngineBot(level, seed).choose(view) for seed in (1, 1, 2, 3, 4, 5)]
    assert moves[0] == moves[1]
    assert len(set(moves)) > 1
    assert set(moves) <= set(view.legal)


def test_a_beginner_overlooks_even_a_win_now_and_then() -> None:
    view = GAME.start(position=WINNING).view(0)
    level = Level(nodes=400 if JIT else 60, overlooks=0.7)
    found = [EngineBot(level, seed).choose(view) == read_move("g5-e5") for seed in range(12)]
    assert any(found)
    assert not all(found)


def test_a_forced_move_takes_no_thought() -> None:
    # The two Achaeans are shut in: a1 and j1 are corners.
    view = GAME.start(position="10/10/10/10/10/10/10/10/WW6WW/wW6Ww e5 e6 A 0").view(1)
    assert view.legal == (read_move("pass"),)
    assert make_bot(GAME, "master", seed=1).choose(view) == read_move("pass")
