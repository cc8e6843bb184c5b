"""The rules of BraveRats in the order a game meets them: set-up, choice, round, end, secrets.

    prepare ──> [princes] [opener ─> packet ⇄ keep] [deal] ─> [gift] ─> [draw] ─> choose ─> round ─┐
                                                                          ^                        │
                                                                          └────────────────────────┤
    next game of a match <─────────────────────────────────────────────────────── end of a game <──┘

Stages in brackets exist only under their options; all but *keep* and *choose* are chance's.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.braverats.cards import (
    EMPTY,
    any_card,
    any_cards,
    each_once,
    list_ranks,
    list_weighted,
    one,
)
from reino.games.braverats.duel import BONUS, EXTRA, LOOK, NOBODY, RESULT, ROUND
from reino.games.braverats.tables import (
    BLANK,
    CARDS,
    DRAWN_SEAT,
    HOLD,
    KEEP,
    LUCKY_HAND,
    MATCH_GAMES,
    MATCH_WINS,
    MATCH_WON,
    MIME,
    NEXT_GAME,
    NINE_GAMES,
    OUT_OF_CARDS,
    PACKET_SIZE,
    PLAY,
    PRINCE,
    PRINCESS,
    PRINCESS_MET_PRINCE,
    PRINCESS_WINS,
    ROUNDS,
    TARGET_REACHED,
    UNPLAYED,
)

# Stages: whose turn it is, and for what.
PRINCES, OPENER, PACKET, KEEPING, DEAL, GIFT, DRAW, CHOOSE, BETWEEN, OVER = range(10)

NOT_CHOSEN = -1
UNKNOWN = CARDS  # a choice that was made, but is sealed for the viewer

ATTACK_OFF, ATTACK_RANDOM, ATTACK_YARG, ATTACK_APPLEWOOD = range(4)

i1, i4 = np.int8, np.int32
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # The options, fixed for the whole game.
                ("traitor", i1),
                ("lucky_draw", i1),
                ("target", i1),  # rounds to win: 4, or 3 with fast_rat
                ("draft", i1),
                ("random_deal", i1),
                ("princess_attack", i1),
                ("emperor", i1),
                ("mime", i1),
                ("held_ambassador", i1),
                ("musician_mutes", i1),
                # The match (emperor): games won, and which game this is, from 1.
                ("games", i1, (2,)),
                ("game", i1),
                ("stage", i1),
                # Where the cards are, as packed sets. A card laid for this round is in `chosen`.
                ("hand", i4, (2,)),
                ("pile", i4, (2,)),  # lucky_draw: not yet drawn. In a view: hand or pile
                ("deck", i4),  # draft, random_deal: not yet dealt. In a view: or hidden
                ("packet", i4),  # draft: going round
                ("secret", i4, (2,)),  # draft: kept first from a packet, never seen by the other
                ("in_hand", i1, (2,)),  # cards in each hand; everybody sees that
                ("gift", i1, (2,)),  # traitor: the card on its way to the other clan
                # The draft.
                ("packet_size", i1),
                ("packets", i1),  # opened before this one
                ("opener", i1),
                ("picks", i1),  # cards kept from this packet so far
                # The round.
                ("rounds", i1),  # rounds finished
                ("chosen", i1, (2,)),
                ("bonus", i1, (2,)),  # +2 earned by the General of the round before
                ("look", i1),  # the seat whose Spy lets it choose second, or NOBODY
                ("last", i1, (2,)),  # faces of the round before, for the Mime
                ("wins", i1, (2,)),
                ("held", i1),  # rounds on hold
                ("held_extra", i1, (2,)),  # held rounds in which this seat's Ambassador is active
                ("played", i1, (2, ROUNDS)),
                ("result", i1, (ROUNDS,)),  # seat, HOLD, PRINCESS_WINS + seat, or UNPLAYED
                # The end.
                ("winner", i1),
                ("reason", i1),  # how the game, or the last game of the match, ended
            ],
            align=True,
        ),
    )
)


@kernel
def new(s, players, options):
    s.traitor = options[0]
    s.lucky_draw = options[1]
    s.target = 3 if options[2] else 4
    s.draft = options[3]
    s.random_deal = options[4]
    s.princess_attack = options[5]
    s.emperor = options[6]
    s.mime = options[7]
    s.held_ambassador = options[8]
    s.musician_mutes = options[9]
    s.game = 1
    prepare(s)


# Set-up


@kernel
def prepare(s):
    """Each game of a match is set up anew; nothing carries over but the games won."""
    for seat in range(2):
        s.hand[seat] = EMPTY
        s.pile[seat] = EMPTY
        s.secret[seat] = EMPTY
        s.in_hand[seat] = 0
        s.gift[seat] = NOT_CHOSEN
        s.chosen[seat] = NOT_CHOSEN
        s.bonus[seat] = 0
        s.last[seat] = BLANK
        s.wins[seat] = 0
        s.held_extra[seat] = 0
        for i in range(ROUNDS):
            s.played[seat, i] = UNPLAYED
    s.deck = EMPTY
    s.packet = EMPTY
    for i in range(ROUNDS):
        s.result[i] = UNPLAYED
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
        s.deck = 2 * each_once(kinds(s))
        s.stage = OPENER if s.draft else DEAL
        return
    for seat in range(2):
        s.hand[seat] = each_once(kinds(s))
        s.in_hand[seat] = kinds(s)
    if s.princess_attack == ATTACK_OFF:
        dealt(s)
    elif s.princess_attack == ATTACK_RANDOM:
        s.stage = PRINCES
    else:
        give_both_princes(s, s.princess_attack - ATTACK_YARG)


@kernel
def give_both_princes(s, seat):
    """Princess attack: one clan holds both Princes, the other both Princesses."""
    s.hand[seat] += one(PRINCE) - one(PRINCESS)
    s.hand[1 - seat] += one(PRINCESS) - one(PRINCE)
    dealt(s)


@kernel
def dealt(s):
    """Deal, draft or attack done: then the traitors, then each shuffles."""
    if s.traitor:
        s.stage = GIFT
    else:
        begin(s)


@kernel
def begin(s):
    """Hands are public now. Lucky draw: each shuffles theirs into a pile of their own."""
    if not s.lucky_draw:
        s.stage = CHOOSE
        return
    for seat in range(2):
        s.pile[seat] = s.hand[seat]
        s.hand[seat] = EMPTY
        s.in_hand[seat] = 0
    s.stage = DRAW


@kernel
def kinds(s):
    """Ranks in play, which is also how many cards a clan plays with."""
    return CARDS if s.mime else CARDS - 1


@kernel
def cards_left(s):
    """Cards each clan still has to play, in hand and pile together."""
    return kinds(s) - s.rounds


@kernel
def drawer(s):
    """Lucky draw: the seat that draws next, or NOBODY once both hands are full."""
    for seat in range(2):
        if s.in_hand[seat] < LUCKY_HAND and s.in_hand[seat] < cards_left(s):
            return seat
    return NOBODY


# The draft


@kernel
def packet_full(s):
    """Cards a new packet holds: four, or what is left."""
    dealt_so_far = s.in_hand[0] + s.in_hand[1]
    left = 2 * kinds(s) - dealt_so_far
    return min(PACKET_SIZE, left)


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
        s.stage = PACKET
        return
    s.opener = NOBODY
    s.packets = 0
    s.secret[0] = EMPTY
    s.secret[1] = EMPTY
    dealt(s)


# Choosing


@kernel
def owing(s):
    if s.stage == CHOOSE:
        # After a Spy the other side shows a card first.
        if s.look != NOBODY:
            shown = s.chosen[1 - s.look] != NOT_CHOSEN
            return 1 << s.look if shown else 1 << (1 - s.look)
        mask = 0
        if s.chosen[0] == NOT_CHOSEN:
            mask |= 1
        if s.chosen[1] == NOT_CHOSEN:
            mask |= 2
        return mask
    if s.stage == KEEPING:
        return 1 << holder(s)
    return 0


@kernel
def legal(s, seat, out):
    if not (owing(s) >> seat) & 1:
        return 0
    if s.stage == KEEPING:
        return list_ranks(s.packet, KEEP, out)
    return list_ranks(s.hand[seat], PLAY, out)


@kernel
def play(s, seat, action):
    if s.stage == KEEPING:
        keep(s, action - KEEP)
        return
    s.chosen[seat] = action
    s.hand[seat] -= one(action)
    s.in_hand[seat] -= 1
    if s.chosen[0] != NOT_CHOSEN and s.chosen[1] != NOT_CHOSEN:
        settle_round(s)


# The round


@kernel
def face_of(card, copied):
    """A Mime counts as what the opponent's card of the round before counted as."""
    return copied if card == MIME else card


