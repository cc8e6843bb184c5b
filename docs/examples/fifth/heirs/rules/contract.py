"""The nine functions that Reino asks of every game, and what they share."""

from heirs.rules import actions, state
from reino.core.kernel import kernel
from reino.core.kernel.rng import below


@kernel
def new(s, players):
    s.players = players
    s.rounds = state.SHORT_ROUNDS if s.short_day else state.ROUNDS
    s.moved = state.NONE
    for courtier in range(state.COURTIERS):
        s.line[courtier] = courtier
    for seat in range(state.SEATS):
        s.heir[seat] = state.NONE


@kernel
def backed(s, courtier):
    """Whether a seat backs this courtier, as far as the record tells."""
    found = False
    for seat in range(s.players):
        found |= s.heir[seat] == courtier
    return found


@kernel
def chance(s, outcomes, weights):
    n = 0
    if s.heir[s.players - 1] == state.NONE:  # the deal: each courtier has one house at most
        for courtier in range(state.COURTIERS):
            if not backed(s, courtier):
                outcomes[n] = actions.DEAL + courtier
                weights[n] = 1
                n += 1
    elif s.bell == state.MAY_RING:
        outcomes[0], weights[0] = actions.RINGS, 1
        outcomes[1], weights[1] = actions.STAYS_SILENT, 2
        n = 2
    return n


@kernel
def fall(s, outcome):
    if outcome == actions.RINGS:
        s.bell = state.HAS_RUNG
    elif outcome == actions.STAYS_SILENT:
        s.bell = state.WAITS
    else:
        seat = 0
        while s.heir[seat] != state.NONE:
            seat += 1
        s.heir[seat] = outcome - actions.DEAL


@kernel
def owing(s):
    if s.heir[s.players - 1] == state.NONE or s.bell != state.WAITS:
        return 0
    return 1 << (s.turns % s.players)


@kernel
def place_of(s, courtier):
    place = 0
    while s.line[place] != courtier:
        place += 1
    return place


@kernel
def legal(s, seat, out):
    """Any courtier but the first in line, and the two who have just changed places."""
    n = 0
    if (owing(s) >> seat) & 1:
        for courtier in range(state.COURTIERS):
            place = place_of(s, courtier)
            just_moved = s.moved != state.NONE and (place == s.moved or place == s.moved + 1)
            if place > 0 and not just_moved:
                out[n] = actions.STEP + courtier
                n += 1
    return n


@kernel
def play(s, seat, action):
    courtier = action - actions.STEP
    place = place_of(s, courtier)
    s.line[place] = s.line[place - 1]
    s.line[place - 1] = courtier
    s.moved = place - 1
    s.turns += 1
    # After each round but the first the bell may ring, and after the last it does.
    if s.turns == s.players * s.rounds:
        s.bell = state.HAS_RUNG
    elif s.turns % s.players == 0 and s.turns > s.players:
        s.bell = state.MAY_RING


@kernel
def over(s, returns):
    """The house whose heir is nearest to the throne wins; the others pay for it in equal parts."""
    if s.bell != state.HAS_RUNG:
        return 0
    best = 0
    for seat in range(s.players):
        returns[seat] = -1.0 / (s.players - 1)
        if place_of(s, s.heir[seat]) < place_of(s, s.heir[best]):
            best = seat
    returns[best] = 1.0
    return state.DUSK if s.turns == s.players * s.rounds else state.BELL


@kernel
def hide(s, viewer):
    """Whom the others back, until the bell has rung."""
    for seat in range(s.players):
        if seat != viewer and s.heir[seat] != state.NONE and s.bell != state.HAS_RUNG:
            s.heir[seat] = state.UNKNOWN


@kernel
def guess(s, viewer, rng):
    for seat in range(s.players):
        if s.heir[seat] == state.UNKNOWN:
            courtier = below(rng, state.COURTIERS)
            while backed(s, courtier):
                courtier = below(rng, state.COURTIERS)
            s.heir[seat] = courtier
