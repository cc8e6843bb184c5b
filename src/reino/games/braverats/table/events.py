"""The events of BraveRats that a viewer sees, read off two hidden records one step apart."""

from collections.abc import Sequence
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.core.plain_kernel import plain
from reino.core.spec import Event
from reino.games.braverats import LOCALE
from reino.games.braverats.rules import actions, stage
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.rules.reasons import REASON_KEYS
from reino.games.braverats.rules.round import NOBODY
from reino.games.braverats.rules.setup import holder
from reino.games.braverats.rules.state import UNKNOWN
from reino.games.braverats.table.names import FACE_KEYS, card_keys
from reino.games.braverats.table.view import result_of, seat_of


def events(before: Any, after: Any, viewer: int) -> Sequence[Event]:
    """One step seen from outside: the differences between two hidden records."""
    seen: list[Event] = []
    was = int(before.stage)

    if was == stage.BETWEEN:
        seen.append(Event("game", {"game": int(after.game), "games": after.games.tolist()}))
    elif was == stage.PRINCES:
        seen.append(Event("princes", {"seat": 0 if "prince" in card_keys(_owned(after, 0)) else 1}))
    elif was == stage.OPENER:
        seen.append(Event("opener", {"seat": int(after.opener)}))
    elif was == stage.KEEPING:
        seen.extend(_kept(before, after, viewer))
    elif was == stage.DRAW:
        seat = 0 if after.in_hand[0] > before.in_hand[0] else 1
        gained = int(after.hand[seat]) - int(before.hand[seat]) if seat == viewer else 0
        seen.append(Event("draw", {"seat": seat, "card": _only(gained)}))
    elif was == stage.GIFT and after.stage != stage.GIFT:
        seen.extend(_gifts(before, after))
    elif was == stage.CHOOSE:
        seen.extend(_chosen(before, after))

    if after.stage == stage.PACKET and after.packet_size == 0:
        seen.append(Event("packet", {"seat": int(after.opener)}))
    if was in (stage.DEAL, stage.KEEPING) and after.stage not in (
        stage.DEAL,
        stage.PACKET,
        stage.KEEPING,
    ):
        seen.append(Event("dealt", {"hands": [card_keys(_owned(after, seat)) for seat in (0, 1)]}))
    return seen


def _owned(view: Any, seat: int) -> int:
    """The cards of a seat, in hand or, once it has shuffled for the lucky draw, in its pile."""
    return int(view.hand[seat]) + int(view.pile[seat])


def _kept(before: Any, after: Any, viewer: int) -> Sequence[Event]:
    """A pick, and the last card that goes with it, named where the viewer can tell which it was."""
    seat = int(plain(holder)(before))
    gained = _owned(after, viewer) - _owned(before, viewer) if viewer != NOBODY else 0
    seen_before = viewer == seat or (viewer != NOBODY and before.picks > 0)
    last = 0
    two = before.packet_size - after.packet_size == 2
    if two:
        last = gained if viewer == 1 - seat else int(before.packet) - gained
    kept = int(before.packet) - int(after.packet) - last if seen_before else 0
    events = [Event("kept", {"seat": seat, "card": _only(kept)})]
    if two:
        events.append(Event("last", {"seat": 1 - seat, "card": _only(last)}))
    return events


def _only(cards: int) -> str | None:
    """The one card of a set, or None where the viewer does not know it."""
    return next(iter(card_keys(cards)), None)


def _gifts(before: Any, after: Any) -> Sequence[Event]:
    """Both traitors at once: Yarg's card was on its way, Applewood's follows from the new hands."""
    from_yarg = CARD_KEYS[int(before.gift[0])]
    from_applewood = card_keys(_owned(after, 0) - int(before.hand[0]))[0]
    return [Event("gifts", {"cards": [from_yarg, from_applewood]})]


def _chosen(before: Any, after: Any) -> Sequence[Event]:
    if after.rounds == before.rounds:
        seat = 0 if after.chosen[0] != before.chosen[0] else 1
        shown = int(after.chosen[seat]) if after.look != NOBODY else UNKNOWN
        kind = "sealed" if shown == UNKNOWN else "shown"
        return [Event(kind, {"seat": seat, "card": None if shown == UNKNOWN else CARD_KEYS[shown]})]

    last = int(before.rounds)
    result = result_of(int(after.result[last]))
    cards = [int(after.played[seat, last]) for seat in (0, 1)]
    data: dict[str, Any] = {
        "round": last + 1,
        "cards": [CARD_KEYS[card] for card in cards],
        "faces": [FACE_KEYS[face] for face in after.last.tolist()],
        "bonus": before.bonus.tolist(),
        "winner": result.winner,
        "princess": result.princess,
        "gain": sum(after.wins.tolist()) - sum(before.wins.tolist()),
        "wins": after.wins.tolist(),
        "held": int(after.held),
    }
    seen = [Event("round", data)]
    if after.stage in (stage.BETWEEN, stage.OVER):
        reason = REASON_KEYS[int(after.reason)]
        seen.append(Event("end", {"seat": seat_of(after.winner), "reason": reason}))
    else:
        # Effects on the next round, where there is one.
        seen.extend(Event("general", {"seat": seat}) for seat in (0, 1) if after.bonus[seat])
        if after.look != NOBODY:
            seen.append(Event("spy", {"seat": int(after.look)}))
    if after.emperor and after.stage == stage.OVER:
        seen.append(Event("match", {"games": after.games.tolist()}))
    return seen


def tell(event: Event, lang: str) -> str:
    """An event as a sentence."""
    say = catalogue(lang, LOCALE)
    args: dict[str, str | int] = {}
    for key, value in event.data.items():
        if key in ("seat", "winner"):
            clan = None if value is None else actions.SEAT_KEYS[value]
            args[key] = clan or "none"
            args["clan"] = say("braverats-clan", clan=clan) if clan else ""
        elif key == "card":
            args[key] = say("braverats-the-card", card=value or "none")
        elif key == "cards":
            faces = event.data.get("faces", value)
            for i, (card, face) in enumerate(zip(value, faces, strict=True)):
                args[f"cards{i}"] = _played(card, face, say)
        elif key == "hands":
            for i, hand in enumerate(value):
                args[f"hands{i}"] = ", ".join(say("braverats-card", card=card) for card in hand)
        elif isinstance(value, list):
            args |= {f"{key}{i}": part for i, part in enumerate(value)}
        elif isinstance(value, bool):
            args[key] = "yes" if value else "no"
        else:
            args[key] = value
    if event.kind == "match":
        args["drawn"] = drawn(event.data["games"])
    return say(f"braverats-event-{event.kind}", **args)


def drawn(games: Sequence[int]) -> str:
    """Whether equal wins end a match without a winner, as its sentence takes it."""
    return "yes" if games[0] == games[1] else "no"


def _played(card: str, face: str, say: Catalogue) -> str:
    """A card in the middle of a sentence; a Mime with the card it counts as."""
    named = say("braverats-the-card", card=card)
    if face == card:
        return named
    return say("braverats-mime-as", mime=named, face=face, name=say("braverats-card", card=face))
