"""A view of BraveRats as plain data.

Everything is read off hidden records, so nothing here can tell a secret.
"""

from collections import namedtuple
from typing import Any

from reino.games.braverats.rules import cards, stage
from reino.games.braverats.rules.reasons import REASON_KEYS
from reino.games.braverats.rules.round import NOBODY
from reino.games.braverats.rules.state import NOT_CHOSEN, STATE, UNKNOWN
from reino.games.braverats.table.names import FACE_KEYS, card_keys

STAGE_KEYS = {
    stage.PRINCES: "princes",
    stage.OPENER: "opener",
    stage.PACKET: "packet",
    stage.KEEPING: "keep",
    stage.DEAL: "deal",
    stage.GIFT: "gift",
    stage.DRAW: "draw",
    stage.CHOOSE: "choose",
    stage.BETWEEN: "between",
    stage.OVER: "over",
}

# A record read once, as plain numbers: NumPy takes ten times as long for each look at a field.
Fields = namedtuple("Fields", STATE.names or ())  # type: ignore[misc]


def describe(record: Any, viewer: int) -> dict[str, Any]:
    view: Any = Fields(*record.item())
    chosen = view.chosen.tolist()
    hand = view.hand.tolist()
    playing = view.stage in (stage.CHOOSE, stage.BETWEEN, stage.OVER)
    open_hands = playing and not view.lucky_draw
    finished = int(view.rounds)
    return {
        "stage": STAGE_KEYS[int(view.stage)],
        "round": finished + 1 if view.stage == stage.CHOOSE else finished,
        "target": int(view.target),
        "wins": view.wins.tolist(),
        "held": int(view.held),
        "held_worth": [view.held + extra for extra in view.held_extra.tolist()],
        "hand": card_keys(hand[viewer]) if viewer != NOBODY else None,
        "hands": [
            card_keys(hand[seat]) if open_hands or seat == viewer else None for seat in (0, 1)
        ],
        # The cards of each hand the viewer knows: in a draft, those that passed through its own.
        "known": [card_keys(row) for row in hand],
        "hand_sizes": view.in_hand.tolist(),
        # Lucky draw: an own pile by content; the other's hand and pile cannot be told apart.
        "piles": [card_keys(view.pile[seat]) for seat in (0, 1)] if view.lucky_draw else None,
        "packet": card_keys(view.packet) if view.packet else None,
        "packet_size": int(view.packet_size),
        "opener": seat_of(view.opener),
        "chosen": [card != NOT_CHOSEN for card in chosen],
        "cards": [
            cards.CARD_KEYS[card] if card not in (NOT_CHOSEN, UNKNOWN) else None for card in chosen
        ],
        "bonus": view.bonus.tolist(),
        "look": seat_of(view.look),
        "copies": [FACE_KEYS[int(view.last[1 - seat])] for seat in (0, 1)] if view.mime else None,
        "played": [[cards.CARD_KEYS[c] for c in row[:finished]] for row in view.played.tolist()],
        "results": [result_of(r) for r in view.result[:finished].tolist()],
        "game": int(view.game),
        "games": view.games.tolist(),
        "game_winner": seat_of(view.winner),
        "game_reason": REASON_KEYS[int(view.reason)] or None,
    }


def seat_of(seat: int) -> int | None:
    """A seat, or None where the record says that it is none."""
    return None if seat == NOBODY else int(seat)


def result_of(result: int) -> dict[str, Any]:
    """The winner of a round, or None while it is held; and whether a Princess ended the game."""
    if result == cards.HOLD:
        return {"winner": None, "princess": False}
    return {"winner": result % cards.PRINCESS_WINS, "princess": result >= cards.PRINCESS_WINS}
