"""Hand-made positions, reached by playing: cards by name, Yarg's first."""

from collections.abc import Iterable
from typing import Any

import reino
from reino import State

CARDS = (
    "musician",
    "princess",
    "spy",
    "assassin",
    "ambassador",
    "wizard",
    "general",
    "prince",
    "mime",
)
KEEP = len(CARDS)
DRAWN_SEAT = len(CARDS)
NEXT_GAME = DRAWN_SEAT + 2
YARG, APPLEWOOD = 0, 1


def card(name: str) -> int:
    """The number of a card: the action that plays it, the outcome that brings it."""
    return CARDS.index(name)


def keep(name: str) -> int:
    return KEEP + card(name)


def fresh(**options: object) -> State:
    """The first state, with chance left to the test."""
    return reino.load("braverats", options=options).start(dealer=None)


def meet(state: State, yarg: str, applewood: str) -> State:
    """One round, in the order that the Spy demands."""
    cards = {YARG: card(yarg), APPLEWOOD: card(applewood)}
    while cards:
        (state, cards) = (
            state.play({seat: cards[seat] for seat in state.owing}),
            {seat: c for seat, c in cards.items() if seat not in state.owing},
        )
    return state


def rounds(state: State, *pairs: str) -> State:
    """Rounds as "yarg applewood", one after the other."""
    for pair in pairs:
        yarg, applewood = pair.split()
        state = meet(state, yarg, applewood)
    return state


def after(*pairs: str, **options: object) -> State:
    """A new game after these rounds."""
    return rounds(fresh(**options), *pairs)


def falls(state: State, outcomes: Iterable[int]) -> State:
    for outcome in outcomes:
        state = state.fall(outcome)
    return state


def shown(state: State, viewer: int | None = None) -> dict[str, Any]:
    return state.view(viewer).as_dict()


def result(state: State) -> str:
    """The last round as the results table prints it: A, Y, X; with ! where it wins the game."""
    last = shown(state)["results"][-1]
    letter = "X" if last["winner"] is None else "YA"[last["winner"]]
    return letter + ("!" if last["princess"] else "")


def wins(state: State) -> tuple[int, int]:
    yarg, applewood = shown(state)["wins"]
    return yarg, applewood


def held(state: State) -> int:
    count: int = shown(state)["held"]
    return count


def names(actions: Iterable[int]) -> list[str]:
    return [CARDS[action % KEEP] for action in actions]
