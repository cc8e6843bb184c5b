"""`reino.bot`: one bot for all options and player counts of a game."""

from reino.bots.levels import labelled, make_bot
from reino.core.bot import Bot, close_bot
from reino.core.errors import ReinoError
from reino.core.game import Game, load
from reino.core.phrase import quoted
from reino.core.refusal import check_asked
from reino.core.view import View


def bot(
    game: str,
    level: str = "best",
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int | None = None,
) -> "AnyTableBot":
    """A bot that plays this game with any options and any number of players.

    `level` is any name of a bot: see `reino.bots.bot_names`. The same seed makes the same choices,
    unless its search has a time limit.
    """
    return AnyTableBot(game, level, seconds, iterations, seed)


class AnyTableBot:
    """Chooses from any view of its game, as the bot of its level does at that table."""

    def __init__(
        self,
        game: str,
        level: str,
        seconds: float | None,
        iterations: int | None,
        seed: int | None,
    ) -> None:
        self.game = game
        self.level = level
        self._seconds = seconds
        self._iterations = iterations
        self._seed = seed
        self._bots: dict[Game, Bot] = {}
        self._at(load(game))  # impossible arguments are refused now rather than at the first choice

    def choose(self, view: View) -> int:
        check_asked(view)
        if view.game.key != self.game:
            raise ReinoError("error-bot-game", game=self.game, given=quoted(view.game.key))
        return self._at(view.game).choose(view)

    def close(self) -> None:
        for made in self._bots.values():
            close_bot(made)

    def _at(self, game: Game) -> Bot:
        if game not in self._bots:
            self._bots[game] = make_bot(
                game, self.level, self._seed, iterations=self._iterations, seconds=self._seconds
            )
        return self._bots[game]

    def __repr__(self) -> str:
        return f"<Bot {labelled(self.level, self.game, self._iterations, self._seconds)}>"
