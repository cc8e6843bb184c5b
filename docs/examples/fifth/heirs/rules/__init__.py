"""The rules of Heirs: what the numbers mean, and the nine functions."""

from heirs.rules.contract import chance, fall, guess, hide, legal, new, over, owing, play
from heirs.rules.state import STATE

__all__ = ["STATE", "chance", "fall", "guess", "hide", "legal", "new", "over", "owing", "play"]
