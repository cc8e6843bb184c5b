"""The options of Sparta."""

from reino.core.options import Option, OptionTable
from reino.games.sparta.rules.layouts import DEFAULT_LAYOUT, LAYOUT_TEXTS

OPTIONS = OptionTable(
    (
        Option("heroes_conquer", True),
        Option("layout", DEFAULT_LAYOUT, tuple(LAYOUT_TEXTS)),
    )
)
