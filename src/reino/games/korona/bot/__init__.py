"""The bots of Korona: the greedy player, the guidance of the search, and the levels."""
