"""Previews of BraveRats: the card an action is about, and how it would fare against every other.

    play    {"do", "card", "face", "strength", "count", "meets"}
    keep    the same, while drafting: as the card stands with no help from a round before

`face` is the card it counts as (a Mime copies), `count` how many of it there are to choose from.
`meets` is its row of the match-up table, one entry for each card of the game, weakest first:

    card, face, strength    the card it would meet
    left                    how many of these the other clan may still lay against it
    result                  "win", "lose" or "hold"
    gain                    rounds that the winner takes, held ones included
    ends                    whether that decides the game
    why                     "music", "love", "prince", "equal", "lower" or "higher"
    muted                   the powers a Wizard cancels: "mine", "theirs"
    next                    effects on the next round: "bonus" and "look" for me, or "their-..."
"""

from collections.abc import Sequence
from typing import Any

from reino.core.previews import Offer
from reino.core.view import View
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.rules.hands import count
from reino.games.braverats.rules.round import BONUS, EXTRA, LOOK, RESULT, ROUND, active, strength
from reino.games.braverats.rules.state import NOT_CHOSEN, UNKNOWN
from reino.games.braverats.table.names import FACE_KEYS
from reino.games.braverats.table.view import Fields


def offers(view: View) -> Sequence[Offer]:
    assert view.seat is not None
    asked = _AskedView(Fields(*view.record.item()), view.seat)
    return [asked.offer(action) for action in view.legal]


class _AskedView:
    """A view of the seat that chooses; "mine" and "theirs" are said from there."""

    def __init__(self, fields: Any, seat: int) -> None:
        self.s = fields
        self.me, self.other = seat, 1 - seat
        self.cards = range(cards.MIME + 1 if fields.mime else cards.MIME)

    def offer(self, action: int) -> Offer:
        drafting = action >= actions.KEEP
        card = action - actions.KEEP if drafting else action
        face = self.face(card, self.me)
        return {
            "do": "keep" if drafting else "play",
            "card": cards.CARD_KEYS[card],
            "face": FACE_KEYS[face],
            "strength": strength(face, int(self.s.bonus[self.me])),
            "count": how_many(self.s.packet if drafting else self.s.hand[self.me], card),
            "meets": [self.meeting(face, theirs, self.left(theirs)) for theirs in self.cards],
        }

    def face(self, card: int, seat: int) -> int:
        """The face a card of this seat would have: a Mime copies the card opposite it before."""
        return int(self.s.last[1 - seat]) if card == cards.MIME else card

    def left(self, card: int) -> int:
        """How many of this card the other clan may lay; in a draft, may come to hold."""
        s = self.s
        shown = int(s.chosen[self.other])
        if shown not in (NOT_CHOSEN, UNKNOWN):
            return int(card == shown)
        places = (s.hand[self.other], s.pile[self.other], s.deck, s.packet)
        return sum(how_many(packed, card) for packed in places)

    def meeting(self, mine: int, card: int, left: int) -> dict[str, Any]:
        s, me, other = self.s, self.me, self.other
        theirs = self.face(card, other)
        faces, bonus = [mine, theirs], [int(s.bonus[me]), int(s.bonus[other])]
        # The table of meetings has Yarg first.
        order = (0, 1) if me == 0 else (1, 0)
        row = ROUND[
            int(s.musician_mutes),
            bonus[order[0]] >> 1,
            bonus[order[1]] >> 1,
            faces[order[0]],
            faces[order[1]],
        ].tolist()

        result = row[RESULT]
        winner = None if result == cards.HOLD else result % cards.PRINCESS_WINS
        gain, ends = 0, result >= cards.PRINCESS_WINS
        if winner is not None and not ends:
            gain = 1 + row[EXTRA + winner] + int(s.held) + int(s.held_extra[winner])
            ends = int(s.wins[winner]) + gain >= s.target
        coming = {
            "bonus": row[BONUS + me],
            "look": row[LOOK] == me,
            "their-bonus": row[BONUS + other],
            "their-look": row[LOOK] == other,
        }
        muted = {
            "mine": mine != cards.BLANK and not active(mine, theirs),
            "theirs": theirs != cards.BLANK and not active(theirs, mine),
        }
        return {
            "card": cards.CARD_KEYS[card],
            "face": FACE_KEYS[theirs],
            "strength": strength(theirs, bonus[1]),
            "left": left,
            "result": "hold" if winner is None else "win" if winner == me else "lose",
            "gain": gain,
            "ends": ends,
            "why": why(result, (mine, theirs)),
            "muted": [whose for whose, is_so in muted.items() if is_so],
            "next": [] if ends else [what for what, comes in coming.items() if comes],
        }


def how_many(packed: Any, card: int) -> int:
    plain = getattr(count, "py_func", count)
    return int(plain(int(packed), card))


def why(result: int, faces: tuple[int, int]) -> str:
    """The rule that decides a meeting, the first of the round's order that applies."""
    working = {face for face, opposite in (faces, faces[::-1]) if active(face, opposite)}
    if cards.MUSICIAN in working:
        return "music"
    if result >= cards.PRINCESS_WINS:
        return "love"
    if cards.PRINCE in working and faces[0] != faces[1]:
        return "prince"
    if result == cards.HOLD:
        return "equal"
    return "lower" if cards.ASSASSIN in working else "higher"
