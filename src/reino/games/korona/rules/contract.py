"""The rules of Korona in the order a turn meets them: deal, take, act, answer, end, secrets.

deal ─> first ─> take ─> act ─> place, discard ──────────────> step over ─┐
                  ^       ^ └─> use: see `attacks` ──────────> step over ─┤
                  │       └── actions and cards left ─────────────────────┤
                  └────────── next seat, while there are cards ───────────┘
"""

from reino.core.kernel import kernel
from reino.games.korona.rules.actions import (
    ASK_HAND,
    ASK_ZONE,
    DISCARD,
    DRAW_AGAIN_ID,
    DRAWN_SEAT,
    END_TURN,
    HAND,
    INTERNAL_ID,
    MARKET,
    NONE,
    PLACE,
    REVOLT_ID,
    SNEAK_UPON,
    STORM,
    SWAP_WITH,
    TAKE_DECK,
    TAKE_MARKET,
)
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
from reino.games.korona.rules.cards import (
    CARDS,
    COPIES,
    DONATION,
    DRAW_AGAIN,
    GLORIOUS_ATTACK,
    INTERNAL_AFFAIRS,
    REVOLT,
    SNEAK_ATTACK,
    TACTICAL_SWAP,
)
from reino.games.korona.rules.hands import (
    deal_hand,
    discard,
    gain,
    gain_openly,
    lose_openly,
    veil_hand,
    veil_knowledge,
)
from reino.games.korona.rules.legal import cards_from_deck, decider, empty_handed, legal
from reino.games.korona.rules.piles import PLACE_CARD, PLACE_ON, VILLAIN_ON_TOP
from reino.games.korona.rules.revolt import jest, pass_on
from reino.games.korona.rules.stage import (
    ACT,
    ASK,
    DEAL,
    DRAW,
    FIRST,
    JEST,
    LODGE,
    MOVE,
    MOVE_TO,
    OVER,
    PASS,
    REFILL,
    REPAY,
    SEIZE,
    SEND,
    SETTLE,
    STEAL,
    TAKE,
    TAKE_SECOND,
    YIELD,
)
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
def new(s, players, options):
    s.players = players
    for card in range(CARDS):
        s.deck[card] = COPIES[card]
        s.deck_size += COPIES[card]
    s.active = NONE
    s.first = NONE
    clear_table(s)
    s.stage = DEAL


@kernel
def owing(s):
    seat = decider(s)
    return 0 if seat == NONE else 1 << seat


@kernel
def kind(s):
    return s.stage


@kernel
def play(s, seat, action):
    if s.stage == ACT:
        act(s, action)
    elif s.stage == TAKE or s.stage == TAKE_SECOND:
        take(s, action)
    elif s.stage == ASK:
        answer(s, action)
    elif s.stage == SETTLE:
        settle(s, action)
    elif s.stage == MOVE:
        name_move(s, action)
    elif s.stage == MOVE_TO:
        place(s, seat, s.held[0], PLACE_ON[action - PLACE])
        finish_action(s)
    elif s.stage == STEAL:
        name_theft(s, action)
    elif s.stage == REPAY:
        name_repayment(s, action)
    elif s.stage == SEND:
        name_villain(s, action)
    elif s.stage == LODGE:
        lodge(s, action)
    elif s.stage == SEIZE:
        name_seizure(s, action)
    elif s.stage == YIELD:
        give(s, action)
    elif s.stage == JEST:
        jest(s, action)
    elif s.stage == PASS:
        pass_on(s, action)


@kernel
def take(s, action):
    if action == TAKE_DECK:
        s.draws = cards_from_deck(s)
        s.stage = DRAW
        return
    # A second card of the market only for an empty hand, and not once the deck is out.
    s.second = 1 if s.stage == TAKE and empty_handed(s) and s.deck_size > 0 else 0
    card = action - TAKE_MARKET
    s.market[card] -= 1
    s.market_size -= 1
    gain_openly(s, s.active, card)
    if s.deck_size > 0:
        s.stage = REFILL
    else:
        taken(s)


