"""How the options of Sparta are offered to people who open a table."""

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
