"""The art of the games as sheets of SVG symbols, for pages that place them.

The drawings themselves belong to the games' pictures; here they are named. The drawings of
a game are found by entry point, as games are: the group `reino.art`.
"""

from reino.art.sheet import Symbol, sheet

__all__ = ["Symbol", "sheet"]
