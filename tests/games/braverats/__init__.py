"""BraveRats against its rules page."""