@kernel
def settle_round(s):
    # What the two cards count as, and what their meeting does.
    face0 = face_of(s.chosen[0], s.last[1])
    face1 = face_of(s.chosen[1], s.last[0])
    row = ROUND[s.musician_mutes, s.bonus[0] >> 1, s.bonus[1] >> 1, face0, face1]
    result = row[RESULT]

    s.played[0, s.rounds] = s.chosen[0]
    s.played[1, s.rounds] = s.chosen[1]
    s.result[s.rounds] = result
    s.rounds += 1

    # For the next round.
    s.look = row[LOOK]
    for seat in range(2):
        s.chosen[seat] = NOT_CHOSEN
        s.bonus[seat] = row[BONUS + seat]
    s.last[0] = face0
    s.last[1] = face1

    if result >= PRINCESS_WINS:
        finish_game(s, result - PRINCESS_WINS, PRINCESS_MET_PRINCE)
        return

    if result == HOLD:
        s.held += 1
        if s.held_ambassador:
            for seat in range(2):
                s.held_extra[seat] += row[EXTRA + seat]
    else:
        # A win is worth 1, or 2 with an active Ambassador, plus every round on hold.
        s.wins[result] += 1 + row[EXTRA + result] + s.held + s.held_extra[result]
        s.held = 0
        for seat in range(2):
            s.held_extra[seat] = 0
        if s.wins[result] >= s.target:
            finish_game(s, result, TARGET_REACHED)
            return

    if cards_left(s) == 0:
        finish_game(s, NOBODY, OUT_OF_CARDS)
    elif s.lucky_draw and drawer(s) != NOBODY:
        s.stage = DRAW


