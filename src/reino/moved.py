"""Modules that packages with games of their own import by the names they had until 0.1.

They are found under their new names for one release, with a warning that says what to write.
"""

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

MOVED = {
    "reino.art": "reino.draw.sprites",
    "reino.core.bot": "reino.core.bot",
    "reino.search.level": "reino.search.level",
    "reino.search.bot": "reino.search.bot",
    "reino.terminal.screen": "reino.terminal.screen",
    "reino.terminal.plain": "reino.terminal.plain",
    "reino.terminal.console": "reino.terminal.console",
    "reino.core.kernel.bits": "reino.core.kernel.bits",
    "reino.core.catalogue": "reino.core.catalogue",
    "reino.core.kernel.rng": "reino.core.kernel.rng",
    "reino.draw.svg": "reino.draw.svg",
    "reino.offers": "reino.core.previews",
    "reino.search.sparta": "reino.sparta",
}


class _Forwarder(MetaPathFinder, Loader):
    """Asked last, for what Python finds nowhere."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in MOVED:
            return None
        return ModuleSpec(name, self, is_package=any(old.startswith(f"{name}.") for old in MOVED))

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        new = MOVED[spec.name]
        told = f"{spec.name} is called {new} now; the old name goes with the next release"
        warnings.warn(told, FutureWarning, stacklevel=2)
        module = ModuleType(spec.name, f"Moved to {new}.")
        vars(module).update(
            {name: value for name, value in vars(import_module(new)).items() if name[:2] != "__"}
        )
        return module

    def exec_module(self, module: ModuleType) -> None:
        pass


def forward_old_names() -> None:
    """Have imports by the old names forwarded; once is enough."""
    if not any(isinstance(finder, _Forwarder) for finder in sys.meta_path):
        sys.meta_path.append(_Forwarder())
