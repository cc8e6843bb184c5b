"""The screen of Sparta in a terminal."""
