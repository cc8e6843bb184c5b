"""Positions made by chance, rich enough that much happens in them, and lively players."""

from collections import Counter
from random import Random

from reino import State

from .positions import TEXTS, Position, text
from .reference import Reference
from .reference_table import COPIES, KINGDOM, Action
from .reference_zone import Zone, combo, peasants, takes, ways, with_card

ACTION_CARDS = [card for card in COPIES if card not in KINGDOM]
DUELS = ("donation", "tactical-swap", "sneak-attack", "glorious-attack", "revolt", "shield")

# A zone one card short of a combo, and zones of seats with a revolt, a guard or rivals.
THEMES = (
    "monarch monarch, healer, stable, knight, tower archer, field peasant, field jester, villain",
    "monarch jester, stable knight knight, tower archer archer archer, tower archer jester archer",
    "monarch monarch, field peasant, field jester, field peasant peasant, field peasant",
    "monarch jester, field peasant, field peasant, field peasant villain, field, field peasant",
    "field peasant peasant peasant, field peasant jester, peasant, peasant, peasant",
    "peasant, peasant, peasant, peasant, field peasant peasant, monarch jester",
    "monarch monarch, stable knight jester, tower archer archer archer",
    "monarch villain, stable knight knight, tower archer jester archer",
    "monarch jester, healer villain, tower villain archer archer",
    "healer jester, monarch, villain, villain",
    "monarch, healer",
    "stable jester",
    "field jester peasant, field jester peasant, field peasant",
    "tower jester archer jester, tower archer, field villain villain peasant",
    "",
)


def scattered(players: int, rng: Random) -> Position:
    """Any position at the start of a turn or within it, with no combo in it yet."""
    while True:
        pool = Counter(COPIES)
        zones = [some_zone(pool, rng) for _ in range(players)]
        if not any(combo(zone) for zone in zones):
            return dealt(zones, pool, rng)


def some_zone(pool: Counter[str], rng: Random) -> Zone:
    """A theme or two as far as there are cards for it, less a card, and other cards at random."""
    zone: Zone = []
    for _ in range(rng.choice((0, 1, 1, 2))):
        for pile in rng.choice(THEMES).split(","):
            for card in pile.split():
                place_somewhere(zone, pool, card, rng, tidy=True)
    if zone and rng.random() < 0.6:
        pool[rng.choice(zone).pop()] += 1
        zone[:] = [pile for pile in zone if pile]
    for _ in range(rng.choice((0, 0, 2, 5))):
        place_somewhere(zone, pool, rng.choice(KINGDOM), rng, tidy=False)
    return zone


def place_somewhere(zone: Zone, pool: Counter[str], card: str, rng: Random, *, tidy: bool) -> None:
    """Place a card if it is there and may be placed; the tidy go on with the newest pile."""
    options = ways(zone, card)
    if not pool[card] or not options:
        return
    where = rng.choice(options)
    if tidy:
        last = len(zone) - 1
        where = last if zone and takes(zone[last], card) else options[-1]
    zone[:] = with_card(zone, card, where)
    pool[card] -= 1


def dealt(zones: list[Zone], pool: Counter[str], rng: Random) -> Position:
    """Hands, market, deck and discards around some zones; often near the end."""
    players = len(zones)
    active = rng.randrange(players)
    at = rng.choice(("take", "act", "act"))
    actions = rng.randint(1, 3) if at == "act" else 3
    hands = []
    for seat in range(players):
        most = 7 if seat != active or at == "take" else 7 + actions
        size = rng.choice((0, 1, 1, 3, 5, rng.randint(1, most)))
        if seat == active and at == "act":
            size = max(1, size)
        hands.append([drawn(pool, rng) for _ in range(size)])
        if hands[seat] and seat == active and peasants(zones[seat]) >= 6 and pool["revolt"]:
            pool[hands[seat][0]] += 1
            pool["revolt"] -= 1
            hands[seat][0] = "revolt"
    deck_size = rng.choice((0, 0, 1, 2, 3, 6, 30))
    market_size = 3 if deck_size else rng.randint(0 if at == "act" else 1, 3)
    rest = list(pool.elements())
    rng.shuffle(rest)
    market, rest = rest[:market_size], rest[market_size:]
    deck, discards = rest[:deck_size], rest[deck_size:]
    return Position(zones, hands, market, deck, discards, active, actions, at)


def drawn(pool: Counter[str], rng: Random) -> str:
    """A card for a hand: mostly one that strikes another seat."""
    kinds = rng.choice((DUELS, DUELS, ACTION_CARDS, KINGDOM, ("shield",)))
    cards = [card for card in kinds if pool[card]] or list(pool.elements())
    card = rng.choice(cards)
    pool[card] -= 1
    return card


def chosen(reference: Reference, rng: Random) -> Action:
    """Any action, each kind of it as likely as the others; few discards, many shields."""
    question = reference.question
    assert question is not None
    kinds: dict[str, list[Action]] = {}
    for action in sorted(question.actions, key=text):
        kinds.setdefault(action[0], []).append(action)
    eager = {"discard": 0.1, "end turn": 0.2, "shield": 4.0, "place": 2.0, "revolt": 5.0}
    (kind,) = rng.choices(list(kinds), [eager.get(kind, 1.0) for kind in kinds])
    return rng.choice(kinds[kind])


def fallen(reference: Reference, rng: Random) -> str | int:
    """An outcome as chance weighs it."""
    assert reference.question is not None
    outcomes = reference.question.outcomes
    (outcome,) = rng.choices(list(outcomes), list(outcomes.values()))
    result: str | int = outcome
    return result


def played(seed: int) -> list[State]:
    """States of a game in which cards are used rather than thrown away."""
    rng = Random(seed)
    states = [scattered(rng.choice((2, 3, 4)), rng).state()]
    while len(states) < 80 and not states[-1].over:
        state = states[-1]
        if state.chance:
            cards, weights = zip(*state.chance, strict=True)
            states.append(state.fall(rng.choices(cards, weights)[0]))
            continue
        (seat,) = state.owing
        legal = state.legal(seat)
        lively = [a for a in legal if not TEXTS[a].startswith(("discard", "place"))]
        states.append(state.play(seat, rng.choice(lively or legal)))
    return states
