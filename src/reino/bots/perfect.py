"""The bot that cannot be beaten in the long run: it plays the exact solution of BraveRats."""

import random

from reino.bots.bot import Mix, drawn, menu
from reino.core.errors import NotSolvable
from reino.core.game import Game
from reino.core.view import View
from reino.games.braverats.tables import CARD_KEYS, PLAY
from reino.search.braverats import solution_for

SOLVED = "braverats"
WAY_OUT = "the bots 'best' and 'search' play here too"


class PerfectBot:
    """Draws from an optimal mix. Views that the solver does not cover raise NotSolvable."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return drawn(perfect_mix(view), self._random)


def perfect_mix(view: View) -> Mix:
    """An optimal mix for the view's seat. A choice that the other has sealed changes nothing."""
    actions = menu(view)
    if view.game.key != SOLVED:
        raise NotSolvable(f"{view.game.key} is not solved; {WAY_OUT}")
    try:
        analysis = solution_for(view).at(view)
    except NotSolvable as error:
        raise NotSolvable(f"{error}; {WAY_OUT}") from error
    assert view.seat is not None
    mix = {PLAY + CARD_KEYS.index(card): p for card, p in analysis.mix[view.seat].items()}
    return {action: mix[action] for action in actions}


def check_solved(game: Game) -> None:
    """Refuse a game in which some decision is out of the solver's reach."""
    if game.key != SOLVED:
        raise NotSolvable(f"{game.key} is not solved; {WAY_OUT}")
    options = game.options
    if options["lucky_draw"]:
        raise NotSolvable(f"lucky_draw hides the hands, and the solver needs both; {WAY_OUT}")
    if options["draft"]:
        raise NotSolvable(f"the solver begins once cards are dealt, after the draft; {WAY_OUT}")
    # What a game of a match is worth depends on the hands of the games to come.
    dealt = options["traitor"] or options["random_deal"] or options["princess_attack"] == "random"
    if options["emperor"] and dealt:
        raise NotSolvable(f"the games to come are dealt by chance; {WAY_OUT}")
