"""The caption of a Korona picture: the question, cards on their way, the table in words.

Everything is read off a hidden record, mostly through the same view that screens get.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reino.core import question
from reino.core.catalogue import Catalogue, catalogue
from reino.games.korona import GAME, LOCALE
from reino.games.korona.table import rulings
from reino.games.korona.table.names import seat_name
from reino.games.korona.table.view import View, describe


@dataclass(frozen=True)
class Flow:
    """Cards on their way. Cards that wait for a place have no giver; a choice not yet made is no
    cards."""

    giver: int | None
    receiver: int
    cards: Sequence[str]


class Scene:
    """One view in one language."""

    def __init__(self, record: Any, viewer: int, lang: str) -> None:
        fields = rulings.fields(record)
        self.data: View = describe(fields, viewer)
        self.say: Catalogue = catalogue(lang, LOCALE)
        self.players = self.data.players
        self.question = question.open_in(GAME, fields, viewer, lang)
        self.asked = self.question.asked
        self.flows = self._flows()

    def seat(self, seat: int | None) -> str:
        return seat_name(seat, self.say)

    def name(self, card: str) -> str:
        return self.say("korona-card", card=card)

    def listed(self, cards: Sequence[str]) -> str:
        return ", ".join(map(self.name, cards)) or "–"

    def known(self, seat: int) -> tuple[Sequence[str], int]:
        """A hand as the viewer knows it: cards by name, and how many more there are."""
        known = self.data.known[seat]
        return known, max(0, self.data.hand_sizes[seat] - len(known))

    def _flows(self) -> list[Flow]:
        data = self.data
        flows = [Flow(flow.giver, flow.receiver, flow.cards) for flow in data.flows]
        if data.receiver is not None and (data.placing or data.stage == "pass"):
            flows.append(Flow(data.giver, data.receiver, data.placing))
        return flows

    def standing(self) -> str:
        """The question and the seat that it is put to, or how the game ended."""
        return self.question.text or ""

    def account(self) -> str:
        """The table in words, for screen readers."""
        standing = self.standing()
        stop = "" if standing.endswith(("?", ".")) else "."
        told = [standing + stop, *map(self._side, range(self.players)), self._rest()]
        if self.data.used is not None:
            told.append(
                self.say(
                    "korona-picture-used",
                    card=self.data.used,
                    seat=self.seat(self.data.active),
                    other=self.seat(self.data.target),
                )
            )
        told += [
            self.say(
                "korona-picture-flow",
                cards=self.listed(flow.cards),
                seat=self.seat(flow.giver),
                other=self.seat(flow.receiver),
            )
            for flow in self.flows
            if flow.cards
        ]
        return " ".join(told)

    def _side(self, seat: int) -> str:
        """A seat: its points, its zone, and its hand as far as it is known."""
        zone = [" + ".join(map(self.name, pile.cards)) for pile in self.data.zones[seat]]
        known, unknown = self.known(seat)
        hand = [self.name(card) for card in known]
        if unknown:
            hand.append(self.say("korona-picture-hidden", n=unknown))
        return self.say(
            "korona-picture-side",
            seat=self.seat(seat),
            points=self.data.scores[seat],
            zone=", ".join(zone) or "–",
            hand=", ".join(hand) or "–",
        )

    def _rest(self) -> str:
        return self.say(
            "korona-picture-rest",
            market=self.listed(self.data.market),
            deck=self.data.deck_size,
            discards=self.listed(self.data.discards),
        )
