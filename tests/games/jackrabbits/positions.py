"""Hand-made positions: cards as "7s Kd red", hexes by key, actions in words.

An action reads "move citadel n", "land tavern-1 sw", "spend 7s", "spend high As", "goal citadel",
"attack 1" and so on, as the action table writes them, with seats by number.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import reino
from reino import Game, State
from reino.core.runtime import Runtime
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules import stage as stages
from reino.games.jackrabbits.rules.options import suits_in_play
from reino.games.jackrabbits.rules.state import STATE

from .reference import Reference
from .reference_cards import INDEX, JOKERS, SUITED, is_public, is_royal, suit
from .reference_land import EXILE, UNDERGROUND, Land
from .reference_strategies import is_tower

CARDS = [*SUITED, *JOKERS]
HEXES = 13
PLACES = [*tiles.TILE_KEYS, UNDERGROUND, EXILE]

STAGE = (
    *("map", "pick shape", "turn up", "build", "spin", "deal", "first", "take off", "roll"),
    *("lottery", "draw", "limit", "crowd", "shortfall", "flight", "set out", "on way", "pause"),
    *("ride", "sail", "toll", "challenge", "answer", "phase", "fight", "theft", "sides of deal"),
    *("name goods", "name price", "consent", "hand over", "palace", "quiet", "surplus", "penalty"),
    *("over", "goods", "deal tiles", "build freely"),
)


TEXTS = [
    # A seat by its number, as tests count them.
    actions.TABLE.text(action.id).replace(str(action.fields["seat"]), str(action.numbers["seat"]))
    if "seat" in action.fields
    else actions.TABLE.text(action.id)
    for action in actions.TABLE
]
ID = {text: number for number, text in enumerate(TEXTS)}


@cache
def _loaded(players: int, options: tuple[tuple[str, bool | str], ...], rules: int) -> Game:
    return reino.load("jackrabbits", players, dict(options), rules_version=rules)


def game(players: int = 2, rules: int = 2, **options: bool | str) -> Game:
    """Jack Rabbits by these rules, loaded when first asked for."""
    return _loaded(players, tuple(sorted(options.items())), rules)


def outcome_id(outcome: Any) -> int:
    """An outcome of the reference: a pair of dice, a seat, or a card."""
    if isinstance(outcome, tuple):
        return actions.ROLLED + actions.DICE.index(outcome)
    return actions.DRAWN_SEAT + outcome if isinstance(outcome, int) else INDEX[outcome]


BIT = {card: 0 if card in JOKERS else 1 << number for card, number in INDEX.items()}


def bits(cards: Iterable[str]) -> int:
    """A set of cards as the word of the kernel; jokers aside."""
    return sum(map(BIT.__getitem__, cards))


def cards_of(word: int) -> list[str]:
    return [card for number, card in enumerate(SUITED) if int(word) >> number & 1]


@dataclass
class Position:
    """Where every card and rabbit is; it is the turn of `active`, at its beginning ("turn"), or
    with the dice rolled to "set out", or arrived, at the "phase"."""

    base: State  # before the deal: with the map
    hands: list[list[str]]
    rabbits: list[str]
    pile: list[str]
    discards: list[str]
    capital: list[str | None]
    laid_open: list[set[str]]
    known: list[set[str]]  # public
    active: int = 0
    dice: tuple[int, int] = (3, 4)
    at: str = "set out"
    turns: int = 0

    def state(self) -> State:
        """The kernel's state of it, with chance left to the test."""
        runtime, buf, s = opened(self.base)
        adds = self.reference().palace_adds if any(self.laid_open) else [0] * len(self.hands)
        for seat, hand in enumerate(self.hands):
            s.hand[seat], s.hand_size[seat] = bits(hand), len(hand)
            s.shown[seat] = bits(self.known[seat] | self.laid_open[seat])
            s.laid_open[seat] = bits(self.laid_open[seat])
            s.backed |= adds[seat] << seat
            s.rabbit[seat] = PLACES.index(self.rabbits[seat])
            ace = self.capital[seat]
            s.capital[seat] = -1 if ace is None else INDEX[ace]
            for number, joker in enumerate(JOKERS):
                if joker in hand:
                    s.joker[number] = seat
        s.pile, s.pile_size, s.discards = bits(self.pile), len(self.pile), bits(self.discards)
        s.active = s.starter = self.active
        s.turns, s.dice[:] = self.turns, self.dice
        s.stage = self.stage()
        return State(runtime, buf, runtime.review(buf))

    def stage(self) -> int:
        if self.at == "set out":
            return stages.SET_OUT
        if self.at == "phase":
            return stages.PHASE
        options = self.base.game.options
        flies = options["complete"] and is_tower(self.reference(), self.rabbits[self.active])
        return stages.TAKE_OFF if flies else stages.ROLL

    def reference(self) -> Reference:
        reference = reference_of(self.base)
        reference.hands = [list(hand) for hand in self.hands]
        held = [card for hand in self.hands for card in hand]
        reference.court = [card for card in reference.court if card not in held]
        reference.pile, reference.discards = list(self.pile), list(self.discards)
        reference.rabbits, reference.capital = list(self.rabbits), list(self.capital)
        reference.laid_open = [set(cards) for cards in self.laid_open]
        # An ace before a seat with a palace is thought to have lain there before the palace.
        reference.palace_adds = [
            reference.addition_shown(seat, "h") if cards else 0
            for seat, cards in enumerate(self.laid_open)
        ]
        for seat, cards in enumerate(self.known):
            reference.learn(seat, cards | self.laid_open[seat])
        reference.active, reference.turns = self.active, self.turns
        reference.dice = self.dice
        return reference


