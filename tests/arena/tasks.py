"""Work for other processes, which have to be able to import it."""

from pathlib import Path
from threading import Event

LONG = 30.0  # seconds; nobody waits for them unless something is broken


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
