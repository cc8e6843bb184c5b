"""The bots of Sparta: one engine, and its levels."""
