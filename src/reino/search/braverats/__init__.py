"""The exact solution of BraveRats, for people who want to know what is right."""

from reino.search.braverats.matches import solution_for, solve
from reino.search.braverats.position import Position, Ruling
from reino.search.braverats.solution import Analysis, Response, Solution

__all__ = ["Analysis", "Position", "Response", "Ruling", "Solution", "solution_for", "solve"]
