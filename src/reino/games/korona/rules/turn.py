"""The order of turns, and the end of the game."""

from reino.core.kernel import kernel
from reino.games.korona.rules import actions, cards, reasons, stage
from reino.games.korona.rules.piles import NO_PILE
from reino.games.korona.rules.seats import next_seat
from reino.games.korona.rules.zone import combo, peasants, score


@kernel
def begin_turn(s, seat):
    s.active = seat
    s.actions = actions.ACTIONS_A_TURN
    s.stage = stage.TAKE


@kernel
def clear_table(s):
    """No action card in use, nothing declared, nothing held."""
    s.used = actions.NONE
    s.target = actions.NONE
    s.from_hand = 0
    s.to_steal = 0
    s.repaid = NO_PILE
    s.sent = NO_PILE
    s.lodged = NO_PILE
    s.seized = NO_PILE
    s.asked = actions.NONE
    s.struck = actions.NONE
    s.placer = actions.NONE
    s.ground = actions.NONE
    s.source = NO_PILE
    s.remainder = NO_PILE
    s.passes = 0
    for i in range(2):
        s.stolen[i] = NO_PILE
        s.held[i] = actions.NONE
        s.fresh[i] = NO_PILE


@kernel(inline=False)
def finish_action(s):
    """An action card with all it caused is one step; combos are looked for after it."""
    clear_table(s)
    finish_step(s)


@kernel(inline=False)
def finish_step(s):
    """The active seat's combo counts first, then clockwise."""
    seat = s.active
    for _ in range(s.players):
        reason = combo(s, seat)
        if reason != 0:
            s.winners = 1 << seat
            s.reason = reason
            s.stage = stage.OVER
            return
        seat = next_seat(s, seat)
    next_action(s)


@kernel
def next_action(s):
    """The turn ends by itself after the third action, or with an empty hand after any."""
    if s.actions == 0 or s.hand_size[s.active] == 0:
        end_turn(s)
    else:
        s.stage = stage.ACT


@kernel
def may_end(s):
    """A turn has an action at least, and ends with seven cards in hand at most."""
    return s.actions < actions.ACTIONS_A_TURN and s.hand_size[s.active] <= actions.HAND_LIMIT


@kernel(inline=False)
def end_turn(s):
    s.turns += 1
    if s.deck_size == 0 and s.market_size == 0:
        compare_kingdoms(s)
    else:
        begin_turn(s, next_seat(s, s.active))


@kernel
def compare_kingdoms(s):
    """The highest total wins; then more peasants among the tied; then they share."""
    most = -(1 << 20)
    for seat in range(s.players):
        # There are fifteen peasants and jesters in all, so they only ever break a tie.
        worth = 100 * score(s, seat) + peasants(s, seat)
        if worth > most:
            most = worth
            s.winners = 0
        if worth == most:
            s.winners |= 1 << seat
    s.reason = reasons.CARDS_RAN_OUT
    s.stage = stage.OVER


@kernel
def share_out(s, returns):
    """The return of each seat; in all 0. The prize is shared by the winners."""
    winners = 0
    for seat in range(cards.SEATS):
        winners += (s.winners >> seat) & 1
    for seat in range(s.players):
        part = 1.0 / winners if (s.winners >> seat) & 1 else 0.0
        returns[seat] = (s.players * part - 1.0) / (s.players - 1.0)
