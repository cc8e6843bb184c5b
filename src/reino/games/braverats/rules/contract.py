"""The rules of BraveRats in the order a game meets them: set-up, choice, round, end, secrets.

    prepare ──> [princes] [opener ─> packet ⇄ keep] [deal] ─> [gift] ─> [draw] ─> choose ─> round ─┐
                                                                          ^                        │
                                                                          └────────────────────────┤
    next game of a match <─────────────────────────────────────────────────────── end of a game <──┘

Stages in brackets exist only under their options; all but *keep* and *choose* are chance's.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.braverats.rules import actions, cards, reasons, stage
from reino.games.braverats.rules.hands import (
    EMPTY,
    any_rank,
    list_ranks,
    list_weighted,
    one,
)
from reino.games.braverats.rules.hidden import guess, hide
from reino.games.braverats.rules.round import BONUS, EXTRA, FACES, LOOK, NOBODY, RESULT, ROUND_ROWS
from reino.games.braverats.rules.setup import (
    begin,
    cards_left,
    clan_size,
    dealt,
    drawer,
    give_both_princes,
    giver,
    holder,
    keep,
    packet_full,
    prepare,
)
from reino.games.braverats.rules.state import NOT_CHOSEN, STATE

__all__ = [
    "STATE",
    "chance",
    "fall",
    "guess",
    "hide",
    "legal",
    "new",
    "over",
    "owing",
    "pick",
    "play",
]


@kernel
def new(s, players):
    s.target = cards.TARGETS[s.fast_rat]
    s.game = 1
    prepare(s)


@kernel
def owing(s):
    if s.stage == stage.CHOOSE:
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
    if s.stage == stage.KEEPING:
        return 1 << holder(s)
    return 0


@kernel
def legal(s, seat, out):
    if not (owing(s) >> seat) & 1:
        return 0
    return list_ranks(offered(s, seat), asked_for(s), out)


@kernel
def asked_for(s):
    """The kind of action that is due, by its first id: to keep a card while drafting, or to play
    one."""
    return actions.KEEP if s.stage == stage.KEEPING else actions.PLAY


@kernel
def offered(s, seat):
    """The cards to choose from: the packet while drafting, the hand otherwise."""
    return s.packet if s.stage == stage.KEEPING else s.hand[seat]


@kernel
def pick(s, seat, rng, ids):
    return asked_for(s) + any_rank(offered(s, seat), rng)


@kernel
def play(s, seat, action):
    if s.stage == stage.KEEPING:
        keep(s, action - actions.KEEP)
        return
    s.chosen[seat] = action
    s.hand[seat] -= one(action)
    s.in_hand[seat] -= 1
    if s.chosen[0] != NOT_CHOSEN and s.chosen[1] != NOT_CHOSEN:
        settle_round(s)


@kernel
def face_of(card, copied):
    """A Mime has the face that the opponent's card had in the round before."""
    return copied if card == cards.MIME else card


@kernel
def meeting(s, face0, face1):
    """Where the effects of two faces that meet in this round stand in ROUND_ROWS: on a GPU a kernel
    can give a number back, and no row."""
    # Not in the 8 bits of a field, which could not hold the sum in plain Python.
    helped = np.int64(s.musician_mutes) * 4 + (s.bonus[0] >> 1) * 2 + (s.bonus[1] >> 1)
    return (helped * FACES + face0) * FACES + face1


@kernel
def gain(s, row, winner):
    """A win is worth 1, or 2 with an active Ambassador, plus every round on hold."""
    return 1 + row[EXTRA + winner] + held_worth(s, winner)


@kernel
def held_worth(s, seat):
    """Rounds that those on hold bring a winner: more where its Ambassador was active in them."""
    return s.held + s.held_extra[seat]


@kernel
def enough(s, wins):
    """Whether so many rounds win the game."""
    return wins >= s.target


