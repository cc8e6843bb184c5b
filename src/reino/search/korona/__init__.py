"""Korona: what the search knows of it, and the player who only counts points."""
