"""The events of Jack Rabbits that a viewer sees, read off two hidden records one step apart."""

from collections.abc import Iterator, Sequence
from typing import Any

from reino.core.plain_kernel import plain
from reino.core.spec import Event
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.fights import side_of
from reino.games.jackrabbits.rules.hands import belongs_to_court
from reino.games.jackrabbits.rules.legal import decider, equals_die
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.table.names import (
    PURPOSE_KEYS,
    SPOT_KEYS,
    cards_in,
    price_of,
    royal_of,
    signs,
    suits_in,
)
from reino.games.jackrabbits.table.telling import tell
from reino.games.jackrabbits.table.travels import ON_THE_MAP, paid_for, walked_off, went_under
from reino.games.jackrabbits.table.view import bought, dealers, goods_of

__all__ = ["events", "tell"]

WHY_EXILED = {
    stage.ANSWER: "judgement",
    stage.FIGHT: "fight",
    stage.HAND_OVER: "deal",
}


def events(before: Any, after: Any, viewer: int) -> Sequence[Event]:
    """The events of one step: the deed, its effects, and the turn or victory that follows."""
    seen: list[Event] = []
    told = TOLD.get(int(before.stage))
    if told is not None:
        seen.extend(told(before, after, viewer))
    seen.extend(_exiled(before, after))
    seen.extend(went_under(before, after))
    seen.extend(_palaces_ended(before, after))
    if after.stage == stage.TOLL and before.stage != stage.TOLL:
        seen.append(_toll(after))
    if _reshuffled(before, after):
        seen.append(Event("reshuffled"))
    seen.extend(_marked(before, after))
    if after.stage == stage.OVER:
        seen.append(_end(after))
    elif after.turns != before.turns:
        seen.append(Event("turn", {"seat": int(after.active)}))
    return seen


