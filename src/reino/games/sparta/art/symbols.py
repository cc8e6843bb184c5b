"""The arms of Sparta and Achaea as symbols: pieces, cities and marks."""

from collections.abc import Mapping

from reino.draw.sprites import Symbol, symbol_of
from reino.draw.svg import crown
from reino.games.sparta.art.palette import emblem
from reino.games.sparta.art.picture import legend
from reino.games.sparta.rules import actions


def symbols() -> Mapping[str, Symbol]:
    drawn = {
        "crown": Symbol((-24, -19, 48, 32), crown()),
        "prey": symbol_of(emblem, "mark-prey"),
        "warning": Symbol((-13, -13, 26, 26), legend("danger")),
    }
    for side in actions.SEAT_KEYS:
        for kind in ("warrior", "hero", "city"):
            drawn[f"{kind}-{side}"] = symbol_of(emblem, f"{kind}-{side}")
    return drawn
