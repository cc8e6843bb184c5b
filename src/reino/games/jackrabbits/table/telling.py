"""Events of Jack Rabbits as sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.core.spec import Event
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.table.names import (
    SPOT_KEYS,
    cards_list,
    joined,
    seat_name,
    suits_list,
    the_tile,
    way_name,
)

Said = str | int


def _seat(seat: int, say: Catalogue) -> Said:
    return seat_name(seat, say)


def _tile(key: str, say: Catalogue) -> Said:
    return the_tile(SPOT_KEYS.index(key), say)


def _way(key: str, say: Catalogue) -> Said:
    return way_name(tiles.WAY_KEYS.index(key), say)


def _tiles(keys: list[str], say: Catalogue) -> Said:
    return joined([str(_tile(key, say)) for key in keys], say)


def _card(sign: str, say: Catalogue) -> Said:
    return cards_list([sign], say)


def _yes(value: bool, say: Catalogue) -> Said:
    return "yes" if value else "no"


def _as_it_is(value: Said, say: Catalogue) -> Said:
    return value


# How the data of events are said, by their names.
SPOKEN: Mapping[str, Callable[[Any, Catalogue], Said]] = {
    "seat": _seat,
    "target": _seat,
    "seller": _seat,
    "buyer": _seat,
    "tile": _tile,
    "on": _tile,
    "way": _way,
    "tiles": _tiles,
    "card": _card,
    "cards": cards_list,
    "price": cards_list,
    "suits": suits_list,
    "high": _yes,
    "right": _yes,
    "joker": _as_it_is,
    "purpose": _as_it_is,
    "why": _as_it_is,
    "due": _as_it_is,
    "own": _as_it_is,
    "other": _as_it_is,
    "n": _as_it_is,
    "reason": _as_it_is,
}


def tell(event: Event, lang: str) -> str:
    """An event as a sentence. A fact that its viewer may not know is said as "none"."""
    say = catalogue(lang, LOCALE)
    data = event.data
    args: dict[str, Said] = {}
    for key, value in data.items():
        if key in SPOKEN:
            args[key] = "none" if value is None or value == [] else SPOKEN[key](value, say)
    if event.kind == "rolled":
        one, two = data["dice"]
        args |= {"one": one, "two": two, "price": data["due"]}
    elif event.kind == "left-out":
        args["n"] = len(data["tiles"])
    elif event.kind == "exchanged":
        args["more"] = data["n"] - len(data["cards"])
    elif event.kind == "end":
        args["winners"] = joined([seat_name(seat, say) for seat in data["winners"]], say)
        args["n"] = len(data["winners"])
        # The children's game has no winners.
        royals = [data["royals"][seat] for seat in data["winners"][:1]]
        args["royals"] = cards_list(royals[0], say) if royals else "none"
    told = say(f"jackrabbits-event-{event.kind}", **args)
    # A place's article may begin a sentence.
    return told[0].upper() + told[1:]