def _dealt(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """The hands when they are complete."""
    if after.stage != stage.DEAL:
        for seat in range(int(after.players)):
            seen = signs(cards_in(after.hand[seat])) if seat == viewer else None
            yield Event("hand", {"seat": seat, "cards": seen})
        if after.stage != stage.FIRST:
            # The table has named the seat that begins.
            yield from _first(before, after, viewer)


def _first(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    yield Event("first", {"seat": int(after.starter)})


def _took_off(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    if after.club != actions.NONE:
        yield Event("club", {"seat": int(before.active), "card": card_sign(int(after.club))})


def _rolled(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    rolled = {"dice": after.dice.tolist(), "due": price_of(after)}
    yield Event("rolled", {"seat": int(before.active), **rolled})


def _matched(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A card that equals a die. One that was public before leaves no trace but its draw."""
    seat = int(before.active)
    new = cards_in(int(after.matched) & ~int(before.matched))
    # An exile who goes underground in this step has its increment before it.
    waits = after.draws > before.draws and after.rabbit[seat] == before.rabbit[seat]
    if not new and waits and not before.windfall_lottery:
        new = cards_in(int(after.shown[seat]) & ~int(before.shown[seat]))
        new = new or [c for c in cards_in(before.shown[seat]) if plain(equals_die)(before, c)]
        new = new if len(new) == 1 else [actions.NONE]
    for card in new:
        yield Event(
            "matched", {"seat": seat, "card": None if card == actions.NONE else card_sign(card)}
        )


def _drawn(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.receiver)
    yield Event("drew", {"seat": seat, "cards": signs(_gained(before, after, seat)) or None})


def _stolen(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A card drawn blindly: royals and jokers are seen by all, others by giver and receiver."""
    seat, target = int(before.receiver), int(before.victim)
    seen = signs(_gained(before, after, seat)) or None
    yield Event("stole", {"seat": seat, "target": target, "cards": seen})


def _discarded(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A card laid off, or given back to the court, by the seat that had to choose it."""
    seat = int(plain(decider)(before))
    card = _gone(before, after, seat)
    kind = "returned" if card is not None and plain(belongs_to_court)(card) else "discarded"
    yield Event(kind, {"seat": seat, "card": None if card is None else card_sign(card)})


def _hushed(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    if after.stage == stage.QUIET:
        yield from _discarded(before, after, viewer)
    else:
        yield Event("quiet", {"seat": int(before.active)})


def _called(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat, target = int(before.asked), int(before.active)
    if after.stage in (stage.THEFT, stage.LIMIT, stage.PENALTY):
        right = bool(after.stage != stage.PENALTY)
        yield Event("called", {"seat": seat, "target": target, "right": right})
    else:
        yield Event("no-call", {"seat": seat})


def _laid(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A card of a toll; with the last one, the deed that the toll was for."""
    seat, purpose = int(before.payer), int(before.purpose)
    if purpose in stage.SHOWN_FOR:
        yield from _shown(before, after, seat)
    else:
        yield from _spent(before, after, seat, "paid", {})
    if after.stage == stage.TOLL:
        return
    yield from paid_for(before, after)
    if purpose == stage.FOR_CHALLENGE:
        yield Event("challenged", {"seat": seat, "target": int(before.active)})
    elif purpose == stage.FOR_ANSWER:
        yield from _acquitted(before, after)
    elif purpose == stage.FOR_PALACE:
        place = SPOT_KEYS[int(before.rabbit[seat])]
        shown = signs(cards_in(after.laid_open[seat]))
        yield Event("palace", {"seat": seat, "tile": place, "cards": shown})
    elif purpose == stage.FOR_ROYAL:
        tile = int(before.rabbit[seat])
        card = card_sign(royal_of(tile))
        yield Event("acquired", {"seat": seat, "card": card, "tile": SPOT_KEYS[tile]})
    elif purpose == stage.FOR_GOODS:
        for sign in signs(cards_in(bought(before))):
            yield Event("bought", {"seat": seat, "card": sign})


def _shown(before: Any, after: Any, seat: int) -> Iterator[Event]:
    """A heart that is shown. The last of an answer leaves no trace if it was public before."""
    if after.stage == stage.TOLL:
        laid = after.laid
    else:
        laid = {stage.FOR_CHALLENGE: after.proof, stage.FOR_PALACE: after.laid_open[seat]}.get(
            int(before.purpose), 0
        )
    new = cards_in(int(laid) & ~int(before.laid))
    new = new or cards_in(int(after.shown[seat]) & ~int(before.shown[seat]))
    card = new[0] if new else None
    sign = None if card is None else card_sign(card)
    high = card is not None and _counted_high(before, after, card)
    yield Event("shown", {"seat": seat, "card": sign, "high": high})


def _spent(before: Any, after: Any, seat: int, kind: str, more: dict[str, Any]) -> Iterator[Event]:
    card = _gone(before, after, seat)
    high = card is not None and _counted_high(before, after, card)
    sign = None if card is None else card_sign(card)
    yield Event(kind, {"seat": seat, "card": sign, "high": high, **more})
    if after.capital[seat] != before.capital[seat]:
        yield Event("capital", {"seat": seat, "card": card_sign(int(after.capital[seat]))})


def _counted_high(before: Any, after: Any, card: int) -> bool:
    """Whether an ace that may be either counted high."""
    if not before.ambivalent_aces or card % cards.RANKS != cards.ACE:
        return False
    if before.stage == stage.FIGHT:
        added = after.strength.astype(int) - before.strength + after.backing - before.backing
        return bool(added.max() > 1)
    goes_on = after.stage == stage.TOLL
    return bool((before.due - after.due if goes_on else before.due) > 1)


def _challenged(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat, target = int(before.asked), int(before.active)
    if after.stage == stage.ANSWER:
        shown = signs(cards_in(after.proof))
        yield Event("proved", {"seat": seat, "target": target, "cards": shown})
    elif after.stage != stage.TOLL:
        yield Event("no-challenge", {"seat": seat})


def _answered(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """With the queen, or not at all; hearts are a toll."""
    seat = int(before.active)
    if after.stage == stage.TOLL:
        return
    if after.rabbit[seat] == tiles.EXILE:
        yield Event("refused", {"seat": seat})
        return
    queen = card_sign(royal_of(int(before.rabbit[seat])))
    yield Event("shown", {"seat": seat, "card": queen, "high": False})
    yield from _acquitted(before, after)


def _acquitted(before: Any, after: Any) -> Iterator[Event]:
    """The newcomer may stay, and the challenger loses the cards it showed."""
    yield Event("cleared", {"seat": int(before.active)})
    shown = signs(cards_in(before.proof))
    yield Event("lost-proof", {"seat": int(before.challenger), "cards": shown})


def _chosen(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Fights and deals begin; a purchase begins with its toll."""
    seat = int(before.active)
    if after.stage == stage.FIGHT:
        yield Event("attacked", {"seat": seat, "target": int(after.goal)})
    elif after.partner != actions.NONE:
        yield Event("deal-begun", {"seat": seat, "target": int(after.partner)})
    elif after.stage == stage.GOODS:
        yield from _picked(before, after, viewer)


def _picked(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A discard that is added to a purchase. That it is closed is told with its price."""
    for card in cards_in(int(after.goods) & ~int(before.goods)):
        pips = int(after.due) - (int(before.due) if before.stage == stage.GOODS else 0)
        high = bool(before.ambivalent_aces and card % cards.RANKS == cards.ACE and pips > 1)
        data = {"seat": int(before.active), "card": card_sign(card), "high": high}
        yield Event("picked", data)


def _fought(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.payer)
    side = plain(side_of)(before, seat)
    if after.stage != stage.FIGHT:
        yield Event("yielded", {"seat": seat})
        return
    totals = {"own": int(after.strength[side]), "other": int(after.strength[1 - side])}
    if after.payer == before.payer:
        yield from _spent(before, after, seat, "spent", totals)
    else:
        yield Event("held", {"seat": seat, **totals})


def _proposed(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    if after.stage != stage.CONSENT:
        return
    seller, buyer = dealers(after)
    yield Event(
        "proposed",
        {
            "seat": int(after.active),
            "seller": seller,
            "buyer": buyer,
            "cards": signs(goods_of(after)),
            "price": signs(cards_in(after.price)),
        },
    )


def _consented(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    kind = "accepted" if after.stage == stage.HAND_OVER else "declined"
    yield Event(kind, {"seat": int(before.partner)})


def _handed(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """Cards face down, and their exchange once both sides are there."""
    yield Event("handed", {"seat": int(before.payer)})
    if after.stage == stage.HAND_OVER:
        return
    seller, buyer = dealers(before)
    sides = (
        (seller, buyer, goods_of(before)),
        (buyer, seller, cards_in(before.price)),
    )
    for giver, receiver, named in sides:
        # A giver who is not exiled gave the cards that were named, in public.
        honest = after.rabbit[giver] != tiles.EXILE
        seen = signs(named if honest else _gained(before, after, receiver))
        yield Event(
            "exchanged", {"seat": giver, "target": receiver, "cards": seen, "n": len(named)}
        )


def _exiled(before: Any, after: Any) -> Iterator[Event]:
    for seat in range(int(after.players)):
        if before.rabbit[seat] == tiles.EXILE or after.rabbit[seat] != tiles.EXILE:
            continue
        why = WHY_EXILED.get(int(before.stage), "own")
        if before.purpose == stage.FOR_ANSWER:
            why = "judgement"
        elif why == "own" and walked_off(before):
            why = "road"
        tile = SPOT_KEYS[int(before.rabbit[seat])]
        yield Event("exiled", {"seat": seat, "why": why, "tile": tile})


def _marked(before: Any, after: Any) -> Iterator[Event]:
    """The first visitor of a residence leaves a mark."""
    known = before.mark.tolist()
    for tile, seat in enumerate(after.mark.tolist()):
        if seat != known[tile]:
            yield Event("marked", {"seat": seat, "tile": tiles.TILE_KEYS[tile]})


def _reshuffled(before: Any, after: Any) -> bool:
    """The discards have become the pile; one of them may have been bought instead."""
    if before.stage != stage.DEAL and 0 <= before.pile_size < after.pile_size:
        return True
    missing = int(before.discards) & ~int(after.discards)
    if before.stage == stage.TOLL and before.purpose == stage.FOR_GOODS:
        missing &= ~bought(before)
    return missing != 0


def _palaces_ended(before: Any, after: Any) -> Iterator[Event]:
    for seat in range(int(after.players)):
        if before.laid_open[seat] and not after.laid_open[seat]:
            yield Event("palace-ended", {"seat": seat})


def _toll(after: Any) -> Event:
    """The price to be paid or shown, and the purpose."""
    purpose = int(after.purpose)
    card = None
    if purpose == stage.FOR_ROYAL:
        card = card_sign(royal_of(int(after.rabbit[after.active])))
    return Event(
        "toll",
        {
            "seat": int(after.payer),
            "target": int(after.active),
            "purpose": PURPOSE_KEYS[purpose],
            "due": int(after.due),
            "suits": list(suits_in(after.suits)),
            "card": card,
            "cards": signs(cards_in(bought(after))),
        },
    )


def _end(after: Any) -> Event:
    seats = range(int(after.players))
    winners = [seat for seat in seats if after.winners >> seat & 1]
    royals = [signs(cards_in(int(after.hand[seat]) & cards.ROYALS)) for seat in seats]
    reason = REASON_KEYS[int(after.reason)]
    return Event("end", {"winners": winners, "reason": reason, "royals": royals})


TOLD = {
    **ON_THE_MAP,
    stage.DEAL: _dealt,
    stage.FIRST: _first,
    stage.TAKE_OFF: _took_off,
    stage.ROLL: _rolled,
    stage.LOTTERY: _matched,
    stage.DRAW: _drawn,
    stage.LIMIT: _discarded,
    stage.CROWD: _discarded,
    stage.TOLL: _laid,
    stage.CHALLENGE: _challenged,
    stage.ANSWER: _answered,
    stage.PHASE: _chosen,
    stage.GOODS: _picked,
    stage.FIGHT: _fought,
    stage.THEFT: _stolen,
    stage.NAME_PRICE: _proposed,
    stage.CONSENT: _consented,
    stage.HAND_OVER: _handed,
    stage.QUIET: _hushed,
    stage.SURPLUS: _called,
    stage.PENALTY: _discarded,
}


def _gained(before: Any, after: Any, seat: int) -> list[int]:
    """Cards that came into a hand, as far as the viewer knows them."""
    jokers = [
        cards.SUITED + colour
        for colour in range(cards.JOKERS)
        if after.joker[colour] == seat != before.joker[colour]
    ]
    return cards_in(int(after.hand[seat]) & ~int(before.hand[seat])) + jokers


def _gone(before: Any, after: Any, seat: int) -> int | None:
    """The card that left a hand in the open; None where a new pile has swallowed it at once."""
    if after.capital[seat] != before.capital[seat]:
        return int(after.capital[seat])
    for colour in range(cards.JOKERS):
        if before.joker[colour] == seat != after.joker[colour]:
            return cards.SUITED + colour
    left = int(before.hand[seat]) & ~int(after.hand[seat])
    new = left & cards.ROYALS or int(after.discards) & ~int(before.discards) or left
    gone = cards_in(new)
    return gone[0] if gone else None
