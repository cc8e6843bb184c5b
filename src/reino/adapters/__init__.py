"""Reino's games as other projects know games. Nobody imports this but those who want it."""
