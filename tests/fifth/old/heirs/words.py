"""Heirs in words. All functions here see hidden records only."""

from pathlib import Path

from reino.core.language import catalogue

from heirs.rules import COURTIERS, HAS_RUNG, MAY_RING, NOBODY, RINGS, SEATS, WAITS, N
from reino.core.spec import Event

LOCALE = Path(__file__).parent / "locale"


def key_of(courtier):
    return None if courtier < 0 else COURTIERS[courtier]


def action_name(action, lang):
    return say(lang, "action", courtier=say(lang, f"word-{COURTIERS[action]}"))


def outcome_name(outcome, lang):
    if outcome < N:
        return say(lang, f"word-{COURTIERS[outcome]}")
    return say(lang, "event-rung" if outcome == RINGS else "event-silent")


def say(lang, key, **facts):
    return catalogue(lang, LOCALE)(f"heirs-{key}", **facts)


def describe(view, viewer):
    moved = [] if view.moved == NOBODY else view.line[view.moved :][:2]
    return {
        "round": int(view.turns // view.players + (view.bell == WAITS)),
        "rounds": int(view.rounds),
        "line": [key_of(courtier) for courtier in view.line],
        "resting": [key_of(courtier) for courtier in moved],
        "heirs": {SEATS[seat]: key_of(view.heir[seat]) for seat in range(view.players)},
    }


def events(before, after, viewer):
    told = [
        Event("backs", {"seat": SEATS[seat], "heir": key_of(after.heir[seat])})
        for seat in range(after.players)
        if before.heir[seat] == NOBODY != after.heir[seat]
    ]
    if before.turns != after.turns:
        ahead, behind = (key_of(courtier) for courtier in after.line[after.moved :][:2])
        seat = SEATS[before.turns % before.players]
        told.append(Event("steps", {"seat": seat, "ahead": ahead, "behind": behind}))
    if after.bell == HAS_RUNG:
        told.append(Event("rung"))
    elif before.bell == MAY_RING:
        told.append(Event("silent"))
    return told


def tell(event, lang):
    facts = {name: say(lang, f"word-{key or 'unknown'}") for name, key in event.data.items()}
    return say(lang, f"event-{event.kind}", **facts)
