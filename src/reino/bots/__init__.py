"""Bots: they are handed a view, and choose. Nothing else ever reaches them.

>>> import reino
>>> from reino.bots import bot_names, make_bot
>>> game = reino.load("braverats", options={"lucky_draw": True})
>>> bot_names(game)
('best', 'search', 'random')
>>> state = game.start(seed=7)
>>> make_bot(game, "random", seed=1).choose(state.view(0)) in state.legal(0)
True
"""

from reino.bots.bot import Bot, RandomBot, close_bot
from reino.bots.levels import (
    BestBot,
    best_mix,
    bot_names,
    check_bot,
    first_bot,
    make_bot,
    prepare_bot,
)
from reino.bots.own import OwnBot
from reino.bots.perfect import PerfectBot, perfect_mix
from reino.bots.program import ProgramBot
from reino.bots.search import SearchBot, search_mix

__all__ = [
    "BestBot",
    "Bot",
    "OwnBot",
    "PerfectBot",
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