# The end


@kernel
def finish_game(s, winner, reason):
    s.winner = winner
    s.reason = reason
    if not s.emperor:
        s.stage = OVER
        return
    # A match goes to two wins, or nine games; drawn games are replayed.
    if winner != NOBODY:
        s.games[winner] += 1
    won = winner != NOBODY and s.games[winner] == MATCH_WINS
    s.stage = OVER if won or s.game == MATCH_GAMES else BETWEEN


@kernel
def over(s, returns):
    if s.stage != OVER:
        return 0
    winner = s.winner
    reason = s.reason
    if s.emperor:
        reason = NINE_GAMES
        winner = NOBODY
        if s.games[0] != s.games[1]:
            winner = 0 if s.games[0] > s.games[1] else 1
            if s.games[winner] == MATCH_WINS:
                reason = MATCH_WON
    returns[0] = 0.0
    returns[1] = 0.0
    if winner != NOBODY:
        returns[winner] = 1.0
        returns[1 - winner] = -1.0
    return reason


# Chance


@kernel
def chance(s, outcomes, weights):
    if s.stage == CHOOSE or s.stage == KEEPING or s.stage == OVER:
        return 0
    if s.stage == PRINCES or s.stage == OPENER:
        for seat in range(2):
            outcomes[seat] = DRAWN_SEAT + seat
            weights[seat] = 1
        return 2
    if s.stage == BETWEEN:
        outcomes[0] = NEXT_GAME
        weights[0] = 1
        return 1
    if s.stage == GIFT:
        return list_weighted(s.hand[giver(s)], outcomes, weights)
    if s.stage == DRAW:
        return list_weighted(s.pile[drawer(s)], outcomes, weights)
    return list_weighted(s.deck, outcomes, weights)


