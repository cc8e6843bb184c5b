"""What plays Sparta."""
