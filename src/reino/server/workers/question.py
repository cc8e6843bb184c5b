"""The questions to a worker: a view as bytes, and the bot that is to choose from it."""

from functools import lru_cache

import msgspec

from reino.bots import bot_names
from reino.core.errors import ReinoError
from reino.core.game import Game, load
from reino.core.options import Value
from reino.core.phrase import nearest, quoted
from reino.core.refusal import check_asked
from reino.core.view import View

GAMES = 64  # limit of games in the cache, each with its options


class PackedView(msgspec.Struct, frozen=True):
    """A view for the pipe. It is made from a view, so that no secret can be in it."""

    game: str
    players: int
    options: dict[str, Value]
    rules: int
    seat: int
    view: bytes

    def rebuilt(self) -> View:
        """The view it was made from."""
        game = loaded(self.game, self.players, tuple(self.options.items()), self.rules)
        return View.of(game, self.seat, self.view)


class Question(PackedView, frozen=True, tag="question"):
    """A question: a view from which a bot is to choose."""

    level: str
    seed: int  # seed of the bot's own random numbers, independent of the dealer's
    seconds: float | None = None  # time limit by the clock of the seat; None: that of its level

    @classmethod
    def of(cls, view: View, level: str, *, seed: int, seconds: float | None = None) -> "Question":
        """The question of this view; refuses a seat that owes nothing, and bots that are not
        Reino's."""
        check_level(view.game, level)
        return cls(*_facts(view), level=level, seed=seed, seconds=seconds)


class Study(PackedView, frozen=True, tag="study"):
    """A view to be analysed."""

    seconds: float

    @classmethod
    def of(cls, view: View, seconds: float) -> "Study":
        """The study of this view; refuses a seat that owes nothing."""
        return cls(*_facts(view), seconds=seconds)


def _facts(view: View) -> tuple[str, int, dict[str, Value], int, int, bytes]:
    check_asked(view)
    assert view.seat is not None
    game = view.game
    rules = game.rules_version
    return game.key, game.players, dict(game.options), rules, view.seat, bytes(view)


@lru_cache(maxsize=GAMES)
def loaded(
    key: str, players: int, options: tuple[tuple[str, Value], ...], rules: int | None = None
) -> Game:
    return load(key, players, dict(options), rules_version=rules)


def check_level(game: Game, name: str) -> None:
    """Refuse all bots but Reino's own.

    On the command line a name may also be a module or a command of the user's own. A client must
    never make the server run that.
    """
    known = bot_names(game)
    if name not in known:
        raise ReinoError(
            "error-no-level",
            game=game.key,
            given=quoted(name),
            hint=nearest(name, known),
            known=", ".join(known),
        )
