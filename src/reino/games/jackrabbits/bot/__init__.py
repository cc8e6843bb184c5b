"""The bots of Jack Rabbits: the greedy player, the guidance of the search, and the levels."""
