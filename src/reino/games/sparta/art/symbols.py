"""The arms of Sparta and Achaea as symbols: pieces, cities and marks."""

from collections.abc import Mapping

from reino.draw.sprites import Symbol
from reino.draw.svg import crown
from reino.games.sparta.art.emblems import LEGEND, MARKS, city, hero, warrior
from reino.games.sparta.rules.actions import SEAT_KEYS

SQUARE = (-30, -30, 60, 60)
RIMMED = (-32, -32, 64, 64)  # crests and rims stand a little over the square


def symbols() -> Mapping[str, Symbol]:
    drawn = {
        "crown": Symbol((-24, -19, 48, 32), crown()),
        "prey": Symbol(RIMMED, MARKS["prey"]),
        "warning": Symbol((-13, -13, 26, 26), LEGEND["danger"]),
    }
    for seat, key in enumerate(SEAT_KEYS):
        drawn[f"warrior-{key}"] = Symbol(RIMMED, warrior(seat))
        drawn[f"hero-{key}"] = Symbol(RIMMED, hero(seat))
        drawn[f"city-{key}"] = Symbol(SQUARE, city(seat))
    return drawn
