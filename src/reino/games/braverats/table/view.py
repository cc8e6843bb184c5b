"""A view of BraveRats as data.

Everything is read off hidden records, so nothing here can tell a secret.
"""

from collections import namedtuple
from typing import Annotated, Any

import msgspec

from reino.core.plain_kernel import plain
from reino.core.view import one_of
from reino.games.braverats.rules import cards, stage
from reino.games.braverats.rules.contract import held_worth, over
from reino.games.braverats.rules.reasons import REASON_KEYS
from reino.games.braverats.rules.round import NOBODY
from reino.games.braverats.rules.state import NOT_CHOSEN, STATE
from reino.games.braverats.table.names import CARD_NAMES, FACE_KEYS, card_keys

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
PLAYING = frozenset({stage.CHOOSE, stage.BETWEEN, stage.OVER})

# A record read once, as plain numbers: NumPy takes ten times as long for each look at a field.
Fields = namedtuple("Fields", STATE.names or ())  # type: ignore[misc]


class Result(msgspec.Struct, frozen=True):
    """The end of a round."""

    winner: int | None
    """The seat that won it; None where it was put on hold."""
    princess: bool
    """Whether a Princess met the Prince, which ends the game."""
    taker: int | None
    """The seat that has it by now; None while it is on hold."""


class View(msgspec.Struct, frozen=True):
    """A table of BraveRats as a seat or the public sees it. Lists of two are by seat; a card is
    named by its key."""

    stage: Annotated[str, one_of(STAGE_KEYS.values())]
    """What goes on: princes, opener, packet, keep, deal, gift, draw, choose, between or over."""
    round: int
    """The round that is played, from 1; once the game is over, the last one."""
    target: int
    """Rounds that win the game."""
    wins: list[int]
    """Rounds won."""
    held: int
    """Rounds on hold."""
    held_worth: list[int]
    """Rounds that those on hold would bring each clan."""
    hand: list[str] | None
    """The viewer's hand; None for the public."""
    hands: list[list[str] | None]
    """Each hand, where all of it is known to the viewer."""
    known: list[list[str]]
    """The cards of each hand that the viewer knows: in a draft, those that passed through its
    own."""
    hand_sizes: list[int]
    """Cards in each hand."""
    piles: list[list[str]] | None
    """Lucky draw: cards still to draw; of another clan hand and pile cannot be told apart."""
    packet: list[str] | None
    """Draft: the packet, where the viewer has seen it."""
    packet_size: int
    """Draft: cards in the packet."""
    opener: int | None
    """Draft: the seat that opened the packet."""
    chosen: list[bool]
    """Whether each clan has laid a card for this round."""
    cards: list[str | None]
    """The card each has laid, where the viewer knows it."""
    bonus: list[int]
    """Strength that the General of the round before adds."""
    look: int | None
    """The seat whose Spy sees the other card first."""
    copies: list[str] | None
    """Mime: the face that each clan's Mime would have now."""
    played: list[list[str]]
    """The cards of the finished rounds."""
    results: list[Result]
    """How the finished rounds ended."""
    game: int
    """Which game of the match this is, from 1."""
    games: list[int]
    """Games of the match won."""
    game_winner: int | None
    """The winner of the game, or of the last game of a match."""
    game_reason: str | None
    """Why that game is over."""
    winner: int | None
    """The winner of the whole: of the game, or of the match."""


def describe(record: Any, viewer: int) -> View:
    fields: Any = Fields(*record.item())
    hand = fields.hand.tolist()
    known = [card_keys(hand[0]), card_keys(hand[1])]
    chosen0, chosen1 = fields.chosen.tolist()
    now, finished = fields.stage, fields.rounds
    open_hands = now in PLAYING and not fields.lucky_draw
    played0, played1 = fields.played.tolist()
    last = fields.last
    return View(
        STAGE_KEYS[now],
        finished + 1 if now == stage.CHOOSE else finished,
        fields.target,
        fields.wins.tolist(),
        fields.held,
        [int(_held_worth(fields, 0)), int(_held_worth(fields, 1))],
        None if viewer == NOBODY else known[viewer],
        [known[seat] if open_hands or seat == viewer else None for seat in (0, 1)],
        known,
        fields.in_hand.tolist(),
        [card_keys(packed) for packed in fields.pile.tolist()] if fields.lucky_draw else None,
        card_keys(fields.packet) if fields.packet else None,
        fields.packet_size,
        seat_of(fields.opener),
        [chosen0 != NOT_CHOSEN, chosen1 != NOT_CHOSEN],
        [CARD_NAMES.get(chosen0), CARD_NAMES.get(chosen1)],
        fields.bonus.tolist(),
        seat_of(fields.look),
        [FACE_KEYS[last[1]], FACE_KEYS[last[0]]] if fields.mime else None,
        [_named(played0, finished), _named(played1, finished)],
        _results(fields.result.tolist()[:finished], fields.held),
        fields.game,
        fields.games.tolist(),
        seat_of(fields.winner),
        REASON_KEYS[fields.reason] or None,
        winner_of(fields),
    )


def _named(played: list[int], finished: int) -> list[str]:
    return [cards.CARD_KEYS[card] for card in played[:finished]]


def winner_of(record: Any) -> int | None:
    """The seat that has won, by the rules; None before the end, and after a draw."""
    returns = [0.0, 0.0]
    _over(record, returns)
    return None if returns[0] == returns[1] else returns.index(max(returns))


_over, _held_worth = plain(over), plain(held_worth)


def seat_of(seat: int) -> int | None:
    """A seat, or None where the record says that it is none."""
    return None if seat == NOBODY else int(seat)


def result_of(result: int) -> Result:
    """How a round ended, by its number in the record."""
    return RESULTS[result]


def _results(results: list[int], held: int) -> list[Result]:
    """How the finished rounds ended. The last ones without a winner are on hold, as many as the
    record counts; any before went with the round that was won next."""
    found: list[Result] = []
    taker: int | None = None
    for number in reversed(results):
        result = RESULTS[number]
        if result.winner is not None:
            taker = result.winner
        elif held:
            held -= 1
        else:
            result = HELD[taker]
        found.append(result)
    return found[::-1]


HELD = {taker: Result(None, False, taker) for taker in (None, 0, 1)}
RESULTS = {
    0: Result(0, False, 0),
    1: Result(1, False, 1),
    cards.HOLD: HELD[None],
    cards.PRINCESS_WINS: Result(0, True, 0),
    cards.PRINCESS_WINS + 1: Result(1, True, 1),
}
