"""A second implementation of Korona: slow, obvious, written from the rules page alone.

The game is told as it is played: each question it puts, to a seat or to chance, waits for the
answer.
"""

from .reference_attacks import (
    donation_of_hand,
    donation_of_zone,
    glorious_attack,
    internal_affairs,
    revolt,
    sneak_attack,
    tactical_swap,
)
from .reference_choices import can_steal, donations, lifts, prizes, some, swap_steals, villains
from .reference_table import KINGDOM, Action, Answer, Question, Table, Told, lay, placements
from .reference_zone import combo, peasants, score


class Finished(Exception):
    """The game is over."""


class Reference(Table):
    """One game in progress."""

    def begin(self, at: str = "deal") -> None:
        """Put the first question: the deal, or the turn of the active seat from "take" or "act"."""
        self.story = self.told(at)
        self.question: Question | None = next(self.story)

    def answer(self, answer: Answer) -> None:
        assert self.question is not None
        assert answer in self.question.actions or answer in self.question.outcomes
        try:
            self.question = self.story.send(answer)
        except StopIteration:
            self.question = None

    @property
    def returns(self) -> tuple[float, ...]:
        n, k = self.players, len(self.winners)
        won, lost = (n / k - 1) / (n - 1), -1 / (n - 1)
        return tuple(won if seat in self.winners else lost for seat in range(n))

    def told(self, at: str) -> Told[None]:
        try:
            if at == "deal":
                yield from self.set_up()
            if at != "act":
                yield from self.take_step()
            while True:
                yield from self.action_step()
                if not self.deck and not self.market:
                    self.count_up()
                self.active = self.after(self.active)
                yield from self.take_step()
        except Finished:
            return

    def set_up(self) -> Told[None]:
        for pile in [*self.hands, self.market]:
            for _ in range(3 if pile is self.market else 5):
                pile.append((yield from self.drawn("deal")))
        seats = range(self.players)
        self.active = yield Question("first", outcomes=dict.fromkeys(seats, 1))

    def take_step(self) -> Told[None]:
        self.actions = 3
        empty_handed = not self.hand
        takes_two = empty_handed and bool(self.deck)
        source = yield from self.take("take", 5 if empty_handed else 2)
        if source == "take market" and takes_two:
            self.met["two from the market"] += 1
            yield from self.take("take_second", 0)

    def sources(self, from_deck: int) -> set[Action]:
        """Where cards may be taken from, within the hand limit; `from_deck` so many at a time."""
        room = 7 + self.actions - len(self.hand)
        offered: set[Action] = set()
        if room >= 1:
            offered |= {("take market", card) for card in self.market}
        if self.deck and from_deck and room >= min(from_deck, len(self.deck)):
            offered.add(("take deck",))
        return offered

    def take(self, stage: str, from_deck: int) -> Told[str]:
        """Take from one source or the other; gives which it was."""
        source, *cards = yield from self.asked(self.active, stage, self.sources(from_deck))
        if source == "take deck":
            for _ in range(min(from_deck, len(self.deck))):
                self.hand.append((yield from self.drawn("draw")))
        for card in cards:
            self.market.remove(card)
            self.hand.append(card)
            self.learn(self.active, card, self.known)
            if self.deck:
                self.market.append((yield from self.drawn("refill")))
        return str(source)

    def action_step(self) -> Told[None]:
        while True:
            action = yield from self.asked(self.active, "act", self.possible_actions())
            if action == ("end turn",):
                return
            self.actions -= 1
            yield from self.perform(action)
            self.look_for_combos()
            if self.actions == 0 or not self.hand:
                return

    def possible_actions(self) -> set[Action]:
        hand, zone = self.hand, self.zone
        offered: set[Action] = {("discard", card) for card in hand}
        for card in set(hand) & set(KINGDOM):
            offered |= placements(zone, card)
        if self.actions < 3 and len(hand) <= 7:
            offered.add(("end turn",))
        # Using a card, the hand and the actions left both go down by one.
        if "draw-again" in hand:
            sources = self.sources_after_use()
            if sources:
                offered.add(("draw again",))
            if self.deck and ("take deck",) not in sources:
                self.met["draw again limited" if sources else "draw again over the limit"] += 1
        if "internal-affairs" in hand and any(lifts(zone, i) for i in range(len(zone))):
            offered.add(("internal affairs",))
        if "revolt" in hand and peasants(zone) >= 6:
            offered.add(("revolt",))
        for seat in self.others():
            theirs = self.zones[seat]
            if "donation" in hand:
                if self.hands[seat] and len(hand) - 1 + 1 <= 7 + self.actions - 1:
                    offered.add(("ask hand", seat))
                if some(donations(zone, theirs)):
                    offered.add(("ask zone", seat))
            if "tactical-swap" in hand and some(swap_steals(zone, theirs, [])):
                offered.add(("swap", seat))
            if "sneak-attack" in hand and (villains(zone) or can_steal(zone, theirs)):
                offered.add(("sneak", seat))
            if "glorious-attack" in hand and prizes(zone, theirs, self.rules):
                offered.add(("storm", seat))
        return offered

    def sources_after_use(self) -> set[Action]:
        self.hand.remove("draw-again")
        self.actions -= 1
        offered = self.sources(2)
        self.actions += 1
        self.hand.append("draw-again")
        return offered

    def perform(self, action: Action) -> Told[None]:
        match action:
            case ("place", card, on):
                self.leaves_hand(self.active, card)
                lay(self.zone, card, on)
            case ("discard", card):
                self.discard(self.active, card)
            case ("draw again",):
                self.discard(self.active, "draw-again")
                yield from self.take("take", 2)
            case ("internal affairs",):
                self.discard(self.active, "internal-affairs")
                yield from internal_affairs(self)
            case ("revolt",):
                self.discard(self.active, "revolt")
                yield from revolt(self)
            case ("ask hand", seat):
                self.discard(self.active, "donation")
                yield from donation_of_hand(self, seat)
            case ("ask zone", seat):
                self.discard(self.active, "donation")
                yield from donation_of_zone(self, seat)
            case ("swap", seat):
                self.discard(self.active, "tactical-swap")
                yield from tactical_swap(self, seat)
            case ("sneak", seat):
                self.discard(self.active, "sneak-attack")
                yield from sneak_attack(self, seat)
            case ("storm", seat):
                self.discard(self.active, "glorious-attack")
                yield from glorious_attack(self, seat)

    def look_for_combos(self) -> None:
        for seat in [self.active, *self.others()]:
            completed = combo(self.zones[seat])
            if completed:
                self.met[f"combo of {'another' if seat != self.active else 'the active seat'}"] += 1
                self.finish(completed, [seat])

    def count_up(self) -> None:
        """The highest total; among equals the most peasants."""
        totals = [(score(zone), peasants(zone)) for zone in self.zones]
        winners = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        points = [total for total, _ in totals]
        if points.count(max(points)) > 1:
            self.met["tie shared" if len(winners) > 1 else "tie broken by peasants"] += 1
        self.finish("cards", winners)

    def finish(self, reason: str, winners: list[int]) -> None:
        self.reason, self.winners = reason, winners
        raise Finished
