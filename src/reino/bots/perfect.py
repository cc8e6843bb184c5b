"""The bot that cannot be beaten in the long run: it plays the exact solution of BraveRats."""

import random

from reino.bots.bot import Mix, drawn, menu
from reino.core.errors import NotSolvable
from reino.core.game import Game
from reino.core.phrase import Phrase
from reino.core.view import View
from reino.games.braverats.tables import CARD_KEYS, PLAY
from reino.search.braverats import solution_for
from reino.search.braverats.position import dealt_by

SOLVED = "braverats"


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
        check_solved(view.game)
    try:
        analysis = solution_for(view).at(view)
    except NotSolvable as error:
        raise NotSolvable("error-other-bots", why=error) from error
    assert view.seat is not None
    mix = {PLAY + CARD_KEYS.index(card): p for card, p in analysis.mix[view.seat].items()}
    return {action: mix[action] for action in actions}


def check_solved(game: Game) -> None:
    """Refuse a game in which some decision is out of the solver's reach."""
    why = _out_of_reach(game)
    if why:
        raise NotSolvable("error-other-bots", why=why)


def _out_of_reach(game: Game) -> Phrase | None:
    if game.key != SOLVED:
        return Phrase("error-not-solved", game=game.key)
    options = game.options
    if options["lucky_draw"]:
        return Phrase("error-hands-hidden")
    if options["draft"]:
        return Phrase("error-draft-first")
    # What a game of a match is worth depends on the hands of the games to come.
    chance = dealt_by(options)
    if options["emperor"] and chance:
        return Phrase("error-match-dealt", chance=chance)
    return None
