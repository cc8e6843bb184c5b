"""Previews of BraveRats: the card an action is about, and how it would fare against every other."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, cast

import msgspec
import numpy as np

from reino.core.view import View
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.rules.foresight import FIELDS, ROWS, foresee
from reino.games.braverats.rules.round import RULE_KEYS
from reino.games.braverats.table.names import FACE_KEYS

Deed = Literal["play", "keep"]
Result = Literal["hold", "win", "lose"]

# In the order of their numbers and bits in `rules.foresight`.
RESULT_KEYS: tuple[Result, ...] = ("hold", "win", "lose")
MUTED_KEYS = ("mine", "theirs")
EFFECT_KEYS = ("bonus", "look", "their-bonus", "their-look")


# The rows of `foresee` that are told, by the index of the value of `mime`: the card itself, and its
# meetings with the cards of a clan.
MEETINGS = tuple([0, *(1 + card for card in clan)] for clan in cards.CLANS.values())


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the other clan that a card would meet, and how the round would end."""

    card: str
    """The card it would meet."""
    face: str
    """The card that one counts as: a Mime copies."""
    strength: int
    """Its strength."""
    left: int
    """How many of these the other clan may still lay against it."""
    result: Result
    """How the round would end for the clan that plays."""
    why: str
    """The rule that decides: "music", "love", "prince", "equal", "lower" or "higher"."""
    gain: int
    """Rounds that the winner takes, held ones included."""
    ends: bool = False
    """Whether that decides the game."""
    muted: tuple[str, ...] = ()
    """The powers a Wizard cancels: "mine", "theirs"."""
    next: tuple[str, ...] = ()
    """Effects on the next round: "bonus" and "look" for me, or "their-bonus" and "their-look"."""


class Preview(msgspec.Struct, frozen=True):
    """A card that may be played; or kept, while drafting, as it stands with no help from a round
    before."""

    do: Deed
    """What is done with the card."""
    card: str
    """The card."""
    face: str
    """The card it counts as: a Mime copies."""
    strength: int
    """Its strength."""
    count: int
    """How many of it there are to choose from."""
    meets: list[Meeting]
    """Its row of the match-up table: one entry for each card of the game, weakest first."""


def offers(view: View) -> Sequence[Preview]:
    record = view.record
    foreseen = np.empty((cards.CARDS, ROWS, FIELDS), np.uint8)
    foresee(record, view.seat, foreseen)
    rows = foreseen[:, MEETINGS[record.mime]]
    return [
        _preview(cast(Deed, choice.kind), rows[choice.numbers["card"]].tobytes())
        for choice in map(actions.TABLE.describe, view.legal)
    ]


def _preview(do: Deed, told: bytes) -> Preview:
    card, face, strength, count, *_ = told[:FIELDS]
    # As few meetings as there are: most have been told before.
    meets = [_meeting(told[at : at + FIELDS]) for at in range(FIELDS, len(told), FIELDS)]
    return Preview(do, cards.CARD_KEYS[card], FACE_KEYS[face], strength, count, meets)


@lru_cache(maxsize=20_000)
def _meeting(told: bytes) -> Meeting:
    card, face, strength, left, result, rule, gain, ends, muted, effects = told
    return Meeting(
        card=cards.CARD_KEYS[card],
        face=FACE_KEYS[face],
        strength=strength,
        left=left,
        result=RESULT_KEYS[result],
        why=RULE_KEYS[rule],
        gain=gain,
        ends=bool(ends),
        muted=_those(MUTED_KEYS, muted),
        next=_those(EFFECT_KEYS, effects),
    )


def _those(keys: Sequence[str], bits: int) -> tuple[str, ...]:
    """The keys whose bits are set."""
    return tuple(key for place, key in enumerate(keys) if bits >> place & 1)
