"""Previews of Korona's legal actions: cards by key, seats, piles by their place in a view."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from reino.core.actions import Action
from reino.core.ahead import Ahead
from reino.core.view import View, one_of
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.zone import score
from reino.games.korona.table import rulings
from reino.games.korona.table.names import card_of
from reino.games.korona.table.scoring import zone_of

MENTIONED = ("place", "top", "whole", "inner")  # kinds whose effect on scores is always said


class Preview(
    msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, rename={"from_": "from"}
):
    """An action: what it is about, and its effects where they follow from the cards the seat
    knows."""

    do: Annotated[str, one_of(kind.key for kind in actions.TABLE.kinds)]
    """The kind of the action, as the action table calls it."""
    n: int | None = None
    """take-deck: how many cards the deck gives."""
    card: str | None = None
    """The card that is taken, placed, used, discarded, given or chosen."""
    cards: tuple[str, ...] | None = None
    """whole: the cards of the pile."""
    from_: Literal["hand", "held"] | None = None
    """place: held is a card that waits for its place."""
    zone: int | None = None
    """The seat in whose zone the piles lie."""
    piles: tuple[int, ...] | None = None
    """Every pile that is meant, as positions in the view's `zones[zone]`: piles of the same cards
    are the same to every rule. None of them: the card comes to lie alone."""
    at: int | None = None
    """inner: where in its pile the jester lies, from the bottom."""
    target: int | None = None
    """An action card: the seat it is used on."""
    of: Literal["hand", "zone"] | None = None
    """A donation: where the gift comes from."""
    to: int | None = None
    """give, top, whole, inner: the seat that receives."""
    scores: tuple[int, ...] | None = None
    """By how much it changes the score of each seat, once it is carried out."""
    best: int | None = None
    """internal affairs, and a monarch pair whose jester must move: the most it can bring the own
    score, wherever the card then goes."""
    stake: int | None = None
    """An attack that no shield stops: by how much it changes the score of the struck seat."""
    ends: tuple[int, ...] | None = None
    """The seats that win, where the game is over with it."""


def offers(view: View) -> Sequence[Preview]:
    asked = _AskedView(view)
    return [asked.preview(action) for action in view.legal]


class _AskedView:
    """A view whose seat owes a decision.

    Zones, and how a game ends, follow from public facts and from the own hand. So the effect of an
    action on them is the same in every truth, and any guess will do to look ahead.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.now = rulings.fields(view.record)
        self.stage = self.now.stage
        self.players = int(self.now.players)
        self.every_zone = self.now.zone.tobytes()
        self.zones = _by_seat(self.every_zone, self.players)
        self.scores = [zone_of(zone).score for zone in self.zones]
        self.ahead = view.ahead()

    def preview(self, action: int) -> Preview:
        told = actions.TABLE.describe(action)
        card = None if told.kind == "whole" else card_of(told)
        return Preview(do=told.kind, card=card, **self._about(told), **self._brings(told))

    def _about(self, told: Action) -> dict[str, Any]:
        s = self.now
        if told.kind == "take-deck":
            return {"n": int(rulings.cards_from_deck(s))}
        if told.kind == "place":
            zone, on = int(rulings.receiver(s)), told.numbers["on"]
            return {
                "from_": "hand" if self.stage == stage.ACT else "held",
                "zone": zone,
                "piles": () if on == piles.NO_PILE else self._piles(zone, on),
            }
        if "seat" in told.fields:
            of = {"ask-hand": "hand", "ask-zone": "zone"}.get(told.kind)
            return {"target": told.numbers["seat"], "of": of}
        if told.kind == "give":
            return {"to": int(rulings.receiver(s))}
        if "pile" in told.fields:
            zone = int(rulings.giver(s))
            about: dict[str, Any] = {
                "zone": zone,
                "piles": self._piles(zone, told.numbers["pile"]),
                "to": int(rulings.receiver(s)),
            }
            if told.kind == "whole":
                about["cards"] = told.pile
            elif told.kind == "inner":
                # Of several jesters each would leave the same pile.
                about["at"] = told.pile.index(cards.CARD_KEYS[cards.JESTER])
            return about
        return {}

    def _piles(self, seat: int, number: int) -> tuple[int, ...]:
        """Where such piles lie, less the first ones where some must stay as they are."""
        found = [at for at, pile in enumerate(zone_of(self.zones[seat]).piles) if pile == number]
        return tuple(found[len(found) - rulings.choosable(self.now, seat, number) :])

    def _brings(self, told: Action) -> dict[str, Any]:
        """The effects that are known to follow."""
        after = self.ahead.after(self.me, told.id)
        if self.stage == stage.MOVE:
            return {"best": max(self._gains(after))}
        brought: dict[str, Any] = {}
        if self.stage == stage.SEIZE:
            after = _unanswered(after)
            if after.record.stage == stage.SETTLE:
                brought["best"] = max(self._gains(after))
        record = after.record
        scores = self._changes(record)
        if any(scores) or told.kind in MENTIONED:
            brought["scores"] = tuple(scores)
        if self.stage == stage.ASK and self.me == self.now.struck:
            brought |= self._stake()
        if after.over:
            winners = int(record.winners)
            brought["ends"] = tuple([seat for seat in range(self.players) if winners >> seat & 1])
        return brought

    def _changes(self, record: Any) -> list[int]:
        """By how much each score differs from now."""
        zones = record.zone.tobytes()
        if zones == self.every_zone:
            return [0] * self.players
        after = _by_seat(zones, self.players)
        return [
            0 if after[seat] == self.zones[seat] else int(score(record, seat)) - self.scores[seat]
            for seat in range(self.players)
        ]

    def _gains(self, lifted: Ahead) -> list[int]:
        """The gain of the zone, for every place that a lifted card may go to."""
        return [
            self._changes(lifted.after(self.me, place).record)[self.me]
            for place in lifted.legal(self.me)
        ]

    def _stake(self) -> dict[str, Any]:
        """The worth of the named cards to the seat they are to be taken from."""
        s = self.now
        if (s.stolen[0], s.lodged, s.seized) == (piles.NO_PILE,) * 3:
            return {}
        kept = zone_of(rulings.laid_back(s).zone[self.me].tobytes()).score
        return {"stake": int(score(_unanswered(self.ahead).record, self.me)) - kept}


def _by_seat(zones: bytes, players: int) -> list[bytes]:
    """The zones of a record as `zone_of` takes them."""
    size = len(piles.PILES)
    return [zones[seat * size : (seat + 1) * size] for seat in range(players)]


def _unanswered(state: Ahead) -> Ahead:
    """An attack as it is carried out when no seat raises a shield."""
    while state.owing and state.legal(state.owing[0])[0] == actions.LET_PASS:
        state = state.after(state.owing[0], actions.LET_PASS)
    return state
