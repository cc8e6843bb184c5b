"""Sparta for study: the engine.

>>> import reino
>>> view = reino.load("sparta").start().view(0)
>>> reino.sparta.analysis(view, depth=1).depth
1
"""

from reino.games.sparta.bot.engine import Analysis, Line, analyse, analysis, prepare

__all__ = ["Analysis", "Line", "analyse", "analysis", "prepare"]
