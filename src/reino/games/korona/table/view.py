"""A view of Korona as data.

Everything is read off hidden records, so nothing here can tell a secret.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from reino.core.view import one_of
from reino.games.korona.rules import actions, cards
from reino.games.korona.rules.piles import PILES, is_full
from reino.games.korona.rules.reasons import REASON_KEYS
from reino.games.korona.rules.stage import STAGE_KEYS
from reino.games.korona.rules.state import PUBLIC
from reino.games.korona.table import rulings
from reino.games.korona.table.names import PILE_KEYS, card_keys
from reino.games.korona.table.scoring import Entry, zone_of

Cards = tuple[str, ...]


class Pile(msgspec.Struct, frozen=True):
    """A pile of a zone, or a card that lies alone."""

    cards: Cards
    """From the bottom up."""
    full: bool
    """Whether no card may be laid on it, and none be taken from it."""


class Flow(msgspec.Struct, frozen=True):
    """Cards that an action card would bring from one seat to another."""

    giver: int
    receiver: int
    cards: Cards


class View(msgspec.Struct, frozen=True):
    """A table of Korona as a seat or the public sees it. A card is named by its key, a pile by its
    cards from the bottom up, a seat by its number; lists of lists are by seat."""

    stage: Annotated[str, one_of(STAGE_KEYS)]
    """The decision that is due: take, act, move, ask, settle and so on; deal, first, draw and
    refill are chance's, and over is the end."""
    players: int
    """How many play."""
    zones: tuple[tuple[Pile, ...], ...]
    """The piles of each zone, monarchs first and singles last. Cards that an action card has named
    are lifted from them."""
    scores: tuple[int, ...]
    """The points of each zone."""
    breakdowns: tuple[tuple[Entry, ...], ...]
    """The same points, rule by rule."""
    hand: Cards | None
    """The viewer's hand; None for the public."""
    hand_sizes: tuple[int, ...]
    """Cards in each hand."""
    known: tuple[Cards, ...]
    """The cards of each hand that the viewer knows."""
    shown: tuple[Cards, ...]
    """The cards of each hand that are public."""
    market: Cards
    """The open cards."""
    market_room: int
    """How many open cards there is room for."""
    deck_size: int
    """Cards left in the deck."""
    unseen: Cards
    """The cards of the deck; with them those of hands that the viewer cannot tell from it."""
    discards: Cards
    """The discarded cards."""
    first: int | None
    """The seat that began."""
    active: int | None
    """The seat whose turn it is."""
    turns: int
    """Turns that are finished."""
    actions: int
    """Actions left in this turn."""
    turn_actions: int
    """Actions of a whole turn."""
    draws: int
    """Cards still to come from the deck."""
    used: str | None
    """The action card in use."""
    target: int | None
    """The seat it is used on."""
    from_hand: bool
    """Donation: whether a card of the hand is asked for."""
    open: bool
    """Whether the card in use is still being declared or answered, so that it may come to
    nothing."""
    stolen: tuple[Cards, ...]
    """The piles whose top card is to be taken, as they were before."""
    repaid: Cards | None
    """Tactical swap: the pile whose top card is given in return."""
    sent: Cards | None
    """Sneak attack: the pile that the villain came from."""
    lodged: Cards | None
    """Sneak attack: the pile that the villain is on."""
    seized: Cards | None
    """Glorious attack: the pile that is to be taken."""
    flows: tuple[Flow, ...]
    """Cards that are named to go from seat to seat, and have not arrived."""
    asked: int | None
    """The seat that is asked for a shield."""
    struck: int | None
    """The seat that the action card strikes, whose shield is asked for or answered."""
    held: Cards
    """Cards that were lifted, and have to be placed or moved."""
    placing: Cards
    """Cards that wait for a place now: those held, the villain that is sent, a monarch's jester."""
    placer: int | None
    """The seat that places them."""
    ground: int | None
    """The seat in whose zone they come to lie."""
    giver: int | None
    """The seat that the card or pile leaves which is to be chosen now."""
    receiver: int | None
    """The seat that it goes to, or in whose zone a card is to be placed."""
    source: Cards | None
    """Internal affairs: the pile that the card comes from."""
    passes: int
    """Revolt: passes made or skipped."""
    fresh: tuple[Cards, ...]
    """Revolt: piles with a card that was just received, which must not go on."""
    winners: tuple[int, ...]
    """The seats that have won."""
    reason: str | None
    """Why the game is over."""


