"""Reasons for the end of a game of Sparta, in the order the ends are tested; 0 is "not over"."""

ALL_CITIES, LAST_PIECE, FEW_PIECES, REPETITION, CALM = range(1, 6)
REASON_KEYS = ("", "all_cities", "last_piece", "few_pieces", "repetition", "calm")

TIMES_REPEATED = 3  # a position that stands for the third time is a draw
CALM_TURNS = 100  # so many turns without a beaten piece or a promotion are a draw
