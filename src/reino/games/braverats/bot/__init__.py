"""The bots of BraveRats: the exact solver, perfect play, and the levels below it."""
