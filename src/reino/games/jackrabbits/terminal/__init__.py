"""The screen of Jack Rabbits in a terminal."""
