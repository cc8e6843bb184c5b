"""The drawings by name, for pages that place them: the throne, and a shield for each house."""

from heirs.rules.state import SEAT_KEYS
from reino.draw.emblems import Emblems
from reino.draw.sprites import Symbol

EMBLEMS = Emblems("heirs", {"velvet": "#7a1f2b"})
COLOURS = ("#b8405e", "#5d7a3a", "#8fa7b8", "#6b4a2f")  # of the houses, by seat


def throne():
    return EMBLEMS("throne")


def shield(seat):
    return EMBLEMS("shield", colour=COLOURS[seat])


def symbols():
    drawn = {"throne": Symbol(EMBLEMS.box("throne"), throne())}
    for seat, key in enumerate(SEAT_KEYS):
        drawn[f"shield-{key}"] = Symbol(EMBLEMS.box("shield"), shield(seat))
    return drawn
