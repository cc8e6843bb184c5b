"""Where the bots of tables think: in processes of their own, which get views and nothing else.

    table ── question ──> line ──> post ── pipe ──> worker: rebuilds the view, asks the bot
                                     └── dead, too slow, too large: killed, the next is asked

Three workers fail one after the other, and the move is any legal one: a table never waits for ever.
"""

from reino.server.workers.framing import Studied
from reino.server.workers.pool import PoolChooser, WorkerPool
from reino.server.workers.question import Question, Study, check_level

__all__ = ["PoolChooser", "Question", "Studied", "Study", "WorkerPool", "check_level"]
