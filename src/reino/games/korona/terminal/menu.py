"""The choices of a menu of Korona: numbered, in groups, each with a short label."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.core.view import View
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.actions import TABLE
from reino.games.korona.table import rulings
from reino.games.korona.table.names import (
    a_pile_name,
    action_name,
    card_of,
    facts_of,
    pile_name,
    seat_name,
    small,
    top_name,
)

LABELS = {
    "take-deck": "cli-korona-label-deck",
    "take-market": "cli-korona-label-market",
    "ask-hand": "cli-korona-label-hand",
    "ask-zone": "cli-korona-label-zone",
    "swap": "cli-korona-label-seat",
    "sneak": "cli-korona-label-seat",
    "storm": "cli-korona-label-seat",
    "end-turn": "cli-korona-label-end",
    "raise-shield": "cli-korona-label-shield",
    "let-pass": "cli-korona-label-no-shield",
}
# The groups of a turn's choices, in the order of the menu.
GROUPS = {
    "place": ("place",),
    "use": tuple(actions.USED),
    "discard": ("discard",),
    "end": ("end-turn",),
}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}


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
        Choice(
            number,
            action,
            GROUP_OF[TABLE.kind(action).key] if acting else "choose",
            label(view, action, say),
        )
        for number, action in enumerate(view.legal, 1)
    ]


def label(view: View, action: int, say: Catalogue) -> str:
    """An action in a few words, in small letters but for titles; words that a whole group shares
    are left to its head."""
    told = TABLE.describe(action)
    card = card_of(told)
    if told.kind == "take-deck":
        return say(LABELS[told.kind], n=int(rulings.cards_from_deck(rulings.fields(view.record))))
    if told.kind == "top":
        return top_name(told.pile, say)
    if told.kind == "place" and told.on is not None:
        return say("cli-korona-label-on", card=_name(told.card, say), pile=pile_name(told.on, say))
    if told.kind == "place" and told.numbers["card"] in piles.SINGLES:
        return say("cli-korona-label-alone", card=_name(told.card, say))
    if told.kind in LABELS:
        seat = seat_name(told.numbers.get("seat"), say)
        return say(LABELS[told.kind], card="" if card is None else _name(card, say), seat=seat)
    if card is None or "pile" in told.fields:
        return small(action_name(action, say.lang))
    return _name(card, say)


def spoken(action: int, say: Catalogue) -> str:
    """An action by its full name, as one would say it: a pile has its article."""
    told = TABLE.describe(action)
    if told.kind == "place" and told.on is not None:
        pile = a_pile_name(told.on, say)
        return say("korona-action-place", **{**facts_of(action, say), "pile": pile})
    return action_name(action, say.lang)


def _name(card: str, say: Catalogue) -> str:
    """A kingdom card in small letters, an action card by its title."""
    if cards.CARD_KEYS.index(card) < cards.COLOURS:
        return say("korona-count", card=card, n=1)
    return say("korona-card", card=card)


def by_group(choices: list[Choice]) -> Iterator[tuple[str, list[Choice]]]:
    for group in (*GROUPS, "choose"):
        found = [choice for choice in choices if choice.group == group]
        if found:
            yield group, found
