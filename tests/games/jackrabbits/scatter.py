"""Random tables for the lockstep: maps and options of all kinds, crowded positions in which much
happens, and lively players."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

from reino import Game, State
from reino.core.errors import ContradictoryOptions
from reino.games.jackrabbits.rules.options import OPTIONS, suits_in_play

from .positions import Position, game, offered, play, stage
from .reference import Reference
from .reference_cards import (
    SUITED,
    in_order,
    is_ace,
    is_public,
    is_royal,
    minimal_sets,
    shown_values,
    suit,
)
from .reference_land import EXILE, UNDERGROUND, Land
from .reference_strategies import may_act, may_be_palace
from .reference_table import satisfies

# The children's game has a lockstep of its own.
SWITCHES = [
    option.key
    for option in OPTIONS.options
    if option.is_switch and not option.default and option.key != "explore"
]
# Combinations of options whose effects no switch alone brings about.
TOGETHER = (
    ("capital_aces", "additional_capital", "provisional_palaces"),
    ("capital_aces", "additional_capital", "advanced_citadel"),
    ("capital_aces", "ambivalent_aces", "patriarchal_values"),
    ("interpersonal_trade", "seized_surplus"),
    ("interpersonal_trade", "unnoticed_surplus"),
    ("windfall_lottery", "overtaxed_hands"),
    ("trailing_carrots", "residential_flights"),
    ("provisional_palaces", "ambivalent_aces", "trailing_carrots"),
    ("advanced_citadel", "interpersonal_trade"),
)
MAPS = ("sample", "sample", "random", "random", "random", "build")
ENDINGS = ("simple", "diverse", "monarchic", "diverse_monarchic", "tribal")


def some_game(players: int, rng: Random) -> Game:
    """A game with options that go together."""
    while True:
        options: dict[str, bool | str] = {"map": rng.choice(MAPS), "ending": rng.choice(ENDINGS)}
        options["complete"] = rng.random() < 0.9
        often = rng.choice((0.1, 0.3, 0.5))
        options |= {key: rng.random() < often for key in SWITCHES}
        options |= dict.fromkeys(rng.choice(TOGETHER), True)
        options["first"] = rng.choice(OPTIONS["first"].values)
        options["tight_suits"] = rng.random() < 0.2
        options["free_map"] = options["map"] == "build" and rng.random() < 0.6
        if options["tight_suits"] and rng.random() < 0.5:
            options["suits"] = rng.choice(OPTIONS["suits"].values)
        rules = rng.choice((1, 2, 2, 2, 2))
        if rules == 1:
            options = {key: value for key, value in options.items() if OPTIONS[key].since == 1}
        try:
            return game(players, rules, **options)
        except ContradictoryOptions:
            continue


def before_the_deal(chosen: Game, rng: Random) -> State:
    """Its map laid, by chance or by players who choose anything."""
    state = chosen.start(dealer=None)
    while stage(state) not in ("deal", "first"):
        if state.owing:
            state = play(state, rng.choice(sorted(offered(state))))
        else:
            state = state.fall(rng.choice(state.chance)[0])
    return state


def scattered(base: State, rng: Random) -> Position:
    """Any position at the start of a turn or within it; no seat has won yet."""
    players = base.game.players
    land = Land.of(base.record)
    while True:
        rabbits = some_rabbits(land, players, rng)
        active = rng.randrange(players)
        exiled = rabbits[active] == EXILE
        at = "turn" if exiled else rng.choice(("turn", "set out", "set out", "phase"))
        position = dealt(base, rabbits, rng)
        position.active, position.at = active, at
        if at == "phase" and not may_act(position.reference()):
            continue
        one, other = rng.randint(1, 6), rng.randint(1, 6)
        position.dice = rng.choice(((1, 1), (min(one, other), max(one, other))))
        if rng.random() < 0.1:
            position.turns = players * 150 - rng.randint(1, 3)
        if position.reference().victor() is None:
            return position


def some_rabbits(land: Land, players: int, rng: Random) -> list[str]:
    """Places of rabbits: mostly together, and mostly where something goes on."""
    places = [*land.hexes, "citadel", "citadel", UNDERGROUND, EXILE]
    meeting = rng.choice(places[:-1])
    return [meeting if rng.random() < 0.5 else rng.choice(places) for _ in range(players)]


def dealt(base: State, rabbits: list[str], rng: Random) -> Position:
    """Hands, pile, discards and aces before seats, around some rabbits."""
    players, options = base.game.players, base.game.options
    suits = suits_in_play(options, players)
    pool = [card for card in SUITED if suit(card) in suits]
    rng.shuffle(pool)
    limit = 6 if options["overtaxed_hands"] else 9
    secret = options["seized_surplus"] or options["unnoticed_surplus"]
    most = limit + 2 if secret else limit
    jokers = ["red", "black"]
    hands: list[list[str]] = []
    for _ in range(players):
        size = rng.choice((0, 1, 2, 4, limit - 1, limit, most))
        hand = some_hand(pool, min(size, len(pool) // 2), str(options["ending"]), rng)
        if jokers and len(hand) < limit and rng.random() < 0.4:
            hand.append(jokers.pop(rng.randrange(len(jokers))))
        hands.append(hand)
    numbers = [card for card in pool if not is_royal(card)]
    capital: list[str | None] = [None] * players
    if options["capital_aces"]:
        aces = [card for card in numbers if is_ace(card)]
        for seat in range(players):
            if aces and rng.random() < (0.7 if options["additional_capital"] else 0.4):
                capital[seat] = aces.pop()
                numbers.remove(str(capital[seat]))
    held = rng.choice((0, 0, 1, 2, len(numbers)))
    known = [
        {card for card in hand if not is_public(card) and rng.random() < 0.3} for hand in hands
    ]
    laid_open = [some_palace(base, rabbits[seat], hands[seat], rng) for seat in range(players)]
    return Position(base, hands, rabbits, numbers[:held], numbers[held:], capital, laid_open, known)


def some_palace(base: State, rabbit: str, hand: list[str], rng: Random) -> set[str]:
    """The hearts that lie open before a seat, if they may."""
    options = base.game.options
    hearts = in_order(card for card in hand if suit(card) == "h")
    ways = minimal_sets(hearts, 6, shown_values(options))
    version = base.game.rules_version
    there = options["provisional_palaces"] and may_be_palace(options, version, rabbit)
    return {card for card, _ in rng.choice(ways)} if there and ways else set()


def some_hand(pool: list[str], size: int, ending: str, rng: Random) -> list[str]:
    """Cards with a purpose, mostly: of one suit, small change for a long way, or royals that nearly
    or wholly satisfy the ending."""
    purpose = rng.choice(("any", "c", "s", "h", "d", "change", "royal", "royal"))
    hand: list[str] = []
    if purpose == "royal" and size >= 3:
        ways = [
            three for three in combinations(filter(is_royal, pool), 3) if satisfies(three, ending)
        ]
        if ways:
            hand = list(rng.choice(ways))[: rng.choice((2, 3, 3))]
    for card in hand:
        pool.remove(card)
    while len(hand) < size:
        wanted = purpose if rng.random() < 0.7 else "any"
        royals = sum(map(is_royal, hand))
        fitting = [
            card
            for card in pool
            if (wanted in ("any", "royal", suit(card)) or (wanted == "change" and card[0] in "234"))
            and not (is_royal(card) and royals == 3)
        ]
        card = next(iter(fitting), None) or next(card for card in pool if not is_royal(card))
        pool.remove(card)
        hand.append(card)
    return hand


# How eager players are for each kind of choice.
EAGER = {
    "stay": 0.2,
    "no": 0.4,
    "give": 0.7,
    "pay": 3.0,
    "decline": 0.5,
    "refuse": 0.5,
    "named": 3.0,
    "stop": 0.7,
    "move": 2.0,
    "accept": 2.0,
    "call": 0.5,
    "deal": 2.0,
}


def chosen(reference: Reference, rng: Random) -> str:
    """Any action, each kind of it as likely as its weight says; deals are often kept."""
    question = reference.question
    assert question is not None
    kinds: dict[str, list[str]] = {}
    for action in sorted(question.actions):
        kinds.setdefault(action.split()[0], []).append(action)
    (kind,) = rng.choices(list(kinds), [EAGER.get(kind, 1.0) for kind in kinds])
    choices = kinds[kind]
    if question.stage.startswith("name") and rng.random() < 0.9:
        giver = next(reversed(reference.named))
        choices = among(choices, reference.hands[giver])
    if question.stage == "hand over" and rng.random() < 0.9:
        choices = among(choices, reference.named[question.seat or 0])
    if kind == "goal" and rng.random() < 0.5:
        choices = among(choices, palaces(reference))
    return rng.choice(choices)


def palaces(reference: Reference) -> list[str]:
    """Where provisional palaces are."""
    return [
        rabbit
        for rabbit, hearts in zip(reference.rabbits, reference.laid_open, strict=True)
        if hearts
    ]


def among(choices: list[str], cards: Iterable[str]) -> list[str]:
    """Choices of these cards, if there are any."""
    wanted = set(cards)
    return [choice for choice in choices if choice.split()[-1] in wanted] or choices


def fallen(reference: Reference, rng: Random) -> object:
    """An outcome as chance weighs it."""
    assert reference.question is not None
    outcomes = sorted(reference.question.outcomes.items(), key=repr)
    (outcome,) = rng.choices(*zip(*outcomes, strict=True))
    result: object = outcome
    return result


def table(players: int, rng: Random) -> State:
    return before_the_deal(some_game(players, rng), rng)
