"""A second implementation of BraveRats: slow, obvious, written from the rules page alone.

Hands are lists of names, choices and outcomes are words. It also keeps the events that each seat
and the public have seen, so that views and events can be checked against it.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

STRENGTH = {
    "musician": 0,
    "princess": 1,
    "spy": 2,
    "assassin": 3,
    "ambassador": 4,
    "wizard": 5,
    "general": 6,
    "prince": 7,
    "blank": 5,
}
ORDER = [*list(STRENGTH)[:8], "mime"]
PUBLIC = None
VIEWERS = (0, 1, PUBLIC)

Happening = tuple[str, dict[str, Any]]


@dataclass
class Meeting:
    """The effects of two cards on each other."""

    winner: int | None = None
    princess: bool = False
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    look: int | None = None
    ambassador: list[bool] = field(default_factory=lambda: [False, False])


def meeting(faces: list[str], bonus: list[int], musician_mutes: bool) -> Meeting:
    """Steps 1 to 9 of a round, but for the score."""
    done = Meeting()
    # 1. Strength, with a +2 earned before.
    value = [STRENGTH[faces[seat]] + bonus[seat] for seat in (0, 1)]
    # 2. No power opposite a Wizard.
    power = list(faces)
    if "wizard" in faces:
        for seat in (0, 1):
            if faces[1 - seat] == "wizard":
                power[seat] = "nothing"
    # 8 and 9. Active Ambassadors, and the effects on the next round.
    for seat in (0, 1):
        muted = musician_mutes and power[1 - seat] == "musician"
        done.ambassador[seat] = power[seat] == "ambassador"
        if power[seat] == "general" and not muted:
            done.bonus[seat] = 2
        if power[seat] == "spy" and power[1 - seat] != "spy" and not muted:
            done.look = seat
    # 3. The Musician.
    if "musician" in power:
        return done
    # 4. Princess and Prince.
    if sorted(power) == ["prince", "princess"]:
        done.winner = power.index("princess")
        done.princess = True
        return done
    # 5. One Prince.
    if power.count("prince") == 1:
        done.winner = power.index("prince")
        return done
    # 6 and 7. Strength decides, the lower where there is an Assassin.
    if value[0] == value[1]:
        return done
    best = min(value) if "assassin" in power else max(value)
    done.winner = value.index(best)
    return done


class Reference:
    """One game, or one match, in progress."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        left_out = {"off": "mime", "ninth": None, "instead": "wizard"}[options["mime"]]
        self.kinds = [card for card in ORDER if card != left_out]
        self.target = 3 if options["fast_rat"] else 4
        self.games = [0, 0]
        self.number = 0
        self.reason: str | None = None
        self.returns: tuple[float, float] | None = None
        self.log: dict[int | None, list[Happening]] = {viewer: [] for viewer in VIEWERS}
        self.set_up()

    def set_up(self) -> None:
        """Draft, deal or attack; then the traitors; then the piles."""
        self.number += 1
        self.hands: list[list[str]] = [[], []]
        self.piles: list[list[str]] = [[], []]
        self.deck: list[str] = []
        self.packet: list[str] = []
        self.opener: int | None = None
        self.holder: int | None = None
        # The packet as each seat remembers it, and the cards of the other seat that it knows.
        self.remembers: list[list[str]] = [[], []]
        self.knows: list[list[str]] = [[], []]
        self.gifts: list[str] = []
        self.chosen: list[str | None] = [None, None]
        self.faces = ["blank", "blank"]
        self.bonus = [0, 0]
        self.look: int | None = None
        self.wins = [0, 0]
        self.on_hold: list[list[bool]] = []  # for each held round: whose Ambassador lies in it
        self.played: list[list[str]] = [[], []]
        self.results: list[tuple[int | None, bool]] = []
        self.takers: list[int | None] = []
        self.winner: int | None = None

        attack = self.options["princess_attack"]
        if self.options["draft"] or self.options["random_deal"]:
            self.deck = self.kinds * 2
            self.stage = "opener" if self.options["draft"] else "deal"
            return
        self.hands = [list(self.kinds), list(self.kinds)]
        if attack == "random":
            self.stage = "princes"
        elif attack == "off":
            self.exchange()
        else:
            self.attack(["yarg", "applewood"].index(attack))

    def attack(self, seat: int) -> None:
        self.hands[seat].remove("princess")
        self.hands[seat].append("prince")
        self.hands[1 - seat].remove("prince")
        self.hands[1 - seat].append("princess")
        self.exchange()

    def exchange(self) -> None:
        if self.options["traitor"]:
            self.stage = "gift"
        else:
            self.shuffle()

    def shuffle(self) -> None:
        self.stage = "choose"
        if self.options["lucky_draw"]:
            self.piles, self.hands = self.hands, [[], []]
            self.refill()

    def refill(self) -> None:
        """Chance goes on until both hold three, or all they have."""
        self.stage = "draw" if self.drawing() else "choose"

    def drawing(self) -> list[int]:
        return [s for s in (0, 1) if len(self.hands[s]) < 3 and self.piles[s]]

    def open_packet(self, seat: int) -> None:
        self.opener = seat
        self.holder = seat
        self.stage = "packet"
        self.tell_all("packet", seat=seat)

    def owing(self) -> list[int]:
        if self.stage == "keep":
            assert self.holder is not None
            return [self.holder]
        if self.stage != "choose":
            return []
        if self.look is not None:
            first = 1 - self.look
            return [first] if self.chosen[first] is None else [self.look]
        return [seat for seat in (0, 1) if self.chosen[seat] is None]

    def legal(self, seat: int) -> set[tuple[str, str]]:
        if seat not in self.owing():
            return set()
        if self.stage == "keep":
            return {("keep", card) for card in self.packet}
        return {("play", card) for card in self.hands[seat]}

    def chance(self) -> dict[tuple[str, Any], int]:
        """Outcomes with how many physical cards, or ways, bring them about."""
        if self.stage in ("princes", "opener"):
            return {("seat", 0): 1, ("seat", 1): 1}
        if self.stage == "between":
            return {("next", None): 1}
        cards: list[str] = []
        if self.stage in ("packet", "deal"):
            cards = self.deck
        elif self.stage == "gift":
            cards = self.hands[len(self.gifts)]
        elif self.stage == "draw":
            cards = self.piles[self.drawing()[0]]
        return {("card", card): n for card, n in Counter(cards).items()}

    def fall(self, what: Any) -> None:
        if self.stage == "princes":
            self.tell_all("princes", seat=what)
            self.attack(what)
        elif self.stage == "opener":
            self.tell_all("opener", seat=what)
            self.open_packet(what)
        elif self.stage == "packet":
            self.deck.remove(what)
            self.packet.append(what)
            assert self.holder is not None
            self.remembers[self.holder] = list(self.packet)
            if len(self.packet) == 4 or not self.deck:
                self.stage = "keep"
        elif self.stage == "deal":
            self.deck.remove(what)
            self.hands[0].append(what)
            if len(self.hands[0]) == len(self.deck):
                self.hands[1], self.deck = self.deck, []
                self.tell_hands()
                self.exchange()
        elif self.stage == "gift":
            self.hands[len(self.gifts)].remove(what)
            self.gifts.append(what)
            if len(self.gifts) == 2:
                self.hands[1].append(self.gifts[0])
                self.hands[0].append(self.gifts[1])
                self.tell_all("gifts", cards=list(self.gifts))
                self.shuffle()
        elif self.stage == "draw":
            seat = self.drawing()[0]
            self.piles[seat].remove(what)
            self.hands[seat].append(what)
            for viewer in VIEWERS:
                self.tell(viewer, "draw", seat=seat, card=what if viewer == seat else None)
            self.refill()
        elif self.stage == "between":
            self.set_up()
            self.tell_all("game", game=self.number, games=list(self.games))

    def play(self, choices: dict[int, str]) -> None:
        if self.stage == "keep":
            ((seat, card),) = choices.items()
            self.keep(seat, card)
            return
        for seat, card in sorted(choices.items()):
            self.hands[seat].remove(card)
            self.chosen[seat] = card
            if None in self.chosen:
                kind, seen = ("sealed", None) if self.look is None else ("shown", card)
                self.tell_all(kind, seat=seat, card=seen)
        if None not in self.chosen:
            self.finish_round()

    def keep(self, seat: int, card: str) -> None:
        """Keep one card, pass the rest on; a seat that gets it again sees which are missing."""
        other = 1 - seat
        first_pick = not self.remembers[other]
        self.packet.remove(card)
        self.hands[seat].append(card)
        self.remembers[seat] = list(self.packet)

        learned = None
        if not first_pick:
            learned = missing(self.remembers[other], self.packet)
            self.knows[other].append(learned)
        self.remembers[other] = list(self.packet)
        self.holder = other
        for viewer in VIEWERS:
            seen = {seat: card, other: learned, PUBLIC: None}[viewer]
            self.tell(viewer, "kept", seat=seat, card=seen)

        # A last card is passed on all the same; both know it.
        if len(self.packet) == 1:
            for viewer in VIEWERS:
                seen = None if viewer == PUBLIC else self.packet[0]
                self.tell(viewer, "last", seat=other, card=seen)
            self.hands[other].append(self.packet[0])
            self.knows[seat].append(self.packet.pop())
        if self.packet:
            return
        self.remembers = [[], []]
        if self.deck:
            assert self.opener is not None
            self.open_packet(1 - self.opener)
            return
        self.opener = self.holder = None
        self.tell_hands()
        self.exchange()

    def finish_round(self) -> None:
        cards = [card for card in self.chosen if card is not None]
        faces = [self.faces[1 - seat] if cards[seat] == "mime" else cards[seat] for seat in (0, 1)]
        before = list(self.bonus)
        scored = list(self.wins)
        done = meeting(faces, self.bonus, self.options["musician_mutes"])
        self.faces = faces
        self.bonus = done.bonus
        self.look = done.look
        self.chosen = [None, None]
        self.results.append((done.winner, done.princess))
        self.takers.append(done.winner)
        for seat in (0, 1):
            self.played[seat].append(cards[seat])

        ending: str | None = None
        if done.princess:
            ending = "princess"
        elif done.winner is None:
            self.on_hold.append(done.ambassador)
        else:
            self.wins[done.winner] += 2 if done.ambassador[done.winner] else 1
            for round_on_hold in self.on_hold:
                self.wins[done.winner] += self.worth(round_on_hold, done.winner)
            self.on_hold = []
            self.takers = [done.winner if who is None else who for who in self.takers]
            if self.wins[done.winner] >= self.target:
                ending = "target"
        self.tell_all(
            "round",
            round=len(self.results),
            cards=cards,
            faces=faces,
            bonus=before,
            winner=done.winner,
            princess=done.princess,
            gain=sum(self.wins) - sum(scored),
            wins=list(self.wins),
            held=len(self.on_hold),
        )
        if ending:
            self.finish_game(done.winner, ending)
        elif not (self.hands[0] or self.piles[0]):
            self.finish_game(None, "out_of_cards")
        else:
            self.announce_next_round()
            if self.options["lucky_draw"]:
                self.refill()

    def worth(self, round_on_hold: list[bool], seat: int) -> int:
        return 2 if self.options["held_ambassador"] and round_on_hold[seat] else 1

    def announce_next_round(self) -> None:
        for seat in (0, 1):
            if self.bonus[seat]:
                self.tell_all("general", seat=seat)
        if self.look is not None:
            self.tell_all("spy", seat=self.look)

    def finish_game(self, winner: int | None, reason: str) -> None:
        self.winner = winner
        self.tell_all("end", seat=winner, reason=reason)
        if not self.options["emperor"]:
            self.finish(winner, reason)
            return
        if winner is not None:
            self.games[winner] += 1
        if 2 in self.games:
            self.finish(self.games.index(2), "match")
        elif self.number == 9:
            ahead = None if self.games[0] == self.games[1] else self.games.index(max(self.games))
            self.finish(ahead, "nine_games")
        else:
            self.stage = "between"
        if self.stage == "over":
            self.tell_all("match", games=list(self.games))

    def finish(self, winner: int | None, reason: str) -> None:
        self.stage = "over"
        self.reason = reason
        self.returns = {None: (0.0, 0.0), 0: (1.0, -1.0), 1: (-1.0, 1.0)}[winner]

    def tell(self, viewer: int | None, kind: str, **data: Any) -> None:
        self.log[viewer].append((kind, data))

    def tell_all(self, kind: str, **data: Any) -> None:
        for viewer in VIEWERS:
            self.tell(viewer, kind, **data)

    def tell_hands(self) -> None:
        self.tell_all("dealt", hands=[in_order(hand) for hand in self.hands])

    def heard(self, viewer: int | None) -> list[Happening]:
        """The events that this viewer saw since it was last asked."""
        news, self.log[viewer] = self.log[viewer], []
        return news


def missing(before: list[str], now: list[str]) -> str:
    """The one card that is no longer there."""
    (card,) = (Counter(before) - Counter(now)).elements()
    return card


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)
