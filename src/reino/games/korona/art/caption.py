"""The caption of a Korona picture: the seat that decides, cards on their way, the table in words.

Everything is read off a hidden record, mostly through the same plain data that screens get.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions
from reino.games.korona.table.view import describe

# Stages of chance, in which no seat decides.
CHANCE = ("deal", "first", "draw", "refill")
# The seat that decides, where it is not the active seat.
DECIDERS = {"ask": "asked", "yield": "target", "settle": "placer", "jest": "placer"}
# Stages in which an attack may still be called off.
OPEN = ("lodge", "steal", "repay", "ask")


@dataclass(frozen=True)
class Flow:
    """Cards on their way. Cards that wait for a place have no giver; a choice not yet made is no
    cards."""

    giver: int | None
    receiver: int
    cards: list[str]


class Scene:
    """One view in one language."""

    def __init__(self, record: Any, viewer: int, lang: str) -> None:
        self.data = describe(record, viewer)
        self.say: Catalogue = catalogue(lang, LOCALE)
        self.players: int = self.data["players"]
        self.stage: str = self.data["stage"]
        self.decider = self._decider()
        # Piles that an attack is about, as long as it may be called off.
        still_open = self.stage in OPEN
        self.seized: list[str] | None = self.data["seized"] if still_open else None
        self.lodged: list[str] | None = self.data["lodged"] if still_open else None
        self.flows = self._flows()

    def seat(self, seat: int | None) -> str:
        return "none" if seat is None else self.say("korona-seat", seat=actions.SEAT_KEYS[seat])

    def name(self, card: str) -> str:
        return self.say("korona-card", card=card)

    def listed(self, cards: Sequence[str]) -> str:
        return ", ".join(map(self.name, cards)) or "–"

    def known(self, seat: int) -> tuple[list[str], int]:
        """A hand as the viewer knows it: cards by name, and how many more there are."""
        known: list[str] = self.data["known"][seat]
        return known, max(0, self.data["hand_sizes"][seat] - len(known))

    def passer(self) -> int:
        """Revolt: the seat that passes a card or pile on."""
        seat: int = (self.data["active"] + self.data["passes"]) % self.players
        return seat

    def _decider(self) -> int | None:
        if self.stage in CHANCE or self.stage == "over":
            return None
        if self.stage == "pass" and self.data["passes"]:
            return (self.passer() - 1) % self.players
        seat: int = self.data[DECIDERS.get(self.stage, "active")]
        return seat

    def _flows(self) -> list[Flow]:
        data = self.data
        active, target = data["active"], data["target"]
        flows = []
        if data["stolen"]:
            flows.append(Flow(target, active, [pile[-1] for pile in data["stolen"]]))
        if self.seized is not None:
            flows.append(Flow(target, active, self.seized))
        if data["repaid"] is not None:
            flows.append(Flow(active, target, data["repaid"][-1:]))
        if data["sent"] is not None and self.stage in OPEN:
            flows.append(Flow(active, target, data["sent"][-1:]))
        if data["held"]:
            ground = active if data["ground"] is None else data["ground"]
            flows.append(Flow(None, ground, data["held"]))
        if self.stage == "pass":
            flows.append(Flow(self.passer(), (self.passer() + 1) % self.players, []))
        return flows

    def standing(self) -> str:
        """The question and the seat that it is put to, or how the game ended."""
        data = self.data
        if self.stage == "over":
            return self.say(
                "korona-picture-end",
                reason=data["reason"],
                n=len(data["winners"]),
                winners=", ".join(map(self.seat, data["winners"])),
            )
        seat = self.seat(data["active"] if self.decider is None else self.decider)
        if self.stage == "pass" and data["passes"]:
            return self.say("korona-picture-pass", seat=seat, other=self.seat(self.passer()))
        return self.say("korona-picture-stage", stage=self.stage, seat=seat)

    def account(self) -> str:
        """The table in words, for screen readers."""
        told = [f"{self.standing()}.", *map(self._side, range(self.players)), self._rest()]
        if self.data["used"] is not None:
            told.append(
                self.say(
                    "korona-picture-used",
                    card=self.data["used"],
                    seat=self.seat(self.data["active"]),
                    other=self.seat(self.data["target"]),
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
        zone = [" + ".join(map(self.name, pile["cards"])) for pile in self.data["zones"][seat]]
        known, unknown = self.known(seat)
        hand = [self.name(card) for card in known]
        if unknown:
            hand.append(self.say("korona-picture-hidden", n=unknown))
        return self.say(
            "korona-picture-side",
            seat=self.seat(seat),
            points=self.data["scores"][seat],
            zone=", ".join(zone) or "–",
            hand=", ".join(hand) or "–",
        )

    def _rest(self) -> str:
        return self.say(
            "korona-picture-rest",
            market=self.listed(self.data["market"]),
            deck=self.data["deck_size"],
            discards=self.listed(self.data["discards"]),
        )
