"""A hidden record as plain data, in keys."""

from heirs.rules import state
from heirs.table.names import key_of


def describe(view, viewer):
    moved = [] if view.moved == state.NONE else view.line[view.moved :][:2]
    return {
        "round": int(view.turns // view.players + (view.bell == state.WAITS)),
        "rounds": int(view.rounds),
        "line": [key_of(courtier) for courtier in view.line],
        "resting": [key_of(courtier) for courtier in moved],
        "heirs": {state.SEAT_KEYS[seat]: key_of(view.heir[seat]) for seat in range(view.players)},
    }
