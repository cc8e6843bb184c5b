"""The processes of a server: what one has open is its own, and none outlives the one above it.

reino serve ── several servers, if it is told so ── a process for each bot that thinks
"""

import ctypes
import os
import signal
import sys
from contextlib import suppress
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread

DESCRIPTORS = Path("/dev/fd")  # what this process has open, by number
STANDARD_ERROR = 2  # the last of those that every process has
PR_SET_PDEATHSIG = 1


def keep_to_ourselves() -> None:
    """Let no process that this one starts inherit its open files and sockets.

    A bot's process that has the listening socket keeps the port when the server is killed. Python
    lets nothing be inherited, but one of several servers has its socket and its pipes by
    inheritance itself, and uvloop hands on to bots all that can be.
    """
    with suppress(FileNotFoundError):
        for number in [int(path.name) for path in DESCRIPTORS.iterdir()]:
            if number > STANDARD_ERROR:
                with suppress(OSError):  # that of the list itself is closed by now
                    os.set_inheritable(number, False)


def stop_with_parent() -> None:
    """One of several servers stops, as SIGTERM stops it, when the process that started it is gone.

    Else they would keep the port, with no process left that stops them together.
    """
    parent = parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        Thread(target=wait, daemon=True).start()


def die_with_parent() -> None:
    """Where the system can do it, it kills this process together with the one that started it.

    A bot that is stopped, or lets no other thread have a turn, cannot see the end of its pipe.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
