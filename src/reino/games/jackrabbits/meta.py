"""The options of Jack Rabbits in groups, and presets of them, as a new table offers them."""

from collections.abc import Mapping

from reino.core.options import Values

GROUPS: Mapping[str, tuple[str, ...]] = {
    "goal": ("complete", "ending", "first", "explore"),
    "board": ("map", "building", "free_map", "tight_suits", "suits"),
    "values": ("ambivalent_aces", "capital_aces", "additional_capital", "patriarchal_values"),
    "places": (
        "advanced_citadel",
        "residential_flights",
        "provisional_palaces",
        "trailing_carrots",
    ),
    "hands": (
        "interpersonal_trade",
        "windfall_lottery",
        "overtaxed_hands",
        "seized_surplus",
        "unnoticed_surplus",
    ),
}
PRESETS: Mapping[str, Values] = {
    "explore": {"explore": True},
    "introductory": {"complete": False},
    "complete": {},
    "quick": {"complete": False, "windfall_lottery": True},
    "everything": {
        "ending": "diverse_monarchic",
        "map": "random",
        "interpersonal_trade": True,
        "advanced_citadel": True,
        "capital_aces": True,
        "additional_capital": True,
        "residential_flights": True,
        "provisional_palaces": True,
        "trailing_carrots": True,
        "windfall_lottery": True,
        "seized_surplus": True,
        "patriarchal_values": True,
    },
}
# The presets by which the game is learned, and the one of a newcomer's first game against bots.
LADDER = ("explore", "introductory", "complete")
FIRST_PRESET = "introductory"
