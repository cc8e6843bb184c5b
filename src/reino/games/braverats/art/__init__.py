"""The drawings of BraveRats."""
