"""The exact solution of BraveRats, for people who want to know what is right."""

from reino.search.braverats.analysis import Analysis, Response
from reino.search.braverats.position import Ends, Position, Ruling
from reino.search.braverats.solution import Solution
from reino.search.braverats.solver import solution_for, solve

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
