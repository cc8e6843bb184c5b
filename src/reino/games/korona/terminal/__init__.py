"""Korona in a terminal."""
