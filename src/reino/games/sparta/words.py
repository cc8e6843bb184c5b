"""Sparta in words: what a position says as plain data, and what happens in a turn."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from reino.core.language import OWN_LOCALE, catalogue
from reino.core.spec import Event
from reino.games.sparta.notation import (
    LETTERS,
    square_name,
    squares_of,
    write_move,
    write_position,
)
from reino.games.sparta.state import NOBODY
from reino.games.sparta.tables import NONE, PASS, REASON_KEYS, SEAT_KEYS, SQUARES


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, OWN_LOCALE)
    if action == PASS:
        return say("sparta-action-pass")
    return write_move(action)


def outcome_name(outcome: int, lang: str) -> str:
    """Nothing in Sparta is left to chance."""
    return catalogue(lang, OWN_LOCALE)("sparta-no-outcome")


def describe(view: Any, viewer: int) -> dict[str, Any]:
    warriors, heroes = [], []
    for seat in (0, 1):
        mine = squares_of(view.piece[seat])
        elite = set(squares_of(view.hero))
        warriors.append([square_name(square) for square in mine if square not in elite])
        heroes.append([square_name(square) for square in mine if square in elite])
    return {
        "position": write_position(view),
        "warriors": warriors,
        "heroes": heroes,
        "reserve": view.reserve.tolist(),
        "cities": [list(map(square_name, squares_of(view.city[seat]))) for seat in (0, 1)],
        "mover": int(view.mover),
        "calm": int(view.calm),
        "last": None if view.last == NONE else write_move(view.last),
        "winner": None if view.winner == NOBODY else int(view.winner),
        "reason": REASON_KEYS[view.reason] or None,
    }


def events(before: Any, after: Any, viewer: int) -> Sequence[Event]:
    """A turn in the order it happens: the move, the city, the surrounded pieces, the end."""
    seat = int(before.mover)
    action = int(after.last)
    seen: list[Event] = []
    if action == PASS:
        seen.append(Event("pass", {"seat": seat}))
    else:
        seen.extend(_moved(before, after, seat, *divmod(action, SQUARES)))
        beaten = [_beaten(before, after, loser, action) for loser in (0, 1)]
        if any(beaten):
            seen.append(Event("beaten", {"seat": seat, "squares": beaten}))
    if after.reason:
        winner = None if after.winner == NOBODY else int(after.winner)
        reason = REASON_KEYS[after.reason]
        seen.append(Event("end", {"seat": winner, "reason": reason}))
    return seen


def _moved(before: Any, after: Any, seat: int, origin: int, target: int) -> Sequence[Event]:
    hero = origin in squares_of(before.hero)
    where = {"seat": seat, "to": square_name(target)}
    if origin == target:
        return [Event("promoted", {**where, "in_place": True})]
    moved = Event(
        "move",
        {"seat": seat, "piece": LETTERS[seat][hero], "from": square_name(origin)}
        | {"to": square_name(target)},
    )
    # Conquest and promotion are read off the counts: the piece itself may be beaten at once.
    if after.cities[seat] > before.cities[seat]:
        return [moved, Event("conquered", {**where, "cities": after.cities.tolist()})]
    if after.reserve[seat] < before.reserve[seat]:
        return [moved, Event("promoted", {**where, "in_place": False})]
    return [moved]


def _beaten(before: Any, after: Any, loser: int, action: int) -> list[str]:
    """Squares where this seat lost a piece, the moved one included."""
    stood = set(squares_of(before.piece[loser]))
    if loser == before.mover:
        origin, target = divmod(action, SQUARES)
        stood = stood - {origin} | {target}
    return [square_name(square) for square in sorted(stood - set(squares_of(after.piece[loser])))]


def tell(event: Event, lang: str) -> str:
    """An event as a sentence."""
    say = catalogue(lang, OWN_LOCALE)
    args: dict[str, str | int] = {}
    for key, value in event.data.items():
        if key == "seat":
            args[key] = "none" if value is None else SEAT_KEYS[value]
        elif key == "piece":
            args[key] = "hero" if value in "Hh" else "warrior"
        elif key == "squares":
            for loser, squares in zip(SEAT_KEYS, value, strict=True):
                args[loser] = ", ".join(squares) or "none"
                args[f"{loser}_count"] = len(squares)
        elif isinstance(value, list):
            args |= {f"{key}{i}": part for i, part in enumerate(value)}
        elif isinstance(value, bool):
            args[key] = "yes" if value else "no"
        else:
            args[key] = value
    return say(f"sparta-event-{event.kind}", **args)