@kernel
def taken(s):
    if s.second:
        s.second = 0
        s.stage = TAKE_SECOND
    elif s.used == DRAW_AGAIN:
        finish_action(s)
    else:
        s.stage = ACT


@kernel
def act(s, action):
    if action == END_TURN:
        end_turn(s)
        return
    s.actions -= 1
    if action >= DISCARD:
        discard(s, s.active, action - DISCARD)
        next_action(s)
    elif action < DRAW_AGAIN_ID:
        card = PLACE_CARD[action - PLACE]
        lose_openly(s, s.active, card)
        place(s, s.active, card, PLACE_ON[action - PLACE])
        finish_step(s)
    else:
        use(s, action)


@kernel
def use(s, action):
    if action == DRAW_AGAIN_ID:
        lay_down(s, DRAW_AGAIN, NONE)
        s.stage = TAKE
    elif action == INTERNAL_ID:
        lay_down(s, INTERNAL_AFFAIRS, NONE)
        s.stage = MOVE
    elif action < ASK_ZONE:
        lay_down(s, DONATION, action - ASK_HAND)
        s.from_hand = 1
        open_shields(s)
    elif action < SWAP_WITH:
        lay_down(s, DONATION, action - ASK_ZONE)
        open_shields(s)
    elif action < SNEAK_UPON:
        lay_down(s, TACTICAL_SWAP, action - SWAP_WITH)
        s.to_steal = 2
        s.stage = STEAL
    elif action < STORM:
        lay_down(s, SNEAK_ATTACK, action - SNEAK_UPON)
        if has_any(s, s.active, VILLAIN_ON_TOP):
            s.stage = SEND
        else:
            begin_stealing(s)
    elif action < REVOLT_ID:
        lay_down(s, GLORIOUS_ATTACK, action - STORM)
        s.stage = SEIZE
    else:
        lay_down(s, REVOLT, NONE)
        open_shields(s)


@kernel
def lay_down(s, card, target):
    discard(s, s.active, card)
    s.used = card
    s.target = target


@kernel
def chance(s, outcomes, weights):
    if s.stage == FIRST:
        for seat in range(s.players):
            outcomes[seat] = DRAWN_SEAT + seat
            weights[seat] = 1
        return s.players
    if s.stage != DEAL and s.stage != DRAW and s.stage != REFILL:
        return 0
    n = 0
    for card in range(CARDS):
        if s.deck[card] > 0:
            outcomes[n] = card
            weights[n] = s.deck[card]
            n += 1
    return n


@kernel
def fall(s, outcome):
    if s.stage == FIRST:
        s.first = outcome - DRAWN_SEAT
        begin_turn(s, s.first)
        return
    s.deck[outcome] -= 1
    s.deck_size -= 1
    if s.stage == DRAW:
        gain(s, s.active, outcome)
        s.draws -= 1
        if s.draws == 0:
            taken(s)
    elif s.stage == REFILL:
        show(s, outcome)
        taken(s)
    else:
        deal(s, outcome)


@kernel
def show(s, card):
    s.market[card] += 1
    s.market_size += 1


@kernel
def deal(s, card):
    """Five to each hand, then three to the market."""
    for seat in range(s.players):
        if s.hand_size[seat] < HAND:
            gain(s, seat, card)
            return
    show(s, card)
    if s.market_size == MARKET:
        s.stage = FIRST


@kernel
def over(s, returns):
    if s.stage != OVER:
        return 0
    share_out(s, returns)
    return s.reason


@kernel
def hide(s, viewer):
    who = PUBLIC if viewer == NONE else viewer
    for holder in range(s.players):
        if holder != viewer:
            veil_hand(s, holder, who)
    veil_knowledge(s, viewer)


@kernel
def guess(s, viewer, rng):
    for holder in range(s.players):
        if holder != viewer:
            deal_hand(s, holder, rng)
