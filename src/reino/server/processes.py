"""The processes of a server: no process inherits open files, and none outlives its parent.

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

DESCRIPTORS = Path("/dev/fd")  # open files and sockets of this process, by number
STANDARD_ERROR = 2  # the last of the three standard streams
PR_SET_PDEATHSIG = 1


def keep_to_ourselves() -> None:
    """Let no process that this one starts inherit its open files and sockets.

    A bot's process that has the listening socket keeps the port when the server is killed. Python
    makes descriptors non-inheritable, but one of several servers has inherited its own socket and
    pipes, and uvloop hands on to bots all inheritable ones.
    """
    with suppress(FileNotFoundError):
        for number in [int(path.name) for path in DESCRIPTORS.iterdir()]:
            if number > STANDARD_ERROR:
                with suppress(OSError):  # the descriptor of the listing itself is closed by now
                    os.set_inheritable(number, False)


def stop_with_parent() -> None:
    """Stop one of several servers, as SIGTERM stops it, when its parent process is gone.

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
    """Have the system kill this process together with its parent, where it can.

    A bot that is stopped, or never yields to another thread, cannot see the end of its pipe.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
