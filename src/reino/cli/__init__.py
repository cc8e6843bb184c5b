"""The command `reino` and the games in the terminal."""
