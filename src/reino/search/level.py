"""The levels of a search bot: from a beginner who overlooks actions to a master."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from reino.core.bot import NamedBot, menu
from reino.core.view import View
from reino.search.ismcts import search


@dataclass(frozen=True)
class Level:
    """One level: the limit of its search, and the chance to overlook an action."""

    iterations: int | None = None
    seconds: float | None = None
    overlooks: float = 0.0  # the chance that an action is not considered at all

    def with_budget(self, iterations: int | None, seconds: float | None) -> "Level":
        """The same level with another limit of iterations or seconds, where one is given."""
        if iterations is None and seconds is None:
            return self
        return replace(self, iterations=iterations, seconds=seconds)


class LevelBot(NamedBot):
    """A bot that plays the action the search tried most, among the actions that it does not
    overlook.

    `secret` says of a hidden record whether the number of legal actions is a secret of the seat:
    then the bot searches as long for a single action as for many, because its thinking time is
    seen.
    """

    def __init__(
        self, level: Level, secret: Callable[[Any], bool], seed: int | None = None
    ) -> None:
        self._level = level
        self._secret = secret
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        level = self._level
        actions = menu(view)
        secret = self._secret(view.record)
        if len(actions) == 1 and not secret:
            return actions[0]
        found = search(
            view,
            iterations=level.iterations,
            seconds=level.seconds,
            seed=self._random.getrandbits(63),
            until_decided=level.overlooks == 0.0 and not secret,
        )
        seen = [a for a in actions if self._random.random() >= level.overlooks]
        seen = seen or [self._random.choice(actions)]
        visits = dict(zip(found.actions, found.visits, strict=True))
        most = max(visits[action] for action in seen)
        return self._random.choice([action for action in seen if visits[action] == most])