@kernel
def settle_round(s):
    # The faces of the two cards, and the effects of their meeting.
    face0 = face_of(s.chosen[0], s.last[1])
    face1 = face_of(s.chosen[1], s.last[0])
    row = ROUND_ROWS[meeting(s, face0, face1)]
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

    if result >= cards.PRINCESS_WINS:
        finish_game(s, result - cards.PRINCESS_WINS, reasons.PRINCESS_MET_PRINCE)
        return

    if result == cards.HOLD:
        s.held += 1
        if s.held_ambassador:
            for seat in range(2):
                s.held_extra[seat] += row[EXTRA + seat]
    else:
        s.wins[result] += gain(s, row, result)
        s.held = 0
        for seat in range(2):
            s.held_extra[seat] = 0
        if enough(s, s.wins[result]):
            finish_game(s, result, reasons.TARGET_REACHED)
            return

    if cards_left(s) == 0:
        finish_game(s, NOBODY, reasons.OUT_OF_CARDS)
    elif s.lucky_draw and drawer(s) != NOBODY:
        s.stage = stage.DRAW


@kernel
def finish_game(s, winner, reason):
    s.winner = winner
    s.reason = reason
    if not s.emperor:
        s.stage = stage.OVER
        return
    # Drawn games are replayed.
    if winner != NOBODY:
        s.games[winner] += 1
    s.stage = stage.OVER if match_over(s.games[0], s.games[1], s.game) else stage.BETWEEN


@kernel
def match_over(won0, won1, played):
    """Whether a match is over, by the games that each clan has won and all that were played."""
    most = max(won0, won1)
    return most == cards.MATCH_WINS or played == cards.MATCH_GAMES


@kernel
def over(s, returns):
    if s.stage != stage.OVER:
        return 0
    winner = s.winner
    reason = s.reason
    if s.emperor:
        reason = reasons.NINE_GAMES
        winner = NOBODY
        if s.games[0] != s.games[1]:
            winner = 0 if s.games[0] > s.games[1] else 1
            if s.games[winner] == cards.MATCH_WINS:
                reason = reasons.MATCH_WON
    returns[0] = 0.0
    returns[1] = 0.0
    if winner != NOBODY:
        returns[winner] = 1.0
        returns[1 - winner] = -1.0
    return reason


@kernel
def chance(s, outcomes, weights):
    if s.stage == stage.CHOOSE or s.stage == stage.KEEPING or s.stage == stage.OVER:
        return 0
    if s.stage == stage.PRINCES or s.stage == stage.OPENER:
        for seat in range(2):
            outcomes[seat] = actions.DRAWN_SEAT + seat
            weights[seat] = 1
        return 2
    if s.stage == stage.BETWEEN:
        outcomes[0] = actions.NEXT_GAME
        weights[0] = 1
        return 1
    if s.stage == stage.GIFT:
        return list_weighted(s.hand[giver(s)], outcomes, weights)
    if s.stage == stage.DRAW:
        return list_weighted(s.pile[drawer(s)], outcomes, weights)
    return list_weighted(s.deck, outcomes, weights)


@kernel
def fall(s, outcome):
    if s.stage == stage.PRINCES:
        give_both_princes(s, outcome - actions.DRAWN_SEAT)

    elif s.stage == stage.OPENER:
        s.opener = outcome - actions.DRAWN_SEAT
        s.stage = stage.PACKET

    elif s.stage == stage.PACKET:
        s.deck -= one(outcome)
        s.packet += one(outcome)
        s.packet_size += 1
        if s.packet_size == packet_full(s):
            s.stage = stage.KEEPING

    elif s.stage == stage.DEAL:
        # Half the deck goes to Yarg, and the rest is Applewood's.
        s.deck -= one(outcome)
        s.hand[0] += one(outcome)
        s.in_hand[0] += 1
        if s.in_hand[0] == clan_size(s):
            s.hand[1] = s.deck
            s.deck = EMPTY
            s.in_hand[1] = s.in_hand[0]
            dealt(s)

    elif s.stage == stage.GIFT:
        seat = giver(s)
        s.gift[seat] = outcome
        s.hand[seat] -= one(outcome)
        if seat == 1:
            for seat in range(2):
                s.hand[1 - seat] += one(s.gift[seat])
                s.gift[seat] = NOT_CHOSEN
            begin(s)

    elif s.stage == stage.DRAW:
        seat = drawer(s)
        s.pile[seat] -= one(outcome)
        s.hand[seat] += one(outcome)
        s.in_hand[seat] += 1
        if drawer(s) == NOBODY:
            s.stage = stage.CHOOSE

    elif s.stage == stage.BETWEEN:
        s.game += 1
        prepare(s)
