"""What plays BraveRats."""
