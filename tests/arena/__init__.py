"""The arena: matches, ratings, balance and its picture."""
