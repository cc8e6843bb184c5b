"""BraveRats for study: the exact solution of the game.

>>> import reino
>>> solution = reino.braverats.solve({"fast_rat": True})
>>> round(solution.value, 9)
0.5
"""

from reino.games.braverats.bot.analysis import Analysis, Response
from reino.games.braverats.bot.position import Ends, Position, Ruling
from reino.games.braverats.bot.solution import Solution
from reino.games.braverats.bot.solver import solution_for, solve

__all__ = [
    "Analysis",
    "Ends",
    "Position",
    "Response",
    "Ruling",
    "Solution",
    "solution_for",
    "solve",
]
