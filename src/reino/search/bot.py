"""The search bot, for every game, with or without hidden information."""

import random
from typing import Final

from reino.core.bot import Mix, NamedBot, drawn, menu
from reino.core.kernel import JIT
from reino.core.refusal import check_asked
from reino.core.view import View
from reino.search.ismcts import search

# Default iterations: well under a tenth of a second; plain Python is a thousand times slower.
ITERATIONS: Final = 20_000 if JIT else 20


class SearchBot(NamedBot):
    """A bot that draws from the mix of a search, with a limit of iterations or seconds a choice."""

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
        # A single legal action is searched all the same, so that the time of an answer gives no
        # secret away.
        menu(view)
        return drawn(self.mix(view, self._random.getrandbits(63)), self._random)

    def mix(self, view: View, seed: int) -> Mix:
        """How often to choose each action."""
        return search_mix(view, iterations=self._iterations, seconds=self._seconds, seed=seed)


def search_mix(
    view: View, *, iterations: int | None = None, seconds: float | None = None, seed: int = 0
) -> Mix:
    """How often the search would choose each action."""
    check_asked(view)
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    return search(view.reopened(), iterations=iterations, seconds=seconds, seed=seed).mix
