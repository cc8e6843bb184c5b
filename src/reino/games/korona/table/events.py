"""The events of Korona that a viewer sees, read off two hidden records one step apart."""

from collections.abc import Iterator, Sequence
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.core.spec import Event
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.reasons import REASON_KEYS
from reino.games.korona.table import rulings
from reino.games.korona.table.names import (
    PILE_KEYS,
    a_pile_name,
    card_keys,
    cards_name,
    joined,
    pile_name,
    seat_name,
    small,
    top_name,
)
from reino.games.korona.table.scoring import zone_of
from reino.games.korona.table.view import seat_of


def events(before: Any, after: Any, viewer: int) -> Sequence[Event]:
    """The events of one step: the deed, its effects, and the turn or victory that follows."""
    before, after = rulings.fields(before), rulings.fields(after)
    seen: list[Event] = []
    told = TOLD.get(int(before.stage))
    if told is not None:
        seen.extend(told(before, after, viewer))
    seen.extend(_skipped(before, after))
    if after.stage == stage.OVER:
        seen.append(_end(after))
    elif after.active != before.active and before.stage != stage.FIRST:
        seen.append(Event("turn", {"seat": int(after.active)}))
    return seen


def _dealt(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A hand when it is complete, and so the market."""
    for seat in range(int(after.players)):
        if before.hand_size[seat] < actions.HAND == after.hand_size[seat]:
            seen = [*card_keys(after.hand[seat])] if seat == viewer else None
            yield Event("hand", {"seat": seat, "cards": seen})
    if after.market_size == actions.MARKET:
        yield Event("market-laid", {"cards": [*card_keys(after.market)]})


def _first(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield Event("first", {"seat": int(after.first)})


def _taken(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.active)
    if after.stage == stage.DRAW:
        yield Event("deck", {"seat": seat, "n": int(after.draws)})
    else:
        yield Event("market", {"seat": seat, "card": _gone(before.market, after.market)})


def _drawn(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.active)
    card = _gone(after.hand[seat], before.hand[seat]) if seat == viewer else None
    yield Event("draw", {"seat": seat, "card": card})


def _refilled(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield Event("refill", {"card": _gone(after.market, before.market)})


def _acted(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.active)
    card = _gone(after.discards, before.discards)
    if card is None:
        yield from _placed(before, after, seat, seat)
    elif after.used == actions.NONE:
        yield Event("discarded", {"seat": seat, "card": card})
    else:
        asked_for = None
        if after.used == cards.DONATION:
            asked_for = "hand" if after.from_hand else "zone"
        yield Event(
            "used", {"seat": seat, "card": card, "target": seat_of(after.target), "of": asked_for}
        )


def _placed(before: Any, after: Any, seat: int, ground: int) -> Iterator[Event]:
    """A card laid alone or on a pile; nothing where a turn was ended."""
    new = _changed(before, after, ground, 1)
    for pile in new:
        on = _changed(before, after, ground, -1)
        yield Event(
            "placed",
            {
                "seat": seat,
                "zone": ground,
                "card": cards.CARD_KEYS[piles.PILES[pile][-1]],
                "on": _keys(on[0]) if on else None,
            },
        )


def _picked(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Internal affairs: which card is to be moved."""
    card = cards.CARD_KEYS[int(after.held[0])]
    pile = _keys(after.source)
    yield Event("picked", {"seat": int(before.active), "card": card, "pile": pile})


def _moved(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Internal affairs: the card was lifted a step ago."""
    seat = int(before.active)
    on = _changed(before, after, seat, -1)
    yield Event(
        "moved",
        {
            "seat": seat,
            "card": cards.CARD_KEYS[int(before.held[0])],
            "pile": _keys(before.source),
            "on": _keys(on[0]) if on else None,
        },
    )


def _sent(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Sneak attack: which villain is to go, or that none is."""
    seats = {"seat": int(before.active), "target": int(before.target)}
    if after.sent == actions.NONE:
        yield Event("no-villain", seats)
    else:
        pile = _keys(after.sent)
        yield Event("sent", {**seats, "card": pile[-1], "pile": pile})


def _lodged(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield from _placed(before, after, int(before.active), int(before.target))


def _named(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield _wanted("named", before, after, int(before.target))
    yield from _carried_out(before, after)


def _offered(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield _wanted("offered", before, after, int(before.active))
    yield from _carried_out(before, after)


def _wanted(kind: str, before: Any, after: Any, owner: int) -> Event:
    (pile,) = _changed(before, after, owner, -1)
    return Event(
        kind,
        {
            "seat": int(before.active),
            "target": int(before.target),
            "card": cards.CARD_KEYS[piles.PILES[pile][-1]],
            "pile": _keys(pile),
        },
    )


def _aimed(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Glorious attack; with all shields spent the pile changes hands at once."""
    taken = _changed(before, after, int(before.target), -1)
    pile = taken[0] if taken else int(after.seized)
    seats = {"seat": int(before.active), "target": int(before.target)}
    yield Event("aimed", {**seats, "pile": _keys(pile)})
    yield from _carried_out(before, after)


def _answered(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A shield or none, and the effects of that answer."""
    raised = after.discards[cards.SHIELD] > before.discards[cards.SHIELD]
    yield Event("shield" if raised else "no-shield", {"seat": int(before.asked)})
    defended = before.asked == before.struck
    if after.stage != stage.ASK and bool(raised) == bool(defended):
        card = cards.CARD_KEYS[int(before.used)]
        yield Event("cancelled", {"seat": int(before.active), "card": card})
    elif after.stage != stage.ASK:
        yield from _carried_out(before, after)


def _carried_out(before: Any, after: Any) -> Iterator[Event]:
    """No seat raises a shield any more: an attack takes effect."""
    thief, target = int(before.active), int(before.target)
    seats = {"seat": thief, "target": target}
    if before.used == cards.GLORIOUS_ATTACK:
        if before.stage == stage.ASK or after.stage != stage.ASK:
            (pile,) = _changed(before, after, target, -1)
            # A pair whose jester must move: its monarch is laid on the thief's own.
            kind = "joined" if after.stage == stage.SETTLE else "seized"
            yield Event(kind, {**seats, "pile": _keys(pile)})
    elif after.stage == stage.SETTLE:
        yield Event(
            "took",
            {**seats, "cards": [cards.CARD_KEYS[c] for c in after.held if c != actions.NONE]},
        )
    elif before.used == cards.DONATION and after.used == actions.NONE:
        yield Event("nothing", {"seat": target})


def _given(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Donation: from hand to hand only the giver and the receiver see the card."""
    seat, to = int(before.target), int(before.active)
    if before.from_hand:
        card = None
        if viewer == seat:
            card = _gone(before.hand[seat], after.hand[seat])
        elif viewer == to:
            card = _gone(after.hand[to], before.hand[to])
        yield Event("gave", {"seat": seat, "to": to, "card": card})
    else:
        (pile,) = _changed(before, after, seat, -1)
        card = cards.CARD_KEYS[piles.PILES[pile][-1]]
        yield Event("yielded", {"seat": seat, "to": to, "card": card, "pile": _keys(pile)})


def _settled(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield from _placed(before, after, int(before.placer), int(before.ground))


def _jested(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.ground)
    on = [p for p in _changed(before, after, seat, -1) if p != piles.PAIR_WITH_JESTER]
    yield Event("jest", {"seat": seat, "on": _keys(on[0]) if on else None})


def _passed(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    giver, receiver, by = (
        int(seat(before)) for seat in (rulings.giver, rulings.receiver, rulings.decider)
    )
    seats = {"seat": giver, "to": receiver, "by": None if by == giver else by}
    (pile,) = _changed(before, after, giver, -1)
    if _changed(before, after, receiver, 1):
        yield Event("passed-pile", {**seats, "pile": _keys(pile)})
    else:
        card = cards.CARD_KEYS[piles.PILES[pile][-1]]
        yield Event("passed", {**seats, "card": card, "pile": _keys(pile)})


def _skipped(before: Any, after: Any) -> Iterator[Event]:
    """Revolt: zones that had nothing legal to pass on when their turn came."""
    if before.used != cards.REVOLT or before.stage not in (
        stage.ASK,
        stage.SETTLE,
        stage.JEST,
        stage.PASS,
    ):
        return
    if after.stage in (stage.ASK, stage.SETTLE, stage.JEST) or (
        before.stage == stage.ASK and after.used == actions.NONE
    ):
        return
    made = int(before.passes) + (before.stage != stage.ASK)
    reached = int(after.passes) if after.used == cards.REVOLT else int(before.players)
    for number in range(made, reached):
        yield Event("skipped", {"seat": int(rulings.passer(before._replace(passes=number)))})


def _end(after: Any) -> Event:
    seats = range(int(after.players))
    scores = [zone_of(after.zone[seat].tobytes()).score for seat in seats]
    winners = [seat for seat in seats if after.winners >> seat & 1]
    reason = REASON_KEYS[int(after.reason)]
    return Event("end", {"winners": winners, "reason": reason, "scores": scores})


TOLD = {
    stage.DEAL: _dealt,
    stage.FIRST: _first,
    stage.TAKE: _taken,
    stage.TAKE_SECOND: _taken,
    stage.DRAW: _drawn,
    stage.REFILL: _refilled,
    stage.ACT: _acted,
    stage.MOVE: _picked,
    stage.MOVE_TO: _moved,
    stage.SEND: _sent,
    stage.LODGE: _lodged,
    stage.STEAL: _named,
    stage.REPAY: _offered,
    stage.SEIZE: _aimed,
    stage.ASK: _answered,
    stage.YIELD: _given,
    stage.SETTLE: _settled,
    stage.JEST: _jested,
    stage.PASS: _passed,
}


def _changed(before: Any, after: Any, seat: int, by: int) -> list[int]:
    """Piles of which a zone has one more, or one less, than before. A monarch left behind by a
    jester is none of them."""
    change = after.zone[seat].astype(int) - before.zone[seat]
    return [
        number
        for number, n in enumerate(change.tolist())
        if n * by > 0 and not (before.stage == stage.JEST and number == piles.LONE_MONARCH)
    ]


def _keys(pile: int) -> list[str]:
    return [*PILE_KEYS[pile]]


def _gone(had: Any, has: Any) -> str | None:
    """The card of which there is one less; None where there is none."""
    missing = (had.astype(int) - has) > 0
    return cards.CARD_KEYS[int(missing.argmax())] if missing.any() else None


SEATS_TOLD = ("seat", "target", "to", "by")


def tell(event: Event, lang: str) -> str:
    """An event as a sentence."""
    say = catalogue(lang, LOCALE)
    data = event.data
    args: dict[str, str | int] = {}
    for key in SEATS_TOLD:
        if key in data:
            args[key] = seat_name(data[key], say)
    if "zone" in data:
        args["zone"] = "own" if data["zone"] == data["seat"] else seat_name(data["zone"], say)
    if "card" in data:
        args["card"] = data["card"] or "none"
        args["a_card"] = say("korona-a-card", card=data["card"] or "none")
    if "cards" in data:
        args["cards"] = "none" if data["cards"] is None else cards_name(data["cards"], say)
    if "pile" in data:
        args["pile"] = pile_name(data["pile"], say)
    if "on" in data:
        args["on"] = "none" if data["on"] is None else a_pile_name(data["on"], say)
    if event.kind == "market":
        args["the_card"] = say("korona-the-card", card=data["card"])
    elif event.kind == "used":
        args["from"] = data["of"] or "none"
    elif event.kind == "deck":
        args["n"] = data["n"]
    elif event.kind == "end":
        names = [seat_name(seat, say) for seat in data["winners"]]
        args |= {
            "winners": joined(names, say),
            "n": len(names),
            "reason": data["reason"],
            "points": max(data["scores"]),
        }
    elif "card" in data and "pile" in data:
        args["from"] = _from(data, say)
    return say(f"korona-event-{event.kind}", **args)


def _from(data: Any, say: Catalogue) -> str:
    """A card by where it lay; a jester may have lain under others."""
    pile = data["pile"]
    if pile[-1] != data["card"]:
        return small(say("korona-action-inner", pile=pile_name(pile, say)))
    return top_name(pile, say)
