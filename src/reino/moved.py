"""Modules that packages and notebooks import by the names they had until 0.1.

They are found under their new names for one release, with a warning that says what to write.
"""

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType

# What the documentation of 0.1 told people to import, and what it is called now.
MOVED = {
    "reino.art": "reino.draw.sprites",
    "reino.bots.bot": "reino.core.bot",
    "reino.bots.level": "reino.search.level",
    "reino.bots.search": "reino.search.bot",
    "reino.cli.screens": "reino.terminal.screen",
    "reino.cli.screens.plain": "reino.terminal.plain",
    "reino.cli.terminal": "reino.terminal.console",
    "reino.core.bits": "reino.core.kernel.bits",
    "reino.core.language": "reino.core.catalogue",
    "reino.core.rng": "reino.core.kernel.rng",
    "reino.core.svg": "reino.draw.svg",
    "reino.games.jackrabbits.names": "reino.games.jackrabbits.table.names",
    "reino.games.jackrabbits.payment": "reino.games.jackrabbits.table.payment",
    "reino.games.jackrabbits.reach": "reino.games.jackrabbits.rules.reach",
    "reino.games.korona.piles": "reino.games.korona.rules.piles",
    "reino.games.korona.scoring": "reino.games.korona.table.scoring",
    "reino.offers": "reino.core.previews",
    "reino.search.sparta": "reino.sparta",
    "reino.testing.census": "reino.testing.perft",
}


class _Forwarder(MetaPathFinder, Loader):
    """Asked before all others: a folder that an update left empty would be found as a package."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in MOVED:
            return None
        return ModuleSpec(name, self, is_package=any(old.startswith(f"{name}.") for old in MOVED))

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        new = MOVED[spec.name]
        _warn(spec.name, new)
        module = ModuleType(spec.name, f"Moved to {new}.")
        vars(module).update(
            {name: value for name, value in vars(import_module(new)).items() if name[:2] != "__"}
        )
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has all it needs."""

    def get_code(self, name: str) -> CodeType:
        """For `python -m`, which runs a module without importing it."""
        _warn(name, MOVED[name])
        run = f"from runpy import run_module\nrun_module({MOVED[name]!r}, run_name='__main__')\n"
        return compile(run, f"<{name}>", "exec")


def _warn(old: str, new: str) -> None:
    # Frames of Python's own import are not counted: the warning names the line that imports.
    told = f"{old} is called {new} now; the next release of Reino does not know the old name"
    warnings.warn(told, FutureWarning, stacklevel=3)


def forward_old_names() -> None:
    """Have imports by the old names forwarded; once is enough."""
    if not any(isinstance(finder, _Forwarder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Forwarder())
