"""Reino: BraveRats, Korona, Sparta and Jack Rabbits for Python and the browser.

>>> import reino
>>> game = reino.load("braverats")
>>> state = game.start(seed=7)
>>> state.owing
(0, 1)
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from reino import errors, moved
from reino.core.analysis import Analysis, analyse
from reino.core.dealer import Dealer
from reino.core.errors import ReinoError
from reino.core.game import Game, Tallies, load
from reino.core.registry import installed
from reino.core.spec import Event
from reino.core.state import CHANCE, State
from reino.core.view import View
from reino.play.record import Record

if TYPE_CHECKING:
    __version__: str
    from reino import bots, braverats, games, sparta, testing
    from reino.batches import make_batch as batch
    from reino.bots.front import bot

__all__ = [
    "CHANCE",
    "Analysis",
    "Dealer",
    "Event",
    "Game",
    "Record",
    "ReinoError",
    "State",
    "Tallies",
    "View",
    "analyse",
    "batch",
    "bot",
    "bots",
    "braverats",
    "errors",
    "games",
    "installed",
    "load",
    "sparta",
    "testing",
]


moved.forward_old_names()


def __getattr__(name: str) -> Any:
    # Parts that few programs need are imported when first used.
    if name == "__version__":
        return version("reino")
    if name == "batch":
        return import_module("reino.batches").make_batch
    if name == "bot":
        return import_module("reino.bots.front").bot
    if name in ("bots", "braverats", "games", "sparta", "testing"):
        return import_module(f"reino.{name}")
    raise AttributeError(f"module 'reino' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])  # names that are imported late can be completed, too
