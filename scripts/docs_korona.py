"""Hand-made tables of Korona, and the pictures of its pages; `docs_pictures.py` writes them.

A spread is a row of piles. Cards have names, so there is a picture for each language.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import reino
from reino import State
from reino.core.catalogue import catalogue
from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    OLD_PARCHMENT,
    Markup,
    circle,
    document,
    group,
    path,
    rect,
    text,
)
from reino.games.korona import LOCALE
from reino.games.korona.art.cards import CARD, CARD_HEIGHT, covered, face, pile, pile_height
from reino.games.korona.rules import cards as korona_cards
from reino.games.korona.rules.piles import NUMBER, Pile, is_full
from reino.games.korona.rules.stage import ACT
from reino.games.korona.rules.zone import add
from reino.games.korona.table.scoring import breakdown

# The example of the rulebook: 84 points.
EXAMPLE = (
    "monarch monarch, healer, stable knight knight, tower archer jester, "
    "field peasant peasant, field peasant, field peasant, knight"
)
# Piles in rows, apart by commas; a semicolon begins a new group.
SPREADS: Mapping[str, str] = {
    "piles": (
        "monarch monarch, healer healer, stable knight knight, tower archer archer archer, "
        "field peasant peasant peasant"
    ),
    "guests": "monarch jester, stable knight jester, tower jester archer; field peasant villain",
    "combo-healer": (
        "monarch monarch, healer; stable knight, tower archer, field peasant jester, villain"
    ),
    "combo-military": (
        "monarch jester; stable knight knight; tower archer archer archer, "
        "tower archer archer archer"
    ),
    "combo-production": (
        "monarch monarch; field peasant, field peasant peasant, field jester, field peasant"
    ),
    "guarded": "monarch monarch; stable knight knight, tower archer archer archer",
    "exposed": "monarch monarch; stable knight knight, tower archer villain archer",
}
MARGIN = 24
BETWEEN = 20  # two piles, with room for their gold edges
APART = 30  # more of it, before a new group
COINS = 64  # room below the piles for their points


@dataclass(frozen=True)
class Table:
    """A table in the middle of a turn. Cards that are named nowhere are in the deck."""

    zones: Sequence[str]
    hands: Sequence[str]
    market: str
    discards: str
    choices: Sequence[str] = ()  # by name, of the seat that owes them; chance has its turns too
    viewer: int | None = 0
    active: int = 0
    actions: int = 3
    turns: int = 0

    def state(self) -> State:
        runtime = reino.load("korona", len(self.zones)).runtime
        buf = runtime.first.copy()
        s = runtime.record(buf)
        left = Counter(dict(zip(korona_cards.CARD_KEYS, korona_cards.COPIES.tolist(), strict=True)))
        for seat, zone in enumerate(self.zones):
            for cards in piles_of(zone):
                add(s, seat, NUMBER[cards])
                left.subtract(korona_cards.CARD_KEYS[card] for card in cards)
        rows = [*(s.hand[seat] for seat in range(len(self.hands))), s.market, s.discards]
        for row, named in zip(rows, [*self.hands, self.market, self.discards], strict=True):
            row[:] = counted(Counter(named.split()))
            left.subtract(named.split())
        s.deck[:] = counted(left)
        s.hand_size[: len(self.hands)] = [len(hand.split()) for hand in self.hands]
        s.market_size, s.deck_size = len(self.market.split()), left.total()
        s.stage, s.active, s.first = ACT, self.active, 0
        s.actions, s.turns = self.actions, self.turns
        state = State(runtime, buf, runtime.review(buf))
        for choice in self.choices:
            state = chosen(state, choice)
        return state


def counted(cards: Mapping[str, int]) -> list[int]:
    return [cards.get(key, 0) for key in korona_cards.CARD_KEYS]


def chosen(state: State, choice: str) -> State:
    """The state after the choice of this name, by the seat that owes one or by chance."""
    if not state.owing:
        (outcome,) = (o for o, _ in state.chance if state.game.outcome_name(o) == choice)
        return state.fall(outcome)
    (seat,) = state.owing
    (action,) = (a for a in state.legal(seat) if state.game.name(a) == choice)
    return state.play(seat, action)


TABLES: Mapping[str, Table] = {
    "table": Table(
        zones=(
            "monarch, healer, tower archer archer archer, field peasant peasant, field jester, "
            "knight",
            "monarch monarch, stable knight knight, field peasant, archer, archer",
            "tower archer archer, tower archer, stable, field peasant, field, peasant, villain",
        ),
        hands=("monarch archer shield sneak-attack peasant", "tower field shield", "knight revolt"),
        market="draw-again stable glorious-attack",
        discards="draw-again draw-again donation internal-affairs shield peasant archer",
        actions=2,
    ),
    "swap": Table(
        zones=(
            "monarch, field peasant, field, villain",
            "tower archer archer, stable knight knight, field peasant",
        ),
        hands=("tactical-swap tower", "shield archer field"),
        market="draw-again peasant donation",
        discards="draw-again shield",
        choices=(
            "Use Tactical swap on the Eagle",
            "The archer on top of tower + 2 archers",
            "The archer on top of tower + archer",
            "The lone villain",
        ),
        viewer=1,
    ),
    "revolt": Table(
        zones=(
            "field peasant peasant peasant, field peasant peasant, peasant, archer",
            "tower archer archer archer, monarch monarch",
            "stable knight knight, healer, knight",
        ),
        hands=("revolt knight", "draw-again", "internal-affairs archer"),
        market="draw-again peasant donation",
        discards="shield shield shield shield",
        choices=("Use Revolt", "The lone archer", "Place an archer by itself"),
        viewer=None,
    ),
}


def piles_of(row: str) -> list[Pile]:
    """Piles from words, as "tower archer, knight"."""
    rows = row.replace(";", ",").split(",")
    return [tuple(korona_cards.CARD_KEYS.index(card) for card in cards.split()) for cards in rows]


def cards(first: int, end: int, across: int, lang: str) -> str:
    """Cards face up in rows, each with how many there are of it."""
    say = catalogue(lang, LOCALE)
    pitch, row = CARD + BETWEEN, CARD_HEIGHT + 44
    width = 2 * MARGIN + pitch * across - BETWEEN
    height = MARGIN + row * ((end - first) // across) + 6
    drawn, told = [], []
    for place, card in enumerate(range(first, end)):
        at = (MARGIN + pitch * (place % across), MARGIN + row * (place // across))
        many = text(
            f"× {korona_cards.COPIES[card]}", CARD / 2, CARD_HEIGHT + 26, 22, text_anchor="middle"
        )
        drawn.append(group(shown(korona_cards.CARD_KEYS[card], lang), many, at=at))
        told.append(
            f"{say('korona-card', card=korona_cards.CARD_KEYS[card])} × {korona_cards.COPIES[card]}"
        )
    return page(lang, width, height, ", ".join(told), *drawn)


def spread(row: str, lang: str) -> str:
    """Piles side by side."""
    piles = piles_of(row)
    starts = [len(piles_of(part)) for part in row.split(";")]
    firsts = {sum(starts[:i]) for i in range(1, len(starts))}
    places = lined_up(piles, firsts)
    tallest = max(map(len, piles))
    width, height = places[-1] + CARD + MARGIN, 2 * MARGIN + 12 + pile_height(tallest)
    drawn = [
        group(stack(cards, lang), at=(x, MARGIN + 12))
        for cards, x in zip(piles, places, strict=True)
    ]
    return page(lang, width, height, told_piles(piles, lang), *drawn)


def example(lang: str) -> str:
    """The example of the rulebook, with the points of each rule below its piles."""
    piles = piles_of(EXAMPLE)
    entries = breakdown(piles)
    ends = [sum(len(entry.piles) for entry in entries[:i]) for i in range(len(entries) + 1)]
    places = lined_up(piles, set(ends[1:-1]))
    bottom = MARGIN + 12 + pile_height(max(map(len, piles)))
    width, height = places[-1] + CARD + MARGIN, bottom + COINS + MARGIN
    drawn = [
        group(stack(cards, lang), at=(x, MARGIN + 12))
        for cards, x in zip(piles, places, strict=True)
    ]
    for entry, first, end in zip(entries, ends[:-1], ends[1:], strict=True):
        left, right = places[first], places[end - 1] + CARD
        brace = f"M{left} {bottom + 10} V{bottom + 18} H{right} V{bottom + 10}"
        drawn.append(path(brace, fill="none", stroke=FADED_INK, stroke_width=3))
        drawn.append(coin(entry.points, (left + right) / 2, bottom + 44))
    told = told_piles(piles, lang)
    return page(lang, width, height, f"{told}: {sum(e.points for e in entries)}", *drawn)


def coin(points: int, x: float, y: float) -> Markup:
    return group(
        circle(0, 0, 25, fill=GOLD, stroke=INK, stroke_width=2),
        text(str(points), 0, 8, 23, text_anchor="middle", font_weight="bold"),
        at=(x, y),
    )


def lined_up(piles: Sequence[Pile], firsts: set[int]) -> list[int]:
    """The distance of each pile from the left."""
    gaps = (APART * len([first for first in firsts if first <= i]) for i in range(len(piles)))
    return [MARGIN + (CARD + BETWEEN) * i + gap for i, gap in enumerate(gaps)]


def stack(cards: Pile, lang: str) -> Markup:
    say = catalogue(lang, LOCALE)
    *under, top = (korona_cards.CARD_KEYS[card] for card in cards)
    names = [covered(card, say("korona-card", card=card)) for card in under]
    return pile([*names, shown(top, lang)], full=is_full(cards))


def shown(card: str, lang: str) -> Markup:
    say = catalogue(lang, LOCALE)
    return face(card, say("korona-card", card=card), say("korona-picture-worth", card=card))


def told_piles(piles: Sequence[Pile], lang: str) -> str:
    say = catalogue(lang, LOCALE)
    return ", ".join(
        " + ".join(say("korona-card", card=korona_cards.CARD_KEYS[card]) for card in cards)
        for cards in piles
    )


def page(lang: str, width: int, height: int, told: str, *drawn: Markup) -> str:
    ground = rect(0, 0, width, height, rx=10, fill=OLD_PARCHMENT)
    return document(lang, (width, height), catalogue(lang, LOCALE)("korona"), told, ground, *drawn)


def whole_table(of: Table, lang: str) -> str:
    return of.state().svg(of.viewer, lang=lang)


PICTURES: Mapping[str, Callable[[str], str]] = {
    "kingdom": partial(cards, 0, korona_cards.COLOURS, 5),
    "deeds": partial(cards, korona_cards.COLOURS, len(korona_cards.CARD_KEYS), 4),
    "example": example,
    **{name: partial(spread, row) for name, row in SPREADS.items()},
    **{name: partial(whole_table, of) for name, of in TABLES.items()},
}
