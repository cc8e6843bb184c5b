"""Bots: players that receive a view, and nothing else, and choose an action.

>>> import reino
>>> from reino.bots import bot_names, make_bot
>>> game = reino.load("braverats", options={"lucky_draw": True})
>>> bot_names(game)
('best', 'expert', 'casual', 'beginner', 'search', 'random')
>>> state = game.start(seed=7)
>>> make_bot(game, "beginner", seed=1).choose(state.view(0)) in state.legal(0)
True
"""

from reino.bots.imported import OwnBot
from reino.bots.levels import bot_names, check_bot, first_bot, make_bot, prepare_bot
from reino.bots.program import ProgramBot
from reino.core.bot import Bot, RandomBot, close_bot
from reino.search.bot import SearchBot, search_mix

__all__ = [
    "Bot",
    "OwnBot",
    "ProgramBot",
    "RandomBot",
    "SearchBot",
    "bot_names",
    "check_bot",
    "close_bot",
    "first_bot",
    "make_bot",
    "prepare_bot",
    "search_mix",
]
