"""BraveRats for study: the exact solution of the game.

>>> import reino
>>> solution = reino.braverats.solve({"fast_rat": True})
>>> round(solution.value, 9)
0.5
"""

from reino.search.braverats import (
    Analysis,
    Ends,
    Position,
    Response,
    Ruling,
    Solution,
    solution_for,
    solve,
)

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
