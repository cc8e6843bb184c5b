"""The choices of a menu of Korona: numbered, in groups, each with a short label."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.core.view import View
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.table.names import (
    USES,
    a_pile_name,
    action_name,
    pile_name,
    small,
    top_name,
)

# Donation and the attacks, in the order of their ids: each has one for every seat.
AGAINST = (
    (actions.ASK_HAND, cards.DONATION, "cli-korona-label-hand"),
    (actions.ASK_ZONE, cards.DONATION, "cli-korona-label-zone"),
    (actions.SWAP_WITH, cards.TACTICAL_SWAP, "cli-korona-label-seat"),
    (actions.SNEAK_UPON, cards.SNEAK_ATTACK, "cli-korona-label-seat"),
    (actions.STORM, cards.GLORIOUS_ATTACK, "cli-korona-label-seat"),
)


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    number: int
    action: int
    group: str  # place, use, discard, end; or choose, where there is but one group
    label: str

    def drawn(self) -> Text:
        return Text.assemble((str(self.number), "bold cyan"), f" {self.label}")


def menu(view: View, say: Catalogue) -> list[Choice]:
    """Everything this seat may choose, numbered from 1."""
    acting = view.record.stage == stage.ACT
    return [
        Choice(number, action, _group(action) if acting else "choose", label(view, action, say))
        for number, action in enumerate(view.legal, 1)
    ]


def _group(action: int) -> str:
    if action < actions.DRAW_AGAIN_ID:
        return "place"
    if action < actions.DISCARD:
        return "use"
    return "end" if action == actions.END_TURN else "discard"


def label(view: View, action: int, say: Catalogue) -> str:
    """An action in a few words, in small letters but for titles; words that a whole group shares
    are left to its head."""
    if action == actions.TAKE_DECK:
        return say("cli-korona-label-deck", n=from_deck(view))
    if action < actions.PLACE:
        return say("cli-korona-label-market", card=_name(action - actions.TAKE_MARKET, say))
    if action < actions.DRAW_AGAIN_ID:
        return placed(action, say)
    for first, card, key in AGAINST:
        if first <= action < first + cards.SEATS:
            seat = say("korona-seat", seat=actions.SEAT_KEYS[action - first])
            return say(key, card=say("korona-card", card=cards.CARD_KEYS[card]), seat=seat)
    if action in USES:
        return say("korona-card", card=cards.CARD_KEYS[USES[action]])
    if actions.DISCARD <= action < actions.END_TURN:
        return _name(action - actions.DISCARD, say)
    if actions.GIVE <= action < actions.TOP:
        return _name(action - actions.GIVE, say)
    if actions.TOP <= action < actions.WHOLE:
        return top_name(piles.PILES[action - actions.TOP], say)
    others = {
        actions.END_TURN: "cli-korona-label-end",
        actions.RAISE_SHIELD: "cli-korona-label-shield",
        actions.LET_PASS: "cli-korona-label-no-shield",
    }
    return say(others[action]) if action in others else small(action_name(action, say.lang))


def spoken(action: int, say: Catalogue) -> str:
    """An action by its full name, as one would say it: a pile has its article."""
    if actions.PLACE <= action < actions.DRAW_AGAIN_ID:
        card, on = piles.PLACES[action - actions.PLACE]
        if on != piles.NO_PILE:
            pile = a_pile_name(piles.PILES[on], say)
            return say("korona-action-place", card=cards.CARD_KEYS[card], pile=pile, single="no")
    return action_name(action, say.lang)


def placed(action: int, say: Catalogue) -> str:
    card, on = piles.PLACES[action - actions.PLACE]
    name = _name(card, say)
    if on != piles.NO_PILE:
        return say("cli-korona-label-on", card=name, pile=pile_name(piles.PILES[on], say))
    return say("cli-korona-label-alone", card=name) if card in piles.SINGLES else name


def from_deck(view: View) -> int:
    """How many cards the deck would give now."""
    record = view.record
    empty_handed = record.used == actions.NONE and record.hand_size[record.active] == 0
    return min(actions.HAND if empty_handed else 2, int(record.deck_size))


def _name(card: int, say: Catalogue) -> str:
    """A kingdom card in small letters, an action card by its title."""
    if card < cards.COLOURS:
        return say("korona-count", card=cards.CARD_KEYS[card], n=1)
    return say("korona-card", card=cards.CARD_KEYS[card])


def by_group(choices: list[Choice]) -> Iterator[tuple[str, list[Choice]]]:
    for group in ("place", "use", "discard", "end", "choose"):
        found = [choice for choice in choices if choice.group == group]
        if found:
            yield group, found
