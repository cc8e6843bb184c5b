"""Searches: exact where a game can be solved, strong where it cannot."""
