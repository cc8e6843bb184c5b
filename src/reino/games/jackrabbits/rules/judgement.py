"""The judgement of newcomers, which comes before anything else at a hex.

At a palace any seat that is not in exile may challenge, at a provisional palace its owner. The
challenger shows the queen of the place or hearts; the newcomer shows as much, or goes into exile.
If the newcomer shows as much, the challenger loses the cards it showed, and goes into exile.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, stage, tiles
from reino.games.jackrabbits.rules.hands import discard_all
from reino.games.jackrabbits.rules.tolls import can_show_hearts, end_toll, show_hearts
from reino.games.jackrabbits.rules.turn import (
    banish,
    end_journey,
    exile,
    go_on,
    has_carrot,
    is_palace,
    rest,
    royal_at,
)


@kernel
def arrive(s, place, way):
    """At a hex or underground, come by a road from this way, or by none."""
    if s.explore:
        rest(s, place)
        return
    s.rabbit[s.active] = place
    s.came = way
    s.served = 0
    # With trailing_carrots an own carrot lets a rabbit pass.
    if s.trailing_carrots and has_carrot(s, s.active, place):
        s.stage = stage.PAUSE
    else:
        settle(s)


@kernel
def settle(s):
    """The journey ends here, and others may object."""
    end_journey(s)
    s.asked = s.active
    ask_next(s)


@kernel(inline=False)
def ask_next(s):
    """Ask the seats that may challenge, clockwise; if none is left the newcomer may stay."""
    while True:
        s.asked = (s.asked + 1) % s.players
        if s.asked == s.active:
            s.asked = actions.NONE
            go_on(s, stage.TO_PHASE)
            return
        if may_judge(s, s.asked):
            s.stage = stage.CHALLENGE
            return


@kernel
def is_judge(s, seat):
    """Exiles judge no newcomer; in the introductory game and the children's one no seat does."""
    return s.complete and not s.explore and s.rabbit[seat] != tiles.EXILE


@kernel
def may_judge(s, seat):
    place = np.int64(s.rabbit[s.active])
    if not is_judge(s, seat):
        return False
    return is_palace(s, place) or is_own_palace(s, seat, place)


@kernel
def is_own_palace(s, seat, place):
    return s.rabbit[seat] == place and s.laid_open[seat] != 0


@kernel
def has_queen_of(s, seat, place):
    """A citadel is a palace without a queen, and so is a provisional one."""
    return place != tiles.CITADEL and is_palace(s, place) and has_carrot(s, seat, place)


@kernel(inline=False)
def challenge_menu(s, seat, out):
    place = np.int64(s.rabbit[s.active])
    out[0] = actions.NO_CHALLENGE
    n = 1
    if has_queen_of(s, seat, place):
        out[n] = actions.CHALLENGE_QUEEN
        n += 1
    if is_own_palace(s, seat, place) or can_show_hearts(s, seat):
        out[n] = actions.CHALLENGE_HEARTS
        n += 1
    return n


@kernel
def challenge(s, seat, action):
    place = np.int64(s.rabbit[s.active])
    if action == actions.NO_CHALLENGE:
        ask_next(s)
    elif action == actions.CHALLENGE_QUEEN:
        prove(s, seat, np.int64(1) << royal_at(place))
    elif is_own_palace(s, seat, place):
        prove(s, seat, s.laid_open[seat])
    else:
        show_hearts(s, seat, stage.FOR_CHALLENGE)


@kernel
def prove(s, seat, shown):
    """The challenge stands: now the newcomer has to answer it."""
    s.asked = actions.NONE
    s.challenger = seat
    s.proof = shown
    s.stage = stage.ANSWER


@kernel
def challenge_shown(s):
    seat, shown = s.payer, s.laid
    end_toll(s)
    prove(s, seat, shown)


@kernel(inline=False)
def answer_menu(s, seat, out):
    out[0] = actions.REFUSE
    n = 1
    if has_queen_of(s, seat, np.int64(s.rabbit[seat])):
        out[n] = actions.ANSWER_QUEEN
        n += 1
    if can_show_hearts(s, seat):
        out[n] = actions.ANSWER_HEARTS
        n += 1
    return n


@kernel
def answer(s, seat, action):
    if action == actions.ANSWER_QUEEN:
        convict_challenger(s)
    elif action == actions.ANSWER_HEARTS:
        show_hearts(s, seat, stage.FOR_ANSWER)
    else:
        clear_judgement(s)
        exile(s, seat)


@kernel
def convict_challenger(s):
    """The newcomer stays; the challenger loses the cards it showed, and goes into exile."""
    seat = np.int64(s.challenger)
    discard_all(s, seat, s.proof)
    banish(s, seat)
    clear_judgement(s)
    end_toll(s)
    go_on(s, stage.TO_PHASE)


@kernel
def clear_judgement(s):
    s.challenger = actions.NONE
    s.proof = 0
