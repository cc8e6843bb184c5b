"""The tally of a finished game of Jack Rabbits, for its balance: the seat that began, the turns it
took, and the suits whose strategies the seats made work."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reino.core.plain_kernel import plain
from reino.core.state import State
from reino.games.jackrabbits.rules import cards, reasons, stage, tiles
from reino.games.jackrabbits.rules.fights import opponent

VARIED = "ending"  # the option whose values are worth comparing
STRATEGIES = cards.SUIT_KEYS


@dataclass(frozen=True)
class Account:
    """One game. A strategy worked for a seat that flew (clubs), won a fight on either side
    (spades), won a judgement as challenger or newcomer (hearts), or bought a discard (diamonds)."""

    first: int  # the seat that began
    turns: int  # of all seats together, an unfinished one included
    used: tuple[frozenset[str], ...]  # by seat: the strategies that worked at least once
    brought: tuple[str, ...]  # the suits of the royals that were brought home, one for each


def account(final: State) -> Account:
    """The account of a game, read off its states from the last one back."""
    last = final.record
    used: list[set[str]] = [set() for _ in range(int(last.players))]
    state, after = final, last
    while state.parent is not None:
        before = state.parent.record
        for seat, strategy in _worked(before, after):
            used[seat].add(strategy)
        state, after = state.parent, before
    home = bool(last.reason == reasons.HOME)
    return Account(
        int(last.first),
        int(last.turns) + home,
        tuple(map(frozenset, used)),
        tuple(_brought(last)) if home else (),
    )


def _worked(before: Any, after: Any) -> Iterator[tuple[int, str]]:
    """The strategy that one step made work, and the seat it worked for."""
    active, was = int(before.active), before.stage
    if was == stage.FLIGHT:
        yield active, "clubs"
    elif was == stage.FIGHT and after.stage != stage.FIGHT:
        # The side that was to lay more has yielded.
        yield int(plain(opponent)(before, before.payer)), "spades"
    elif was == stage.ANSWER and after.stage != stage.TOLL:
        exiled = after.rabbit[active] == tiles.EXILE
        yield int(before.challenger) if exiled else active, "hearts"
    elif was == stage.TOLL and after.stage != stage.TOLL:
        if before.purpose == stage.FOR_ANSWER:
            yield active, "hearts"
        elif before.purpose == stage.FOR_GOODS:
            yield active, "diamonds"


def _brought(record: Any) -> Iterator[str]:
    (winner,) = (seat for seat in range(int(record.players)) if record.winners >> seat & 1)
    hand = int(record.hand[winner])
    for suit, key in enumerate(cards.SUIT_KEYS):
        for rank in range(cards.JACK, cards.RANKS):
            if hand >> (suit * cards.RANKS + rank) & 1:
                yield key
