"""How every pair of cards would fare in this round, by the rules that settle it: for previews."""

from typing import Final

from reino.core.kernel import kernel
from reino.games.braverats.rules import cards
from reino.games.braverats.rules.contract import enough, face_of, gain, meeting, offered
from reino.games.braverats.rules.hands import count
from reino.games.braverats.rules.round import BONUS, LOOK, MUTED, RESULT, ROUND_ROWS, RULE, STRENGTH
from reino.games.braverats.rules.setup import cards_left
from reino.games.braverats.rules.state import NOT_CHOSEN, UNKNOWN

# The fields of a card: itself, its face and strength, how many there are. Then, of a meeting, the
# result as one sees it, the rule that decides, the rounds that the winner takes, whether the game
# ends, the powers that are cancelled (1 one's own, 2 the other's), and the effects on the next
# round (1 a bonus and 2 a look of one's own, 4 and 8 of the other's).
FIELDS: Final = 10
HOLDS, WINS, LOSES = range(3)
ROWS: Final = 1 + cards.CARDS


@kernel(inline=False)
def foresee(s, seat, out):
    """Fill [card of this seat, row, field] of a hidden record: row 0 has the card itself, row
    1 + n its meeting with card n of the other seat."""
    other = 1 - seat
    for card in range(cards.CARDS):
        mine = face_of(card, s.last[other])
        write_card(s, seat, card, mine, count(offered(s, seat), card), out[card, 0])
        for met in range(cards.CARDS):
            theirs = face_of(met, s.last[seat])
            row = out[card, 1 + met]
            write_card(s, other, met, theirs, may_meet(s, other, met), row)
            write_meeting(s, seat, mine, theirs, row)


@kernel
def write_card(s, seat, card, face, n, row):
    row[0] = card
    row[1] = face
    row[2] = STRENGTH[s.bonus[seat] >> 1, face]
    row[3] = n


@kernel
def may_meet(s, seat, card):
    """How many of a card this seat may lay; in a draft, may come to hold."""
    shown = s.chosen[seat]
    if shown != NOT_CHOSEN and shown != UNKNOWN:
        return 1 if card == shown else 0
    return count(s.hand[seat] + s.pile[seat] + s.deck + s.packet, card)


@kernel
def write_meeting(s, seat, mine, theirs, row):
    other = 1 - seat
    met = ROUND_ROWS[meeting(s, mine, theirs) if seat == 0 else meeting(s, theirs, mine)]
    result = met[RESULT]
    rounds = 0
    ends = result >= cards.PRINCESS_WINS
    winner = result - cards.PRINCESS_WINS if ends else result
    if result < cards.HOLD:
        rounds = gain(s, met, winner)
        ends = enough(s, s.wins[winner] + rounds)
    effects = 0
    if not ends and cards_left(s) > 1:  # with the last card there is no next round
        effects += 1 if met[BONUS + seat] else 0
        effects += 2 if met[LOOK] == seat else 0
        effects += 4 if met[BONUS + other] else 0
        effects += 8 if met[LOOK] == other else 0
    row[4] = HOLDS if result == cards.HOLD else WINS if winner == seat else LOSES
    row[5] = met[RULE]
    row[6] = rounds
    row[7] = ends
    row[8] = met[MUTED + seat] + 2 * met[MUTED + other]
    row[9] = effects
