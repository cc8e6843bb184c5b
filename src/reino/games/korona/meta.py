"""The presets of Korona that a new table offers: it has no options, and so no groups of them."""

from collections.abc import Mapping

from reino.core.options import Values

GROUPS: Mapping[str, tuple[str, ...]] = {}
PRESETS: Mapping[str, Values] = {"classic": {}}
