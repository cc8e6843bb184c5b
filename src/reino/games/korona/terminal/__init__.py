"""The screen of Korona in a terminal."""
