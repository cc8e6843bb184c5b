"""Sparta in a terminal."""
