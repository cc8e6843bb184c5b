"""Workers: the processes in which bots choose. They get views and nothing else.

    table ── question ──> queue ──> slot ── pipe ──> worker: rebuilds the view, asks the bot
                                     └── dead, too slow, too large: killed, a new one is asked

If three workers fail one after the other, the move is any legal one: no table waits for ever.
"""

from reino.server.workers.framing import Studied
from reino.server.workers.pool import PoolChooser, WorkerPool
from reino.server.workers.question import Question, Study, check_level

__all__ = ["PoolChooser", "Question", "Studied", "Study", "WorkerPool", "check_level"]
