"""Heirs in a terminal."""
