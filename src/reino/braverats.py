"""BraveRats for study: the exact solution of the game, and the bot that plays it.

>>> import reino
>>> solution = reino.braverats.solve({"fast_rat": True})
>>> round(solution.value, 9)
0.5
"""

from reino.games.braverats.bot.analysis import Analysis, Response
from reino.games.braverats.bot.perfect import BestBot, best_mix, perfect_mix
from reino.games.braverats.bot.position import Ends, Position, Ruling
from reino.games.braverats.bot.solution import Solution
from reino.games.braverats.bot.solver import solution_for, solve

__all__ = [
    "Analysis",
    "BestBot",
    "Ends",
    "Position",
    "Response",
    "Ruling",
    "Solution",
    "best_mix",
    "perfect_mix",
    "solution_for",
    "solve",
]