@kernel
def giver(s):
    """Traitor: Yarg's card is drawn first; both change hands together."""
    return 0 if s.gift[0] == NOT_CHOSEN else 1


@kernel
def fall(s, outcome):
    if s.stage == PRINCES:
        give_both_princes(s, outcome - DRAWN_SEAT)

    elif s.stage == OPENER:
        s.opener = outcome - DRAWN_SEAT
        s.stage = PACKET

    elif s.stage == PACKET:
        s.deck -= one(outcome)
        s.packet += one(outcome)
        s.packet_size += 1
        if s.packet_size == packet_full(s):
            s.stage = KEEPING

    elif s.stage == DEAL:
        # Half the deck goes to Yarg, and the rest is Applewood's.
        s.deck -= one(outcome)
        s.hand[0] += one(outcome)
        s.in_hand[0] += 1
        if s.in_hand[0] == kinds(s):
            s.hand[1] = s.deck
            s.deck = EMPTY
            s.in_hand[1] = s.in_hand[0]
            dealt(s)

    elif s.stage == GIFT:
        seat = giver(s)
        s.gift[seat] = outcome
        s.hand[seat] -= one(outcome)
        if seat == 1:
            for seat in range(2):
                s.hand[1 - seat] += one(s.gift[seat])
                s.gift[seat] = NOT_CHOSEN
            begin(s)

    elif s.stage == DRAW:
        seat = drawer(s)
        s.pile[seat] -= one(outcome)
        s.hand[seat] += one(outcome)
        s.in_hand[seat] += 1
        if drawer(s) == NOBODY:
            s.stage = CHOOSE

    elif s.stage == BETWEEN:
        s.game += 1
        prepare(s)


# Secrets


@kernel
def hide(s, viewer):
    for seat in range(2):
        if seat == viewer:
            continue

        # A choice is sealed until both are made; a card shown to a Spy is public.
        if s.look == NOBODY and s.chosen[seat] != NOT_CHOSEN and s.chosen[seat] != UNKNOWN:
            s.hand[seat] += one(s.chosen[seat])
            s.chosen[seat] = UNKNOWN

        # Lucky draw: who owns a card is public, hand against pile is not.
        if s.lucky_draw and (s.stage == DRAW or s.stage == CHOOSE):
            s.pile[seat] += s.hand[seat]
            s.hand[seat] = EMPTY

        # Draft: a card kept first from a packet was never seen by anyone else.
        if s.stage == PACKET or s.stage == KEEPING:
            unseen = s.hand[seat] if viewer == NOBODY else s.secret[seat]
            s.deck += unseen
            s.hand[seat] -= unseen
            s.secret[seat] = EMPTY

    if not sees_packet(s, viewer):
        s.deck += s.packet
        s.packet = EMPTY


@kernel
def sees_packet(s, viewer):
    """The opener, and from the first pick on the other too: each knows what they pass on."""
    return viewer != NOBODY and (viewer == s.opener or s.picks > 0)


@kernel
def guess(s, viewer, rng):
    for seat in range(2):
        if seat == viewer:
            continue

        if s.lucky_draw and (s.stage == DRAW or s.stage == CHOOSE):
            sealed = 1 if s.chosen[seat] == UNKNOWN else 0
            s.hand[seat] = any_cards(s.pile[seat], s.in_hand[seat] + sealed, rng)
            s.pile[seat] -= s.hand[seat]

        if s.chosen[seat] == UNKNOWN:
            s.chosen[seat] = any_card(s.hand[seat], rng)
            s.hand[seat] -= one(s.chosen[seat])

        if s.stage == PACKET or s.stage == KEEPING:
            s.secret[seat] = any_cards(s.deck, firsts(s, seat), rng)
            s.deck -= s.secret[seat]
            s.hand[seat] += s.secret[seat]
            if viewer == NOBODY:
                seen = any_cards(s.deck, s.in_hand[seat] - firsts(s, seat), rng)
                s.deck -= seen
                s.hand[seat] += seen

    if not sees_packet(s, viewer):
        s.packet = any_cards(s.deck, s.packet_size, rng)
        s.deck -= s.packet
