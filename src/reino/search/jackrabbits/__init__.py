"""Jack Rabbits: what the search knows of it, and the player who takes the shortest way."""
