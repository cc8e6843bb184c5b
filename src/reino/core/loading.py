"""A game as callers give it: by its name, or loaded already."""

from collections.abc import Mapping

from reino.core.errors import ReinoError
from reino.core.game import Game, load


def loaded(
    game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None
) -> Game:
    """This game; refuses players and options for one that has its own."""
    if not isinstance(game, Game):
        return load(game, players, options)
    if players is not None or options is not None:
        raise ReinoError("error-game-and-options", game=repr(game))
    return game