SHOWN = tuple(Pile(PILE_KEYS[number], is_full(pile)) for number, pile in enumerate(PILES))


def describe(record: Any, viewer: int) -> View:
    s = rulings.fields(record)
    players = int(s.players)
    seats = range(players)
    zones = [zone_of(s.zone[seat].tobytes()) for seat in seats]
    known = tuple([card_keys(s.hand[seat]) for seat in seats])
    active, target = seat_of(s.active), seat_of(s.target)
    is_open = bool(rulings.undecided(s))
    stolen = _piles(s.stolen.tolist())
    repaid, seized, lodged = _pile(s.repaid), _pile(s.seized), _pile(s.lodged)
    winners = int(s.winners)
    return View(
        stage=STAGE_KEYS[s.stage],
        players=players,
        zones=tuple([tuple([SHOWN[number] for number in zone.piles]) for zone in zones]),
        scores=tuple([zone.score for zone in zones]),
        breakdowns=tuple([zone.entries for zone in zones]),
        hand=known[viewer] if 0 <= viewer < players else None,
        hand_sizes=tuple(s.hand_size.tolist()[:players]),
        known=known,
        shown=tuple([card_keys(s.known[PUBLIC, seat]) for seat in seats]),
        market=card_keys(s.market),
        market_room=actions.MARKET,
        deck_size=int(s.deck_size),
        unseen=card_keys(s.deck),
        discards=card_keys(s.discards),
        first=seat_of(s.first),
        active=active,
        turns=int(s.turns),
        actions=int(s.actions),
        turn_actions=actions.ACTIONS_A_TURN,
        draws=int(s.draws),
        used=card_of(s.used),
        target=target,
        from_hand=bool(s.from_hand),
        open=is_open,
        stolen=stolen,
        repaid=repaid,
        sent=_pile(s.sent),
        lodged=lodged,
        seized=seized,
        flows=()
        if active is None or target is None
        else flows(
            active, target, stolen, repaid, *((seized, lodged) if is_open else (None, None))
        ),
        asked=seat_of(s.asked),
        struck=seat_of(s.struck),
        held=tuple([cards.CARD_KEYS[card] for card in s.held.tolist() if card != actions.NONE]),
        placing=placing(s),
        placer=seat_of(s.placer),
        ground=seat_of(s.ground),
        giver=seat_of(rulings.giver(s)),
        receiver=seat_of(rulings.receiver(s)),
        source=_pile(s.source),
        passes=int(s.passes),
        fresh=_piles(s.fresh.tolist()),
        winners=tuple([seat for seat in seats if winners >> seat & 1]),
        reason=REASON_KEYS[s.reason] or None,
    )


def flows(
    active: int,
    target: int,
    stolen: Sequence[Cards],
    repaid: Cards | None,
    seized: Cards | None,
    lodged: Cards | None,
) -> tuple[Flow, ...]:
    """Cards on their way between the seat that uses a card and the seat it is used on."""
    found = []
    if stolen:
        found.append(Flow(target, active, tuple([pile[-1] for pile in stolen])))
    if seized is not None:
        found.append(Flow(target, active, seized))
    if repaid is not None:
        found.append(Flow(active, target, repaid[-1:]))
    if lodged is not None:
        found.append(Flow(active, target, lodged[-1:]))
    return tuple(found)


def placing(record: Any) -> Cards:
    """The cards that wait for a place now."""
    waiting = (rulings.to_place(record, 0), rulings.to_place(record, 1))
    return tuple([cards.CARD_KEYS[card] for card in waiting if card != actions.NONE])


def card_of(card: int) -> str | None:
    return None if card == actions.NONE else cards.CARD_KEYS[card]


def seat_of(seat: int) -> int | None:
    return None if seat == actions.NONE else int(seat)


def _pile(number: int) -> Cards | None:
    return None if number == actions.NONE else PILE_KEYS[number]


def _piles(numbers: Sequence[int]) -> tuple[Cards, ...]:
    return tuple([PILE_KEYS[number] for number in numbers if number != actions.NONE])
