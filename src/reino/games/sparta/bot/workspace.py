"""The memory of one search: a record of fixed size that compiled code works in."""

import numpy as np

from reino.games.sparta.rules import actions, reasons

MOST_PLIES = 64  # how deep a line may go, quiescence included

# Scores are like rating points: 400 more is ten to one. A win is worth more the sooner it comes.
WIN = 30_000
SURE_WIN = WIN - 2 * MOST_PLIES  # beyond this a score counts plies to the end

FEATURES = (
    "tempo",
    "warriors",
    "heroes",
    "two_pieces",
    "three_pieces",
    "four_pieces",
    "cities",
    "one_city",
    "two_cities",
    "conquests",
    "conquests_faced",
    "captures",
    "captures_faced",
    "promotions",
    "promotions_faced",
    "reach",
    "warriors_near_own_city",
    "pieces_near_enemy_city",
    "edge",
    "centre",
    "warriors_in_own_city",
    "garrisons",
    "together",
    "in_contact",
    "hunters",
    "reach_of_few",
)

i2, i4, i8 = np.int16, np.int32, np.int64
WORKSPACE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # The budget.
                ("nodes", i8),
                ("most_nodes", i8),
                ("stop", i8),  # set from outside, by the thread that holds the clock
                ("stopped", i8),  # the budget is spent: every result is void
                # The search's statistics of moves.
                ("moves", i2, (MOST_PLIES, actions.MAX_LEGAL)),
                ("order", i4, (MOST_PLIES, actions.MAX_LEGAL)),
                ("killers", i2, (MOST_PLIES, 2)),
                ("history", i4, (2, len(actions.TABLE))),
                # The line that is expected from each ply on.
                ("line", i2, (MOST_PLIES + 1, MOST_PLIES + 1)),
                ("length", i8, (MOST_PLIES + 1,)),
                # Keys of the game's own past, then of the line being looked at.
                ("path", i8, (reasons.CALM_TURNS + MOST_PLIES + 1,)),
                ("behind", i8),  # how many of them are the game's
                # Evaluation.
                ("weights", i4, (len(FEATURES),)),
                ("features", i4, (len(FEATURES),)),
            ],
            align=True,
        ),
    )
)
