"""Payments for people and bots: every set of cards that pays the sum due, and the cheapest."""

from collections.abc import Iterator

from reino.core.ahead import Ahead
from reino.core.plain_kernel import plain
from reino.core.view import View
from reino.games.jackrabbits.rules import actions, stage
from reino.games.jackrabbits.rules.legal import decider
from reino.games.jackrabbits.rules.payments import cheapest_of

Cards = tuple[int, ...]  # actions, in the order they are to be played


def owes_cards(view: View) -> bool:
    """Whether the viewer is to lay or show cards now."""
    return view.seat in view.owing and view.record.stage in (stage.TOLL, stage.FIGHT)


def cheapest(view: View) -> Cards:
    """The payment that loses no royal if it can be helped, then the fewest pips, then the fewest
    cards; empty if there is none."""
    return cheapest_of(view.record) if owes_cards(view) else ()


def payments(view: View) -> Iterator[Cards]:
    """Every way to lay the cards that are due now: a payment, a show, or the next stand in a fight.

    Nothing, if the viewer owes no cards.
    """
    if owes_cards(view):
        assert view.seat is not None
        # The own hand is all that matters, and in every guess it is the same.
        yield from _ways(view.ahead(), view.seat, ())


def _ways(at: Ahead, seat: int, laid: Cards) -> Iterator[Cards]:
    record = at.record
    if record.stage not in (stage.TOLL, stage.FIGHT) or plain(decider)(record) != seat:
        yield laid
        return
    menu = at.legal(seat)
    if actions.HOLD in menu:
        yield (*laid, actions.HOLD)
        return
    for action in menu:
        if action != actions.YIELD:
            yield from _ways(at.after(seat, action), seat, (*laid, action))
