"""Sparta in words: what a position says as plain data, and what happens in a turn."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from reino.core.language import OWN_LOCALE, Catalogue, catalogue
from reino.core.phrase import Phrase
from reino.core.spec import Event
from reino.games.sparta.notation import (
    LETTERS,
    square_name,
    squares_of,
    write_move,
    write_position,
)
from reino.games.sparta.state import NOBODY
from reino.games.sparta.tables import (
    HERO_STEPS,
    NONE,
    PASS,
    REASON_KEYS,
    SEAT_KEYS,
    SIDE,
    SQUARES,
    WARRIOR_STEPS,
)


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
    promoted = set(squares_of(view.hero))
    for seat in (0, 1):
        army = squares_of(view.piece[seat])
        warriors.append([square_name(square) for square in army if square not in promoted])
        heroes.append([square_name(square) for square in army if square in promoted])
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
    return catalogue(lang, OWN_LOCALE)(f"sparta-event-{event.kind}", **_said(event, lang))


def remark(events: Sequence[Event], lang: str) -> str:
    """A turn's consequences in a few words, as they stand beside a written move; often none."""
    say = catalogue(lang, OWN_LOCALE)
    parts = []
    for event in events:
        said = _said(event, lang)
        if event.kind == "conquered":
            parts.append(say("sparta-remark-conquered", **said))
        elif event.kind == "promoted" and not event.data["in_place"]:
            parts.append(say("sparta-remark-promoted", **said))
        elif event.kind == "beaten":
            parts += [say(f"sparta-remark-{part}", **said) for part in TAKEN_LOST if said[part]]
    return "; ".join(parts)


TAKEN_LOST = ("taken", "lost")  # the other side's pieces that are beaten, and the mover's own


def _said(event: Event, lang: str) -> dict[str, str | int]:
    """What an event's sentence speaks of. The mover's cities and losses are told from the rest."""
    say = catalogue(lang, OWN_LOCALE)
    seat = event.data["seat"]
    said: dict[str, str | int] = {}
    for key, value in event.data.items():
        if key == "seat":
            said[key] = "none" if value is None else SEAT_KEYS[value]
        elif key == "piece":
            said[key] = "hero" if value in "Hh" else "warrior"
        elif key == "squares":
            for part, squares in zip(TAKEN_LOST, (value[1 - seat], value[seat]), strict=True):
                said |= {part: _listed(squares, say), f"{part}_count": len(squares)}
        elif key == "cities":
            said |= {"own": value[seat], "other": value[1 - seat]}
        elif isinstance(value, bool):
            said[key] = "yes" if value else "no"
        else:
            said[key] = value
    return said


def _listed(names: Sequence[str], say: Catalogue) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("sparta-and", first=", ".join(names[:-1]), last=names[-1])


def why_not(view: Any, action: int) -> Phrase:
    """What forbids an action that is not legal here, the first reason a player would give."""
    seat = int(view.mover)
    if action == PASS:
        return Phrase("error-sparta-no-pass")
    origin, target = divmod(action, SQUARES)
    armies = [squares_of(view.piece[owner]) for owner in (0, 1)]
    if origin in armies[1 - seat]:
        side = Phrase("error-sparta-seat", seat=SEAT_KEYS[1 - seat])
        return Phrase("error-sparta-other-piece", square=square_name(origin), side=side)
    if origin not in armies[seat]:
        return Phrase("error-sparta-no-piece", square=square_name(origin))
    hero = origin in squares_of(view.hero)
    if origin == target:
        return _no_promotion(view, seat, origin, hero)
    where = square_name(target)
    if target in armies[0] + armies[1]:
        return Phrase("error-sparta-not-free", square=where)
    steps = max(abs(origin // SIDE - target // SIDE), abs(origin % SIDE - target % SIDE))
    if steps > (HERO_STEPS if hero else WARRIOR_STEPS):
        return Phrase("error-sparta-far", square=where, piece="hero" if hero else "warrior")
    return Phrase("error-sparta-blocked", square=where)


def _no_promotion(view: Any, seat: int, square: int, hero: bool) -> Phrase:
    name = square_name(square)
    if hero:
        return Phrase("error-sparta-hero-already", square=name)
    if square not in squares_of(view.city[seat]):
        side = Phrase("error-sparta-seat", seat=SEAT_KEYS[seat])
        return Phrase("error-sparta-no-own-city", square=name, side=side)
    return Phrase("error-sparta-no-reserve")
