"""The games. One folder each, with the same five rooms: rules, table, art, bot, terminal.

Calling the package, as `reino.games()` did until 0.1, still names the installed games.
"""

import sys
import warnings
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        warnings.warn(
            "reino.games() is called reino.installed() now, and goes with the next release",
            FutureWarning,
            stacklevel=2,
        )
        from reino.core.registry import installed

        return installed()


sys.modules[__name__].__class__ = _Games
