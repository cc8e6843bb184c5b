"""Bots that kill the process they play in, for the tests of engines."""

from pathlib import Path

SOURCE = '''
import os, signal
from pathlib import Path

FOLDER = Path({folder!r})


class Fatal:
    """Kills its process, once for each of so many marks in the folder; else the first action."""

    def choose(self, view):
        for mark in FOLDER.glob("kill-*"):
            try:
                mark.unlink()  # two may see the same mark, but only one takes it away
            except FileNotFoundError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return view.legal[0]
'''


def fatal_bot(folder: Path, times: int) -> str:
    """A bot that kills so many processes, and plays on in the next."""
    for number in range(times):
        (folder / f"kill-{number}").touch()
    path = folder / "fatal.py"
    path.write_text(SOURCE.format(folder=str(folder)), "utf-8")
    return f"{path}:Fatal"
