"""Perfect play of BraveRats, from its exact solution; a search where the game is not solved."""

from reino.core.bot import Mix, menu
from reino.core.errors import NotSolvable
from reino.core.game import Game
from reino.core.phrase import Phrase
from reino.core.view import View
from reino.games.braverats.bot.analysis import Analysis
from reino.games.braverats.bot.position import dealt_by
from reino.games.braverats.bot.solver import solution_for
from reino.games.braverats.rules import actions
from reino.search.bot import SearchBot, search_mix


class BestBot(SearchBot):
    """Perfect where the game is solved, else by search: in lucky draw, and while drafting.

    No bot beats perfect play in the long run.
    """

    def mix(self, view: View, seed: int) -> Mix:
        """How often it plays each legal action of a view."""
        return best_mix(view, iterations=self._iterations, seconds=self._seconds, seed=seed)


def best_mix(
    view: View, *, iterations: int | None = None, seconds: float | None = None, seed: int = 0
) -> Mix:
    """An optimal mix where the game is solved, else the mix of a search."""
    try:
        return perfect_mix(view)
    except NotSolvable:
        return search_mix(view, iterations=iterations, seconds=seconds, seed=seed)


def perfect_mix(view: View) -> Mix:
    """An optimal mix for the view's seat. A choice that the other has sealed changes nothing."""
    legal = menu(view)
    assert view.seat is not None
    mix = analysed(view).mix[view.seat]
    return {action: mix[card_of(action)] for action in legal}


def analysed(view: View) -> Analysis:
    """The exact analysis of a view; NotSolvable where the solver does not reach."""
    try:
        return solution_for(view).at(view)
    except NotSolvable as error:
        raise NotSolvable("error-other-bots", why=error) from error


def card_of(action: int) -> str:
    """The solver's name for the card that this action plays."""
    card: str = actions.TABLE.describe(action).card
    return card


def check_solved(game: Game) -> None:
    """Refuse options of BraveRats under which some decision is out of the solver's reach."""
    why = _out_of_reach(game)
    if why:
        raise NotSolvable("error-other-bots", why=why)


def _out_of_reach(game: Game) -> Phrase | None:
    options = game.options
    if options["lucky_draw"]:
        return Phrase("error-hands-hidden")
    if options["draft"]:
        return Phrase("error-draft-first")
    # The worth of a game of a match depends on the hands of the games to come.
    chance = dealt_by(options)
    if options["emperor"] and chance:
        return Phrase("error-match-dealt", chance=chance)
    return None
