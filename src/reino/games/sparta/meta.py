"""The options of Sparta in groups, and presets of them, as a new table offers them."""

from collections.abc import Mapping

from reino.core.options import Values

GROUPS: Mapping[str, tuple[str, ...]] = {
    "board": ("layout",),
    "rulings": ("heroes_conquer",),
}
PRESETS: Mapping[str, Values] = {
    "quick": {"layout": "centre"},
    "classic": {"layout": "classic"},
    "everything": {"layout": "chequered"},
}
