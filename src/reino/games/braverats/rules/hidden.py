"""What a viewer may not know: how it is hidden, and how it is guessed."""

from typing import Any

from reino.core.kernel import kernel
from reino.games.braverats.rules import stage
from reino.games.braverats.rules.hands import EMPTY, any_card, any_cards, one
from reino.games.braverats.rules.round import NOBODY
from reino.games.braverats.rules.setup import firsts
from reino.games.braverats.rules.state import NOT_CHOSEN, UNKNOWN


@kernel
def hide(s, viewer):
    for seat in range(2):
        if seat == viewer:
            continue

        # A choice is sealed until both are made; a card shown to a Spy is public.
        if s.look == NOBODY and s.chosen[seat] != NOT_CHOSEN and s.chosen[seat] != UNKNOWN:
            s.hand[seat] += one(s.chosen[seat])
            s.chosen[seat] = UNKNOWN

        # Lucky draw: the owner of a card is public, hand against pile is not, to the end.
        if s.lucky_draw and s.stage >= stage.DRAW:
            s.pile[seat] += s.hand[seat]
            s.hand[seat] = EMPTY

        # Draft: a card kept first from a packet was never seen by the other clan.
        if s.stage == stage.PACKET or s.stage == stage.KEEPING:
            unseen = s.hand[seat] if viewer == NOBODY else s.secret[seat]
            s.deck += unseen
            s.hand[seat] -= unseen
            s.secret[seat] = EMPTY

    if not sees_packet(s, viewer):
        s.deck += s.packet
        s.packet = EMPTY


@kernel
def sees_packet(s, viewer):
    """The opener, and from the first pick on the other too: each knows the cards it passes on."""
    return viewer != NOBODY and (viewer == s.opener or s.picks > 0)


@kernel
def guess(s, viewer, rng):
    for seat in range(2):
        if seat == viewer:
            continue

        if s.lucky_draw and s.stage >= stage.DRAW:
            sealed = 1 if s.chosen[seat] == UNKNOWN else 0
            s.hand[seat] = any_cards(s.pile[seat], s.in_hand[seat] + sealed, rng)
            s.pile[seat] -= s.hand[seat]

        if s.chosen[seat] == UNKNOWN:
            s.chosen[seat] = any_card(s.hand[seat], rng)
            s.hand[seat] -= one(s.chosen[seat])

        if s.stage == stage.PACKET or s.stage == stage.KEEPING:
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


def reopen(view: Any, viewer: int) -> None:
    """Put a card that lies face down back into its owner's hand; the viewer cannot tell."""
    sealed = view.chosen == UNKNOWN
    view.in_hand[sealed] += 1
    view.chosen[sealed] = NOT_CHOSEN
