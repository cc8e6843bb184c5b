"""BraveRats in a terminal."""
