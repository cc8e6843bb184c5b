"""The arena: bots against bots, many games at once, and what the results say."""
