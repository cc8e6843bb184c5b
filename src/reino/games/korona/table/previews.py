"""Previews of Korona's legal actions: cards by key, seats, piles by their place in a view.

Every offer names its deed, `do`, and its objects:

    take-deck {n}                    take-market {card}
    place {card, from, zone, piles}  from "hand" or "held"; no piles: the card comes to lie alone
    use {card, target, of}           target and of ("hand" or "zone") may be None
    discard {card}                   give {card, to}
    top {card, zone, piles, to}      whole {cards, zone, piles, to}
    inner {card, at, zone, piles}    a jester under other cards; `at` counts from the bottom
    end, no-villain, stay, let-pass, shield

`piles` has every pile that is meant, as positions in the view's `zones[zone]`: piles of the same
cards are the same to every rule. The effects, where they follow from the cards the seat knows:

    scores   by how much it changes the score of each seat, once it is carried out
    best     internal affairs: the most it can bring, wherever the card then goes
    stake    an attack that no shield stops: by how much it changes the score of the struck seat
    ends     the seats that win, where the game is over with it
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from reino.core.previews import Offer
from reino.core.state import State
from reino.core.view import View
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.table.names import USES, USES_ON
from reino.games.korona.table.scoring import breakdown, zone_piles

SINGLE: Final = {
    actions.END_TURN: "end",
    actions.WITHOUT_VILLAIN: "no-villain",
    actions.STAY: "stay",
    actions.LET_PASS: "let-pass",
    actions.RAISE_SHIELD: "shield",
}
# Attacks, which name their cards in full before the first answer.
DECLARED: Final = (cards.TACTICAL_SWAP, cards.SNEAK_ATTACK, cards.GLORIOUS_ATTACK)


def offers(view: View) -> Sequence[Offer]:
    asked = _AskedView(view)
    return [{**asked.about(action), **asked.brings(action)} for action in view.legal]


class _AskedView:
    """A view whose seat owes a decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.record = view.record
        self.stage = int(self.record.stage)
        self.players = int(self.record.players)
        self.zones = [
            [piles.NUMBER[pile] for pile in zone_piles(self.record.zone[seat])]
            for seat in range(self.players)
        ]
        self.scores = [worth(self.record.zone[seat]) for seat in range(self.players)]
        # Zones, and how a game ends, follow from public facts and from the own hand. So the
        # effect of an action on them is the same in every truth, and any truth will do.
        self.truth = view.guess(0)

    def about(self, action: int) -> Offer:
        if action in SINGLE:
            return {"do": SINGLE[action]}
        if action == actions.TAKE_DECK:
            return {"do": "take-deck", "n": self._from_deck()}
        if action < actions.PLACE:
            return {"do": "take-market", "card": cards.CARD_KEYS[action - actions.TAKE_MARKET]}
        if action < actions.DRAW_AGAIN_ID:
            return self._place(*piles.PLACES[action - actions.PLACE])
        if action < actions.DISCARD:
            return self._use(action)
        if action < actions.END_TURN:
            return {"do": "discard", "card": cards.CARD_KEYS[action - actions.DISCARD]}
        if action < actions.TOP:
            return {
                "do": "give",
                "card": cards.CARD_KEYS[action - actions.GIVE],
                "to": self._receiver(),
            }
        return self._pile(action)

    def _from_deck(self) -> int:
        s = self.record
        empty_handed = s.used == actions.NONE and s.hand_size[self.me] == 0
        return min(actions.HAND if empty_handed else 2, int(s.deck_size))

    def _place(self, card: int, on: int) -> Offer:
        s = self.record
        zone = {stage.LODGE: s.target, stage.SETTLE: s.ground, stage.JEST: s.ground}.get(
            self.stage, s.active
        )
        kept = [int(s.remainder)] if self.stage == stage.MOVE_TO else []
        return {
            "do": "place",
            "card": cards.CARD_KEYS[card],
            "from": "hand" if self.stage == stage.ACT else "held",
            "zone": int(zone),
            "piles": [] if on == piles.NO_PILE else self._piles(int(zone), on, kept),
        }

    def _use(self, action: int) -> Offer:
        card, target, of = USES.get(action), None, None
        if card is None:
            card, first, of = next(
                (card, first, of)
                for first, card, of in (
                    (actions.ASK_HAND, cards.DONATION, "hand"),
                    (actions.ASK_ZONE, cards.DONATION, "zone"),
                    *((first, card, None) for first, card in USES_ON.items()),
                )
                if first <= action < first + cards.SEATS
            )
            target = action - first
        return {"do": "use", "card": cards.CARD_KEYS[card], "target": target, "of": of}

    def _pile(self, action: int) -> Offer:
        """A pile, or a card of it, that is to go somewhere."""
        s = self.record
        zone = int(s.active)
        kept: list[int] = []
        if self.stage in (stage.STEAL, stage.SEIZE, stage.YIELD):
            zone = int(s.target)
        if self.stage == stage.STEAL:
            kept = [int(s.lodged)]
        elif self.stage == stage.PASS:
            zone = (zone + int(s.passes)) % self.players
            kept = s.fresh.tolist()
        if action >= actions.INNER:
            number = piles.INNER_PILES[action - actions.INNER]
            under = piles.PILES[number][:-1]
            at = len(under) - 1 - under[::-1].index(cards.JESTER)
            said: Offer = {"do": "inner", "card": cards.CARD_KEYS[cards.JESTER], "at": at}
        elif action >= actions.WHOLE:
            number = action - actions.WHOLE + piles.SINGLES_AND_BASES
            said = {"do": "whole", "cards": [cards.CARD_KEYS[card] for card in piles.PILES[number]]}
        else:
            number = action - actions.TOP
            said = {"do": "top", "card": cards.CARD_KEYS[piles.PILES[number][-1]]}
        matching = self._piles(zone, number, kept)
        return {**said, "zone": zone, "piles": matching, "to": self._receiver()}

    def _receiver(self) -> int:
        """The seat that receives the card or pile."""
        s = self.record
        if self.stage == stage.PASS:
            return int(s.active + s.passes + 1) % self.players
        return int(
            s.active
            if self.stage in (stage.MOVE, stage.STEAL, stage.SEIZE, stage.YIELD)
            else s.target
        )

    def _piles(self, seat: int, number: int, kept: Sequence[int]) -> list[int]:
        """Where such piles lie, less the first ones where some must stay as they are."""
        found = [at for at, pile in enumerate(self.zones[seat]) if pile == number]
        return found[Counter(kept)[number] :]

    def brings(self, action: int) -> Offer:
        """The effects that are known to follow."""
        after = self.truth.play(self.me, action)
        if self.stage == stage.MOVE:
            return {"best": max(self._best(after))}
        brought: Offer = {}
        if self.stage == stage.SEIZE:
            after = _unanswered(after)
        scores = self._changes(after.record.zone)
        about_piles = (
            actions.PLACE <= action < actions.DRAW_AGAIN_ID
            or actions.TOP <= action < actions.WITHOUT_VILLAIN
        )
        if any(scores) or about_piles:
            brought["scores"] = scores
        if self.stage == stage.ASK and self.record.asked == self.record.struck:
            brought |= self._stake()
        if after.over:
            winners = int(after.record.winners)
            brought["ends"] = [seat for seat in range(self.players) if winners >> seat & 1]
        return brought

    def _changes(self, zones: Any) -> list[int]:
        """By how much each score differs from now."""
        changes = [0] * self.players
        for seat, score in enumerate(self.scores):
            if (zones[seat] != self.record.zone[seat]).any():
                changes[seat] = worth(zones[seat]) - score
        return changes

    def _best(self, lifted: State) -> list[int]:
        """Internal affairs: the gain of the zone, for every place that a card may go to."""
        return [
            worth(lifted.play(self.me, place).record.zone[self.me]) - self.scores[self.me]
            for place in lifted.legal(self.me)
        ]

    def _stake(self) -> Offer:
        """The worth of the named cards to the seat they are to be taken from."""
        s = self.record
        if s.used not in DECLARED:
            return {}
        before, after = s.zone[self.me].astype(int), s.zone[self.me].astype(int)
        for number in reversed(s.stolen.tolist()):
            if number != piles.NO_PILE:
                before[number] += 1
                if piles.LEFT[number] != piles.NO_PILE:
                    before[piles.LEFT[number]] -= 1
        if s.lodged != piles.NO_PILE:
            before[s.lodged] -= 1
            if piles.LEFT[s.lodged] != piles.NO_PILE:
                before[piles.LEFT[s.lodged]] += 1
        if s.seized != piles.NO_PILE:
            after[s.seized] -= 1
        return {"stake": worth(after) - worth(before)}


def worth(zone: Any) -> int:
    """The score of a zone, by how many it has of each pile."""
    return sum(entry.points for entry in breakdown(zone_piles(zone)))


def _unanswered(state: State) -> State:
    """A glorious attack as it ends when no seat raises a shield."""
    while state.record.stage == stage.ASK:
        state = state.play(int(state.record.asked), actions.LET_PASS)
    return state
