"""The options of BraveRats in groups, and presets of them, as a new table offers them."""

from collections.abc import Mapping

from reino.core.options import Values

GROUPS: Mapping[str, tuple[str, ...]] = {
    "length": ("fast_rat", "emperor"),
    "hands": ("traitor", "lucky_draw", "draft", "random_deal", "princess_attack", "mime"),
    "rulings": ("held_ambassador", "musician_mutes"),
}
PRESETS: Mapping[str, Values] = {
    "quick": {"fast_rat": True},
    "classic": {},
    "everything": {
        "traitor": True,
        "lucky_draw": True,
        "princess_attack": "random",
        "emperor": True,
        "mime": "ninth",
    },
}