def opened(state: State) -> tuple[Runtime, Any, Any]:
    """A copy of a state's bytes, and the record in it to write to."""
    runtime = state.game.runtime
    buf = runtime.first.copy()
    buf[: runtime.state_size] = np.frombuffer(bytes(state), np.uint8)
    return runtime, buf, runtime.record(buf)


def reference_of(base: State) -> Reference:
    """The reference beside a game whose map lies, before the deal."""
    options, players = base.game.options, base.game.players
    suits, land = suits_in_play(options, players), Land.of(base.record)
    return Reference(players, options, suits, land, base.game.rules_version)


def words(text: str | Iterable[str] | None) -> list[str]:
    return text.split() if isinstance(text, str) else list(text or ())


def position(
    rabbits: Sequence[str],
    hands: Sequence[str] = (),
    pile: str | None = None,
    discards: str = "",
    capital: Sequence[str | None] = (),
    laid_open: Sequence[str] = (),
    known: Sequence[str] = (),
    active: int = 0,
    dice: tuple[int, int] = (3, 4),
    at: str = "set out",
    turns: int = 0,
    base: State | None = None,
    rules: int = 2,
    **options: bool | str,
) -> Position:
    """A position from words. Cards that are named nowhere are in the pile; where the pile is
    given, in the discards."""
    players = len(rabbits)
    if base is None:
        base = game(players, rules, **options).start(dealer=None)
    held = [*map(words, hands), *([] for _ in range(players - len(hands)))]
    before: list[str | None] = [*capital, *(None for _ in range(players - len(capital)))]
    lying = [card for card in before if card is not None]
    suits = suits_in_play(base.game.options, players)
    numbers = [card for card in SUITED if suit(card) in suits and not is_royal(card)]
    out = [*(card for hand in held for card in hand), *words(discards), *words(pile), *lying]
    assert len(set(out)) == len(out), f"twice: {out}"
    rest = [card for card in numbers if card not in out]
    return Position(
        base,
        held,
        list(rabbits),
        rest if pile is None else words(pile),
        words(discards) if pile is None else words(discards) + rest,
        before,
        [set(words(cards)) for cards in [*laid_open, *[""] * (players - len(laid_open))]],
        [set(words(cards)) for cards in [*known, *[""] * (players - len(known))]],
        active,
        dice,
        at,
        turns,
    )


def placed(rabbits: Sequence[str], hands: Sequence[str] = (), **where: Any) -> State:
    """The kernel's state of a position: see `position`."""
    return position(rabbits, hands, **where).state()


def offered(state: State) -> set[str]:
    """The legal actions of the seat that owes, in words."""
    (seat,) = state.owing
    return {TEXTS[action] for action in state.legal(seat)}


def offers(state: State, start: str) -> set[str]:
    """The legal actions that begin with these words; without them."""
    return {o.removeprefix(start).strip() for o in offered(state) if o.startswith(start)}


def play(state: State, *choices: str) -> State:
    """Choices one after the other, each of the seat that owes it; several with commas between."""
    for choice in ", ".join(choices).split(", "):
        (seat,) = state.owing
        state = state.play(seat, ID[choice])
    return state


