"""What each legal action is about, game by game."""
