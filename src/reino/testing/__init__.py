"""The laws: a conformance suite that every game gets for free.

    import pytest
    from reino.testing import all_games, laws

    @pytest.mark.parametrize("game", list(all_games("mygame")), ids=repr)
    @pytest.mark.parametrize("law", laws.ALL, ids=str)
    def test_law(law, game):
        law(game, seed=1)

A law plays a random game and raises `LawBroken`, which says where: game, options, seed, step and
viewer. `reino.testing.golden` and `reino.testing.perft` keep games and counts as data files, to
compare with later.
"""

from reino.testing import laws
from reino.testing.law import Breach, Law, LawBroken, Trace, law
from reino.testing.laws import check_game
from reino.testing.variety import all_games, option_sets

__all__ = [
    "Breach",
    "Law",
    "LawBroken",
    "Trace",
    "all_games",
    "check_game",
    "law",
    "laws",
    "option_sets",
]
