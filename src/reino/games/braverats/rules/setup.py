"""The set-up of a game of BraveRats: deal, draft, princess attack, traitors, lucky draw."""

from reino.core.kernel import kernel
from reino.games.braverats.rules import cards, stage, state
from reino.games.braverats.rules.hands import CLAN, CLAN_SIZE, EMPTY, one
from reino.games.braverats.rules.round import NOBODY


@kernel
def prepare(s):
    """Each game of a match is set up anew; nothing carries over but the games won."""
    for seat in range(2):
        s.hand[seat] = EMPTY
        s.pile[seat] = EMPTY
        s.secret[seat] = EMPTY
        s.in_hand[seat] = 0
        s.gift[seat] = state.NOT_CHOSEN
        s.chosen[seat] = state.NOT_CHOSEN
        s.bonus[seat] = 0
        s.last[seat] = cards.BLANK
        s.wins[seat] = 0
        s.held_extra[seat] = 0
        for i in range(cards.ROUNDS):
            s.played[seat, i] = cards.UNPLAYED
    s.deck = EMPTY
    s.packet = EMPTY
    for i in range(cards.ROUNDS):
        s.result[i] = cards.UNPLAYED
    s.packet_size = 0
    s.packets = 0
    s.opener = NOBODY
    s.picks = 0
    s.rounds = 0
    s.look = NOBODY
    s.held = 0
    s.winner = NOBODY
    s.reason = 0

    if s.draft or s.random_deal:
        s.deck = 2 * CLAN[s.mime]
        s.stage = stage.OPENER if s.draft else stage.DEAL
        return
    for seat in range(2):
        s.hand[seat] = CLAN[s.mime]
        s.in_hand[seat] = clan_size(s)
    if s.princess_attack == state.ATTACK_OFF:
        dealt(s)
    elif s.princess_attack == state.ATTACK_RANDOM:
        s.stage = stage.PRINCES
    else:
        give_both_princes(s, s.princess_attack - state.ATTACK_YARG)


@kernel
def give_both_princes(s, seat):
    """Princess attack: one clan holds both Princes, the other both Princesses."""
    s.hand[seat] += one(cards.PRINCE) - one(cards.PRINCESS)
    s.hand[1 - seat] += one(cards.PRINCESS) - one(cards.PRINCE)
    dealt(s)


@kernel
def dealt(s):
    """Deal, draft or attack done: then the traitors, then each clan shuffles."""
    if s.traitor:
        s.stage = stage.GIFT
    else:
        begin(s)


@kernel
def begin(s):
    """Hands are public now. Lucky draw: each clan shuffles its own into a pile."""
    if not s.lucky_draw:
        s.stage = stage.CHOOSE
        return
    for seat in range(2):
        s.pile[seat] = s.hand[seat]
        s.hand[seat] = EMPTY
        s.in_hand[seat] = 0
    s.stage = stage.DRAW


@kernel
def clan_size(s):
    """How many cards a clan plays with."""
    return CLAN_SIZE[s.mime]


@kernel
def cards_left(s):
    """Cards each clan still has to play, in hand and pile together."""
    return clan_size(s) - s.rounds


@kernel
def drawer(s):
    """Lucky draw: the seat that draws next, or NOBODY once both hands are full."""
    for seat in range(2):
        if s.in_hand[seat] < cards.LUCKY_HAND and s.in_hand[seat] < cards_left(s):
            return seat
    return NOBODY


@kernel
def packet_full(s):
    """Cards a new packet holds: four, or all that are left."""
    dealt_so_far = s.in_hand[0] + s.in_hand[1]
    left = 2 * clan_size(s) - dealt_so_far
    return min(cards.PACKET_SIZE, left)


@kernel
def holder(s):
    """The seat that looks at the packet: opener first, then in turn."""
    return s.opener if s.picks % 2 == 0 else 1 - s.opener


@kernel
def firsts(s, seat):
    """How many cards of this seat were kept first from a packet, and so never seen by the other."""
    if seat == s.opener:
        return s.packets // 2 + (1 if s.picks > 0 else 0)
    return (s.packets + 1) // 2


@kernel
def keep(s, card):
    seat = holder(s)
    if s.picks == 0:
        s.secret[seat] += one(card)
    s.packet -= one(card)
    s.packet_size -= 1
    s.hand[seat] += one(card)
    s.in_hand[seat] += 1
    s.picks += 1

    # The last card of a packet leaves no choice.
    if s.packet_size == 1:
        s.hand[holder(s)] += s.packet
        s.in_hand[holder(s)] += 1
        s.packet = EMPTY
        s.packet_size = 0

    if s.packet_size > 0:
        return
    s.picks = 0
    s.packets += 1
    s.opener = 1 - s.opener
    if packet_full(s) > 0:
        s.stage = stage.PACKET
        return
    s.opener = NOBODY
    s.packets = 0
    s.secret[0] = EMPTY
    s.secret[1] = EMPTY
    dealt(s)


@kernel
def giver(s):
    """Traitor: Yarg's card is drawn first; both change hands together."""
    return 0 if s.gift[0] == state.NOT_CHOSEN else 1
