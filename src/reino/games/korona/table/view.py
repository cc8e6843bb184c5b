"""A view of Korona as plain data.

Everything is read off hidden records, so nothing here can tell a secret.
"""

from typing import Any

from reino.games.korona.rules import actions, stage
from reino.games.korona.rules.cards import CARD_KEYS
from reino.games.korona.rules.piles import is_full
from reino.games.korona.rules.reasons import REASON_KEYS
from reino.games.korona.rules.state import PUBLIC
from reino.games.korona.table.names import card_keys, pile_keys
from reino.games.korona.table.scoring import breakdown, zone_piles

STAGE_KEYS = {
    stage.DEAL: "deal",
    stage.FIRST: "first",
    stage.TAKE: "take",
    stage.TAKE_SECOND: "take-second",
    stage.DRAW: "draw",
    stage.REFILL: "refill",
    stage.ACT: "act",
    stage.MOVE: "move",
    stage.MOVE_TO: "move-to",
    stage.SEND: "send",
    stage.LODGE: "lodge",
    stage.STEAL: "steal",
    stage.REPAY: "repay",
    stage.SEIZE: "seize",
    stage.ASK: "ask",
    stage.YIELD: "yield",
    stage.SETTLE: "settle",
    stage.JEST: "jest",
    stage.PASS: "pass",
    stage.OVER: "over",
}


def describe(view: Any, viewer: int) -> dict[str, Any]:
    seats = range(int(view.players))
    zones = [zone_piles(view.zone[seat]) for seat in seats]
    entries = [breakdown(zone) for zone in zones]
    reason = REASON_KEYS[int(view.reason)] or None
    return {
        "stage": STAGE_KEYS[int(view.stage)],
        "players": len(seats),
        "zones": [[_pile(pile) for pile in zone] for zone in zones],
        "scores": [sum(entry.points for entry in zone) for zone in entries],
        "breakdowns": [[entry.as_dict() for entry in zone] for zone in entries],
        "hand": None if viewer not in seats else card_keys(view.hand[viewer]),
        "hand_sizes": view.hand_size[: len(seats)].tolist(),
        # The cards of each hand that the viewer knows, and those that are public.
        "known": [card_keys(view.hand[seat]) for seat in seats],
        "shown": [card_keys(view.known[PUBLIC, seat]) for seat in seats],
        "market": card_keys(view.market),
        "deck_size": int(view.deck_size),
        # Where the viewer cannot tell deck and hands apart, they are counted together.
        "unseen": card_keys(view.deck),
        "discards": card_keys(view.discards),
        "first": _seat(view.first),
        "active": _seat(view.active),
        "turns": int(view.turns),
        "actions": int(view.actions),
        "draws": int(view.draws),
        "used": _card(view.used),
        "target": _seat(view.target),
        "from_hand": bool(view.from_hand),
        "stolen": [_named(number) for number in view.stolen.tolist() if number != actions.NONE],
        "repaid": _named(view.repaid),
        "sent": _named(view.sent),
        "lodged": _named(view.lodged),
        "seized": _named(view.seized),
        "asked": _seat(view.asked),
        "struck": _seat(view.struck),
        "held": [CARD_KEYS[card] for card in view.held.tolist() if card != actions.NONE],
        "placer": _seat(view.placer),
        "ground": _seat(view.ground),
        "source": _named(view.source),
        "passes": int(view.passes),
        "fresh": [_named(number) for number in view.fresh.tolist() if number != actions.NONE],
        "winners": [seat for seat in seats if view.winners >> seat & 1],
        "reason": reason,
    }


def _pile(pile: tuple[int, ...]) -> dict[str, Any]:
    return {"cards": [CARD_KEYS[card] for card in pile], "full": is_full(pile)}


def _card(card: Any) -> str | None:
    return None if card == actions.NONE else CARD_KEYS[int(card)]


def _seat(seat: Any) -> int | None:
    return None if seat == actions.NONE else int(seat)


def _named(number: Any) -> list[str] | None:
    return None if number == actions.NONE else pile_keys(number)
