"""The rules of Korona in the order a turn meets them: deal, take, act, answer, end, secrets.

deal ─> first ─> take ─> act ─> place, discard ──────────────> step over ─┐
                  ^       ^ └─> use: see `attacks` ──────────> step over ─┤
                  │       └── actions and cards left ─────────────────────┤
                  └────────── next seat, while there are cards ───────────┘
"""

from reino.core.kernel import kernel
from reino.games.korona.attacks import (
    answer,
    begin_stealing,
    give,
    list_destinations,
    list_settlements,
    list_yields,
    lodge,
    name_move,
    name_repayment,
    name_seizure,
    name_theft,
    name_villain,
    open_shields,
    settle,
)
from reino.games.korona.cards import (
    CARDS,
    COLOURS,
    COPIES,
    DONATION,
    DRAW_AGAIN,
    GLORIOUS_ATTACK,
    INTERNAL_AFFAIRS,
    REVOLT,
    SHIELD,
    SNEAK_ATTACK,
    TACTICAL_SWAP,
    VILLAIN,
)
from reino.games.korona.declaring import (
    can_move,
    can_sneak,
    can_swap,
    has_gift,
    has_seizure,
    list_gifts,
    list_moves,
    list_repayments,
    list_seizures,
    list_steals,
    list_villains,
)
from reino.games.korona.hands import (
    deal_hand,
    discard,
    gain,
    gain_openly,
    lose_openly,
    veil_hand,
    veil_knowledge,
)
from reino.games.korona.piles import PLACE_CARD, PLACE_ON, VILLAIN_ON_TOP
from reino.games.korona.revolt import chooser, jest, list_jests, list_passes, pass_on
from reino.games.korona.state import (
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
    PUBLIC,
    REFILL,
    REPAY,
    SEIZE,
    SEND,
    SETTLE,
    STATE,
    STEAL,
    TAKE,
    TAKE_SECOND,
    YIELD,
)
from reino.games.korona.tables import (
    ACTIONS_A_TURN,
    ASK_HAND,
    ASK_ZONE,
    DISCARD,
    DRAW_AGAIN_ID,
    DRAWN_SEAT,
    END_TURN,
    HAND,
    HAND_LIMIT,
    INTERNAL_ID,
    LET_PASS,
    MARKET,
    NONE,
    PLACE,
    RAISE_SHIELD,
    REVOLT_ID,
    REVOLT_PEASANTS,
    SNEAK_UPON,
    STORM,
    SWAP_WITH,
    TAKE_DECK,
    TAKE_MARKET,
)
from reino.games.korona.turn import (
    begin_turn,
    clear_table,
    end_turn,
    finish_action,
    finish_step,
    next_action,
    share_out,
)
from reino.games.korona.zone import has_any, list_places, peasants, place

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
def decider(s):
    """The seat whose decision it is, or NONE."""
    if s.stage == ASK:
        return s.asked
    if s.stage == YIELD:
        return s.target
    if s.stage == SETTLE or s.stage == JEST:
        return s.placer
    if s.stage == PASS:
        return chooser(s)
    if s.stage < TAKE or s.stage == DRAW or s.stage == REFILL or s.stage == OVER:
        return NONE
    return s.active


@kernel
def owing(s):
    seat = decider(s)
    return 0 if seat == NONE else 1 << seat


@kernel
def legal(s, seat, out):
    if seat != decider(s):
        return 0
    if s.stage == ACT:
        return list_actions(s, seat, out)
    if s.stage == TAKE or s.stage == TAKE_SECOND:
        return list_sources(s, seat, out)
    if s.stage == ASK:
        # Everyone is asked, with a shield or without.
        out[0] = LET_PASS
        out[1] = RAISE_SHIELD
        return 2 if s.hand[seat, SHIELD] > 0 else 1
    if s.stage == SETTLE:
        return list_settlements(s, out)
    if s.stage == MOVE:
        return list_moves(s, seat, out)
    if s.stage == MOVE_TO:
        return list_destinations(s, out)
    if s.stage == STEAL:
        return list_steals(s, seat, s.target, out)
    if s.stage == REPAY:
        return list_repayments(s, seat, s.target, out)
    if s.stage == SEND:
        return list_villains(s, seat, s.target, out)
    if s.stage == LODGE:
        return list_places(s, s.target, VILLAIN, out, 0)
    if s.stage == SEIZE:
        return list_seizures(s, seat, s.target, out)
    if s.stage == YIELD:
        return list_yields(s, out) if s.from_hand else list_gifts(s, seat, s.active, out)
    if s.stage == JEST:
        return list_jests(s, out)
    return list_passes(s, out)


@kernel
def room(s, cards):
    """Hand limit: whether so many more cards could still be worked off this turn."""
    return s.hand_size[s.active] + cards <= HAND_LIMIT + s.actions


@kernel
def list_sources(s, seat, out):
    """Deck and market. Drawing again is held to the hand limit; the take of a turn never meets
    it."""
    n = 0
    if s.stage == TAKE and s.deck_size > 0 and room(s, cards_from_deck(s)):
        out[n] = TAKE_DECK
        n += 1
    for card in range(CARDS):
        if s.market[card] > 0:
            out[n] = TAKE_MARKET + card
            n += 1
    return n


@kernel
def empty_handed(s):
    """Whoever begins a turn with no cards takes more."""
    return s.used == NONE and s.hand_size[s.active] == 0


@kernel
def cards_from_deck(s):
    """Two, or five with an empty hand; a smaller deck gives what it has."""
    return min(HAND if empty_handed(s) else 2, s.deck_size)


@kernel
def list_actions(s, seat, out):
    n = 0
    for card in range(COLOURS):
        if s.hand[seat, card] > 0:
            n = list_places(s, seat, card, out, n)
    n = list_uses(s, seat, out, n)
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            out[n] = DISCARD + card
            n += 1
    if s.actions < ACTIONS_A_TURN and s.hand_size[seat] <= HAND_LIMIT:
        out[n] = END_TURN
        n += 1
    return n


@kernel
def list_uses(s, seat, out, n):
    """Action cards that would have an effect, each with whom it is used on."""
    # The card itself leaves the hand and takes an action, so room for one more is room as it is
    # now with an action less.
    held = s.hand[seat]
    if held[DRAW_AGAIN] > 0 and s.deck_size + s.market_size > 0 and room(s, 1):
        out[n] = DRAW_AGAIN_ID
        n += 1
    if held[INTERNAL_AFFAIRS] > 0 and can_move(s, seat):
        out[n] = INTERNAL_ID
        n += 1
    if held[DONATION] > 0:
        if room(s, 1):
            for other in range(s.players):
                if other != seat and s.hand_size[other] > 0:
                    out[n] = ASK_HAND + other
                    n += 1
        for other in range(s.players):
            if other != seat and has_gift(s, other, seat):
                out[n] = ASK_ZONE + other
                n += 1
    if held[TACTICAL_SWAP] > 0:
        for other in range(s.players):
            if other != seat and can_swap(s, seat, other):
                out[n] = SWAP_WITH + other
                n += 1
    if held[SNEAK_ATTACK] > 0:
        for other in range(s.players):
            if other != seat and can_sneak(s, seat, other):
                out[n] = SNEAK_UPON + other
                n += 1
    if held[GLORIOUS_ATTACK] > 0:
        for other in range(s.players):
            if other != seat and has_seizure(s, seat, other):
                out[n] = STORM + other
                n += 1
    if held[REVOLT] > 0 and peasants(s, seat) >= REVOLT_PEASANTS:
        out[n] = REVOLT_ID
        n += 1
    return n


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
