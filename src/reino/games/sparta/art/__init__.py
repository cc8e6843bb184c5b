"""The drawings of Sparta."""
