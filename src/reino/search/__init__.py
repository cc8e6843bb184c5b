"""Searches that know the contract and no game: Monte Carlo tree search with guidance, exact matrix
games, and the bots and analyst made of them."""
