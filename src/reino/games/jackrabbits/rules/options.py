"""The options of Jack Rabbits, and which of them cannot stand together."""

from collections.abc import Iterator

from reino.core.options import Contradiction, Option, OptionTable, Values

ENDINGS = ("simple", "diverse", "monarchic", "diverse_monarchic", "tribal")
SIMPLE, DIVERSE, MONARCHIC, DIVERSE_MONARCHIC, TRIBAL = range(5)
MAPS = ("sample", "random", "build")
SAMPLE, RANDOM, BUILD = range(3)
BUILDINGS = ("turns", "free")
# Which suits stay with tight_suits: as the rules propose, or these, named by their first letters.
SUITS_KEPT = ("usual", "cs", "ch", "cd", "sh", "sd", "hd", "csh", "csd", "chd", "shd", "cshd")
USUAL = {2: "sd", 3: "shd", 4: "cshd"}

# The seat that begins: drawn, or named, counted from 1.
FIRST_SEATS = ("drawn", "seat_1", "seat_2", "seat_3", "seat_4")
DRAWN_FIRST = 0

NEED_COMPLETE = (
    "interpersonal_trade",
    "advanced_citadel",
    "residential_flights",
    "provisional_palaces",
)


# The children's game is played with these, and ignores `complete`.
BESIDE_EXPLORE = ("map", "building", "free_map", "first", "tight_suits", "suits", "complete")


def suits_in_play(values: Values, players: int) -> str:
    """The first letters of the suits in play, in the order of the suits."""
    if not values["tight_suits"]:
        return "cshd"
    chosen = str(values["suits"])
    return USUAL[players] if chosen == "usual" else chosen


def contradictions(values: Values, players: int | None) -> Iterator[Contradiction]:
    if values["explore"]:
        for option in OPTIONS.options:
            key = option.key
            if key not in (*BESIDE_EXPLORE, "explore") and values[key] != option.default:
                yield Contradiction((key, "explore"), "jackrabbits-contradiction-explore")
    if values["building"] != "turns" and values["map"] != "build":
        yield Contradiction(("building", "map"), "jackrabbits-contradiction-building")
    if values["free_map"] and values["map"] != "build":
        yield Contradiction(("free_map", "map"), "jackrabbits-contradiction-free-map")
    for key in NEED_COMPLETE:
        if values[key] and not values["complete"]:
            yield Contradiction((key, "complete"), "jackrabbits-contradiction-complete")
    if values["additional_capital"] and not values["capital_aces"]:
        yield Contradiction(
            ("additional_capital", "capital_aces"), "jackrabbits-contradiction-capital"
        )
    if values["unnoticed_surplus"] and values["seized_surplus"]:
        yield Contradiction(
            ("unnoticed_surplus", "seized_surplus"), "jackrabbits-contradiction-surplus"
        )
    if players is not None and FIRST_SEATS.index(str(values["first"])) > players:
        yield Contradiction(("first",), "jackrabbits-contradiction-first")
    if not values["tight_suits"]:
        if values["suits"] != "usual":
            yield Contradiction(("suits", "tight_suits"), "jackrabbits-contradiction-suits")
        return
    if players is None:
        return
    suits = suits_in_play(values, players)
    if len(suits) != players:
        yield Contradiction(("tight_suits", "suits"), "jackrabbits-contradiction-count")
    if len(suits) == 2 and values["ending"] in ("diverse", "diverse_monarchic"):
        yield Contradiction(("tight_suits", "ending"), "jackrabbits-contradiction-diverse")


OPTIONS = OptionTable(
    (
        Option("ending", "simple", ENDINGS),
        Option("map", "sample", MAPS, field="map_kind"),
        Option("complete", default=True),
        Option("interpersonal_trade"),
        Option("advanced_citadel"),
        Option("tight_suits"),
        Option("suits", "usual", SUITS_KEPT, field="suits_kept"),
        Option("ambivalent_aces"),
        Option("capital_aces"),
        Option("additional_capital"),
        Option("residential_flights"),
        Option("provisional_palaces"),
        Option("trailing_carrots"),
        Option("windfall_lottery"),
        Option("overtaxed_hands"),
        Option("seized_surplus"),
        Option("patriarchal_values"),
        Option("unnoticed_surplus", since=2),
        Option("first", "drawn", FIRST_SEATS, since=2),
        Option("building", "turns", BUILDINGS, field="free_building", since=2),
        Option("free_map", since=2),
        Option("explore", since=2),
    ),
    contradictions,
)
