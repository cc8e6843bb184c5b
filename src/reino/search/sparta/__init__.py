"""The engine of Sparta: alpha-beta search over an evaluation tuned by self-play."""

from reino.search.sparta.engine import Analysis, Line, analyse, analysis, prepare

__all__ = ["Analysis", "Line", "analyse", "analysis", "prepare"]
