"""Payments for people and bots: every set of cards that pays what is due, and the cheapest."""

from collections.abc import Iterator

from reino.core.state import State
from reino.core.view import View
from reino.games.jackrabbits.cards import JACK, RANKS
from reino.games.jackrabbits.purse import card_of, worth_of
from reino.games.jackrabbits.state import FIGHT, TOLL
from reino.games.jackrabbits.tables import HOLD, SHOW

Cards = tuple[int, ...]  # actions, in the order they are to be played


def payments(view: View) -> Iterator[Cards]:
    """Every way to lay the cards that are due now: a payment, a show, or the next stand in a fight.

    Nothing, if the viewer owes no cards.
    """
    seat = view.seat
    if seat is None or view.record.stage not in (TOLL, FIGHT) or seat not in view.owing:
        return
    # The own hand is all that matters, and in every guess it is the same.
    yield from _ways(view.guess(0), seat, ())


def _ways(state: State, seat: int, laid: Cards) -> Iterator[Cards]:
    record = state.record
    if record.stage not in (TOLL, FIGHT) or record.payer != seat:
        yield laid
        return
    menu = state.legal(seat)
    if HOLD in menu:
        yield (*laid, HOLD)
        return
    for action in menu:
        if action >= SHOW:
            yield from _ways(state.play(seat, action), seat, (*laid, action))


def cheapest(view: View) -> Cards:
    """The payment that loses no royal if it can be helped, then the fewest pips, then the fewest
    cards; empty if there is none."""
    record, seat = view.record, view.seat

    def cost(cards: Cards) -> tuple[int, int, int]:
        spent = [action for action in cards if action != HOLD]
        royals = sum(int(card_of(action)) % RANKS >= JACK for action in spent)
        pips = sum(int(worth_of(record, seat, action)) for action in spent)
        return royals, pips, len(spent)

    return min(payments(view), key=cost, default=())
