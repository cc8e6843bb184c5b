"""Bots: they are handed a view, and choose. Nothing else ever reaches them.

>>> import reino
>>> from reino.bots import bot_names, make_bot
>>> game = reino.load("braverats", options={"lucky_draw": True})
>>> bot_names(game)
('best', 'expert', 'casual', 'beginner', 'search', 'random')
>>> state = game.start(seed=7)
>>> make_bot(game, "beginner", seed=1).choose(state.view(0)) in state.legal(0)
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from reino.bots.imported import OwnBot
from reino.bots.levels import bot_names, check_bot, first_bot, make_bot, prepare_bot
from reino.bots.program import ProgramBot
from reino.core.bot import Bot, RandomBot, close_bot
from reino.search.bot import SearchBot, search_mix

if TYPE_CHECKING:
    from reino.games.braverats.bot.perfect import BestBot, best_mix, perfect_mix

__all__ = [
    "BestBot",
    "Bot",
    "OwnBot",
    "ProgramBot",
    "RandomBot",
    "SearchBot",
    "best_mix",
    "bot_names",
    "check_bot",
    "close_bot",
    "first_bot",
    "make_bot",
    "perfect_mix",
    "prepare_bot",
    "search_mix",
]


def __getattr__(name: str) -> Any:
    # Perfect play is of BraveRats: a bot of another game imports no part of it.
    if name in ("BestBot", "best_mix", "perfect_mix"):
        return getattr(import_module("reino.games.braverats.bot.perfect"), name)
    raise AttributeError(f"module 'reino.bots' has no attribute {name!r}")
