"""The events of a turn of Sparta, read off two positions one step apart, and their sentences."""

from collections.abc import Sequence
from typing import Any

from reino.core.actions import Action
from reino.core.catalogue import Catalogue, catalogue
from reino.core.spec import Event
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.notation import LETTERS, square_name, squares_of
from reino.games.sparta.rules.reasons import REASON_KEYS
from reino.games.sparta.rules.state import NOBODY


def events(before: Any, after: Any, viewer: int) -> Sequence[Event]:
    """A turn in the order it happens: the move, the city, the surrounded pieces, the end."""
    seat = int(before.mover)
    choice = actions.TABLE.describe(after.last)
    seen: list[Event] = []
    if choice.kind == "pass":
        seen.append(Event("pass", {"seat": seat}))
    else:
        seen.extend(_moved(before, after, seat, choice))
        beaten = [_beaten(before, after, loser, choice) for loser in (0, 1)]
        if any(beaten):
            seen.append(Event("beaten", {"seat": seat, "squares": beaten}))
    if after.reason:
        winner = None if after.winner == NOBODY else int(after.winner)
        reason = REASON_KEYS[after.reason]
        seen.append(Event("end", {"seat": winner, "reason": reason}))
    return seen


def _moved(before: Any, after: Any, seat: int, move: Action) -> Sequence[Event]:
    hero = move.numbers["from"] in squares_of(before.hero)
    where = {"seat": seat, "to": move.to}
    if move.fields["from"] == move.to:
        return [Event("promoted", {**where, "in_place": True})]
    moved = Event("move", {"seat": seat, "piece": LETTERS[seat][hero], **move.fields})
    # Conquest and promotion are read off the counts: the piece itself may be beaten at once.
    if after.cities[seat] > before.cities[seat]:
        return [moved, Event("conquered", {**where, "cities": after.cities.tolist()})]
    if after.reserve[seat] < before.reserve[seat]:
        return [moved, Event("promoted", {**where, "in_place": False})]
    return [moved]


def _beaten(before: Any, after: Any, loser: int, move: Action) -> list[str]:
    """Squares where this seat lost a piece, the moved one included."""
    stood = set(squares_of(before.piece[loser]))
    if loser == before.mover:
        stood = stood - {move.numbers["from"]} | {move.numbers["to"]}
    return [square_name(square) for square in sorted(stood - set(squares_of(after.piece[loser])))]


def tell(event: Event, lang: str) -> str:
    """An event as a sentence."""
    return catalogue(lang, LOCALE)(f"sparta-event-{event.kind}", **_said(event, lang))


def remark(events: Sequence[Event], lang: str) -> str:
    """A turn's consequences in a few words, as they stand beside a written move; often none."""
    say = catalogue(lang, LOCALE)
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
    """The facts of an event's sentence. The mover's cities and losses are told from the rest."""
    say = catalogue(lang, LOCALE)
    seat = event.data["seat"]
    said: dict[str, str | int] = {}
    for key, value in event.data.items():
        if key == "seat":
            said[key] = "none" if value is None else actions.SEAT_KEYS[value]
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
