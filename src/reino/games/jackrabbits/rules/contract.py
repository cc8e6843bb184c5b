"""The rules of Jack Rabbits in the order a turn meets them: map, deal, turn, end, secrets.

`turn` tells the course of a turn, `journey` that of a rabbit; `judgement`, `fights` and `trade` the
dealings with other rabbits; `tolls` the price of everything.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.building import building_play, turn_up, turn_up_outcomes
from reino.games.jackrabbits.rules.fights import attack, fight
from reino.games.jackrabbits.rules.free_building import (
    build_freely,
    deal_outcomes,
    deal_tile,
    is_building_choice,
)
from reino.games.jackrabbits.rules.hands import (
    discard,
    gain,
    gain_openly,
    is_royal,
    lay_card,
    pass_secretly,
    show,
)
from reino.games.jackrabbits.rules.hidden import guess, hide
from reino.games.jackrabbits.rules.journey import land, set_out, transfer, travel
from reino.games.jackrabbits.rules.judgement import (
    answer,
    arrive,
    challenge,
    challenge_shown,
    convict_challenger,
)
from reino.games.jackrabbits.rules.legal import (
    decider,
    legal,
    shortfall,
    shortfall_suits,
)
from reino.games.jackrabbits.rules.purchase import buy, choose_goods, take_goods
from reino.games.jackrabbits.rules.random_map import generate
from reino.games.jackrabbits.rules.setup import new
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tolls import (
    begin_toll,
    bonus_shown,
    card_of,
    count,
    due_for,
    end_toll,
    show_hearts,
)
from reino.games.jackrabbits.rules.trade import choose_side, consent, give, name, open_deal
from reino.games.jackrabbits.rules.turn import (
    FIRST_DIE,
    SECOND_DIE,
    after_map,
    begin_turn,
    choose_starter,
    exile,
    go_on,
    leave_hex,
    proceed,
    roll_weight,
    royal_at,
    surplus,
)

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
    "sealed",
]

BYTE_VALUES = 256


@kernel
def owing(s):
    if s.stage == stage.BUILD:
        return np.int64(s.builders)
    seat = decider(s)
    return 0 if seat == actions.NONE else 1 << seat


@kernel
def sealed(s):
    """Seats that build freely see each tile at once."""
    return s.stage != stage.BUILD


@kernel
def kind(s):
    return s.stage


@kernel
def play(s, seat, action):
    now = s.stage
    if s.free_building and is_building_choice(action):
        # One that comes together with the last tile is too late.
        if now == stage.BUILD:
            build_freely(s, seat, action)
    elif now == stage.ON_WAY:
        travel(s, action)
    elif now in (stage.SET_OUT, stage.PAUSE):
        set_out(s, action)
    elif now == stage.LOTTERY:
        enter_lottery(s, seat, action)
    elif now == stage.TOLL:
        lay(s, seat, action)
    elif now == stage.PHASE:
        act(s, action)
    elif now == stage.TAKE_OFF:
        take_off(s, action)
    elif now == stage.SHORTFALL:
        make_up(s, action)
    elif now == stage.FLIGHT:
        leave_hex(s)
        arrive(s, action - actions.GOAL, actions.NONE)
    elif now == stage.RIDE:
        arrive(s, action - actions.GOAL, actions.NONE)
    elif now == stage.SAIL:
        land(s, action)
    elif now == stage.FIGHT:
        fight(s, seat, action)
    elif now == stage.CHALLENGE:
        challenge(s, seat, action)
    elif now == stage.ANSWER:
        answer(s, seat, action)
    elif now in (stage.LIMIT, stage.CROWD, stage.PENALTY):
        s.asked = actions.NONE
        discard(s, seat, action - actions.DISCARD)
        proceed(s)
    elif now == stage.SIDES_OF_DEAL:
        choose_side(s, action)
    elif now in (stage.NAME_GOODS, stage.NAME_PRICE):
        name(s, action)
    elif now == stage.GOODS:
        choose_goods(s, action)
    elif now == stage.CONSENT:
        consent(s, action)
    elif now == stage.HAND_OVER:
        give(s, seat, action)
    elif now == stage.PALACE_:
        open_palace(s, action)
    elif now == stage.QUIET:
        keep_quiet(s, action)
    elif now == stage.SURPLUS:
        call(s, seat, action)
    else:
        building_play(s, action)


@kernel
def take_off(s, action):
    if action != actions.NO_FLIGHT:
        s.club = action - actions.SHOW
        show(s, s.active, action - actions.SHOW)
    s.stage = stage.ROLL


@kernel
def enter_lottery(s, seat, action):
    """One card for one shown. With windfall_lottery one for each, and one for a double."""
    if action != actions.NO_CARD:
        card = action - actions.SHOW
        show(s, seat, card)
        s.matched |= np.int64(1) << card
        s.draws += 1
        if s.windfall_lottery:
            return
    elif s.windfall_lottery and s.dice[0] == s.dice[1]:
        s.draws += 1
    s.receiver = seat
    go_on(s, stage.TO_JOURNEY)


@kernel
def make_up(s, action):
    """A club that was too small: the rest is paid, or the rabbit goes into exile."""
    if action == actions.GIVE_UP:
        exile(s, s.active)
        return
    suits = shortfall_suits(s, np.int64(s.rabbit[s.active]))
    due = due_for(s, s.active, shortfall(s), suits)
    if due <= 0:  # by rules 1 the ace before a seat could pay it all
        s.stage = stage.FLIGHT
    else:
        begin_toll(s, s.active, stage.FOR_FLIGHT, suits, due, actions.NONE)


@kernel
def lay(s, seat, action):
    """A card of a toll."""
    lay_card(s, seat, action)
    if s.purpose == stage.FOR_GOODS:
        s.paid |= np.int64(1) << card_of(action)
    if s.due <= 0:
        finish_toll(s)


@kernel(inline=False)
def finish_toll(s):
    purpose, goal = np.int64(s.purpose), np.int64(s.goal)
    if purpose == stage.FOR_CHALLENGE:
        challenge_shown(s)
    elif purpose == stage.FOR_ANSWER:
        convict_challenger(s)
    elif purpose == stage.FOR_PALACE:
        s.laid_open[s.payer] = s.laid
        end_toll(s)
        go_on(s, stage.TO_QUIET)
    elif purpose == stage.FOR_FLIGHT:
        end_toll(s)
        s.stage = stage.FLIGHT
    elif purpose == stage.FOR_ROYAL:
        end_toll(s)
        gain_openly(s, s.active, goal)
        go_on(s, stage.TO_INCREMENT)
    elif purpose == stage.FOR_GOODS:
        take_goods(s)
    else:
        transfer(s, purpose, goal)


@kernel
def act(s, action):
    place = np.int64(s.rabbit[s.active])
    if action == actions.NO_MORE:
        go_on(s, stage.TO_INCREMENT)
    elif action == actions.ACQUIRE:
        suits = 1 << tiles.SUIT_OF[place]
        due = due_for(s, s.active, cards.ROYAL_PRICE, suits)
        begin_toll(s, s.active, stage.FOR_ROYAL, suits, due, royal_at(place))
    elif action < actions.DEAL_WITH:
        attack(s, action - actions.ATTACK)
    elif action < actions.SHAPE:
        open_deal(s, action - actions.DEAL_WITH)
    else:
        buy(s, action)


@kernel
def open_palace(s, action):
    if action == actions.NO_PALACE:
        go_on(s, stage.TO_QUIET)
    else:
        show_hearts(s, s.active, stage.FOR_PALACE)
        s.backed |= bonus_shown(s, s.active, cards.HEARTS) << s.active


@kernel
def keep_quiet(s, action):
    if action != actions.KEEP_QUIET:
        discard(s, s.active, action - actions.DISCARD)
    else:
        s.asked = (s.active + 1) % s.players
        s.stage = stage.SURPLUS


@kernel
def call(s, seat, action):
    """The first call counts. If it is right the caller takes the surplus, blindly; with
    unnoticed_surplus its owner discards it."""
    if action == actions.NO_CALL:
        s.asked = (s.asked + 1) % s.players
        if s.asked == s.active:
            s.asked = actions.NONE
            go_on(s, stage.TO_NEXT)
    elif surplus(s, s.active) > 0:
        s.asked = actions.NONE
        if s.unnoticed_surplus:
            s.receiver = s.active
            s.resume = stage.TO_NEXT
            s.stage = stage.LIMIT
            return
        s.victim = s.active
        s.receiver = seat
        s.draws = surplus(s, s.active)
        go_on(s, stage.TO_NEXT)
    else:
        s.stage = stage.PENALTY


@kernel
def chance(s, outcomes, weights):
    now = s.stage
    if now in (stage.DRAW, stage.DEAL):
        return list_outcomes(s.pile if s.pile_size > 0 else s.discards, outcomes, weights)
    if now == stage.ROLL:
        for i in range(len(FIRST_DIE)):
            outcomes[i] = actions.ROLLED + i
            weights[i] = roll_weight(i)
        return len(FIRST_DIE)
    if now == stage.THEFT:
        n = list_outcomes(s.hand[s.victim], outcomes, weights)
        for colour in range(cards.JOKERS):
            if s.joker[colour] == s.victim:
                outcomes[n] = actions.DRAWN + cards.SUITED + colour
                weights[n] = 1
                n += 1
        return n
    if now == stage.FIRST:
        for seat in range(s.players):
            outcomes[seat] = actions.DRAWN_SEAT + seat
            weights[seat] = 1
        return np.int64(s.players)
    if now == stage.MAP:
        for value in range(BYTE_VALUES):
            outcomes[value] = actions.MAP_BYTE + value
            weights[value] = 1
        return BYTE_VALUES
    if now == stage.TURN_UP:
        return turn_up_outcomes(s, outcomes, weights)
    if now == stage.DEAL_TILES:
        return deal_outcomes(s, outcomes, weights)
    return 0


@kernel
def list_outcomes(among, outcomes, weights):
    n = 0
    for card in range(cards.SUITED):
        if (among >> card) & 1:
            outcomes[n] = actions.DRAWN + card
            weights[n] = 1
            n += 1
    return n


@kernel
def fall(s, outcome):
    now = s.stage
    if now == stage.DRAW:
        take_from_pile(s, np.int64(s.receiver), outcome - actions.DRAWN)
        s.draws -= 1
        proceed(s)
    elif now == stage.ROLL:
        s.dice[0] = FIRST_DIE[outcome - actions.ROLLED]
        s.dice[1] = SECOND_DIE[outcome - actions.ROLLED]
        s.stage = stage.LOTTERY
    elif now == stage.THEFT:
        steal(s, outcome - actions.DRAWN)
    elif now == stage.DEAL:
        deal(s, outcome - actions.DRAWN)
    elif now == stage.FIRST:
        s.starter = outcome - actions.DRAWN_SEAT
        begin_turn(s, np.int64(s.starter))
    elif now == stage.MAP:
        s.map_seed = s.map_seed * BYTE_VALUES + outcome - actions.MAP_BYTE
        s.map_bytes += 1
        if s.map_bytes == actions.MAP_BYTES:
            s.map_bytes = 0
            generate(s)
            after_map(s)
    elif now == stage.DEAL_TILES:
        deal_tile(s, outcome - actions.TURNED_UP)
    else:
        turn_up(s, outcome - actions.TURNED_UP)


@kernel
def take_from_pile(s, seat, card):
    """The discards become the pile when a card must be drawn from an empty one."""
    if s.pile_size == 0:
        # Cards neither in the pile nor discarded are in hands: two players know each other's.
        if s.players == 2:
            for owner in range(2):
                hidden = s.hand[owner] & ~(s.shown[owner] | cards.ROYALS)
                s.told[owner, 1 - owner] |= hidden
        s.pile = s.discards
        s.pile_size = count(s.discards)
        s.discards = 0
    s.pile &= ~(np.int64(1) << card)
    s.pile_size -= 1
    gain(s, seat, card)


@kernel
def steal(s, card):
    victim = np.int64(s.victim)
    pass_secretly(s, victim, np.int64(s.receiver), card, s.laid_open[victim])
    s.draws -= 1
    # A royal taken in a fight ends the phase.
    if s.resume == stage.TO_PHASE and is_royal(card):
        s.resume = stage.TO_INCREMENT
    proceed(s)


@kernel
def deal(s, card):
    for seat in range(s.players):
        if s.hand_size[seat] < cards.FIRST_HAND:
            take_from_pile(s, seat, card)
            break
    if s.hand_size[s.players - 1] == cards.FIRST_HAND:
        choose_starter(s)


@kernel
def over(s, returns):
    if s.stage != stage.OVER:
        return 0
    share_out(s, returns)
    return s.reason


@kernel
def share_out(s, returns):
    """The winners share the prize; all returns add up to nothing. The children's game is shared:
    there is nothing to win."""
    if s.explore:
        for seat in range(s.players):
            returns[seat] = 0.0
        return
    winners = 0
    for seat in range(s.players):
        winners += (s.winners >> seat) & 1
    for seat in range(s.players):
        prize = ((s.winners >> seat) & 1) / winners
        returns[seat] = (s.players * prize - 1.0) / (s.players - 1.0)
