"""Tasks for worker processes, which have to be able to import them."""

import os
import signal
from pathlib import Path
from threading import Event

import reino
from reino.bots import make_bot

LONG = 30.0  # timeout in seconds, reached only where an engine is broken


def halved(number: int) -> int:
    if number % 2:
        raise ArithmeticError(f"{number} is odd")
    return number // 2


def begun_and_ended(folder: Path) -> str:
    """Leaves a mark, takes long, and leaves another."""
    (folder / "begun").touch()
    Event().wait(LONG)
    (folder / "ended").touch()
    return "ended"


def halved_or_long(work: int | Path) -> int | str:
    return halved(work) if isinstance(work, int) else begun_and_ended(work)


def fatal_once(work: tuple[Path, int]) -> int:
    """Every third piece of work kills its process the first time."""
    folder, number = work
    mark = folder / str(number)
    if number and number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fatal_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def asked(bot: str) -> str:
    """Asks a bot for a choice, and gives the bot's name."""
    game = reino.load("braverats")
    make_bot(game, bot, seconds=60).choose(game.start().view(0))
    return bot


def unsent(number: int) -> object:
    return lambda: number
