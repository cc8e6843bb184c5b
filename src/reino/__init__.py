"""Reino: BraveRats, Korona, Sparta and Jack Rabbits for Python and the browser.

>>> import reino
>>> game = reino.load("braverats")            # the rules, with their options fixed: a Game
>>> state = game.start(seed=7)                # a position: a State, which never changes
>>> state.owing                               # the seats that are to choose
(0, 1)
>>> state = state.play({0: "general", 1: "prince"})      # by name, in English or Spanish
>>> [game.name(action) for action in state.legal(0)][:2]
['Play the Musician', 'Play the Princess']
>>> view = state.view(0)                      # what seat 0 may know: a View
>>> view.question("en").text                  # what it is asked
'Which card do you send?'
>>> reino.Record.of(state)                    # the saved game
<Record of braverats, 2 players: 'yarg', 'applewood', 2 steps, open>

load, installed     games by name
Game                start, name, action, describe, playouts, counts
State               owing, legal, play, view, over, returns, history, events, svg
View                legal, facts, as_dict, question, guess, tensor, mask, svg
Action              an action by its kind and its fields
Record              of, save, load, replay, verify
bot, analyse        players of every level, and what they think of choices
batch               thousands of games at once, for learning
errors              everything that Reino raises
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from reino import errors, moved
from reino.core.actions import Action
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
    "Action",
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
