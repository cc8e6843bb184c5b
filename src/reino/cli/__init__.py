"""The command `reino`, with `reino play` and the other commands for the terminal."""
