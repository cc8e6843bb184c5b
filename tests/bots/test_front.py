"""`reino.bot`: one bot for every table of a game."""

import subprocess
import sys

import pytest

import reino
from reino.bots import bot_names
from reino.errors import BadAmount, NotSolvable, OutOfTurn, ReinoError, UnknownGame


@pytest.mark.parametrize("game", reino.installed())
def test_a_bot_plays_any_options_and_any_number_of_players(game: str) -> None:
    bot = reino.bot(game, "random", seed=1)
    spec = reino.load(game).spec
    option = next((o for o in spec.options.options if o.key != "map"), None)
    options = {} if option is None else {option.key: option.values[-1]}
    for players in spec.players:
        for chosen in ({}, options):
            state = reino.load(game, players, chosen).start(seed=players)
            seat = state.owing[0]
            assert bot.choose(state.view(seat)) in state.legal(seat)


def test_the_same_seed_makes_the_same_bot(lucky: reino.Game) -> None:
    view = lucky.start(seed=2).view(0)

    def choices(seed: int) -> list[int]:
        bot = reino.bot("braverats", "search", iterations=5, seed=seed)
        return [bot.choose(view) for _ in range(20)]

    assert choices(1) == choices(1) != choices(2)


def test_every_name_of_a_bot_is_a_level(lucky: reino.Game) -> None:
    for name in bot_names(lucky):
        assert repr(reino.bot("braverats", level=name)) == f"<Bot {name} of braverats>"


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'korona'"):
        reino.bot("corona")
    with pytest.raises(ReinoError, match="'mastre'; did you mean 'master'"):
        reino.bot("korona", level="mastre")
    with pytest.raises(ReinoError, match="no bot 'perfect'"):
        reino.bot("korona", level="perfect")
    with pytest.raises(BadAmount, match="above 0; got"):
        reino.bot("korona", level="master", seconds=0)


def test_perfect_is_refused_at_a_table_that_is_not_solved(lucky: reino.Game) -> None:
    bot = reino.bot("braverats", level="perfect")
    with pytest.raises(NotSolvable):
        bot.choose(lucky.start(seed=1).view(0))


def test_a_view_of_another_game_is_refused(game: reino.Game) -> None:
    bot = reino.bot("korona", "random")
    with pytest.raises(ReinoError, match="this bot plays korona; got a view of 'braverats'"):
        bot.choose(game.start().view(0))
    with pytest.raises(OutOfTurn):
        bot.choose(reino.load("korona").start(seed=1).view(None))


IMPORTED = """
import sys
import reino
reino.bot(sys.argv[1])
print(*{name.split(".")[2] for name in sys.modules if name.startswith("reino.games.")})
"""


@pytest.mark.parametrize("game", reino.installed())
def test_a_bot_of_one_game_imports_no_other(game: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", IMPORTED, game], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == [game]
