"""How Korona is offered to people who open a table: it has no options, and so no groups of them."""

from collections.abc import Mapping

from reino.core.options import Values

GROUPS: Mapping[str, tuple[str, ...]] = {}
PRESETS: Mapping[str, Values] = {"classic": {}}
