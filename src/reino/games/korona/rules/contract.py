"""The rules of Korona in the order a turn meets them: deal, take, act, answer, end, secrets.

deal ─> first ─> take ─> act ─> place, discard ──────────────> step over ─┐
                  ^       ^ └─> use: see `attacks` ──────────> step over ─┤
                  │       └── actions and cards left ─────────────────────┤
                  └────────── next seat, while there are cards ───────────┘
"""

from reino.core.kernel import kernel
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.attacks import (
    answer,
    begin_stealing,
    give,
    lodge,
    name_move,
    name_repayment,
    name_seizure,
    name_theft,
    name_villain,
    open_shields,
    settle,
)
from reino.games.korona.rules.hands import (
    deal_hand,
    discard,
    gain,
    lose_openly,
    veil_hand,
    veil_knowledge,
)
from reino.games.korona.rules.legal import legal
from reino.games.korona.rules.market import deal, show, take, taken
from reino.games.korona.rules.revolt import jest, pass_on
from reino.games.korona.rules.seats import decider
from reino.games.korona.rules.state import PUBLIC, STATE
from reino.games.korona.rules.turn import (
    begin_turn,
    clear_table,
    end_turn,
    finish_action,
    finish_step,
    next_action,
    share_out,
)
from reino.games.korona.rules.zone import has_any, place

__all__ = [
    "STATE",
    "chance",
    "fall",
    "guess",
    "hide",
    "kind",
    "legal",
    "new",
    "over",
    "owing",
    "play",
]


@kernel
def new(s, players):
    s.players = players
    for card in range(cards.CARDS):
        s.deck[card] = cards.COPIES[card]
        s.deck_size += cards.COPIES[card]
    s.active = actions.NONE
    s.first = actions.NONE
    clear_table(s)
    s.stage = stage.DEAL


@kernel
def owing(s):
    seat = decider(s)
    return 0 if seat == actions.NONE else 1 << seat


@kernel
def kind(s):
    return s.stage


@kernel
def play(s, seat, action):
    if s.stage == stage.ACT:
        act(s, action)
    elif s.stage == stage.TAKE or s.stage == stage.TAKE_SECOND:
        take(s, action)
    elif s.stage == stage.ASK:
        answer(s, action)
    elif s.stage == stage.SETTLE:
        settle(s, action)
    elif s.stage == stage.MOVE:
        name_move(s, action)
    elif s.stage == stage.MOVE_TO:
        place(s, seat, s.held[0], piles.PLACE_ON[action - actions.PLACE])
        finish_action(s)
    elif s.stage == stage.STEAL:
        name_theft(s, action)
    elif s.stage == stage.REPAY:
        name_repayment(s, action)
    elif s.stage == stage.SEND:
        name_villain(s, action)
    elif s.stage == stage.LODGE:
        lodge(s, action)
    elif s.stage == stage.SEIZE:
        name_seizure(s, action)
    elif s.stage == stage.YIELD:
        give(s, action)
    elif s.stage == stage.JEST:
        jest(s, action)
    elif s.stage == stage.PASS:
        pass_on(s, action)


@kernel
def act(s, action):
    if action == actions.END_TURN:
        end_turn(s)
        return
    s.actions -= 1
    if action >= actions.DISCARD:
        discard(s, s.active, action - actions.DISCARD)
        next_action(s)
    elif action < actions.DRAW_AGAIN_ID:
        card = piles.PLACE_CARD[action - actions.PLACE]
        lose_openly(s, s.active, card)
        place(s, s.active, card, piles.PLACE_ON[action - actions.PLACE])
        finish_step(s)
    else:
        use(s, action)


@kernel
def use(s, action):
    """An action card is discarded, and what it is for begins."""
    s.used = actions.USED_CARD[action - actions.DRAW_AGAIN_ID]
    s.target = actions.USED_ON[action - actions.DRAW_AGAIN_ID]
    discard(s, s.active, s.used)
    if s.used == cards.DRAW_AGAIN:
        s.stage = stage.TAKE
    elif s.used == cards.INTERNAL_AFFAIRS:
        s.stage = stage.MOVE
    elif s.used == cards.DONATION:
        s.from_hand = 1 if action < actions.ASK_ZONE else 0
        open_shields(s)
    elif s.used == cards.TACTICAL_SWAP:
        s.to_steal = 2
        s.stage = stage.STEAL
    elif s.used == cards.SNEAK_ATTACK:
        if has_any(s, s.active, piles.VILLAIN_ON_TOP):
            s.stage = stage.SEND
        else:
            begin_stealing(s)
    elif s.used == cards.GLORIOUS_ATTACK:
        s.stage = stage.SEIZE
    else:
        open_shields(s)


@kernel
def chance(s, outcomes, weights):
    if s.stage == stage.FIRST:
        for seat in range(s.players):
            outcomes[seat] = actions.DRAWN_SEAT + seat
            weights[seat] = 1
        return s.players
    if s.stage != stage.DEAL and s.stage != stage.DRAW and s.stage != stage.REFILL:
        return 0
    n = 0
    for card in range(cards.CARDS):
        if s.deck[card] > 0:
            outcomes[n] = card
            weights[n] = s.deck[card]
            n += 1
    return n


@kernel
def fall(s, outcome):
    if s.stage == stage.FIRST:
        s.first = outcome - actions.DRAWN_SEAT
        begin_turn(s, s.first)
        return
    s.deck[outcome] -= 1
    s.deck_size -= 1
    if s.stage == stage.DRAW:
        gain(s, s.active, outcome)
        s.draws -= 1
        if s.draws == 0:
            taken(s)
    elif s.stage == stage.REFILL:
        show(s, outcome)
        taken(s)
    else:
        deal(s, outcome)


@kernel
def over(s, returns):
    if s.stage != stage.OVER:
        return 0
    share_out(s, returns)
    return s.reason


@kernel
def hide(s, viewer):
    who = PUBLIC if viewer == actions.NONE else viewer
    for holder in range(s.players):
        if holder != viewer:
            veil_hand(s, holder, who)
    veil_knowledge(s, viewer)


@kernel
def guess(s, viewer, rng):
    for holder in range(s.players):
        if holder != viewer:
            deal_hand(s, holder, rng)
