"""The arena: games of bots against bots, many at once, with ratings and balance measured from the
results."""
