"""The bot that searches: for every game, whatever is hidden in it."""

import random
from typing import Final

from reino.bots.bot import Mix, drawn, menu
from reino.core.kernel import JIT
from reino.core.view import View
from reino.games.braverats.state import NOT_CHOSEN, UNKNOWN
from reino.search.ismcts import search

# Well under a tenth of a second; plain Python is a thousand times slower.
ITERATIONS: Final = 20_000 if JIT else 20


class SearchBot:
    """Draws from what a search found, for so many iterations or so many seconds a choice."""

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> None:
        self._iterations = iterations
        self._seconds = seconds
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        actions = menu(view)
        if len(actions) == 1:
            return actions[0]
        seed = self._random.getrandbits(63)
        mix = search_mix(view, iterations=self._iterations, seconds=self._seconds, seed=seed)
        return drawn(mix, self._random)


def search_mix(
    view: View, *, iterations: int | None = None, seconds: float | None = None, seed: int = 0
) -> Mix:
    """How often the search would choose each action."""
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    return search(reopened(view), iterations=iterations, seconds=seconds, seed=seed).mix


def reopened(view: View) -> View:
    """The view before any other seat sealed its choice.

    The viewer has learnt nothing since. But a search would answer a choice that is made as if it
    were any card; while it is open, the other seat chooses it as well as it can.
    """
    game, seat = view.game, view.seat
    if game.key != "braverats" or seat is None:
        return view
    buf = view._buf.copy()
    record = game.record_of(buf)
    sealed = record.chosen == UNKNOWN
    record.in_hand[sealed] += 1
    record.chosen[sealed] = NOT_CHOSEN
    return View(game, seat, *game.concealed(buf, seat))