def falls(state: State, *outcomes: Any) -> State:
    """These cards are drawn, these dice rolled, one after the other."""
    for outcome in outcomes:
        state = state.fall(outcome_id(outcome))
    return state


def stage(state: State) -> str:
    return STAGE[state.record.stage]


def hand(state: State, seat: int) -> set[str]:
    """With royals and jokers."""
    s = state.record
    jokers = {joker for number, joker in enumerate(JOKERS) if s.joker[number] == seat}
    return {*cards_of(s.hand[seat]), *jokers}


def discards(state: State) -> set[str]:
    return set(cards_of(state.record.discards))


def pile(state: State) -> set[str]:
    return set(cards_of(state.record.pile))


def court(state: State) -> set[str]:
    """Royals and jokers that are in no hand."""
    s = state.record
    held = set().union(*(hand(state, seat) for seat in range(state.game.players)))
    return {card for card in [*cards_of(s.deck), *JOKERS] if is_public(card)} - held


def rabbit(state: State, seat: int) -> str:
    return PLACES[int(state.record.rabbit[seat])]


def known(state: State, viewer: int | None, owner: int) -> set[str]:
    """The cards that a seat, or the public, knows to be in a hand; jokers aside."""
    return set(cards_of(state.view(viewer).record.hand[owner]))


def leads_to(state: State, move: str) -> str:
    """The tile that a move goes to; off the map is the sea."""
    land = Land.of(state.record)
    _, tile, way = move.split()
    return land.beyond(tile, land.edge(tile, way)) or "sea"


def onward(state: State) -> set[str]:
    """The tiles the rabbit may move to from here."""
    return {leads_to(state, choice) for choice in offered(state) if choice.startswith("move ")}


def walk(state: State, *tiles: str) -> State:
    """Along these tiles one after the other; "sea" is off the map."""
    for tile in tiles:
        (choice,) = (
            choice
            for choice in offered(state)
            if choice.startswith("move ") and leads_to(state, choice) == tile
        )
        state = play(state, choice)
    return state


def token(choice: str) -> str:
    """The card of a choice as "7s"; an ace counted high as "As!"."""
    *_, high, card = choice.split()
    return f"{card}!" if high == "high" else card


def lay(state: State, cards: str) -> State:
    """These cards, spent or shown in the order in which they are asked for: "7s As!"."""
    left = set(cards.split())
    while left:
        (choice, *_) = (choice for choice in offered(state) if token(choice) in left)
        left.remove(token(choice))
        state = play(state, choice)
    return state


def payments(state: State) -> set[frozenset[str]]:
    """All sets that can be laid from here, by following every choice of the toll."""
    if stage(state) != "toll":
        return {frozenset()}
    return {
        laid | {token(choice)}
        for choice in offered(state)
        for laid in payments(play(state, choice))
    }


def sets(*texts: str) -> set[frozenset[str]]:
    """As `payments` gives them, from "7s 3s", "As!"."""
    return {frozenset(text.split()) for text in texts}


def rewritten(state: State, **fields: Any) -> State:
    """A state with some fields of its record written anew."""
    runtime, buf, s = opened(state)
    for key, value in fields.items():
        s[key] = value
    return State(runtime, buf, runtime.review(buf))


def crossed_before(state: State, tile: str, way: str) -> State:
    """A journey that has already crossed a side outwards (from the sea: inwards)."""
    crossed = state.record.crossed.copy()
    crossed[tiles.TILE_KEYS.index(tile)] |= 1 << tiles.WAY_KEYS.index(way)
    return rewritten(state, crossed=crossed)


def ended(state: State, *cards: str) -> State:
    """The turn goes on to its end without more deeds; these cards are drawn."""
    while state.owing and stage(state) in ("phase", "palace", "quiet", "surplus", "set out"):
        for choice in ("no more", "no palace", "keep quiet", "no call", "stay"):
            if choice in offered(state):
                state = play(state, choice)
                break
    return falls(state, *cards)


def scattered() -> Any:
    """The record of a map of the citadel and twelve islands of one hex each."""
    record = np.zeros(1, STATE)[0]
    record.turned[:] = actions.NONE
    record.beside[:] = tiles.NO_TILE
    record.turned[:HEXES] = 0
    record.island[:HEXES] = range(HEXES)
    return record
