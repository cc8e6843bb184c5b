"""One round of BraveRats: two cards meet. Plain Python that reads like the rulebook.

There are few enough meetings to work all of them out once: `ROUND` holds them, and the kernel looks
them up. That is faster than a chain of branches, and it keeps the rules of a round in one place.
"""

from itertools import product
from typing import Final

import numpy as np

from reino.games.braverats.rules import cards

FACES: Final = cards.BLANK + 1
NOBODY: Final = -1

# The effects of a meeting, packed: one row of ROUND.
RESULT: Final = 0  # seat, HOLD, or PRINCESS_WINS + seat
LOOK: Final = 1  # the seat whose Spy looks next round, or NOBODY
BONUS: Final = 2  # + seat: strength it adds to that seat's next card
EXTRA: Final = 4  # + seat: 1 where that seat's active Ambassador makes the round count one more
RULE: Final = 6  # the rule that decides, by its place in RULE_KEYS
MUTED: Final = 7  # + seat: 1 where the power of that seat's card is cancelled
ROUND_FIELDS: Final = 9

# The rules that decide a round, in the order in which they are asked.
RULE_KEYS: Final = ("music", "love", "prince", "equal", "lower", "higher")
MUSIC, LOVE, PRINCE, EQUAL, LOWER, HIGHER = range(len(RULE_KEYS))


def strength(face: int, bonus: int) -> int:
    """Printed or copied strength, and a +2 that was earned before: no Wizard takes that away."""
    return (cards.BLANK_STRENGTH if face == cards.BLANK else face) + bonus


def active(face: int, opposite: int) -> bool:
    """A card facing a Wizard has no power; two Wizards: neither has."""
    return face != cards.BLANK and opposite != cards.WIZARD


def muted(face: int, opposite: int) -> bool:
    """Whether the card opposite takes a power away. A blank Mime has none to lose."""
    return face != cards.BLANK and not active(face, opposite)


def judge(face0: int, face1: int, bonus0: int, bonus1: int) -> int:
    """The result of a round: a seat, HOLD, or PRINCESS_WINS + seat for the whole game."""
    result, _ = decide(face0, face1, bonus0, bonus1)
    return result


def decide(face0: int, face1: int, bonus0: int, bonus1: int) -> tuple[int, int]:
    """The result of a round, and the rule that decides it."""
    power0, power1 = active(face0, face1), active(face1, face0)

    # An active Musician puts the round on hold.
    if (face0 == cards.MUSICIAN and power0) or (face1 == cards.MUSICIAN and power1):
        return cards.HOLD, MUSIC

    # A Princess who meets the Prince wins the game.
    prince0, prince1 = face0 == cards.PRINCE and power0, face1 == cards.PRINCE and power1
    if face0 == cards.PRINCESS and power0 and prince1:
        return cards.PRINCESS_WINS, LOVE
    if face1 == cards.PRINCESS and power1 and prince0:
        return cards.PRINCESS_WINS + 1, LOVE

    # A Prince wins the round; two Princes compare strength.
    if prince0 != prince1:
        return (0 if prince0 else 1), PRINCE

    # Equal strength: hold. An active Assassin: the lower wins. Otherwise the higher.
    strength0, strength1 = strength(face0, bonus0), strength(face1, bonus1)
    if strength0 == strength1:
        return cards.HOLD, EQUAL
    stronger = 0 if strength0 > strength1 else 1
    assassin = (face0 == cards.ASSASSIN and power0) or (face1 == cards.ASSASSIN and power1)
    return (1 - stronger, LOWER) if assassin else (stronger, HIGHER)


def counts_double(face: int, opposite: int) -> bool:
    """An active Ambassador makes its round count one more."""
    return face == cards.AMBASSADOR and active(face, opposite)


def lasts(face: int, opposite: int, musician_mutes: bool) -> bool:
    """Whether a General or Spy reaches into the next round."""
    return active(face, opposite) and not (musician_mutes and opposite == cards.MUSICIAN)


def looker(face0: int, face1: int, musician_mutes: bool) -> int:
    """The seat whose Spy looks next round; two Spies cancel each other."""
    if face0 == face1:
        return NOBODY
    if face0 == cards.SPY and lasts(face0, face1, musician_mutes):
        return 0
    if face1 == cards.SPY and lasts(face1, face0, musician_mutes):
        return 1
    return NOBODY


def next_bonus(face: int, opposite: int, musician_mutes: bool) -> int:
    """The General's gift to the next card of its clan."""
    return (
        cards.GENERAL_BONUS
        if face == cards.GENERAL and lasts(face, opposite, musician_mutes)
        else 0
    )


def meetings() -> np.ndarray:
    """Every meeting worked out: [musician_mutes, bonus of 0, bonus of 1, face 0, face 1, field]."""
    table = np.zeros((2, 2, 2, FACES, FACES, ROUND_FIELDS), np.int8)
    for mutes, up0, up1 in product((False, True), repeat=3):
        for face0, face1 in product(range(FACES), repeat=2):
            row = table[int(mutes), int(up0), int(up1), face0, face1]
            bonuses = cards.GENERAL_BONUS * up0, cards.GENERAL_BONUS * up1
            row[RESULT], row[RULE] = decide(face0, face1, *bonuses)
            row[LOOK] = looker(face0, face1, mutes)
            row[BONUS] = next_bonus(face0, face1, mutes)
            row[BONUS + 1] = next_bonus(face1, face0, mutes)
            row[EXTRA] = counts_double(face0, face1)
            row[EXTRA + 1] = counts_double(face1, face0)
            row[MUTED] = muted(face0, face1)
            row[MUTED + 1] = muted(face1, face0)
    return table


ROUND: Final = meetings()
ROUND_ROWS: Final = ROUND.reshape(-1, ROUND_FIELDS)
# By bonus, 0 or 1 times the General's, and face.
STRENGTH: Final = np.array(
    [[strength(face, bonus) for face in range(FACES)] for bonus in (0, cards.GENERAL_BONUS)],
    np.int8,
)
